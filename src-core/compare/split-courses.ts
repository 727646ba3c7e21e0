// One course of a deed that another tells as two along the same line: a corner was set on it, or passed over.
import type { SidePair } from '#core/compare/align-courses.ts';
import type { ComparedPair } from '#core/compare/comparison.ts';
import { differencesOf } from '#core/compare/course-differences.ts';
import type { CourseSide } from '#core/compare/course-side.ts';
import type { Tolerance } from '#core/compare/tolerance.ts';

/** The pairs as told, with the two parts of a divided course named as such. They still differ: a corner is new, or gone. */
export function toldParts(
  sides: readonly SidePair[],
  pairs: readonly ComparedPair[],
  tolerance: Tolerance,
): ComparedPair[] {
  const told = [...pairs];
  for (let at = 0; at + 1 < sides.length; at += 1) {
    const [here, next] = [sides[at], sides[at + 1]];
    if (here === undefined || next === undefined) continue;
    const words = partsWords(here, next, tolerance);
    if (words === null) continue;
    for (const place of [at, at + 1]) {
      const pair = told[place];
      if (pair !== undefined) told[place] = { ...pair, told: words };
    }
    at += 1;
  }
  return told;
}

function partsWords(here: SidePair, next: SidePair, tolerance: Tolerance): string | null {
  const firsts = [here.first, next.first].filter((side) => side !== null);
  const seconds = [here.second, next.second].filter((side) => side !== null);
  const [one, two] = [firsts[0], seconds[0]];
  if (one === undefined || two === undefined) return null;
  if (firsts.length === 1 && isSum(one, seconds, tolerance)) {
    return `course ${String(one.index + 1)} of the first is told as two in the second: ${sumText(seconds)}`;
  }
  if (seconds.length === 1 && isSum(two, firsts, tolerance)) {
    return `course ${String(two.index + 1)} of the second is told as two in the first: ${sumText(firsts)}`;
  }
  return null;
}

/** Both parts run as the whole does, and together as far. */
function isSum(whole: CourseSide, parts: readonly CourseSide[], tolerance: Tolerance): boolean {
  const [a, b] = parts;
  if (a?.length_ft == null || b?.length_ft == null || whole.length_ft === null) return false;
  if ([whole, a, b].some(({ azimuth, curve }) => azimuth === null || curve !== null)) return false;
  const together = { ...a, length_ft: a.length_ft + b.length_ft, half_ft: a.half_ft + b.half_ft };
  const turned = differencesOf(whole, b, tolerance).some(({ field }) => field === 'bearing');
  return !turned && differencesOf(whole, together, tolerance).length === 0;
}

const sumText = (parts: readonly CourseSide[]): string => {
  const lengths = parts.map(({ length_ft }) => length_ft ?? 0);
  const sum = lengths.reduce((all, one) => all + one, 0);
  return `${lengths.map((one) => one.toFixed(2)).join(' + ')} = ${sum.toFixed(2)} ft`;
};
