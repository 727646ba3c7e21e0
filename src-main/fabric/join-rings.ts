// Neighbouring shapes made one: edges that two of them share cancel out, and what is left is the outline.
import * as polyclip from 'polyclip-ts';
import type { GroundPoint } from '#core/plss/ground.ts';
import { between, distanceBetween, ringArea } from '#core/plss/ground.ts';

/** Points nearer than this are the same corner: published parts agree to a few millimetres. */
const SAME_FT = 0.15;

type Ring = GroundPoint[];

class Corners {
  private readonly points: GroundPoint[] = [];

  /** Number of the corner at this place. */
  at(point: GroundPoint): number {
    const found = this.points.findIndex((one) => distanceBetween(one, point) < SAME_FT);
    if (found >= 0) return found;
    this.points.push(point);
    return this.points.length - 1;
  }

  get(index: number): GroundPoint {
    return this.points[index] ?? { east_ft: 0, north_ft: 0 };
  }

  /** Corners that lie on the way from one to another, in order. */
  onEdge(from: number, to: number): number[] {
    const [a, b] = [this.get(from), this.get(to)];
    const length = distanceBetween(a, b);
    if (length === 0) return [];
    return this.points
      .map((point, index) => {
        const share =
          ((point.east_ft - a.east_ft) * (b.east_ft - a.east_ft) +
            (point.north_ft - a.north_ft) * (b.north_ft - a.north_ft)) /
          (length * length);
        const off = distanceBetween(point, between(a, b, share));
        return { index, share, on: off < SAME_FT && share > 0 && share < 1 && index !== from && index !== to };
      })
      .filter(({ on }) => on)
      .sort((one, other) => one.share - other.share)
      .map(({ index }) => index);
  }
}

/** Directed edges with every corner on their way as an end of its own. */
function edgesOf(rings: readonly Ring[], corners: Corners): [number, number][] {
  const loops = rings.map((ring) => ring.map((point) => corners.at(point)));
  return loops.flatMap((loop) =>
    loop.flatMap((from, i) => {
      const to = loop[(i + 1) % loop.length] ?? from;
      const stops = [from, ...corners.onEdge(from, to), to];
      return stops.slice(1).map((stop, k): [number, number] => [stops[k] ?? from, stop]);
    }),
  );
}

function cancel(edges: readonly [number, number][]): Map<number, number[]> {
  const counts = new Map<string, number>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    const back = `${to} ${from}`;
    const waiting = counts.get(back) ?? 0;
    if (waiting > 0) counts.set(back, waiting - 1);
    else counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
  }
  const next = new Map<number, number[]>();
  for (const [key, count] of counts) {
    const [from, to] = key.split(' ').map(Number);
    if (count > 0 && from !== undefined && to !== undefined) next.set(from, [...(next.get(from) ?? []), to]);
  }
  return next;
}

/** Loops of what is left; null when some corner has more ways out than one, which only a true union can settle. */
function loopsOf(next: Map<number, number[]>, corners: Corners): Ring[] | null {
  const rings: Ring[] = [];
  if ([...next.values()].some((ways) => ways.length !== 1)) return null;
  const left = new Map([...next].map(([from, ways]) => [from, ways[0] ?? from]));
  while (left.size > 0) {
    const [start] = left.keys();
    const ring: Ring = [];
    let at = start;
    while (at !== undefined && left.has(at)) {
      ring.push(corners.get(at));
      const to = left.get(at);
      left.delete(at);
      at = to;
    }
    if (at !== start) return null;
    if (Math.abs(ringArea(ring)) > 1) rings.push(ring);
  }
  return rings;
}

/** Outlines that cross themselves in a way that has no answer; only damaged fabric or a tangled deed has them. */
export class TangledOutlines extends Error {}

type Position = [number, number];

const positions = (ring: Ring): Position[] => ring.map((point) => [point.east_ft, point.north_ft]);
const points = (ring: readonly Position[]): Ring =>
  ring.slice(0, -1).map(([east_ft, north_ft]) => ({ east_ft, north_ft }));

/** Rings sorted into polygons: a clockwise ring is a hole of the outer ring before it. */
function polygonsOf(rings: readonly Ring[]): Position[][][] {
  const polygons: Position[][][] = [];
  for (const ring of rings) {
    const last = polygons.at(-1);
    if (ringArea(ring) < 0 && last !== undefined) last.push(positions(ring));
    else polygons.push([positions(ring)]);
  }
  return polygons;
}

function ringsOf(shape: readonly Position[][][]): Ring[] {
  return shape.flatMap((polygon) =>
    polygon.map((ring, i) => {
      const open = points(ring);
      return ringArea(open) > 0 === (i === 0) ? open : open.toReversed();
    }),
  );
}

/** One outline around shapes that touch; shapes apart stay apart. */
export function joinRings(rings: readonly Ring[]): Ring[] {
  const corners = new Corners();
  const joined = loopsOf(cancel(edgesOf(rings, corners)), corners);
  if (joined !== null && joined.length > 0) return joined;
  return rings.reduce<Ring[]>((sum, ring) => (sum.length === 0 ? [ring] : uniteRings(sum, [ring])), []);
}

/** Points that lie on the straight way between their neighbours add nothing. */
function withoutStraightPoints(ring: Ring): Ring {
  const kept: Ring = [];
  ring.forEach((point, i) => {
    const [before, after] = [kept.at(-1) ?? ring.at(-1), ring[(i + 1) % ring.length]];
    if (before === undefined || after === undefined) return;
    const cross =
      (point.east_ft - before.east_ft) * (after.north_ft - before.north_ft) -
      (point.north_ft - before.north_ft) * (after.east_ft - before.east_ft);
    if (Math.abs(cross) > 0.005 * distanceBetween(before, after)) kept.push(point);
  });
  return kept;
}

/** How far a point lies off the line through two others. */
function offLine(point: GroundPoint, a: GroundPoint, b: GroundPoint): number {
  const length = distanceBetween(a, b);
  if (length === 0) return distanceBetween(point, a);
  const cross =
    (b.east_ft - a.east_ft) * (point.north_ft - a.north_ft) - (b.north_ft - a.north_ft) * (point.east_ft - a.east_ft);
  return Math.abs(cross) / length;
}

/** The way out and the way back at this corner run along one line: what lies between is no ground. */
function isSpike(before: GroundPoint, tip: GroundPoint, after: GroundPoint): boolean {
  const forth = { east: tip.east_ft - before.east_ft, north: tip.north_ft - before.north_ft };
  const back = { east: after.east_ft - tip.east_ft, north: after.north_ft - tip.north_ft };
  if (forth.east * back.east + forth.north * back.north > 0) return false;
  const near = distanceBetween(tip, before) < distanceBetween(tip, after);
  return near ? offLine(before, tip, after) < SAME_FT : offLine(after, before, tip) < SAME_FT;
}

/** Two outlines that all but agree leave hairs of ground where one is taken off the other. */
function withoutSpikes(ring: Ring): Ring {
  const kept = [...ring];
  for (let i = 0, calm = 0; calm < kept.length && kept.length > 2; ) {
    const at = i % kept.length;
    const [before, tip, after] = [kept.at(at - 1), kept[at], kept[(at + 1) % kept.length]];
    if (before && tip && after && (distanceBetween(before, tip) < 1e-6 || isSpike(before, tip, after))) {
      kept.splice(at, 1);
      i = Math.max(0, at - 1);
      calm = 0;
    } else {
      i = at + 1;
      calm += 1;
    }
  }
  return kept.length > 2 ? kept : [];
}

type Polygons = Position[][][];

function clipped(
  clip: (one: Polygons, other: Polygons) => unknown,
  one: readonly Ring[],
  other: readonly Ring[],
): Ring[] {
  try {
    return ringsOf(clip(polygonsOf(one), polygonsOf(other)) as Polygons)
      .map((ring) => withoutStraightPoints(withoutSpikes(ring)))
      .filter((ring) => ring.length > 2);
  } catch (error) {
    throw new TangledOutlines('The outlines could not be laid over each other.', { cause: error });
  }
}

export function intersectRings(one: readonly Ring[], other: readonly Ring[]): Ring[] {
  return clipped(polyclip.intersection, one, other);
}

export function subtractRings(from: readonly Ring[], taken: readonly Ring[]): Ring[] {
  return clipped(polyclip.difference, from, taken);
}

export function uniteRings(one: readonly Ring[], other: readonly Ring[]): Ring[] {
  return clipped(polyclip.union, one, other);
}

/** Holes taken off. */
export function areaOfRings(rings: readonly Ring[]): number {
  return rings.reduce((sum, ring) => sum + ringArea(ring), 0);
}
