// What a published part says by its name and its shape: the rectangle it stands for, and its four corners.
import { findChain } from '#core/plss/aliquot-part.ts';
import { cornerIndices, type GroundPoint, ringArea, tidyRing } from '#core/plss/ground.ts';
import { areaOfChain, findQuarterQuarter, type PartArea } from '#core/plss/part-area.ts';
import type { PartPiece } from '#main/fabric/lookup.ts';

/** The rectangle of its section that a part's name says: NENE, N2SW, SE, or the quarter-quarter of a lot. */
export function areaOfPart(part: PartPiece): PartArea | null {
  const letters = part.type === 'A' || part.type === 'Q' ? part.name : '';
  if (/^(?:[NS][EW]|[NSEW]2)+$/.test(letters)) {
    const code = (letters.match(/[NS][EW]|[NSEW]2/g) ?? [])
      .map((one) => (one.endsWith('2') ? one : `${one}4`))
      .join(' ');
    const chain = findChain(code);
    return chain === null ? null : areaOfChain(chain);
  }
  const cell = findQuarterQuarter(part.quarter_quarter);
  return cell === null ? null : { west: cell.column, east: cell.column + 1, south: cell.row, north: cell.row + 1 };
}

/** The four corners of a ring that is a quadrilateral but for points on its sides; null when a river ate a corner. */
export function quadOf(rings: readonly GroundPoint[][]): GroundPoint[] | null {
  const [only] = rings;
  if (only === undefined || rings.length !== 1) return null;
  const ring = tidyRing(only);
  if (ring.length < 4) return null;
  const { sw, se, ne, nw } = cornerIndices(ring);
  const corners = [ring[sw], ring[se], ring[ne], ring[nw]];
  if (new Set([sw, se, ne, nw]).size < 4 || corners.some((one) => one === undefined)) return null;
  const quad = corners.flatMap((one) => one ?? []);
  return Math.abs(ringArea(quad) / ringArea(ring) - 1) < 0.005 ? quad : null;
}
