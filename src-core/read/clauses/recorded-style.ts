// A tract records its lengths in one style; a figure that falls out of it has lost its decimal point, or found one.

import { AS_READ, DOUBTFUL, type Doubt } from '#core/language/doubt.ts';
import type { Course, Length } from '#core/read/clauses/course.ts';

/** How many times longer than the middle length a whole number must be before its point is missed. */
const FAR_LONGER = 7;
const FEWEST = 3;

/** The doubt that the style of the whole tract casts on each course. */
export function styleDoubts(courses: readonly Course[]): Doubt[] {
  const all = courses.flatMap(lengthsOf);
  const middle = medianOf(all.map((length) => length.value));
  const withDecimals = all.filter((length) => length.decimals > 0 && !length.lostPoint).length;
  const lost = all.filter((length) => length.lostPoint).length;
  const most = courses.reduce((finest, course) => Math.max(finest, course.doubt > AS_READ ? 0 : finestOf(course)), 0);
  return courses.map((course) =>
    (course.doubt > AS_READ && most > 0 && finestOf(course) > most) ||
    lengthsOf(course).some((length) =>
      length.lostPoint
        ? !isLossUsual(all.length, withDecimals, lost, length.value * 10 ** length.decimals > FAR_LONGER * middle)
        : isPointMissed(length, withDecimals, middle) || isPointForComma(length, all, middle),
    )
      ? DOUBTFUL
      : AS_READ,
  );
}

/** 391.77I among hundredths: what was mended has a figure more than any that was not, and may have had none there. */
function finestOf(course: Course): number {
  return lengthsOf(course).reduce((finest, { decimals }) => Math.max(finest, decimals), 0);
}

export function lengthsOf(course: Course): Length[] {
  const { distance, curve } = course;
  if (curve === null) return distance === null ? [] : [distance];
  return [distance, curve.radius, curve.arc, curve.chord].filter((length) => length != null);
}

/** "273 51" is 273.51 where the others have decimals or lost theirs alike; among whole numbers it may be 27351. */
function isLossUsual(all: number, withDecimals: number, lost: number, tooLong: boolean): boolean {
  // One alone among others that kept theirs may as well be a number that a space tore, unless that would be far too long.
  if (lost === 1 && !tooLong) return false;
  return all > 1 && (withDecimals + lost) * 2 > all && withDecimals + lost > 1;
}

/** 1.800 feet among whole numbers or hundredths: the comma of the thousands was read as a point. */
function isPointForComma({ decimals, value, unit }: Length, all: readonly Length[], middle: number): boolean {
  if (decimals !== 3 || value >= 100 || unit === 'meters' || unit === 'miles') return false;
  const alone = all.every((other) => other.decimals !== 3 || other.value === value) && middle > value;
  // Thousands alone have one figure before the point.
  return alone || (unit === 'feet' && value < 10 && all.every((other) => other.decimals !== 3 || other.value < 10));
}

/** 31304 among 313.04 and its like. */
function isPointMissed(length: Length, withDecimals: number, middle: number): boolean {
  return length.decimals === 0 && withDecimals >= FEWEST && length.value > FAR_LONGER * middle;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
