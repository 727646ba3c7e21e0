// A mark of the land that a course comes to once more: what stands at one of its corners does not stand at another.
import { findEntry } from '#core/language/lexicon.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { MARKS_OF, TREE_KINDS } from '#core/language/words/relation-words.ts';
import { pointedEnd } from '#core/read/account/claims/mark-named.ts';
import type { Drawn } from '#core/read/account/relations/drawn.ts';
import type { Told } from '#core/read/account/relations/scan.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { Description } from '#core/read/clauses/description.ts';

/** A mark by its own words, the last of which is its noun, and what else tells where it stands. */
interface Mark {
  readonly own: readonly string[];
  readonly place: readonly string[];
  readonly from: number;
  readonly to: number;
}

const DEFINITE = wordSet('the said aforesaid same aforementioned');
const AGAIN = wordSet('said aforesaid same aforementioned');
const ARTICLES = wordSet('a an the said aforesaid same aforementioned above');
/** What any corner may be called, and the beginning among them. */
const ANY = wordSet(
  'point place corner bound bounds station line end side beginning start starting commencing commencement first initial true original',
);
/** Behind the mark they tell more of it. */
const JOINTS =
  /^(?:of|in|on|at|by|near|with|to|from|for|along|upon|under|over|beside|between|within|against|where|which|that|marking|standing|lying|now|being|is|and|or|found|set|planted|marked|above|before|first|herein\w*|afore\w*|mentioned|named|called|last)$/;
/** Longer than any mark. */
const LONG = new Set<string | undefined>(['way', 'located', 'land', 'figure', 'direction', 'person', 'place']);
const LONGEST = 8;
const LONGEST_PLACE = 6;

const KINDS = wordSet(TREE_KINDS);
/** A hub is of iron or of wood. */
const SORTS = MARKS_OF.map(([sort, words]) => [sort, wordSet(words)] as const);
const sortsOf = (noun: string): string[] => SORTS.flatMap(([sort, words]) => (words.has(noun) ? [sort] : []));
const UNKIND = wordSet('tree sapling stump');

const isEnd = (text: string): boolean => /^(?:[,;:().]|)$/.test(text);

/** The mark that is named at a token, with its article; null of a line, a corner by its side, or the beginning by that name. */
function markNamed(tokens: readonly Token[], at: number, end: number): Mark | null {
  let from = at;
  while (ARTICLES.has(textAt(tokens, from))) from += 1;
  let to = from;
  while (to < Math.min(end, from + LONGEST) && !isEnd(textAt(tokens, to)) && !JOINTS.test(textAt(tokens, to))) to += 1;
  const noun = tokens[to - 1];
  if (to === from || noun?.kind !== 'word' || LONG.has(findEntry(noun)?.noun)) return null;
  const own = tokens.slice(from, to).map(({ text }) => text);
  if (own.some((word) => ANY.has(word))) return null;
  let last = to;
  while (last < Math.min(end, to + LONGEST_PLACE) && !isEnd(textAt(tokens, last))) last += 1;
  const place = tokens.slice(to, last).flatMap(({ text, kind }) => (kind === 'mark' || isSmall(text) ? [] : [text]));
  return { own, place: place.filter((word) => !ANY.has(word)), from: at, to };
}

const isSmall = (text: string): boolean => JOINTS.test(text) || ARTICLES.has(text);

/** The mark behind the first "to"; null where the course is told to come to none. */
function markReached(tokens: readonly Token[], { monumentAt, to }: Course): Mark | null {
  if (monumentAt < 0) return null;
  let at = monumentAt;
  while (at < to && (textAt(tokens, at) !== 'to' || /^(?:left|right)$/.test(textAt(tokens, at + 2)))) at += 1;
  return at < to ? markNamed(tokens, at + 1, to) : null;
}

const wordsOf = (tokens: readonly Token[], from: number, to: number): ReadonlySet<string> =>
  new Set(tokens.slice(from, to).map(({ text }) => text));

/** The words at the beginning, and the mark that it is at. */
function begunAt(
  tokens: readonly Token[],
  { courses, ties }: Drawn,
  { from }: Description,
): { words: ReadonlySet<string>; mark: Mark | null } {
  const first = courses[0]?.from ?? from;
  const tie = ties.at(-1);
  const start = tie === undefined ? from : Math.max(tie.from, tie.monumentAt);
  let lead = start;
  while (tie === undefined && lead < first && !/^(?:at|from)$/.test(textAt(tokens, lead))) lead += 1;
  const mark = lead < first ? markNamed(tokens, tie === undefined ? lead + 1 : lead, first) : null;
  return { words: wordsOf(tokens, Math.min(start, first), first), mark };
}

/** The last course comes to a mark that is not the one begun at: "to the white oak where it commenced", and it began at a post oak. */
export function isBackElsewhere(tokens: readonly Token[], tract: Drawn, description: Description): boolean {
  const { courses } = tract;
  const last = courses.at(-1);
  const back = last === undefined ? null : markReached(tokens, last);
  if (back === null || !DEFINITE.has(textAt(tokens, back.from))) return false;
  const { words, mark: begun } = begunAt(tokens, tract, description);
  const isThere = (one: readonly string[], there: ReadonlySet<string>): boolean => one.every((word) => there.has(word));
  if (isThere(back.own, words)) return false;
  const others = courses.slice(0, -1).map(({ monumentAt, to }) => wordsOf(tokens, monumentAt, to));
  const whole = [...back.own, ...back.place];
  const isOther = others.some((there) => isThere(back.own, there));
  const isTold = back.place.length > 0 && others.filter((there) => isThere(whole, there)).length === 1;
  if (begun === null) return isTold && !isThere(back.place, words);
  return isTold || (isOther ? !areAlike(back, begun, false) : !areAlike(back, begun, true));
}

/** Marks that may be called by each other's names; `isUnknown` where one that is of no known sort may be. */
function areAlike(one: Mark, other: Mark, isUnknown: boolean): boolean {
  const [noun, second] = [one.own.at(-1) ?? '', other.own.at(-1) ?? ''];
  const [sorts, sorts2] = [sortsOf(noun), sortsOf(second)];
  if (sorts.length === 0 || sorts2.length === 0) return isUnknown || noun === second;
  if ([...sorts, ...sorts2].includes('any')) return true;
  if (!sorts.some((sort) => sorts2.includes(sort))) return false;
  if (noun !== second) return !sorts.includes('tree') || UNKIND.has(noun) || UNKIND.has(second);
  const [kind, kind2] = [one.own.at(-2), other.own.at(-2)];
  return kind === undefined || kind2 === undefined || kind === kind2 || !isSpecies(kind) || !isSpecies(kind2);
}

const isSpecies = (word: string): boolean => KINDS.has(word);

/** "thence N 16° W to the aforesaid rock", ", it being the butternut aforesaid", which stands at another corner or at the beginning. */
export function marksAgain(tokens: readonly Token[], tract: Drawn, description: Description): Told[] {
  const { courses } = tract;
  const begun = begunAt(tokens, tract, description);
  return courses.slice(0, -1).flatMap((course, call): Told[] =>
    marksOf(tokens, course).flatMap((mark): Told[] => {
      if (!isAgain(tokens, mark)) return [];
      const there = courses.flatMap(({ monumentAt, to }, other) =>
        monumentAt >= 0 && other < call && mark.own.every((word) => wordsOf(tokens, monumentAt, to).has(word))
          ? [other + 1]
          : [],
      );
      if (begun.mark !== null && mark.own.every((word) => begun.mark?.own.includes(word))) there.unshift(0);
      const noun = mark.own.at(-1);
      const first = courses[0]?.from ?? 0;
      const told = tokens.slice(Math.max(0, first - FARTHEST_BEGUN), mark.from).filter(({ text }) => text === noun);
      const [only] = there;
      if (only === undefined || there.length > 1 || told.length > 1) return [];
      return [{ kind: 'apart', call: only, other: call + 1, value: 0, from: mark.from, to: mark.to }];
    }),
  );
}

/** The mark that a course is told to come to, and what it is told to be. */
function marksOf(tokens: readonly Token[], course: Course): Mark[] {
  const reached = markReached(tokens, course);
  const found = reached === null ? [] : [reached];
  for (let at = Math.max(course.monumentAt, 0); course.monumentAt >= 0 && at < course.to; at += 1) {
    const mark = /^(?:being|is)$/.test(textAt(tokens, at)) ? markNamed(tokens, at + 1, course.to) : null;
    if (mark !== null) found.push(mark);
  }
  return found;
}

/** In tokens, from the words before the courses. */
const FARTHEST_BEGUN = 80;

/** "the said rock", "the rock above mentioned", "the gum first named". */
const isAgain = (tokens: readonly Token[], { from, to }: Mark): boolean =>
  AGAIN.has(textAt(tokens, from)) ||
  AGAIN.has(textAt(tokens, from + 1)) ||
  (textAt(tokens, from) === 'the' && pointedEnd(tokens, to) > to);
