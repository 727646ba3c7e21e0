// A line that is called by its own figure: "the line of 667.76 feet", "the course bearing North 86°21' West".
import { oncePerPlace } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { ALLOWED, isOtherLine, toldTo } from '#core/read/account/quantities/other-bearings.ts';
import { agree, lengthAt, lengthOf } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { partedBy } from '#core/survey/figure-relations.ts';

const LINE = /^(?:line|course|call)$/;
const CALLED = /^(?:of|bearing|running|run|called|having)$/;

/** Behind the figure that the line is called by; -1 where the noun has none, or another name. */
export function valueEnd(tokens: readonly Token[], noun: number): number {
  if (!LINE.test(textAt(tokens, noun)) || !CALLED.test(textAt(tokens, noun + 1))) return -1;
  if (!/^(?:the|this|that|said)$/.test(textAt(tokens, noun - 1))) return -1;
  return figuredBearing(tokens, noun + 2)?.next ?? lengthAt(tokens, noun + 2)?.to ?? -1;
}

/** The places of the courses that have that figure; run the same way where any are. */
export function callsOfValue(tokens: readonly Token[], noun: number, courses: readonly Course[]): number[] {
  const read = figuredBearing(tokens, noun + 2);
  const length = read === null ? lengthAt(tokens, noun + 2) : null;
  const found = courses.flatMap(({ bearing, distance }, call) => {
    if (read !== null && bearing !== null)
      return isOtherLine(bearing, read.bearing, ALLOWED[toldTo(tokens, noun + 2, read.next)]) ? [] : [call];
    return length !== null && distance !== null && agree(lengthOf(distance), length) ? [call] : [];
  });
  const alike = found.filter((call) => {
    const own = courses[call]?.bearing;
    return read !== null && own != null && partedBy(azimuth(own), azimuth(read.bearing)) < 90;
  });
  return alike.length > 0 ? alike : found;
}

const azimuth = (bearing: Bearing): number => degreesOf(azimuthOf(bearing));

export interface FiguredBearing {
  readonly bearing: Bearing;
  readonly next: number;
}

/** "North 86°21' West", and no direction without degrees. */
export function figuredBearing(tokens: readonly Token[], at: number): FiguredBearing | null {
  return directionAt(tokens, at) === null ? null : bearingFigured(tokens, at);
}

const bearingFigured = oncePerPlace((tokens: readonly Token[], at: number): FiguredBearing | null => {
  const read = readBearing(tokens, at);
  if (read?.form !== 'quadrant' || read.bearing === null) return null;
  // "North one and a half degrees East".
  const isFigured = tokens.slice(at, read.next).some(({ kind, text }) => kind === 'number' || text === 'degrees');
  return isFigured ? { bearing: read.bearing, next: read.next } : null;
});
