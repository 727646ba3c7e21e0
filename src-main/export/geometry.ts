// Shapes as plain data, for every format that carries features.

export type Position = readonly [number, number];
export type Ring = readonly Position[];

export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Every position of a shape, in the order written. */
export function positionsOf(geometry: Geometry): readonly Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'LineString':
      return geometry.coordinates;
    case 'Polygon':
      return geometry.coordinates.flat();
    case 'MultiPolygon':
      return geometry.coordinates.flat(2);
  }
}

/** The smallest box around the positions; null when there are none. */
export function boxOf(positions: Iterable<Position>): Box | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of positions) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return west > east ? null : { west, south, east, north };
}

/** The ring with its first position repeated at the end. */
function closedRing(ring: Ring): Ring {
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return ring;
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
}

/** Twice the signed area: above zero when the ring runs counter-clockwise. */
function windingOf(ring: Ring): number {
  let twice = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return twice;
}

/** The closed ring run the way asked for; GeoJSON wants outer rings counter-clockwise, shapefiles clockwise. */
export function wound(ring: Ring, way: 'clockwise' | 'counter-clockwise'): Ring {
  const closed = closedRing(ring);
  return windingOf(closed) > 0 === (way === 'counter-clockwise') ? closed : closed.toReversed();
}

/** No located tract has so many rings; holding each against each would take forever. */
const MOST_COMPARED = 1000;

/** Rings sorted into polygons: a ring that lies inside another is its hole. */
export function polygonsOf(rings: readonly Ring[]): Ring[][] {
  const usable = rings.map(closedRing).filter((ring) => ring.length >= 4);
  if (usable.length > MOST_COMPARED) return usable.map((ring) => [wound(ring, 'counter-clockwise')]);
  const depths = usable.map((ring, i) => usable.filter((other, j) => j !== i && isInside(ring, other)).length);
  return usable.flatMap((outer, i) => {
    if ((depths[i] ?? 0) % 2 === 1) return [];
    const holes = usable.filter((ring, j) => depths[j] === (depths[i] ?? 0) + 1 && isInside(ring, outer));
    return [[wound(outer, 'counter-clockwise'), ...holes.map((hole) => wound(hole, 'clockwise'))]];
  });
}

/** Whether one ring lies within another that it does not cross: a vertex off the other's edge decides. */
function isInside(ring: Ring, outer: Ring): boolean {
  const box = boxOf(outer);
  const own = boxOf(ring);
  if (box === null || own === null) return false;
  if (own.west < box.west || own.east > box.east || own.south < box.south || own.north > box.north) return false;
  return ring.some((position) => holds(outer, position));
}

/** Crossing count of a ray to the east. */
export function holds(ring: Ring, [x, y]: Position): boolean {
  let inside = false;
  for (const [i, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
