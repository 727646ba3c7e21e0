// Where the corner that a course comes to is told to lie from the beginning, and which of the corners it is told to be.
import { ordinalOf } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { legsOf } from '#core/read/account/claims/drawn-sides.ts';
import { beginningAt } from '#core/read/account/claims/named-parts.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { type Point, walk } from '#core/survey/traverse.ts';

/** In feet: what the roundings of the courses may come to. */
const APART_FT = 0.1;
const TOWARD_DEG = 45;

export function placedCornerRemarks(tokens: readonly Token[], { courses, index }: ToldTract): Remark[] {
  const corners = walk(legsOf(courses) ?? []);
  return courses.slice(0, -1).flatMap((course, call): Remark[] => {
    const corner = corners[call + 1];
    if (course.monumentAt < 0 || corner === undefined) return [];
    for (let at = course.monumentAt; at < course.to; at += 1) {
      const isOther = isElsewhere(tokens, at, corner) || isOtherPlace(tokens, at, call, courses.length);
      if (isOther) return [{ code: 'side_otherwise', from: at, to: course.to, call, tracts: [index] }];
    }
    return [];
  });
}

/** ", being 10 chains south of the beginning". */
function isElsewhere(tokens: readonly Token[], at: number, { east_ft, north_ft }: Point): boolean {
  const length = /^(?:,|being|is)$/.test(textAt(tokens, at - 1)) ? lengthAt(tokens, at) : null;
  const direction = length === null ? null : directionAt(tokens, length.to);
  const of = direction?.next ?? length?.to ?? at;
  if (length === null || !/^(?:of|from)$/.test(textAt(tokens, of))) return false;
  const begun = beginningAt(tokens, /^(?:the|said)$/.test(textAt(tokens, of + 1)) ? of + 2 : of + 1);
  if (begun === null || textAt(tokens, begun.to) === 'of') return false;
  const deg = (Math.atan2(east_ft, north_ft) * 180) / Math.PI;
  if (direction !== null && partedBy(deg, direction.deg) > TOWARD_DEG) return true;
  // "10 chains north and 5 chains west of".
  return Math.abs(Math.hypot(east_ft, north_ft) - length.value) > length.half * 1.02 + APART_FT;
}

/** ", the third corner of this lot": counted from the beginning, or behind it. */
function isOtherPlace(tokens: readonly Token[], at: number, call: number, count: number): boolean {
  if (!/^(?:the|its)$/.test(textAt(tokens, at)) || !/^(?:,|being|is)$/.test(textAt(tokens, at - 1))) return false;
  const isOwn = textAt(tokens, at + 2) === 'corner' && !(textAt(tokens, at + 3) === 'of' && !isThis(tokens, at + 4));
  if (!isOwn) return false;
  if (/^(?:last|final)$/.test(textAt(tokens, at + 1))) return call !== count - 2;
  const place = ordinalOf(textAt(tokens, at + 1));
  return place !== null && place !== call + 2 && place !== call + 1;
}

const isThis = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'this' ||
  (textAt(tokens, at) === 'the' && /^(?:tract|land|premises)$/.test(textAt(tokens, at + 1)));
