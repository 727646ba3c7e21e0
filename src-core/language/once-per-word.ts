// Deeds say few words many times over: what is to be known of a word by itself is found out once and kept. So is what several parts of the reader ask of one document.

/** What has been found out of a thing, by the number of the question: as long as the document, or what was made of it, is there. */
const answersTo = new WeakMap<object, unknown[]>();
/** Most questions in a row are asked of one thing. */
let lastAsked: object | undefined;
let lastAnswers: unknown[] = [];

function answersOf(thing: object): unknown[] {
  if (thing === lastAsked) return lastAnswers;
  let answers = answersTo.get(thing);
  if (answers === undefined) {
    answers = [];
    answersTo.set(thing, answers);
  }
  lastAsked = thing;
  lastAnswers = answers;
  return answers;
}

let questionsOfThings = 0;

export function oncePer<Thing extends object, Known>(find: (thing: Thing) => Known): (thing: Thing) => Known {
  const question = questionsOfThings;
  questionsOfThings += 1;
  return (thing) => {
    const answers = answersOf(thing);
    const known = answers[question] as Known | undefined;
    if (known !== undefined) return known;
    const found = find(thing);
    answers[question] = found;
    return found;
  };
}

/** More are never asked of side by side. */
const MOST_PARTS = 1024;

/** The same of what there is much of, or where the question is put anew for each: kept for a while. */
export function oncePerPart<Thing extends object, Known>(find: (thing: Thing) => Known): (thing: Thing) => Known {
  const known = new Map<Thing, Known>();
  // Most is asked again at once.
  let last: Thing | undefined;
  let lastFound: Known | undefined;
  return (thing) => {
    if (thing === last && lastFound !== undefined) return lastFound;
    let found = known.get(thing);
    if (found === undefined) {
      if (known.size >= MOST_PARTS) known.clear();
      found = find(thing);
      known.set(thing, found);
    }
    last = thing;
    lastFound = found;
    return found;
  };
}

/** Of the passages that begin at one place. */
interface Answer<Known> {
  readonly to: number;
  readonly found: Known;
  readonly other: Answer<Known> | undefined;
}

/** What several parts of the reader ask of one passage of a list. */
export function oncePerPassage<List extends readonly unknown[], Known extends NonNullable<unknown> | null>(
  find: (list: List, from: number, to: number) => Known,
): (list: List, from: number, to: number) => Known {
  const knownOf = oncePer((list: List) => new Array<Answer<Known> | undefined>(list.length));
  return (list, from, to) => {
    if (from < 0 || from >= list.length) return find(list, from, to);
    const answers = knownOf(list);
    for (let known = answers[from]; known !== undefined; known = known.other) if (known.to === to) return known.found;
    const found = find(list, from, to);
    answers[from] = { to, found, other: answers[from] };
    return found;
  };
}

/** The same of one place in it. */
export function oncePerPlace<List extends readonly unknown[], Known extends NonNullable<unknown> | null>(
  find: (list: List, at: number) => Known,
): (list: List, at: number) => Known {
  const knownOf = oncePer((list: List) => new Array<Known | undefined>(list.length));
  return (list, at) => {
    if (at < 0 || at >= list.length) return find(list, at);
    const answers = knownOf(list);
    const known = answers[at];
    if (known !== undefined) return known;
    const found = find(list, at);
    answers[at] = found;
    return found;
  };
}

/** Beyond this the words are no language, and what was kept of them is let go. */
const MOST_WORDS = 20_000;
/** No word of a deed is longer; what is, is found out anew. */
const LONGEST_KEPT = 24;
/** A longer piece of a text would keep the whole text in memory. */
const LONGEST_APART = 12;

export function oncePerWord<Known>(find: (word: string) => Known, most: number = MOST_WORDS): (word: string) => Known {
  const known = new Map<string, Known>();
  return (word) => {
    if (word.length > LONGEST_KEPT) return find(word);
    let found = known.get(word);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      const own = word.length > LONGEST_APART ? ` ${word}`.slice(1) : word;
      found = find(own);
      known.set(own, found);
    }
    return found;
  };
}

/** What has been found out of a word, by the number of the question. A token carries that of its word, so that nothing need be looked up. */
export interface WordMemory {
  readonly word: string;
  readonly answers: unknown[];
}

/** Of a longer text the engine keeps its own copy only where it names a field. */
const LONGEST_VALUE = 10;

/** The engine's own copy of a text, which it compares with others by where it stands, and not sign by sign. */
export const interned: (text: string) => string = oncePerWord((text) =>
  text.length > LONGEST_VALUE
    ? (Object.keys({ [text]: true })[0] ?? text)
    : (JSON.parse(JSON.stringify(text)) as string),
);

export const memoryOf: (word: string) => WordMemory = oncePerWord((word) => ({ word: interned(word), answers: [] }));

/** Of a token that is no word. */
export const NO_MEMORY: WordMemory = { word: '', answers: [] };

interface Remembered {
  readonly text: string;
  readonly memory: WordMemory;
}

let questions = 0;

/** Asked of a token's word by itself, and known from other questions by its number: a function made on the way is none. */
export interface WordQuestion<Known> {
  (token: Remembered): Known;
  readonly question: number;
}

/** The same for a question that is asked of tokens. */
export function oncePerToken<Known extends NonNullable<unknown> | null>(
  find: (word: string) => Known,
): WordQuestion<Known> {
  const question = questions;
  questions += 1;
  const ask = ({ text, memory }: Remembered): Known => {
    // A token that was mended still carries the memory of what it was.
    const { answers } = memory.word === text ? memory : memoryOf(text);
    const known = answers[question] as Known | undefined;
    if (known !== undefined) return known;
    const found = find(text);
    answers[question] = found;
    return found;
  };
  return Object.assign(ask, { question });
}
