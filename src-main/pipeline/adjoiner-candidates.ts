// The places where a tract may lie beside one placed parcel: by whole courses in common, by part of a line, by a corner.

import { type Called, calledIn, callingBack } from '#core/place/called-neighbour.ts';
import {
  type Boundary,
  boundaryOf,
  cornerFit,
  laidPoint,
  lengthTolerance,
  type NeighbourFit,
  neighbourFits,
  partFits,
} from '#core/place/fit-neighbour.ts';
import { overlapShare } from '#core/place/overlap.ts';
import { coursePathsOf, type PlacedParcel } from '#core/place/placed-parcel.ts';
import { type LonLat, type Plane, planeAt } from '#core/place/plane.ts';
import { balancedRing, distinctCorners, isSimpleRing, type Place } from '#core/place/simple-ring.ts';
import { cornersLying, type Evidence, weighWords } from '#core/place/weigh-fits.ts';
import { findState } from '#core/plss/states.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import type { Point } from '#core/survey/traverse.ts';

/** Deeds of one meridian bear within this of each other. */
export const ONE_MERIDIAN_DEG = 2;
const COPIED_DEG = 0.25;
const COPIED_FT = 0.03;
/** Among more courses than this, some two are equal by chance. */
const FEW_COURSES = 200;
/** Further apart than any compass: one of the two is turned round. */
const MOST_TURN_DEG = 45;
/** So many equal courses may be chance where the deeds are of different counties. */
const CHANCE_COURSES = 2;
export const MOST_OVERLAP_SHARE = 0.05;

export type OwnTract = Pick<
  PlacedParcel,
  'document' | 'document_sha256' | 'tract_index' | 'county' | 'state' | 'owners' | 'recording'
>;

export interface Subject {
  tract: Tract;
  verdict: TractVerdict;
  own: OwnTract;
  figure: Boundary;
  ring: Point[];
}

export interface Candidate extends Evidence {
  parcel: PlacedParcel;
  plane: Plane;
  fit: NeighbourFit;
  pob: LonLat;
  courses: number;
  named: boolean;
}

const openRing = (paths: readonly (readonly Point[])[]): Point[] => paths.flatMap((path) => path.slice(0, -1));

/** A figure that crosses itself, even closed by a fit, has no side for a neighbour to lie on. */
function isTangled(paths: readonly (readonly Point[])[]): boolean {
  const walked = paths
    .flatMap((path, i) => path.slice(i === 0 ? 0 : 1))
    .map(({ east_ft, north_ft }): Place => [east_ft, north_ft]);
  return !isSimpleRing(distinctCorners(walked)) && !isSimpleRing(distinctCorners(balancedRing(walked)));
}

export function subjectOf(tract: Tract, verdict: TractVerdict, own: OwnTract): Subject | null {
  if (verdict.geometry === null || verdict.geometry.vertices.length < 3) return null;
  const paths = coursePathsOf(tract, verdict.geometry, own.state);
  const open = tract.description_type === 'centerline';
  if (!open && isTangled(paths)) return null;
  return { tract, verdict, own, figure: boundaryOf(paths, open), ring: open ? [] : openRing(paths) };
}

interface Neighbour {
  boundary: Boundary;
  rings: Point[][];
}

export const neighbourIn = (plane: Plane, { courses, rings }: PlacedParcel): Neighbour => ({
  boundary: boundaryOf(
    courses.map(({ path }) => path.map(plane.toPlane)),
    rings.length === 0,
  ),
  rings: rings.map((ring) => ring.slice(1).map(plane.toPlane)),
});

/** Both name their county, and not the same one: a few equal courses are chance. */
function isElsewhere(own: OwnTract, parcel: PlacedParcel): boolean {
  const differs = (one: string, other: string): boolean =>
    one !== '' && other !== '' && plainName(one) !== plainName(other);
  return differs(own.county, parcel.county) || differs(stateOf(own.state), stateOf(parcel.state));
}

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bcounty\b|[^a-z]/g, '')
    .trim();
const stateOf = (state: string): string => findState(state) ?? state;

/** Half a turn at most. */
export const partingDeg = (one: number, other: number): number => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/** Fits that rest on words: a called course laid along a line, a called corner laid on a corner. */
function calledFits(
  { figure }: Subject,
  { boundary }: Neighbour,
  called: Called,
  rotation_deg: number,
): NeighbourFit[] {
  const lines = called.lines.flatMap(({ course, faces }) =>
    partFits(figure, boundary, course).filter(
      (fit) => partingDeg(fit.rotation_deg, rotation_deg) <= (faces === null ? ONE_MERIDIAN_DEG : MOST_TURN_DEG),
    ),
  );
  // The called line tells the turn where a corner tells the place.
  const turns = [
    rotation_deg,
    ...new Set(
      lines
        .filter((fit) => partingDeg(fit.rotation_deg, rotation_deg) <= ONE_MERIDIAN_DEG)
        .map((fit) => fit.rotation_deg),
    ),
  ];
  const corners = called.corners.flatMap(({ corner, offset, lies }) => {
    const own = corner === 0 ? figure.edges[0]?.start : figure.edges[corner - 1]?.end;
    if (own === undefined || lies === null) return [];
    // Words that two corners answer to settle nothing by themselves.
    if (called.lines.length === 0 && cornersLying(boundary, lies, rotation_deg).length > 1) return [];
    const from = { east_ft: own.east_ft - offset.east_ft, north_ft: own.north_ft - offset.north_ft };
    return turns.flatMap((turn) => cornersLying(boundary, lies, turn).map((to) => cornerFit(from, to, turn)));
  });
  return [...lines, ...corners];
}

/** A course beside these has them on its other side, and whoever is across. */
const ALONG_A_WAY =
  /\b(?:right[\s-]of[\s-]way|r\/w|streets?|roads?|avenues?|lanes?|alleys?|highways?|turnpikes?|railroads?|railways?|rivers?|creeks?|opposite|across)\b/i;

const PLAIN_LENGTHS_FT = [10, 16.5];

/** Tens of feet and whole rods are the lengths of every second line in a county. */
const isPlainLength = (length_ft: number): boolean =>
  PLAIN_LENGTHS_FT.some((step) => Math.abs(length_ft / step - Math.round(length_ft / step)) * step < 0.06);

/** Whether a fit rests on more than chance; `among` so many placed courses. */
export function isTelling(subject: Subject, candidate: Candidate, among: number): boolean {
  const { fit, named, line_met, corner_met, bearing_deg } = candidate;
  if (fit.kind === 'corner') return named;
  // One line of the neighbour is as long as the one across from it: turned half round, the tract would lie behind.
  if (fit.courses.length === 1 && bearing_deg > MOST_TURN_DEG) return false;
  // A line called common tells the turn; how far along it the tract lies, only a corner does.
  if (fit.kind === 'part') return line_met && corner_met;
  return line_met || isMoreThanChance(subject, candidate, among);
}

/** Without a word of the line in either deed, equal courses must speak for themselves. */
function isMoreThanChance({ tract, own, figure }: Subject, candidate: Candidate, among: number): boolean {
  const { parcel, fit, bearing_deg, beside, named, clash } = candidate;
  if (!named && (clash || (fit.courses.length <= CHANCE_COURSES && isElsewhere(own, parcel)))) return false;
  if (fit.courses.length > 1) return true;
  if (beside >= 3 && bearing_deg <= MOST_TURN_DEG) return true;
  const [course = 0] = fit.courses;
  const length_ft = figure.edges[course]?.length_ft ?? 0;
  // Of two lines as long as each other, nothing says which is common and so on which side the tract lies.
  if (figure.edges.filter((edge) => Math.abs(edge.length_ft - length_ft) <= lengthTolerance(length_ft)).length > 1)
    return false;
  // One deed's line copied into the other: the same figures, run the other way.
  const copied = bearing_deg <= COPIED_DEG && fit.worst_ft <= COPIED_FT;
  const { adjoiner = '', verbatim_text = '' } = tract.calls[course] ?? {};
  const is_open = adjoiner === '' && !ALONG_A_WAY.test(verbatim_text);
  return copied && among <= FEW_COURSES && is_open && !isPlainLength(length_ft);
}

export function candidatesBeside(subject: Subject, parcel: PlacedParcel): Candidate[] {
  const first = parcel.courses[0]?.path[0];
  // A line, or courses that enclose no ground, have no side to lie on.
  if (first === undefined || parcel.rings.length === 0) return [];
  const plane = planeAt(first);
  const neighbour = neighbourIn(plane, parcel);
  const { tract, verdict, own, figure } = subject;
  const called = calledIn(tract, verdict.anchor, verdict.tie_offset, parcel);
  const back = callingBack(parcel, own);
  const fits = [
    ...neighbourFits(figure, neighbour.boundary),
    ...calledFits(subject, neighbour, called, parcel.rotation_deg),
  ];
  return fits.flatMap((fit): Candidate[] => {
    const words = weighWords(figure, neighbour.boundary, fit, called, back);
    const named = words.met.length > 0;
    if (words.failed > words.met.length || (fit.kind !== 'whole' && (!named || words.failed > 0))) return [];
    // The way from a corner to the beginning turns with the deed's bearings: without a line beside, it leads nowhere sure.
    if (fit.kind === 'corner' && !words.line_met && tract.tie_calls.length > 0) return [];
    const laid = subject.ring.map((point) => laidPoint(point, fit));
    if (neighbour.rings.some((ring) => overlapShare(laid, ring) > MOST_OVERLAP_SHARE)) return [];
    const bearing_deg = partingDeg(fit.rotation_deg, parcel.rotation_deg);
    return [
      {
        ...words,
        parcel,
        plane,
        fit,
        pob: plane.toEarth(fit.origin),
        courses: fit.courses.length,
        named,
        bearing_deg,
        beside: 0,
        clash: false,
      },
    ];
  });
}
