// What the courses run along, by its own words: "Lake Avenue", "a public alley", "Lot No. 18", "lands of Jacob Keim"; and where a sentence names it again.
import { oncePer } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { ALONG, WAYS } from '#core/read/account/relations/ways.ts';
import type { Course } from '#core/read/clauses/course.ts';

export interface Adjoiner {
  readonly at: number;
  readonly next: number;
  readonly courses: readonly Course[];
  /** A road or a numbered lot: one line of the land runs along it, whatever the other courses leave unsaid. */
  readonly isPlace: boolean;
}

/** Of what is run along, the words that do not name it. */
const SMALL = wordSet(
  'the a an said same its line lines of land lands property now or formerly late and by with along upon on in at which right way margin side sides edge boundary center centre centerline middle northerly southerly easterly westerly north south east west northern southern eastern western no number nos heirs estate farm',
);
const isSmall = ({ text, kind }: Token): boolean => kind === 'mark' || SMALL.has(text);
const LONGEST = 14;
const STOPS = /^(?:to|thence|for|from|distance|;|,|\))$/;

const namesOf = oncePer((tokens: readonly Token[]) =>
  oncePer((courses: readonly Course[]): readonly { names: readonly string[]; course: Course }[] =>
    courses.flatMap((course) => namesAlong(tokens, course).map((names) => ({ names, course }))),
  ),
);

/** The content of the words behind "along", "with", "by". */
function namesAlong(tokens: readonly Token[], { from, to, values }: Course): string[][] {
  const isStop = (at: number): boolean => STOPS.test(textAt(tokens, at)) || values.some((value) => value.at === at);
  const found: string[][] = [];
  for (let at = from; at < to; at += 1) {
    // "as long as the line along Keim" tells of another.
    if (!ALONG.test(textAt(tokens, at)) || /^(?:line|side|course)$/.test(textAt(tokens, at - 1))) continue;
    const names: string[] = [];
    for (let i = at + 1; i < Math.min(to, at + LONGEST) && !isStop(i); i += 1) {
      const token = tokens[i];
      if (token !== undefined && !isSmall(token)) names.push(token.text);
    }
    if (names.length > 0 && names.some((name) => name.length > 2)) found.push(names);
  }
  return found;
}

/** Every place where the passage names what a course runs along. */
export function adjoinersIn(
  tokens: readonly Token[],
  from: number,
  to: number,
  courses: readonly Course[],
): Adjoiner[] {
  const told = namesOf(tokens)(courses);
  const found: Adjoiner[] = [];
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || isSmall(token)) continue;
    const full = told.flatMap(({ names, course }) => {
      const next = endOf(tokens, at, to, names);
      return next < 0 ? [] : [{ next, course, names }];
    });
    const ends = full.length > 0 ? full : byNoun(tokens, at, told);
    const next = Math.max(...ends.map((end) => end.next));
    if (ends.length === 0) continue;
    const longest = ends.filter((end) => end.next === next);
    const isPlace = longest.some(({ names }) => names.some((name) => WAYS.has(name) || /^(?:lot|\d+)$/.test(name)));
    found.push({ at, next, courses: [...new Set(longest.map(({ course }) => course))], isPlace });
    at = next - 1;
  }
  return found;
}

/** "the alley", "Keim", where the courses run along no other: the last of its names is enough. */
function byNoun<Told extends { names: readonly string[] }>(
  tokens: readonly Token[],
  at: number,
  told: readonly Told[],
): (Told & { next: number })[] {
  const noun = textAt(tokens, at);
  const isWay = WAYS.has(noun) && /^(?:the|said|this)$/.test(textAt(tokens, at - 1));
  if (!isWay && (WAYS.has(noun) || tokens[at]?.capital !== true)) return [];
  const such = told.filter(({ names }) => names.at(-1) === noun);
  return new Set(such.map(({ names }) => names.join(' '))).size === 1
    ? such.map((one) => ({ ...one, next: at + 1 }))
    : [];
}

/** Behind the names, word by word; -1 where others stand there. */
function endOf(tokens: readonly Token[], at: number, to: number, names: readonly string[]): number {
  let next = at;
  for (const [place, name] of names.entries()) {
    while (place > 0 && next < to && isNumbering(tokens, next)) next += 1;
    if (next >= to || textAt(tokens, next) !== name) return -1;
    next += 1;
  }
  return next;
}

/** "Lot No. 18". */
const isNumbering = (tokens: readonly Token[], at: number): boolean => /^(?:no|number|\.|#)$/.test(textAt(tokens, at));
