// A figure fitted to a placed neighbour by the lines and corners they share: turned and shifted so that these meet.
import { signedSquareFeet } from '#core/place/acres.ts';
import { turned } from '#core/place/plane.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface NeighbourFit {
  /** Whole courses meet corner to corner; a part of a line from one corner; or a corner alone is common. */
  kind: 'whole' | 'part' | 'corner';
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

export interface Edge {
  start: Point;
  end: Point;
  length_ft: number;
  azimuth: number;
  /** How far the middle of the course stands off its chord, to the left positive. */
  bulge_ft: number;
}

/** Courses as walked, first to last, and the side of them that the ground lies on: 1 left, -1 right, 0 for no inside. */
export interface Boundary {
  edges: Edge[];
  hand: -1 | 0 | 1;
}

const TURN = 2 * Math.PI;
const SHORTEST_FT = 10;

/** Two deeds' lengths of one line part by so much. */
export const lengthTolerance = (length_ft: number): number => Math.max(0.3, length_ft / 1500);

/** Each course as its path, arcs as short chords; a line without an inside is open. */
export function boundaryOf(paths: readonly (readonly Point[])[], open = false): Boundary {
  const edges = paths.flatMap((path): Edge[] => {
    const [start, end] = [path[0], path.at(-1)];
    if (start === undefined || end === undefined) return [];
    const [east, north] = [end.east_ft - start.east_ft, end.north_ft - start.north_ft];
    const length_ft = Math.hypot(east, north);
    return [
      { start, end, length_ft, azimuth: Math.atan2(east, north), bulge_ft: bulgeOf(path, start, end, length_ft) },
    ];
  });
  const area = open ? 0 : signedSquareFeet(paths.flatMap((path) => path.slice(1)));
  return { edges, hand: Math.abs(area) < 1 ? 0 : area > 0 ? 1 : -1 };
}

function bulgeOf(path: readonly Point[], start: Point, end: Point, length_ft: number): number {
  if (path.length < 3 || length_ft === 0) return 0;
  const half = (path.length - 1) / 2;
  const [a, b] = [path[Math.floor(half)] ?? start, path[Math.ceil(half)] ?? end];
  const [east, north] = [(a.east_ft + b.east_ft) / 2 - start.east_ft, (a.north_ft + b.north_ft) / 2 - start.north_ft];
  return ((end.east_ft - start.east_ft) * north - (end.north_ft - start.north_ft) * east) / length_ft;
}

/** Between minus and plus half a turn. */
function parting(one: number, other: number): number {
  const turn = (((other - one) % TURN) + TURN) % TURN;
  return turn > Math.PI ? turn - TURN : turn;
}

/**
 * Whether a line common to both is walked the other way about by the neighbour. Ground lies to the left of a figure that
 * goes round to the left, so two that go round alike meet back to back: the side is never a guess. Without an inside, either.
 */
const waysOf = (figure: Boundary, neighbour: Boundary): boolean[] => {
  const hands = figure.hand * neighbour.hand;
  return hands === 0 ? [true, false] : [hands > 0];
};

const reversed = ({ start, end, length_ft, azimuth, bulge_ft }: Edge): Edge => ({
  start: end,
  end: start,
  length_ft,
  azimuth: azimuth + Math.PI,
  bulge_ft: -bulge_ft,
});

function isAlike(one: Edge, other: Edge): boolean {
  const allowed = lengthTolerance(one.length_ft);
  return (
    Math.abs(one.length_ft - other.length_ft) <= allowed && Math.abs(one.bulge_ft - other.bulge_ft) <= 2 * allowed + 0.5
  );
}

/** Courses that go on matching after a first pair, at the same turn. */
function run(figure: readonly Edge[], neighbour: readonly Edge[], first: number, second: number, back: boolean) {
  const pairs: { course: number; beside: number; own: Edge; other: Edge }[] = [];
  let turn: number | null = null;
  for (let k = 0; k < figure.length && k < neighbour.length; k += 1) {
    const course = (first + k) % figure.length;
    const beside = (second + (back ? -k : k) + k * neighbour.length) % neighbour.length;
    const [own, met] = [figure[course], neighbour[beside]];
    if (own === undefined || met === undefined) break;
    const other = back ? reversed(met) : met;
    turn ??= parting(own.azimuth, other.azimuth);
    const swing = Math.abs(parting(own.azimuth + turn, other.azimuth));
    if (!isAlike(own, other) || swing > Math.max(0.003, 0.5 / Math.max(1, own.length_ft))) break;
    pairs.push({ course, beside, own, other });
  }
  return pairs;
}

interface Pair {
  from: Point;
  to: Point;
}

/** Least squares turn and shift that carries the first points onto the second. */
function solve(pairs: readonly Pair[]): Pick<NeighbourFit, 'rotation_deg' | 'origin' | 'worst_ft' | 'rms_ft'> {
  const mean = (pick: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + pick(pair), 0) / pairs.length;
  const [fe, fn] = [mean(({ from }) => from.east_ft), mean(({ from }) => from.north_ft)];
  const [te, tn] = [mean(({ to }) => to.east_ft), mean(({ to }) => to.north_ft)];
  let [dot, cross] = [0, 0];
  for (const { from, to } of pairs) {
    const [ax, ay, bx, by] = [from.east_ft - fe, from.north_ft - fn, to.east_ft - te, to.north_ft - tn];
    dot += ax * bx + ay * by;
    cross += ay * bx - ax * by;
  }
  const rotation_deg = (Math.atan2(cross, dot) * 180) / Math.PI;
  const middle = turned({ east_ft: fe, north_ft: fn }, rotation_deg);
  const origin = { east_ft: te - middle.east_ft, north_ft: tn - middle.north_ft };
  const misses = pairs.map(({ from, to }) => distance(laidPoint(from, { rotation_deg, origin }), to));
  const rms_ft = Math.sqrt(misses.reduce((sum, miss) => sum + miss * miss, 0) / misses.length);
  return { rotation_deg, origin, worst_ft: Math.max(...misses), rms_ft };
}

export const distance = (a: Point, b: Point): number => Math.hypot(b.east_ft - a.east_ft, b.north_ft - a.north_ft);

/** A point of the figure where the fit lays it. */
export function laidPoint(
  point: Point,
  { rotation_deg, origin }: Pick<NeighbourFit, 'rotation_deg' | 'origin'>,
): Point {
  const swung = turned(point, rotation_deg);
  return { east_ft: swung.east_ft + origin.east_ft, north_ft: swung.north_ft + origin.north_ft };
}

/** Every way in which runs of whole courses agree by turn and length with the grounds on either side, best first. */
export function neighbourFits(figure: Boundary, neighbour: Boundary): NeighbourFit[] {
  const fits: NeighbourFit[] = [];
  for (const [i, edge] of figure.edges.entries()) {
    if (edge.length_ft < SHORTEST_FT) continue;
    for (const m of neighbour.edges.keys()) {
      for (const back of waysOf(figure, neighbour)) {
        const pairs = run(figure.edges, neighbour.edges, i, m, back);
        if (pairs.length === 0) continue;
        const solved = solve(
          pairs.flatMap(({ own, other }) => [
            { from: own.start, to: other.start },
            { from: own.end, to: other.end },
          ]),
        );
        const shared_ft = pairs.reduce((sum, { own }) => sum + own.length_ft, 0);
        if (solved.worst_ft > Math.max(1, shared_ft / 1000)) continue;
        const [courses, neighbour_courses] = [pairs.map(({ course }) => course), pairs.map(({ beside }) => beside)];
        fits.push({ kind: 'whole', ...solved, courses, neighbour_courses, shared_ft });
      }
    }
  }
  return fits.sort((a, b) => b.courses.length - a.courses.length || b.shared_ft - a.shared_ft || a.rms_ft - b.rms_ft);
}

/** One straight course of the figure laid along each straight line of the neighbour, from either end of it. */
export function partFits(figure: Boundary, neighbour: Boundary, course: number): NeighbourFit[] {
  const own = figure.edges[course];
  if (own === undefined || own.length_ft < SHORTEST_FT || Math.abs(own.bulge_ft) > 0.5) return [];
  return neighbour.edges.flatMap((met, m) => {
    if (met.length_ft < SHORTEST_FT || Math.abs(met.bulge_ft) > 0.5) return [];
    return waysOf(figure, neighbour).flatMap((back) => {
      const other = back ? reversed(met) : met;
      const rotation_deg = (parting(own.azimuth, other.azimuth) * 180) / Math.PI;
      return (['start', 'end'] as const).map((end) =>
        pinned(figure, own[end], other[end], rotation_deg, [course, m], met),
      );
    });
  });
}

function pinned(
  figure: Boundary,
  from: Point,
  to: Point,
  rotation_deg: number,
  [course, m]: [number, number],
  met: Edge,
) {
  const swung = turned(from, rotation_deg);
  const origin = { east_ft: to.east_ft - swung.east_ft, north_ft: to.north_ft - swung.north_ft };
  const shared_ft = Math.min(figure.edges[course]?.length_ft ?? 0, met.length_ft);
  const kind: NeighbourFit['kind'] = 'part';
  return { kind, rotation_deg, origin, courses: [course], neighbour_courses: [m], worst_ft: 0, rms_ft: 0, shared_ft };
}

/** A place of the figure's plane laid on a point of the neighbour's, at a turn that something else must tell. */
export function cornerFit(from: Point, to: Point, rotation_deg: number): NeighbourFit {
  const swung = turned(from, rotation_deg);
  const origin = { east_ft: to.east_ft - swung.east_ft, north_ft: to.north_ft - swung.north_ft };
  return {
    kind: 'corner',
    rotation_deg,
    origin,
    courses: [],
    neighbour_courses: [],
    worst_ft: 0,
    rms_ft: 0,
    shared_ft: 0,
  };
}

/** How many feet of one course lie on another, the two no further apart than this at any place of it. */
export function commonFeet(one: Edge, other: Edge, within_ft: number): number {
  if (one.length_ft === 0 || other.length_ft === 0) return 0;
  const [ux, uy] = [
    (other.end.east_ft - other.start.east_ft) / other.length_ft,
    (other.end.north_ft - other.start.north_ft) / other.length_ft,
  ];
  const seen = ({ east_ft, north_ft }: Point): [number, number] => {
    const [x, y] = [east_ft - other.start.east_ft, north_ft - other.start.north_ft];
    return [x * ux + y * uy, y * ux - x * uy];
  };
  const [[from, off], [to, off_end]] = [seen(one.start), seen(one.end)];
  if (Math.abs(from - to) < 0.9 * one.length_ft) return 0;
  const [low, high] = [Math.max(0, Math.min(from, to)), Math.min(other.length_ft, Math.max(from, to))];
  if (high <= low) return 0;
  const offAt = (reach: number): number => off + ((reach - from) / (to - from)) * (off_end - off);
  const bulges = Math.abs(Math.abs(one.bulge_ft) - Math.abs(other.bulge_ft));
  return Math.max(Math.abs(offAt(low)), Math.abs(offAt(high)), bulges) <= within_ft ? high - low : 0;
}

/** The courses of a figure where a fit lays them. */
export const laidEdges = ({ edges }: Boundary, fit: Pick<NeighbourFit, 'rotation_deg' | 'origin'>): Edge[] =>
  edges.map((edge) => ({
    ...edge,
    start: laidPoint(edge.start, fit),
    end: laidPoint(edge.end, fit),
    azimuth: edge.azimuth + (fit.rotation_deg * Math.PI) / 180,
  }));
