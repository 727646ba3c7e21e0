// A tract placed by its neighbours: lines and corners it shares with parcels already placed, and what the deeds say of
// each other, settle where it lies and how it turns. Where two places remain, none is given.

import { type Boundary, laidEdges, laidPoint } from '#core/place/fit-neighbour.ts';
import { overlapShare } from '#core/place/overlap.ts';
import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import { type LonLat, planeAt, rounded } from '#core/place/plane.ts';
import { beats, coursesBeside } from '#core/place/weigh-fits.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { SuggestedLocation, TractVerdict } from '#core/schema/verdict.ts';
import {
  type Candidate,
  candidatesBeside,
  isTelling,
  MOST_OVERLAP_SHARE,
  neighbourIn,
  ONE_MERIDIAN_DEG,
  type OwnTract,
  partingDeg,
  type Subject,
  subjectOf,
} from '#main/pipeline/adjoiner-candidates.ts';

/** Lying on all but all of another parcel is being it, or part of it, and no clash. */
const SAME_GROUND_SHARE = 0.9;
/** Fits that put the figure this near to each other are one fit. */
const SAME_PLACE_FT = 5;
/** With more places than this there are two that nothing tells apart. */
const MOST_WEIGHED = 60;

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

function boxOf(positions: readonly LonLat[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [lon, lat] of positions) {
    box.west = Math.min(box.west, lon);
    box.east = Math.max(box.east, lon);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

const touch = (one: Box, other: Box): boolean =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north;

/** The same candidate with all that is placed around it in view. */
function amongOthers(
  subject: Subject,
  candidate: Candidate,
  placed: readonly { parcel: PlacedParcel; box: Box }[],
): Candidate {
  const { plane, fit } = candidate;
  const edges = laidEdges(subject.figure, fit);
  const box = boxOf(edges.map(({ start }) => plane.toEarth(start)));
  const near = placed.filter((one) => touch(box, one.box)).map(({ parcel }) => neighbourIn(plane, parcel));
  const laid = subject.ring.map((point) => laidPoint(point, fit));
  const clash = near.some(({ rings }) =>
    rings.some((ring) => {
      const share = overlapShare(laid, ring);
      return share > MOST_OVERLAP_SHARE && share < SAME_GROUND_SHARE;
    }),
  );
  return {
    ...candidate,
    beside: coursesBeside(
      edges,
      near.map(({ boundary }) => boundary),
    ),
    clash,
  };
}

function apart_ft(a: Candidate, b: Candidate): number {
  const there = planeAt(a.pob).toPlane(b.pob);
  return Math.hypot(there.east_ft, there.north_ft);
}

/** Two turns about one corner are two places. */
const isSamePlace = (a: Candidate, b: Candidate): boolean =>
  apart_ft(a, b) <= SAME_PLACE_FT && partingDeg(a.fit.rotation_deg, b.fit.rotation_deg) <= ONE_MERIDIAN_DEG;

const nameOf = ({ document, tract }: PlacedParcel): string => (tract === '' ? document : `${tract} of ${document}`);

const TO_CONFIRM = 'To be confirmed by an operator.';

function fitReasons({ parcel, fit, line_met }: Candidate): string[] {
  const [courses, theirs] = [fit.courses, fit.neighbour_courses].map((all) => all.map((i) => i + 1).join(', '));
  const turn = `turned ${fit.rotation_deg.toFixed(4)}° clockwise`;
  switch (fit.kind) {
    case 'whole':
      return [
        `Course${fit.courses.length > 1 ? 's' : ''} ${courses} match course${fit.courses.length > 1 ? 's' : ''} ${theirs} of ${nameOf(parcel)} by bearing and length (${fit.shared_ft.toFixed(2)} ft shared).`,
        `The common corners fit within ${fit.worst_ft.toFixed(2)} ft (mean square ${fit.rms_ft.toFixed(3)} ft), ${turn}.`,
        ...(fit.courses.length === 1 ? ['Only one course is shared, so the turn rests on it alone.'] : []),
      ];
    case 'part':
      return [
        `Course ${courses} is laid along course ${theirs} of ${nameOf(parcel)} from a common corner, ${turn}: part of one line is common (${fit.shared_ft.toFixed(2)} ft at most).`,
      ];
    case 'corner':
      return line_met
        ? [`Begun from a corner of ${nameOf(parcel)} that the description names, ${turn} by the line it runs along.`]
        : [
            `It begins at a corner of ${nameOf(parcel)} that the description names. No line is common, so nothing tells how it turns; bearing as that deed does, it would be ${turn}.`,
          ];
  }
}

function reasonsOf(best: Candidate): string[] {
  const { met, beside, clash } = best;
  return [
    ...fitReasons(best),
    ...met.slice(0, 2).map((quote) => `The description names that neighbour: "${quote.slice(0, 120)}".`),
    ...(beside > best.courses ? [`${beside} of its courses run along placed parcels.`] : []),
    ...(clash ? ['It lies partly over another placed parcel: one of the two is not where it should be.'] : []),
    TO_CONFIRM,
  ];
}

/** Pasted texts all bear one name, so the name alone does not tell a neighbour from the tract itself. */
function isSameTract(one: PlacedParcel, other: OwnTract): boolean {
  return (
    one.document === other.document &&
    one.document_sha256 === other.document_sha256 &&
    one.tract_index === other.tract_index
  );
}

/** No placed parcel has the same lengths of courses. */
function isOneOfAKind({ figure }: Subject, placed: readonly PlacedParcel[]): boolean {
  const lengths = (boundary: Boundary): number[] =>
    boundary.edges.map(({ length_ft }) => length_ft).sort((a, b) => a - b);
  const own = lengths(figure);
  return !placed.some((parcel) => {
    const first = parcel.courses[0]?.path[0];
    if (first === undefined || parcel.courses.length !== own.length) return false;
    return lengths(neighbourIn(planeAt(first), parcel).boundary).every(
      (length, i) => Math.abs(length - (own[i] ?? 0)) <= 1,
    );
  });
}

type Weighed = Candidate & { telling: boolean };

function weighed(subject: Subject, others: readonly PlacedParcel[]): Weighed[] {
  const boxes = others.map((parcel) => ({ parcel, box: boxOf(parcel.courses.flatMap(({ path }) => path)) }));
  const among = others.reduce((sum, { courses }) => sum + courses.length, 0);
  const found = others.flatMap((parcel) => candidatesBeside(subject, parcel));
  found.sort(
    (a, b) =>
      b.met.length - a.met.length || a.failed - b.failed || b.courses - a.courses || a.bearing_deg - b.bearing_deg,
  );
  return found
    .slice(0, MOST_WEIGHED)
    .map((one) => amongOthers(subject, one, boxes))
    .map((one) => ({ ...one, telling: isTelling(subject, one, among) }));
}

/** Null when nothing placed shares a line or a corner with the tract. */
export function locateByAdjoiner(
  placed: readonly PlacedParcel[],
  tract: Tract,
  verdict: TractVerdict,
  own: OwnTract,
): SuggestedLocation | null {
  const subject = subjectOf(tract, verdict, own);
  if (subject === null) return null;
  const others = placed.filter((one) => !isSameTract(one, own));
  const candidates = weighed(subject, others);
  const telling = candidates.filter((one) => one.telling);
  if (telling.length === 0) return null;
  const alone = isOneOfAKind(subject, others);
  const best = telling.reduce((one, other) => (beats(other, one, alone) ? other : one));
  // A fit too weak to be believed by itself still stands against one that is no stronger.
  const rival = candidates.find(
    (one) => (one.telling || one.fit.kind === 'whole') && !isSamePlace(one, best) && !beats(best, one, alone),
  );
  const base = {
    crs: 'EPSG:4326',
    source: 'adjoiner',
    plss_id: best.parcel.plss_id,
    status: 'REVIEW',
    tie_offset: null,
    anchor: null,
  };
  if (rival !== undefined) {
    const [one, other] = [nameOf(best.parcel), nameOf(rival.parcel)];
    const where = one === other ? `${one} in two places` : `both ${one} and ${other}`;
    const reasons = [`The shared courses fit ${where} equally well: no position is suggested.`];
    return { ...base, pob: null, rotation_deg: null, basis: one, reasons };
  }
  const is_turn_told = best.fit.kind !== 'corner' || best.line_met;
  const rotation_deg = is_turn_told ? Math.round(best.fit.rotation_deg * 1e8) / 1e8 : null;
  return { ...base, pob: rounded(best.pob), rotation_deg, basis: nameOf(best.parcel), reasons: reasonsOf(best) };
}
