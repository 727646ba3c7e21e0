// The ground between a course and the side of the neighbour that runs along it: how wide at most, and how much.
import { signedSquareFeet } from '#core/place/acres.ts';
import { BESIDE_FT } from '#core/place/neighbours.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface GapStrip {
  /** Along the course and back along the neighbour. */
  readonly ring: Point[];
  readonly square_feet: number;
}

/** Looked across from so many places along a course. */
const STEPS = 200;
/** The very ends are corners, where a look across may pass the neighbour by. */
const END_SHARE = 1e-6;

/** The strips that a course leaves to an outline; where it leaves none, or the neighbour ends, the strip ends too. */
export function gapStrips(course: readonly Point[], rings: readonly (readonly Point[])[]): GapStrip[] {
  const strips: GapStrip[] = [];
  let run: { from: Point; to: Point }[] = [];
  const finish = (): void => {
    const ring = [...run.map(({ from }) => from), ...run.map(({ to }) => to).reverse()];
    const square_feet = Math.abs(signedSquareFeet(ring));
    if (run.length > 1 && square_feet > 0) strips.push({ ring, square_feet });
    run = [];
  };
  for (let step = 0; step <= STEPS; step += 1) {
    const look = lookAcross(course, Math.min(1 - END_SHARE, Math.max(END_SHARE, step / STEPS)), rings);
    if (look === null) finish();
    else run.push(look);
  }
  finish();
  return strips;
}

/** From a place on the course square across to the nearest side of the neighbour; null when none is near enough. */
function lookAcross(
  course: readonly Point[],
  share: number,
  rings: readonly (readonly Point[])[],
): { from: Point; to: Point } | null {
  const at = placeOn(course, share);
  if (at === null) return null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const offset = offsetTo(at, a, ring[(i + 1) % ring.length] ?? a);
      if (offset !== null && Math.abs(offset) < Math.abs(nearest)) nearest = offset;
    });
  }
  if (Math.abs(nearest) > BESIDE_FT) return null;
  const { point, across } = at;
  const to = { east_ft: point.east_ft + nearest * across[0], north_ft: point.north_ft + nearest * across[1] };
  return { from: point, to };
}

interface Place {
  readonly point: Point;
  /** One foot square to the course. */
  readonly across: readonly [number, number];
}

function placeOn(course: readonly Point[], share: number): Place | null {
  const lengths = course.slice(1).map((end, i) => {
    const start = course[i] ?? end;
    return Math.hypot(end.east_ft - start.east_ft, end.north_ft - start.north_ft);
  });
  let left = share * lengths.reduce((sum, one) => sum + one, 0);
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [course[i], course[i + 1]];
    if (a === undefined || b === undefined || length === 0) continue;
    if (left > length && i < lengths.length - 1) {
      left -= length;
      continue;
    }
    const [east, north] = [(b.east_ft - a.east_ft) / length, (b.north_ft - a.north_ft) / length];
    const point = { east_ft: a.east_ft + east * left, north_ft: a.north_ft + north * left };
    return { point, across: [north, -east] };
  }
  return null;
}

/** How far the side lies along the look across, either way; null when the look misses it. */
function offsetTo({ point, across }: Place, a: Point, b: Point): number | null {
  const [dx, dy] = [b.east_ft - a.east_ft, b.north_ft - a.north_ft];
  const parallel = across[0] * dy - across[1] * dx;
  if (Math.abs(parallel) < 1e-9) return null;
  const [x, y] = [a.east_ft - point.east_ft, a.north_ft - point.north_ft];
  const along = (x * across[1] - y * across[0]) / parallel;
  return along < 0 || along > 1 ? null : (x * dy - y * dx) / parallel;
}
