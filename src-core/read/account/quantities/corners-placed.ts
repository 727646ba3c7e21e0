// Where the corner that a course comes to is told to lie from the beginning, and which of the corners it is told to be.
import { entryOf, findEntry } from '#core/language/lexicon.ts';
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
    if (course.monumentAt < 0 || corners[call + 1] === undefined) return [];
    for (let at = course.monumentAt; at < course.to; at += 1) {
      const isOther = isElsewhere(tokens, at, corners, call) || isOtherPlace(tokens, at, call, courses.length);
      if (isOther) return [{ code: 'side_otherwise', from: at, to: course.to, call, tracts: [index] }];
    }
    return [];
  });
}

/** ", being 10 chains south of the beginning", ", said pin being 190.2 feet from the last mentioned corner". */
function isElsewhere(tokens: readonly Token[], at: number, corners: readonly Point[], call: number): boolean {
  const length = isOfCorner(tokens, at) ? lengthAt(tokens, at) : null;
  if (length === null) return false;
  const way = textAt(tokens, length.to) === 'distant' ? length.to + 1 : length.to;
  const direction = directionAt(tokens, way);
  const of = direction?.next ?? way;
  const place = /^(?:of|from)$/.test(textAt(tokens, of)) ? cornerNamed(tokens, of + 1) : null;
  const [here, there] = [corners[call + 1], place === 'former' ? corners[call] : corners[0]];
  if (place === null || here === undefined || there === undefined) return false;
  const [east_ft, north_ft] = [here.east_ft - there.east_ft, here.north_ft - there.north_ft];
  const deg = (Math.atan2(east_ft, north_ft) * 180) / Math.PI;
  if (direction !== null && partedBy(deg, direction.deg) > TOWARD_DEG) return true;
  // "10 chains north and 5 chains west of".
  return Math.abs(Math.hypot(east_ft, north_ft) - length.value) > length.half * 1.02 + APART_FT;
}

const STANDS = /^(?:being|is|stands|standing|lies|lying)$/;
/** In tokens: "said concrete monument". */
const LONGEST_MARK = 3;

/** What is so far away is the corner that was come to: ", being", ", which is", ", said pin being"; but ", a white oak being". */
function isOfCorner(tokens: readonly Token[], at: number): boolean {
  const verb = textAt(tokens, at - 1) === 'distant' ? at - 2 : at - 1;
  if (textAt(tokens, verb) === ',' || !STANDS.test(textAt(tokens, verb))) return STANDS_OFF.test(textAt(tokens, verb));
  let lead = verb - 1;
  while (lead > verb - LONGEST_MARK - 1 && !POINTS.test(textAt(tokens, lead)) && tokens[lead]?.kind === 'word')
    lead -= 1;
  const noun = findEntry(tokens[verb - 1] as Token)?.noun;
  return (
    lead === verb - 1 || (POINTS.test(textAt(tokens, lead)) && (noun === 'monument' || isCorner(tokens, verb - 1)))
  );
}

const STANDS_OFF = /^(?:,|being|is)$/;
const POINTS = /^(?:said|which|this|the)$/;
const isCorner = (tokens: readonly Token[], at: number): boolean => /^(?:corner|point|mark)$/.test(textAt(tokens, at));

/** "the beginning", "the last mentioned corner", "the pin last named"; null of what is no corner of the figure. */
function cornerNamed(tokens: readonly Token[], at: number): 'beginning' | 'former' | null {
  const named = /^(?:the|said)$/.test(textAt(tokens, at)) ? at + 1 : at;
  const begun = beginningAt(tokens, named);
  if (begun !== null) return textAt(tokens, begun.to) === 'of' ? null : 'beginning';
  const words = [0, 1, 2, 3].map((step) => textAt(tokens, named + step));
  const isMark = (word: string): boolean => /^(?:corner|point|mark)$/.test(word) || entryOf(word)?.noun === 'monument';
  const behind = GIVEN.test(words[1] ?? '') ? words[2] : words[1];
  // "the pin first named".
  if (isMark(words[0] ?? '') && words[1] === 'first' && GIVEN.test(words[2] ?? '')) return 'beginning';
  if (FORMER.test(words[0] ?? '') && isMark(behind ?? '')) return 'former';
  return isMark(words[0] ?? '') && FORMER.test(words[1] ?? '') && GIVEN.test(words[2] ?? '') ? 'former' : null;
}

const FORMER = /^(?:last|preceding|previous|former|foregoing|prior)$/;
const GIVEN = /^(?:mentioned|named|described|given|called|aforesaid)$/;

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
