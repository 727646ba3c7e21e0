// A commencement measured from a corner in words: "a point 20 rods South and 10 rods West of the NE corner".

import { readNumber } from '#core/language/numerals.ts';
import { STRIP_UNIT_FT } from '#core/plss/aliquot-part.ts';
import { AMOUNT, STRIP_UNIT, sideOf, stripUnitOf } from '#core/plss/token-patterns.ts';
import type { Point } from '#core/survey/traverse.ts';

const STEP = new RegExp(`${AMOUNT}\\s?${STRIP_UNIT}\\s+(?:due\\s+)?(north|south|east|west|[nsew])\\b\\.?`, 'gi');
/** "South 300 feet West 200 feet of": the direction stands before its length, and the ties have read it. */
const DIRECTION_FIRST = new RegExp(
  `\\b(?:north|south|east|west|[nsew])\\b\\.?\\s+(?:a\\s+distance\\s+of\\s+)?${AMOUNT}\\s?${STRIP_UNIT}`,
  'i',
);
const MEASURED = /\b(?:of|from)\s+(?:the\s+|said\s+)*$/i;
const WAYS = { N: [0, 1], S: [0, -1], E: [1, 0], W: [-1, 0] } as const;

/** The words that lead up to a corner, back to the end of the sentence or clause before. */
export function clauseBefore(text: string, corner: number): string {
  const before = text.slice(0, corner);
  return before.slice(Math.max(0, before.search(/[^;]*$/)));
}

/** Feet east and north; nothing when the corner itself is meant; null when a measure is there but cannot be followed. */
export function findStepOff(clause: string): Point | null {
  const point = { east_ft: 0, north_ft: 0 };
  if (!MEASURED.test(clause)) return point;
  if (DIRECTION_FIRST.test(clause)) return null;
  let steps = 0;
  for (const match of clause.matchAll(STEP)) {
    const unit = stripUnitOf(match[4] ?? 'ft');
    if (unit === 'ac') return null;
    const length_ft = readNumber(match[3] ?? match[1] ?? match[2] ?? '0') * STRIP_UNIT_FT[unit];
    const [east, north] = WAYS[sideOf(match[5] ?? 'N')];
    point.east_ft += east * length_ft;
    point.north_ft += north * length_ft;
    steps += 1;
  }
  // "From the NE corner" alone is where a tie begins; with a length that did not read it would be a guess.
  return steps === 0 && /\d/.test(clause) ? null : point;
}
