// The thirty-six sections of a township: their places, their neighbours, the usual numbers of their lots, and their
// nominal outlines when only the township is known.
import {
  cornerIndices,
  crossingOf,
  distanceBetween,
  type GroundPoint,
  lengthOf,
  pointAlong,
  sideOfRing,
  tidyRing,
} from '#core/plss/ground.ts';

/** Column from the west and row from the south, 0 to 5: sections run back and forth from the northeast. */
export function placeOfSection(section: number): { column: number; row: number } | null {
  if (!Number.isInteger(section) || section < 1 || section > 36) return null;
  const fromNorth = Math.floor((section - 1) / 6);
  const along = (section - 1) % 6;
  return { column: fromNorth % 2 === 0 ? 5 - along : along, row: 5 - fromNorth };
}

/** Null beyond the township. */
export function sectionAt(column: number, row: number): number | null {
  if (column < 0 || column > 5 || row < 0 || row > 5) return null;
  const fromNorth = 5 - row;
  return fromNorth * 6 + (fromNorth % 2 === 0 ? 5 - column : column) + 1;
}

const NORTH_LOTS: Readonly<Record<string, string>> = { 1: 'NENE', 2: 'NWNE', 3: 'NENW', 4: 'NWNW' };
const CORNER_LOTS: Readonly<Record<string, string>> = { ...NORTH_LOTS, 5: 'SWNW', 6: 'NWSW', 7: 'SWSW' };
const WEST_LOTS: Readonly<Record<string, string>> = { 1: 'NWNW', 2: 'SWNW', 3: 'NWSW', 4: 'SWSW' };

/** Where a lot of this number lies in a regular township; null elsewhere. The plat alone is authority for it. */
export function usualPlaceOfLot(section: number, lot: string): string | null {
  if (section === 6) return CORNER_LOTS[lot] ?? null;
  if (section >= 1 && section <= 5) return NORTH_LOTS[lot] ?? null;
  return [7, 18, 19, 30, 31].includes(section) ? (WEST_LOTS[lot] ?? null) : null;
}

const MILE_FT = 5280;
const SNAP_FT = 300;

/** Section corners along a side of the township, a mile apart from the given end, the remainder at the other. */
function milePoints(line: GroundPoint[], from: 'start' | 'end'): GroundPoint[] {
  const total = lengthOf(line);
  const wanted = Array.from({ length: 7 }, (_, i) => {
    if (i === 0) return 0;
    if (i === 6) return total;
    return from === 'start' ? i * MILE_FT : total - (6 - i) * MILE_FT;
  });
  return wanted.map((distance) => {
    const point = pointAlong(line, distance);
    const near = line.toSorted((a, b) => distanceBetween(a, point) - distanceBetween(b, point))[0];
    return near !== undefined && distanceBetween(near, point) < SNAP_FT ? near : point;
  });
}

/** The four corners of a section inside a township's outline; null when the township is not six miles by six. */
export function nominalSection(township: readonly GroundPoint[], section: number): GroundPoint[] | null {
  const place = placeOfSection(section);
  const ring = tidyRing(township);
  if (place === null || ring.length < 4) return null;
  const { sw, se, ne, nw } = cornerIndices(ring);
  const south = milePoints(sideOfRing(ring, sw, se), 'end');
  const north = milePoints(sideOfRing(ring, ne, nw).toReversed(), 'end');
  const west = milePoints(sideOfRing(ring, nw, sw).toReversed(), 'start');
  const east = milePoints(sideOfRing(ring, se, ne), 'start');
  const sides = [lengthOf(sideOfRing(ring, sw, se)), lengthOf(sideOfRing(ring, se, ne))];
  if (sides.some((side) => side < 5.5 * MILE_FT || side > 6.5 * MILE_FT)) return null;
  const corner = (column: number, row: number): GroundPoint | null => {
    const [s, n, w, e] = [south[column], north[column], west[row], east[row]];
    return s && n && w && e ? crossingOf(s, n, w, e) : null;
  };
  const { column, row } = place;
  const corners = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)];
  return corners.every((one) => one !== null) ? corners : null;
}
