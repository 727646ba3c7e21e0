// How far two marks of the land are told to stand apart: as far as two of its corners.
import { findEntry } from '#core/language/lexicon.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { legsOf } from '#core/read/account/claims/drawn-sides.ts';
import { cornersMarked } from '#core/read/account/claims/marked-corners.ts';
import { lengthOf, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { coursesAlong } from '#core/read/account/relations/adjoiners.ts';
import { waysIn } from '#core/read/account/relations/ways.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { walk } from '#core/survey/traverse.ts';

/** In feet: what the roundings of the courses may come to. */
const APART_FT = 0.05;

/** The way between any two corners; `beyond`: that are so many courses apart at least. */
export function isApart(courses: readonly Course[], length: Quantity, beyond: number): boolean {
  const legs = legsOf(courses);
  const starts = legs === null ? [] : walk(legs).slice(0, courses.length);
  return starts.some((from, place) =>
    starts.slice(place + beyond, place === 0 && beyond > 1 ? -1 : undefined).some((to) => {
      const apart = Math.hypot(from.east_ft - to.east_ft, from.north_ft - to.north_ft);
      return isLong(length, apart);
    }),
  );
}

const STANDS = /^(?:being|are|is|were|stand|standing|lie|lying|set|found|and|both)$/;
const LONGEST = 10;

/** "the rod and the monument being 190.00 feet apart"; null where no two marks are told of, as of "two oaks 6 feet apart". */
export function marksApart(tokens: readonly Token[], courses: readonly Course[], length: Quantity): boolean | null {
  if (textAt(tokens, length.to) !== 'apart') return null;
  let at = length.from - 1;
  while (STANDS.test(textAt(tokens, at))) at -= 1;
  // "the two corners on Mill Street are 264 feet apart".
  const [way] = waysIn(tokens, Math.max(0, at - LONGEST), at + 1).slice(-1);
  if (
    way !== undefined &&
    way.next === at + 1 &&
    /^corners on$/.test(`${textAt(tokens, way.at - 2)} ${textAt(tokens, way.at - 1)}`)
  ) {
    const along = coursesAlong(tokens, courses, way.names);
    return along.length === 0 ? null : sumsOf(along).some((sum) => isLong(length, sum));
  }
  const names = tokens.slice(Math.max(0, at - LONGEST), at + 1);
  const and = names.findLastIndex(({ text }) => text === 'and');
  const isMark = (words: readonly Token[]): boolean => {
    const article = words.findLastIndex(({ text }) => /^(?:the|said|these)$/.test(text));
    const last = words.at(-1);
    return article >= 0 && last !== undefined && /^(?:monument|piece)$/.test(findEntry(last)?.noun ?? '');
  };
  const isTwo = and > 0 && isMark(names.slice(0, and)) && isMark(names.slice(and + 1));
  return isTwo ? isApart(courses, length, 1) : likeMarksApart(tokens, courses, length, at);
}

/** "the two stones are 264 feet apart", where two corners have a stone. */
function likeMarksApart(
  tokens: readonly Token[],
  courses: readonly Course[],
  length: Quantity,
  noun: number,
): boolean | null {
  if (!/^(?:two|both)$/.test(textAt(tokens, noun - 1)) || textAt(tokens, noun - 2) !== 'the') return null;
  const mark = textAt(tokens, noun).replace(/s$/, '');
  const corners = cornersMarked(tokens, courses, [mark]);
  const starts = walk(legsOf(courses) ?? []);
  const [one, other] = corners.map((corner) => starts[corner]);
  if (corners.length !== 2 || one === undefined || other === undefined) return null;
  return isLong(length, Math.hypot(one.east_ft - other.east_ft, one.north_ft - other.north_ft));
}

const sumsOf = (courses: readonly Course[]): number[] => {
  const lengths = courses.flatMap(({ distance }) => (distance === null ? [] : lengthOf(distance).value));
  return [...lengths, lengths.reduce((sum, one) => sum + one, 0)];
};

const isLong = (length: Quantity, apart_ft: number): boolean =>
  Math.abs(apart_ft - length.value) <= length.half * 1.02 + APART_FT;
