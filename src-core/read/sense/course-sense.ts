// The words of a course besides its values: a course names its line, its monument and what it passes, and tells nothing else.
import { oncePerToken } from '#core/read/once-per-word.ts';
import { entryOf, findEntry, type Sort } from '#core/read/sense/lexicon.ts';
import type { Passage } from '#core/read/sense/sentences.ts';
import { setPhraseAt, sortsOpened } from '#core/read/sense/set-phrases.ts';
import { isShoutedIn, wordsIn } from '#core/read/sense/tagging.ts';
import { isNoun, isVerb, type Word } from '#core/read/sense/word.ts';
import { mayBeNoun } from '#core/read/sense/word-places.ts';
import type { Token } from '#core/read/tokens.ts';

const STRAY = new Set<Sort>(['rule', 'limit', 'hedge', 'keep', 'change', 'covenant', 'reserve', 'use', 'act']);

/** The first words of a description that belong to no course, or null. */
export function strayInCourses(tokens: readonly Token[], from: number, to: number): Passage | null {
  const isShouted = isShoutedIn(tokens, from, to);
  let start = from;
  for (let i = from; i <= to; i += 1) {
    if (i < to && tokens[i]?.text !== ';') continue;
    const stray = mayStray(tokens, start, i, isShouted) ? strayWithin(tokens, start, i, isShouted) : undefined;
    if (stray !== undefined) return { from: Math.max(from, stray.at - 5), to: Math.min(to, stray.at + 7) };
    start = i + 1;
  }
  return null;
}

function strayWithin(tokens: readonly Token[], from: number, to: number, isShouted: boolean): Word | undefined {
  const words = wordsIn(tokens, from, to, isShouted);
  return words.find((word, index) => isStray(words, word, index));
}

/** Most courses have no word that could be stray in any place. */
function mayStray(tokens: readonly Token[], from: number, to: number, isShouted: boolean): boolean {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') {
      if (token?.text === '?' || token?.text === '[') return true;
      continue;
    }
    if (tokens[i - 1]?.text === '(' && FIGURED.test(token.text)) return true;
    const may = suspicionOf(token);
    if (may === 'none') continue;
    if (may === 'phrase') {
      if (STRAY.has(setPhraseAt(tokens, i, to)?.sort ?? 'joint')) return true;
    } else if (!isNamed(tokens, i, from) && !isUncounted(tokens, i) && !isHarmlessHere(tokens, i, to)) {
      // A name.
      if (!token.capital || isShouted || i === from || findEntry(token) !== null) return true;
    }
  }
  return false;
}

const ARTICLES = new Set(['a', 'an', 'the', 'said']);

/** "to a post": behind an article stands the noun, and not the verb. */
function isNamed(tokens: readonly Token[], at: number, from: number): boolean {
  const token = tokens[at];
  const entry = token === undefined ? null : findEntry(token);
  if (token === undefined || entry?.noun === undefined || entry.small !== undefined || at === from) return false;
  if (STRAY.has(entry.noun) || WHERE_STRAY.has(token.text)) return false;
  const before = tokens[at - 1]?.text ?? '';
  // "the point and place of beginning".
  return (
    ARTICLES.has(before) || (before === 'and' && textOf(tokens[at + 1]) === 'of' && !/(?:ed|ing)$/.test(token.text))
  );
}

/** "due north", "having a radius": told by the word behind to be the small word, or to state something. */
function isHarmlessHere(tokens: readonly Token[], at: number, to: number): boolean {
  const [token, next] = [tokens[at], at + 1 < to ? tokens[at + 1] : undefined];
  if (token === undefined || next === undefined || WHERE_STRAY.has(token.text)) return false;
  const { small, isPlain } = findEntry(token) ?? {};
  if (small === undefined || STRAY.has(small)) return false;
  if (small !== 'be') return mayBeNoun(next);
  if (isPlain !== true || NOT_STATED.test(next.text)) return false;
  if (next.kind !== 'word') return next.kind === 'mark';
  const behind = findEntry(next);
  if (behind?.isPlain !== true || !STATED.has(behind.small ?? 'act')) return false;
  return setPhraseAt(tokens, at, to) === null && setPhraseAt(tokens, at + 1, to) === null;
}

const textOf = (token: Token | undefined): string => token?.text ?? '';

/** "a rebar found;": asked about only before a number. */
function isUncounted(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.text, tokens[at + 1]];
  if (word !== 'found' && word !== 'bent') return false;
  return next?.kind !== 'number' && next?.kind !== 'fraction' && entryOf(next?.text ?? '')?.small !== 'number';
}

/** Whether a word may be stray by itself, or with the words behind it. */
const suspicionOf = oncePerToken((text): 'word' | 'phrase' | 'none' => {
  const entry = entryOf(text);
  const { small, noun, verb } = entry ?? {};
  const isOne =
    WHERE_STRAY.has(text) ||
    (entry === undefined && text.length > 2) ||
    small === 'be' ||
    [small, noun, verb].some(
      (sort) => sort !== undefined && STRAY.has(sort) && !COURSED.has(text) && !isByBe(small, noun),
    );
  if (isOne) return 'word';
  return sortsOpened(text).some((sort) => STRAY.has(sort)) ? 'phrase' : 'none';
});

/** "left": a verb only behind "is" or "was", which is asked about itself. */
function isByBe(small: Sort | undefined, noun: Sort | undefined): boolean {
  return small !== undefined && noun === undefined && !STRAY.has(small);
}

function isStray(words: readonly Word[], { text, sort }: Word, index: number): boolean {
  if (COURSED.has(text)) return false;
  const isOwn = WHERE_STRAY.get(text);
  if (isOwn !== undefined && sort !== 'name') return (sort === 'hedge' && text === 'or') || isOwn(words, index);
  if ((sort === 'unknown' || FIGURED.test(text)) && isInBracket(words, index)) return true;
  if (sort === 'be') return !isStated(words, index + 1) || isMeasured(words, index);
  return STRAY.has(sort);
}

/** Words that say nothing of the land where a course is told: it is run until it strikes, leaves, turns, divides. */
const COURSED = new Set(
  `
    again already back bend bends binding binds bound built closing constructed covered cross crosses crossing crossed curving cut
    cutting deflecting divide divides dividing division drain drains drive erected existed existing exist exists extended extending
    extends extension fish go goes house improved laid lay leave leaves leaving mine park pass passed passes passing pipe pipes
    placed planted post posts proposed remaining run running separates separating still store till turn turned turning turns until
    walk water when
  `
    .trim()
    .split(/\s+/),
);

type Question = (words: readonly Word[], index: number) => boolean;

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? '';

const behind =
  (pattern: RegExp): Question =>
  (words, index) =>
    pattern.test(textAt(words, index + 1));

const always: Question = () => true;

/** Words that are harmless or not by what stands beside them. */
const WHERE_STRAY: ReadonlyMap<string, Question> = new Map<string, Question>([
  ['?', (words, index) => /^[([]$/.test(textAt(words, index - 1))],
  ['allowance', always],
  // "(N 12 E per Gates)".
  [
    'per',
    (words, index) =>
      isInBracket(words, index) &&
      words.slice(Math.max(0, index - 7), index).some(({ text }) => /^(?:[nsew]|north|south|east|west)$/.test(text)),
  ],
  ['was', isPast],
  ['were', isPast],
  ['had', isPast],
  ['has', behind(/^(?:it|this|that)$/)],
  ['[', isNoteIn],
  ['subject', always],
  // "where the line used to run".
  ['used', (words, index) => words[index]?.sort === 'hedge'],
  // "ten feet from the true line": there is another.
  ['true', behind(/^(?:line|corner|boundary|course|location|position)$/)],
  [
    'measured',
    (words, index) =>
      textAt(words, index - 1) !== 'distance' &&
      /^(?:along|by|with|on|around|over)$/.test(textAt(words, index + 1)) &&
      !isLevel(words, index),
  ],
  ['see', behind(/^(?:note|notes|rider|below|correction|addendum|affidavit|reverse|back)$/)],
  ['approx', (words, index) => textAt(words, index - 1) === '('],
  ['what', always],
  ['than', always],
  [
    'or',
    (words, index) =>
      isEitherMark(words, index) || (OTHER_WAYS.has(textAt(words, index + 1)) && textAt(words, index - 1) !== 'more'),
  ],
  ['other', behind(/^(?:bank|side|shore|line|way|direction|course)$/)],
  ['then', behind(/^(?:ran|was|is|stood|lay|back|over|around)$/)],
  ['approximate', behind(/^(?:distance|bearing|length|course|line|location|position|corner|site|place|point)$/)],
  ['formerly', behind(/^(?:was|were|lay|located|marked)$/)],
  ['retaining', (words, index) => textAt(words, index + 1) !== 'wall'],
  ['inside', (words, index) => words[index - 1]?.sort === 'length'],
  ['outside', (words, index) => words[index - 1]?.sort === 'length'],
  ['departs', (words, index) => words[index - 1]?.sort === 'pointer'],
  ['around', isNotRoundCurve],
  ['round', isNotRoundCurve],
  ['as', isAsTold],
  ['been', (words, index) => !MARKED.has(textAt(words, index + 1))],
  ['accepted', (words, index) => !isNoun(words[index + 1]?.sort ?? 'joint')],
  [
    'no',
    (words, index) =>
      words[index]?.sort === 'rule' && (words[index + 1]?.sort !== 'monument' || textAt(words, index + 2) === 'found'),
  ],
  ['reserved', (words, index) => words[index - 1]?.sort !== 'way'],
  // "found 3.2 feet south", "bent two feet west": the mark is not where the course ends.
  ['found', (words, index) => words[index + 1]?.sort === 'number' && words[index + 2]?.sort === 'length'],
  ['bent', (words, index) => words[index + 1]?.sort === 'number'],
]);

const OTHER_WAYS = new Set(
  'to such until as so if wherever whatever whichever at from along more fewer where any near one another its thereabout'.split(
    ' ',
  ),
);
const MARKED = new Set(
  'set marked planted established described conveyed named called located surveyed monumented blazed mentioned found'.split(
    ' ',
  ),
);

/** "[this line crossed out in the original]": a copyist tells of the text; but "[sic]", "[the said Hart]". */
function isNoteIn(words: readonly Word[], index: number): boolean {
  const end = words.findIndex(({ text }, i) => i > index && text === ']');
  const noted = words.slice(index + 1, end < 0 ? index + 9 : end);
  if (noted.length < 3) return noted.some(({ sort, text }) => sort === 'unknown' && text !== 'sic');
  return noted.some(({ sort }) => sort === 'be' || sort === 'number' || sort === 'figure' || isVerb(sort));
}

/** "to a stone or tree". */
function isEitherMark(words: readonly Word[], index: number): boolean {
  const next = words[words[index + 1]?.sort === 'qualifier' ? index + 2 : index + 1];
  return words[index - 1]?.sort === 'monument' && next?.sort === 'monument';
}

/** "around the ledge"; but "around a curve", "stones around it". */
function isNotRoundCurve(words: readonly Word[], index: number): boolean {
  if (/^(?:it|them)$/.test(textAt(words, index + 1))) return false;
  return !words.slice(index, index + 5).some(({ text }) => /^(?:curve|arc|bend)$/.test(text));
}

/** "as Parrish points it out", "as the fence was in 1890"; but "as it winds", "as shown". */
function isAsTold(words: readonly Word[], index: number): boolean {
  if (words[index]?.sort !== 'preposition') return STRAY.has(words[index]?.sort ?? 'joint');
  let at = index + 1;
  const isArticle = /^(?:the|said)$/.test(textAt(words, at));
  while (isArticle && words[at]?.sort === 'qualifier') at += 1;
  const [noun, verb] = [words[at], words[at + 1]];
  if (noun === undefined || verb === undefined || !(isNoun(noun.sort) || noun.sort === 'pointer')) return false;
  if (verb.sort === 'be') return isArticle && /^(?:is|was|were|had)$/.test(verb.text);
  // "as the needle pointed"; but "as the road runs", "as the fence now stands".
  if (isArticle && noun.sort !== 'way') return isVerb(verb.sort) && verb.sort !== 'run' && verb.sort !== 'record';
  return !isArticle && isVerb(verb.sort) && verb.sort !== 'run' && !verb.text.endsWith('ed');
}

/** "(distance from map)". */
const FIGURED = /^(?:distance|bearing|course|length)$/;

/** "that was there in 1860"; but "which was set by", "was conveyed to". */
function isPast(words: readonly Word[], index: number): boolean {
  if (!isStated(words, index + 1)) return true;
  const next = words.slice(index + 1).find(({ sort, text }) => sort !== 'be' && sort !== 'qualifier' && text !== ',');
  return (
    next === undefined || !(isVerb(next.sort) || isNoun(next.sort)) || /^(?:there|here)$/.test(textAt(words, index + 1))
  );
}

/** "measured on the horizontal", "measured on a horizontal plane". */
function isLevel(words: readonly Word[], index: number): boolean {
  return words
    .slice(index, index + 6)
    .some(({ text }) => /^(?:horizontal|level|grid|plane|arc|chord|curve|line)$/.test(text));
}

/** "(more correctly, a post)": a word of no lexicon in brackets; but "(typ.)", "(Voss)". */
function isInBracket(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word === undefined || (word.text.length < 5 && word.text !== 'per')) return false;
  for (let i = index - 1; i >= Math.max(0, index - 8); i -= 1) {
    const text = textAt(words, i);
    if (text === ')' || text === ']') return false;
    if (text === '(' || text === '[') return true;
  }
  return false;
}

/** "this line is 318.4": its length is told once more. */
function isMeasured(words: readonly Word[], index: number): boolean {
  if (!/^(?:is|was|are|were)$/.test(textAt(words, index)) || words[index + 1]?.sort !== 'number') return false;
  return /^(?:line|course|distance|bearing|call|length)$/.test(textAt(words, index - 1));
}
const NOT_STATED = /^(?:short|long|high|low|wide|narrow|out|off|where)$/;
const STATED = new Set<Sort>(['qualifier', 'preposition', 'be', 'joint', 'pointer']);

/** "is a stone", "are located", "was 40 poles": what follows names a thing or a place. */
function isStated(words: readonly Word[], at: number): boolean {
  const next = words[at];
  if (next === undefined) return true;
  if (NOT_STATED.test(next.text)) return false;
  return isNoun(next.sort) || isVerb(next.sort) || COURSED.has(next.text) || STATED.has(next.sort);
}
