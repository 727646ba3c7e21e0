// A figure fitted to a placed neighbour by the courses they share: turned and shifted so that common corners meet.
import type { Point } from '#core/survey/traverse.ts';

export interface NeighbourFit {
  /** Clockwise. */
  rotation_deg: number;
  /** Where the origin of the figure comes to lie in the neighbour's plane. */
  origin: Point;
  /** Indices of the shared courses of the figure, in its order, and of the neighbour's beside them. */
  courses: number[];
  neighbour_courses: number[];
  /** Largest and mean square miss of the common corners, in feet. */
  worst_ft: number;
  rms_ft: number;
  shared_ft: number;
}

interface Edge {
  length_ft: number;
  azimuth: number;
}

const TURN = 2 * Math.PI;
const SHORTEST_FT = 10;

const lengthTolerance = (length_ft: number): number => Math.max(0.3, length_ft / 1500);

function edgesOf(corners: readonly Point[]): Edge[] {
  return corners.slice(1).map((end, i) => {
    const start = corners[i] ?? end;
    const [east, north] = [end.east_ft - start.east_ft, end.north_ft - start.north_ft];
    return { length_ft: Math.hypot(east, north), azimuth: Math.atan2(east, north) };
  });
}

/** Between minus and plus half a turn. */
function parting(one: number, other: number): number {
  const turn = (((other - one) % TURN) + TURN) % TURN;
  return turn > Math.PI ? turn - TURN : turn;
}

const azimuthFor = (edge: Edge, back: boolean): number => (back ? edge.azimuth + Math.PI : edge.azimuth);

/** Courses that go on matching after a first pair, at the same turn. */
function run(
  figure: readonly Edge[],
  neighbour: readonly Edge[],
  first: number,
  second: number,
  back: boolean,
): [number, number][] {
  const [a, b] = [figure[first], neighbour[second]];
  if (a === undefined || b === undefined) return [];
  const turn = parting(a.azimuth, azimuthFor(b, back));
  const pairs: [number, number][] = [];
  for (let k = 0; k < figure.length && k < neighbour.length; k += 1) {
    const i = (first + k) % figure.length;
    const m = (second + (back ? -k : k) + k * neighbour.length) % neighbour.length;
    const [one, other] = [figure[i], neighbour[m]];
    if (one === undefined || other === undefined) break;
    if (Math.abs(one.length_ft - other.length_ft) > lengthTolerance(one.length_ft)) break;
    const swing = Math.abs(parting(one.azimuth + turn, azimuthFor(other, back)));
    if (swing > Math.max(0.003, 0.5 / Math.max(1, one.length_ft))) break;
    pairs.push([i, m]);
  }
  return pairs;
}

interface Pair {
  from: Point;
  to: Point;
}

/** Least squares turn and shift that carries the first points onto the second. */
function solve(pairs: readonly Pair[]): {
  cosine: number;
  sine: number;
  origin: Point;
  worst_ft: number;
  rms_ft: number;
} {
  const mean = (pick: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + pick(pair), 0) / pairs.length;
  const [fe, fn] = [mean(({ from }) => from.east_ft), mean(({ from }) => from.north_ft)];
  const [te, tn] = [mean(({ to }) => to.east_ft), mean(({ to }) => to.north_ft)];
  let [dot, cross] = [0, 0];
  for (const { from, to } of pairs) {
    const [ax, ay, bx, by] = [from.east_ft - fe, from.north_ft - fn, to.east_ft - te, to.north_ft - tn];
    dot += ax * bx + ay * by;
    cross += ay * bx - ax * by;
  }
  const size = Math.hypot(dot, cross) || 1;
  const [cosine, sine] = [dot / size, cross / size];
  const origin = { east_ft: te - (fe * cosine + fn * sine), north_ft: tn - (fn * cosine - fe * sine) };
  const misses = pairs.map(({ from, to }) =>
    Math.hypot(
      origin.east_ft + from.east_ft * cosine + from.north_ft * sine - to.east_ft,
      origin.north_ft + from.north_ft * cosine - from.east_ft * sine - to.north_ft,
    ),
  );
  const rms_ft = Math.sqrt(misses.reduce((sum, miss) => sum + miss * miss, 0) / misses.length);
  return { cosine, sine, origin, worst_ft: Math.max(...misses), rms_ft };
}

function fitOf(
  figure: readonly Point[],
  neighbour: readonly Point[],
  pairs: readonly [number, number][],
  back: boolean,
): NeighbourFit | null {
  const corner = (corners: readonly Point[], i: number): Point | undefined => corners[i];
  const points = pairs.flatMap(([i, m]): Pair[] => {
    const [a, b] = [corner(figure, i), corner(figure, i + 1)];
    const [c, d] = back
      ? [corner(neighbour, m + 1), corner(neighbour, m)]
      : [corner(neighbour, m), corner(neighbour, m + 1)];
    return a && b && c && d
      ? [
          { from: a, to: c },
          { from: b, to: d },
        ]
      : [];
  });
  if (points.length < 2) return null;
  const { cosine, sine, origin, worst_ft, rms_ft } = solve(points);
  return {
    rotation_deg: (Math.atan2(sine, cosine) * 180) / Math.PI,
    origin,
    courses: pairs.map(([i]) => i),
    neighbour_courses: pairs.map(([, m]) => m),
    worst_ft,
    rms_ft,
    shared_ft: points.reduce(
      (sum, pair, k) => (k % 2 === 0 ? sum + distance(pair.from, points[k + 1]?.from ?? pair.from) : sum),
      0,
    ),
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(b.east_ft - a.east_ft, b.north_ft - a.north_ft);

/**
 * Every way in which runs of courses agree by turn and length, best first. Corners come as walked, first to last;
 * a neighbour runs the shared line the other way about, unless both deeds go round differently.
 */
export function neighbourFits(figure: readonly Point[], neighbour: readonly Point[]): NeighbourFit[] {
  const [own, other] = [edgesOf(figure), edgesOf(neighbour)];
  const fits: NeighbourFit[] = [];
  own.forEach((edge, i) => {
    if (edge.length_ft < SHORTEST_FT) return;
    other.forEach((candidate, m) => {
      if (Math.abs(candidate.length_ft - edge.length_ft) > lengthTolerance(edge.length_ft)) return;
      for (const back of [true, false]) {
        const fit = fitOf(figure, neighbour, run(own, other, i, m, back), back);
        if (fit !== null && fit.worst_ft <= Math.max(1, fit.shared_ft / 1000)) fits.push(fit);
      }
    });
  });
  return fits.sort((a, b) => b.courses.length - a.courses.length || b.shared_ft - a.shared_ft || a.rms_ft - b.rms_ft);
}
