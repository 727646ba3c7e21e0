// How well a fit agrees with what the deed says and with every parcel placed near it, and whether one fit beats another.
import type { Called, CalledCorner, CalledLine } from '#core/place/called-neighbour.ts';
import {
  type Boundary,
  commonFeet,
  distance,
  type Edge,
  laidEdges,
  laidPoint,
  type NeighbourFit,
} from '#core/place/fit-neighbour.ts';
import { turned } from '#core/place/plane.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface Evidence {
  /** Statements of the deeds that the fit meets, and those that it fails. */
  met: string[];
  failed: number;
  /** A line that the deed says runs along the neighbour does so, which settles the turn. */
  line_met: boolean;
  /** A corner that the deed calls common is so, which settles the place along a line. */
  corner_met: boolean;
  /** How far the two deeds bear apart, in degrees. */
  bearing_deg: number;
  /** Courses of the figure that run along any placed parcel. */
  beside: number;
  /** A placed parcel that it lies partly over. */
  clash: boolean;
}

/** Old measures: lines drawn from two deeds part by so much. */
const apartFor = (length_ft: number): number => Math.max(1.5, length_ft / 300);
/** Compass words are loose: a line faces north though it stands 60 degrees off, a corner may lie 55 off its quarter. */
const FACING = Math.cos((65 * Math.PI) / 180);
const LYING = Math.cos((55 * Math.PI) / 180);

const runAlong = (own: Edge, other: Edge): boolean => {
  const shorter = Math.min(own.length_ft, other.length_ft);
  return commonFeet(own, other, apartFor(shorter)) >= Math.max(Math.min(10, 0.5 * shorter), 0.15 * shorter);
};

const dot = (a: Point, b: Point): number => a.east_ft * b.east_ft + a.north_ft * b.north_ft;

/** The way out of the neighbour's ground across one of its courses. */
function outwardOf({ azimuth }: Edge, hand: number): Point {
  const out = azimuth + (hand * Math.PI) / 2;
  return { east_ft: Math.sin(out), north_ft: Math.cos(out) };
}

function meetsLine({ course, faces }: CalledLine, laid: readonly Edge[], neighbour: Boundary, turn: number): boolean {
  const own = laid[course];
  if (own === undefined) return false;
  return neighbour.edges.some(
    (edge) =>
      runAlong(own, edge) &&
      (faces === null || neighbour.hand === 0 || dot(turned(outwardOf(edge, neighbour.hand), -turn), faces) >= FACING),
  );
}

/** Seen in the deed's own bearings and stretched to a square, a north-east corner lies north-east of the middle. */
export function cornersLying(neighbour: Boundary, lies: Point | null, turn: number): Point[] {
  const corners = neighbour.edges.map(({ start }) => start);
  if (lies === null) return corners;
  const seen = corners.map((corner) => turned(corner, -turn));
  const span = (pick: (p: Point) => number): [number, number] => {
    const [low, high] = [Math.min(...seen.map(pick)), Math.max(...seen.map(pick))];
    return [(low + high) / 2, Math.max(1, (high - low) / 2)];
  };
  const [[east, wide], [north, high]] = [span((p) => p.east_ft), span((p) => p.north_ft)];
  return corners.filter((_, i) => {
    const p = seen[i] as Point;
    const from = { east_ft: (p.east_ft - east) / wide, north_ft: (p.north_ft - north) / high };
    return (
      dot(from, lies) >= LYING * Math.hypot(from.east_ft, from.north_ft) &&
      Math.hypot(from.east_ft, from.north_ft) > 0.5
    );
  });
}

function meetsCorner(told: CalledCorner, figure: Boundary, neighbour: Boundary, fit: NeighbourFit): boolean {
  const own = told.corner === 0 ? figure.edges[0]?.start : figure.edges[told.corner - 1]?.end;
  if (own === undefined) return false;
  const at = laidPoint(
    { east_ft: own.east_ft - told.offset.east_ft, north_ft: own.north_ft - told.offset.north_ft },
    fit,
  );
  const within = Math.max(2, Math.hypot(told.offset.east_ft, told.offset.north_ft) / 100);
  return cornersLying(neighbour, told.lies, fit.rotation_deg).some((corner) => distance(corner, at) <= within);
}

/** What the two deeds say of each other, held against the fit. */
export function weighWords(
  figure: Boundary,
  neighbour: Boundary,
  fit: NeighbourFit,
  called: Called,
  calling_back: readonly number[],
): Pick<Evidence, 'met' | 'failed' | 'line_met' | 'corner_met'> {
  const laid = laidEdges(figure, fit);
  const lines = called.lines.map((line) => (meetsLine(line, laid, neighbour, fit.rotation_deg) ? line.quote : null));
  const corners = called.corners.map((corner) => (meetsCorner(corner, figure, neighbour, fit) ? corner.quote : null));
  const back = calling_back.map((m) => {
    const edge = neighbour.edges[m];
    return edge !== undefined && laid.some((own) => runAlong(own, edge))
      ? 'the neighbour’s own deed names this land'
      : null;
  });
  const told = [...lines, ...corners, ...back];
  const line_met = [...lines, ...back].some((quote) => quote !== null);
  const corner_met = corners.some((quote) => quote !== null);
  const failed = told.filter((quote) => quote === null).length;
  return { met: told.flatMap((quote) => quote ?? []), failed, line_met, corner_met };
}

/** Courses of the laid figure that run along any of these boundaries. */
export const coursesBeside = (laid: readonly Edge[], boundaries: readonly Boundary[]): number =>
  laid.filter((own) => boundaries.some(({ edges }) => edges.some((edge) => runAlong(own, edge)))).length;

interface Weighed extends Evidence {
  courses: number;
}

/** Bearings that part by less than this may be of one meridian or two; by as much more, one of them is turned round. */
const TURNED_ROUND_DEG = 30;

const isTurnedRound = (one: Evidence, other: Evidence): boolean =>
  other.bearing_deg <= TURNED_ROUND_DEG && one.bearing_deg >= other.bearing_deg + TURNED_ROUND_DEG;

/** `alone`: no placed parcel has the figure's own shape, so that fitting in among many tells something. */
export function beats(one: Weighed, other: Weighed, alone: boolean): boolean {
  if (one.met.length !== other.met.length) return one.met.length > other.met.length && one.failed <= other.failed;
  if (one.failed !== other.failed) return one.failed < other.failed;
  // Before what stands around: a parcel in the wrong place must not turn its neighbours round.
  if (isTurnedRound(other, one)) return true;
  if (isTurnedRound(one, other)) return false;
  if (one.clash !== other.clash) return alone && other.clash;
  if (one.courses >= 2 && one.courses > other.courses) return true;
  return alone && one.beside >= other.beside + 2;
}
