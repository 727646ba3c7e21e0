// Plane geometry of sections, in feet: polylines walked by distance, lines crossed, rings measured.

export interface GroundPoint {
  east_ft: number;
  north_ft: number;
}

export function distanceBetween(a: GroundPoint, b: GroundPoint): number {
  return Math.hypot(b.east_ft - a.east_ft, b.north_ft - a.north_ft);
}

export function between(a: GroundPoint, b: GroundPoint, share: number): GroundPoint {
  return {
    east_ft: a.east_ft + (b.east_ft - a.east_ft) * share,
    north_ft: a.north_ft + (b.north_ft - a.north_ft) * share,
  };
}

export function lengthOf(line: readonly GroundPoint[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + distanceBetween(line[i] ?? point, point), 0);
}

/** The point so far along a polyline; its ends for distances beyond them. */
export function pointAlong(line: readonly GroundPoint[], distance_ft: number): GroundPoint {
  let left = distance_ft;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (a === undefined || b === undefined) break;
    const step = distanceBetween(a, b);
    if (left <= step && step > 0) return between(a, b, Math.max(0, left) / step);
    left -= step;
  }
  return line.at(-1) ?? { east_ft: 0, north_ft: 0 };
}

/** Where the lines through a–b and c–d cross; null when they run together. */
export function crossingOf(a: GroundPoint, b: GroundPoint, c: GroundPoint, d: GroundPoint): GroundPoint | null {
  const [ux, uy] = [b.east_ft - a.east_ft, b.north_ft - a.north_ft];
  const [vx, vy] = [d.east_ft - c.east_ft, d.north_ft - c.north_ft];
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < 1e-9 * (Math.hypot(ux, uy) * Math.hypot(vx, vy) + 1e-9)) return null;
  const share = ((c.east_ft - a.east_ft) * vy - (c.north_ft - a.north_ft) * vx) / cross;
  return between(a, b, share);
}

/** Counter-clockwise positive, square feet. */
export function ringArea(ring: readonly GroundPoint[]): number {
  let doubled = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before !== undefined) doubled += before.east_ft * point.north_ft - point.east_ft * before.north_ft;
    before = point;
  }
  return doubled / 2;
}

/** Open ring, counter-clockwise, without repeated points. */
export function tidyRing(ring: readonly GroundPoint[]): GroundPoint[] {
  const open = ring.filter((point, i) => {
    const next = ring[(i + 1) % ring.length];
    return next === undefined || distanceBetween(point, next) > 0.01;
  });
  return ringArea(open) < 0 ? open.toReversed() : open;
}

/** Indices of the four corners of a ring that is near enough a quadrilateral, by which vertex reaches furthest each way. */
export function cornerIndices(ring: readonly GroundPoint[]): { sw: number; se: number; ne: number; nw: number } {
  const easts = ring.map((point) => point.east_ft);
  const norths = ring.map((point) => point.north_ft);
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  const [south, north] = [Math.min(...norths), Math.max(...norths)];
  const furthest = (sx: number, sy: number): number => {
    let [best, found] = [Number.NEGATIVE_INFINITY, 0];
    ring.forEach((point, i) => {
      const reach =
        (sx * (point.east_ft - (west + east) / 2)) / (east - west || 1) +
        (sy * (point.north_ft - (south + north) / 2)) / (north - south || 1);
      if (reach > best + 1e-12) [best, found] = [reach, i];
    });
    return found;
  };
  return { sw: furthest(-1, -1), se: furthest(1, -1), ne: furthest(1, 1), nw: furthest(-1, 1) };
}

/** Vertices from one index on to another, both included, the way the ring runs. */
export function sideOfRing(ring: readonly GroundPoint[], from: number, to: number): GroundPoint[] {
  const side: GroundPoint[] = [];
  for (let i = from; ; i = (i + 1) % ring.length) {
    const point = ring[i];
    if (point !== undefined) side.push(point);
    if (i === to || side.length > ring.length) return side;
  }
}
