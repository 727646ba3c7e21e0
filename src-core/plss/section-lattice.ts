// A section divided as the Manual of Surveying Instructions divides it: quarter lines cross at the center, sixteenths
// lie midway, and in the closing tiers at 20 chains from the interior, the excess or want falling to the outer lots.
import {
  between,
  cornerIndices,
  crossingOf,
  distanceBetween,
  type GroundPoint,
  lengthOf,
  pointAlong,
  ringArea,
  sideOfRing,
  tidyRing,
} from '#core/plss/ground.ts';

/** Sixteenth corners of a section: nodes[column][row], counted from the southwest, 0 to 4 each way. */
export interface SectionLattice {
  nodes: GroundPoint[][];
  /** Vertices of the outline between neighbouring nodes, west to east and south to north. */
  bends: Record<'south' | 'north' | 'west' | 'east', GroundPoint[][]>;
}

const CHAIN_FT = 66;
const NORTH_TIER: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6]);
const WEST_TIER: ReadonlySet<number> = new Set([6, 7, 18, 19, 30, 31]);
/** A vertex this near to where the quarter or sixteenth corner should be is that corner. */
const QUARTER_SNAP_FT = 250;
const SIXTEENTH_SNAP_FT = 80;

interface Side {
  line: GroundPoint[];
  /** Distance of every vertex from the start. */
  reach: number[];
}

function sideOf(line: GroundPoint[]): Side {
  let travelled = 0;
  const reach = line.map((point, i) => {
    travelled += i === 0 ? 0 : distanceBetween(line[i - 1] ?? point, point);
    return travelled;
  });
  return { line, reach };
}

/** The reach of the vertex nearest to a wanted reach, if near enough. */
function snapped(side: Side, wanted: number, tolerance: number, from: number, to: number): number | null {
  let best: number | null = null;
  for (const reach of side.reach) {
    if (reach <= from + 1 || reach >= to - 1 || Math.abs(reach - wanted) > tolerance) continue;
    if (best === null || Math.abs(reach - wanted) < Math.abs(best - wanted)) best = reach;
  }
  return best;
}

/**
 * Reaches of the quarter and sixteenth corners along a side that runs toward a closing tier, or not.
 * `closing` says at which end the remainder falls.
 */
function reachesOf(side: Side, closing: 'none' | 'start' | 'end'): [number, number, number] {
  const total = side.reach.at(-1) ?? 0;
  const flip = (value: number) => (closing === 'start' ? total - value : value);
  const quarterWanted = closing === 'none' ? total / 2 : flip(Math.min(40 * CHAIN_FT, total * 0.75));
  const quarter = snapped(side, quarterWanted, QUARTER_SNAP_FT, 0, total) ?? quarterWanted;
  const inner = closing === 'start' ? (quarter + total) / 2 : quarter / 2;
  const outerEnd = closing === 'start' ? 0 : total;
  const left = Math.abs(outerEnd - quarter);
  const outerStep = closing === 'none' ? left / 2 : Math.min(20 * CHAIN_FT, left * 0.9);
  const outer = closing === 'start' ? quarter - outerStep : quarter + outerStep;
  const [low, high] = closing === 'start' ? [outer, inner] : [inner, outer];
  return [
    snapped(side, low, SIXTEENTH_SNAP_FT, 0, quarter) ?? low,
    quarter,
    snapped(side, high, SIXTEENTH_SNAP_FT, quarter, total) ?? high,
  ];
}

interface DividedSide {
  /** Five points from start to end. */
  points: GroundPoint[];
  bends: GroundPoint[][];
}

function divide(line: GroundPoint[], closing: 'none' | 'start' | 'end'): DividedSide {
  const side = sideOf(line);
  const total = side.reach.at(-1) ?? 0;
  const marks = [0, ...reachesOf(side, closing), total];
  const bends = marks.slice(1).map((mark, i) => {
    const from = marks[i] ?? 0;
    return line.filter((_, at) => (side.reach[at] ?? 0) > from + 0.05 && (side.reach[at] ?? 0) < mark - 0.05);
  });
  return { points: marks.map((mark) => pointAlong(line, mark)), bends };
}

/** How far a sixteenth lies from the first of two points to the second, as the two sides of the section have it. */
function shareOf(sides: readonly DividedSide[], from: number, sixteenth: number, to: number): number {
  const shares = sides.map(({ points }) => {
    const [a, b, c] = [points[from], points[sixteenth], points[to]];
    return a && b && c ? distanceBetween(a, b) / (distanceBetween(a, b) + distanceBetween(b, c)) : 0.5;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Points along a quarter line through the center; its sixteenths keep the proportion of the two sides beside it. */
function centerLine(start: GroundPoint, center: GroundPoint, end: GroundPoint, beside: readonly DividedSide[]) {
  return [
    start,
    between(start, center, shareOf(beside, 0, 1, 2)),
    center,
    between(center, end, shareOf(beside, 2, 3, 4)),
    end,
  ];
}

function node(nodes: readonly (readonly (GroundPoint | undefined)[])[], column: number, row: number): GroundPoint {
  return nodes[column]?.[row] ?? { east_ft: Number.NaN, north_ft: Number.NaN };
}

function fillQuarterCenters(nodes: GroundPoint[][]): void {
  for (const column of [1, 3]) {
    for (const row of [1, 3]) {
      const cross = crossingOf(
        node(nodes, column, row - 1),
        node(nodes, column, row + 1),
        node(nodes, column - 1, row),
        node(nodes, column + 1, row),
      );
      const line = nodes[column];
      if (cross !== null && line !== undefined) line[row] = cross;
    }
  }
}

/** Null when the outline is not a four-sided section: a lake took a side, or it is not a section at all. */
function sidesOf(outline: readonly GroundPoint[]): Record<'south' | 'east' | 'north' | 'west', GroundPoint[]> | null {
  const ring = tidyRing(outline);
  if (ring.length < 4) return null;
  const { sw, se, ne, nw } = cornerIndices(ring);
  if (new Set([sw, se, ne, nw]).size < 4) return null;
  const sides = {
    south: sideOfRing(ring, sw, se),
    east: sideOfRing(ring, se, ne),
    north: sideOfRing(ring, ne, nw).toReversed(),
    west: sideOfRing(ring, nw, sw).toReversed(),
  };
  const corners = [ring[sw], ring[se], ring[ne], ring[nw]].flatMap((point) => (point === undefined ? [] : [point]));
  const [quad, whole] = [ringArea(corners), ringArea(ring)];
  const straight = Object.values(sides).every((side) => {
    const [first, last] = [side[0], side.at(-1)];
    return first !== undefined && last !== undefined && lengthOf(side) < 1.02 * distanceBetween(first, last);
  });
  return straight && quad > 0 && Math.abs(quad / whole - 1) < 0.03 ? sides : null;
}

/** The lattice of a section's outline in feet, any plane with north up; null when it cannot be divided by rule. */
export function latticeOf(outline: readonly GroundPoint[], section: number): SectionLattice | null {
  const sides = sidesOf(outline);
  if (sides === null) return null;
  const northward = NORTH_TIER.has(section) ? 'end' : 'none';
  const eastward = WEST_TIER.has(section) ? 'start' : 'none';
  const south = divide(sides.south, eastward);
  const north = divide(sides.north, eastward);
  const west = divide(sides.west, northward);
  const east = divide(sides.east, northward);
  const at = (side: DividedSide, i: number): GroundPoint =>
    side.points[i] ?? { east_ft: Number.NaN, north_ft: Number.NaN };
  const center = crossingOf(at(south, 2), at(north, 2), at(west, 2), at(east, 2));
  if (center === null) return null;
  const meridional = centerLine(at(south, 2), center, at(north, 2), [west, east]);
  const latitudinal = centerLine(at(west, 2), center, at(east, 2), [south, north]);
  const nodes = Array.from({ length: 5 }, (_, column) =>
    Array.from({ length: 5 }, (_, row) => {
      if (row === 0) return at(south, column);
      if (row === 4) return at(north, column);
      if (column === 0) return at(west, row);
      if (column === 4) return at(east, row);
      if (column === 2) return meridional[row] ?? center;
      return row === 2 ? (latitudinal[column] ?? center) : center;
    }),
  );
  fillQuarterCenters(nodes);
  return { nodes, bends: { south: south.bends, north: north.bends, west: west.bends, east: east.bends } };
}
