// Brackets and clauses among the courses that tell the values of their course once more: "[deed S. 7° 42' 55" E., same]", "(that is to say, 1831.5 feet)".

import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { AGAIN } from '#core/language/words/place-words.ts';
import { ALLOWED, isOtherLine, toldTo } from '#core/read/account/quantities/other-bearings.ts';
import { agree, lengthAt, lengthOf } from '#core/read/account/quantities/quantity.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';

const WORDS = wordSet(AGAIN);
const OF_LINE = wordSet(
  'which this said the that line course call distance is being was has having a an of in long length bears bearing runs',
);
const LONGEST = 30;

/** The brackets that tell nothing else. */
export function repeatedAsides(tokens: readonly Token[], courses: readonly Course[]): Passage[] {
  return courses.flatMap((course) => {
    const found: Passage[] = [];
    for (let at = course.from; at < course.to; at += 1) {
      const isClause = textAt(tokens, at) === ',' && isOfLine(tokens, at + 1);
      if (!isClause && !/^[([]$/.test(textAt(tokens, at))) continue;
      const to = isClause ? endOf(tokens, at + 1, course.to) : closeOf(tokens, at, course.to);
      if (to > 0 && isRepeated(tokens, course, at + 1, to)) found.push({ from: at, to: to + 1 });
    }
    return found;
  });
}

function closeOf(tokens: readonly Token[], open: number, end: number): number {
  for (let at = open + 1; at < Math.min(end, open + LONGEST); at += 1)
    if (/^[)\]]$/.test(textAt(tokens, at))) return at;
  return -1;
}

/** "which line is 475.26 feet long", "this course being 330 feet in length". */
const isOfLine = (tokens: readonly Token[], at: number): boolean =>
  /^(?:which|this|said|the|that)$/.test(textAt(tokens, at)) &&
  /^(?:line|course|call|distance)$/.test(textAt(tokens, at + 1));

/** The mark behind a clause, or the end of its course. */
function endOf(tokens: readonly Token[], from: number, end: number): number {
  for (let at = from; at < Math.min(end, from + LONGEST); at += 1) if (/^[,;]$/.test(textAt(tokens, at))) return at;
  return end - from < LONGEST ? end : -1;
}

/** At least one value, each that of the course, among words that only say so. */
function isRepeated(tokens: readonly Token[], { bearing, distance }: Course, from: number, to: number): boolean {
  let told = 0;
  for (let at = from; at < to; at += 1) {
    const way = readBearing(tokens, at);
    const length = way === null ? lengthAt(tokens, at) : null;
    if (way !== null && way.bearing !== null && way.next <= to) {
      if (bearing === null || isOtherLine(bearing, way.bearing, ALLOWED[toldTo(tokens, at, way.next)])) return false;
    } else if (length !== null) {
      if (distance === null || !agree(lengthOf(distance), length)) return false;
    } else if (tokens[at]?.kind === 'mark' || OF_LINE.has(textAt(tokens, at)) || WORDS.has(textAt(tokens, at)))
      continue;
    else return false;
    told += 1;
    at = (way?.next ?? length?.to ?? at + 1) - 1;
  }
  return told > 0;
}
