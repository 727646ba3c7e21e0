// A tract placed by its neighbours: courses it shares with parcels already placed settle where it lies and how it turns.

import { signedSquareFeet } from '#core/place/acres.ts';
import { type NeighbourFit, neighbourFits } from '#core/place/fit-neighbour.ts';
import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import { type LonLat, planeAt, rounded, turned } from '#core/place/plane.ts';
import { findState } from '#core/plss/states.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { SuggestedLocation, TractGeometry } from '#core/schema/verdict.ts';
import { REFERENCE, readWire } from '#core/schema/wire-string.ts';
import type { Point } from '#core/survey/traverse.ts';
import { areaOfRings, intersectRings, TangledOutlines } from '#main/fabric/join-rings.ts';

/** One shared course alone is believed only where the two deeds bear nearly alike. */
const MOST_TURN_OF_ONE_DEG = 2;
/** So many equal courses may be chance where the deeds are of different counties. */
const CHANCE_COURSES = 2;
const MOST_OVERLAP_SHARE = 0.05;
/** Fits that put the figure this near to each other are one fit. */
const SAME_PLACE_FT = 5;

type OwnTract = Pick<PlacedParcel, 'document' | 'document_sha256' | 'tract_index' | 'county' | 'state'>;

interface Candidate {
  parcel: PlacedParcel;
  fit: NeighbourFit;
  pob: LonLat;
  /** The sentence that names the neighbour, when one does. */
  named: string | null;
}

function cornersOf(parcel: PlacedParcel): LonLat[] {
  const starts = parcel.courses.flatMap(({ path }) => (path[0] === undefined ? [] : [path[0]]));
  const end = parcel.courses.at(-1)?.path.at(-1);
  return end === undefined ? starts : [...starts, end];
}

const plainWords = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** A call that names the neighbour's owner, or the book and page of its deed. */
function findNaming(tract: Tract, parcel: PlacedParcel): string | null {
  const surnames = parcel.owners.flatMap((owner) => plainWords(owner).slice(-1));
  const { book, page, instrument } = readWire(REFERENCE, parcel.recording);
  for (const call of tract.calls) {
    const text = `${call.adjoiner} ${call.verbatim_text}`.toLowerCase();
    const byName = surnames.some((surname) => new RegExp(`\\b${surname}\\b`).test(text));
    const byBook =
      book !== undefined && page !== undefined && new RegExp(`\\b${book}\\b.{0,20}\\b${page}\\b`).test(text);
    const byNumber = instrument !== undefined && instrument.length >= 4 && text.includes(instrument.toLowerCase());
    if (byName || byBook || byNumber) return call.adjoiner || call.verbatim_text;
  }
  return null;
}

function overlapShare(figure: readonly Point[], neighbour: readonly Point[]): number {
  const ring = (points: readonly Point[]): Point[] =>
    signedSquareFeet(points) < 0 ? [...points].reverse() : [...points];
  const [one, other] = [ring(figure), ring(neighbour)];
  const smaller = Math.min(Math.abs(signedSquareFeet(one)), Math.abs(signedSquareFeet(other)));
  if (smaller < 1) return 0;
  try {
    return areaOfRings(intersectRings([one], [other])) / smaller;
  } catch (error) {
    if (!(error instanceof TangledOutlines)) throw error;
    // A figure that crosses itself has no inside to compare: it is not placed by its neighbours.
    return 1;
  }
}

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

function fitTo(tract: Tract, geometry: TractGeometry, parcel: PlacedParcel, own: OwnTract): Candidate[] {
  const corners = cornersOf(parcel);
  const [first] = corners;
  if (first === undefined || corners.length < 3) return [];
  const plane = planeAt(first);
  const neighbour = corners.map(plane.toPlane);
  const figure = geometry.vertices.map(([east_ft, north_ft]) => ({ east_ft, north_ft }));
  const named = findNaming(tract, parcel);
  const least = named === null && isElsewhere(own, parcel) ? CHANCE_COURSES + 1 : 1;
  const believed = neighbourFits(figure, neighbour).filter(
    ({ courses, rotation_deg }) =>
      courses.length >= least &&
      (courses.length > 1 || Math.abs(rotation_deg) <= MOST_TURN_OF_ONE_DEG || named !== null),
  );
  const most = believed[0]?.courses.length ?? 0;
  return believed
    .filter((fit) => fit.courses.length === most)
    .slice(0, 24)
    .filter((fit) => {
      const laid = figure.map((point) => {
        const swung = turned(point, fit.rotation_deg);
        return { east_ft: swung.east_ft + fit.origin.east_ft, north_ft: swung.north_ft + fit.origin.north_ft };
      });
      return parcel.rings.length === 0 || overlapShare(laid, neighbour) <= MOST_OVERLAP_SHARE;
    })
    .map((fit) => ({ parcel, fit, pob: plane.toEarth(fit.origin), named }));
}

function rank(a: Candidate, b: Candidate): number {
  return (
    b.fit.courses.length - a.fit.courses.length ||
    Number(b.named !== null) - Number(a.named !== null) ||
    Math.abs(a.fit.rotation_deg) - Math.abs(b.fit.rotation_deg)
  );
}

function sameEvidence(a: Candidate, b: Candidate): boolean {
  const alike = a.fit.courses.length === b.fit.courses.length && (a.named === null) === (b.named === null);
  const turns = Math.abs(Math.abs(a.fit.rotation_deg) - Math.abs(b.fit.rotation_deg)) < 1;
  return alike && turns;
}

function apart_ft(a: Candidate, b: Candidate): number {
  const there = planeAt(a.pob).toPlane(b.pob);
  return Math.hypot(there.east_ft, there.north_ft);
}

const nameOf = ({ document, tract }: PlacedParcel): string => (tract === '' ? document : `${tract} of ${document}`);

function reasonsOf({ parcel, fit, named }: Candidate): string[] {
  const courses = fit.courses.map((i) => i + 1).join(', ');
  const theirs = fit.neighbour_courses.map((i) => i + 1).join(', ');
  return [
    `Course${fit.courses.length > 1 ? 's' : ''} ${courses} match course${fit.courses.length > 1 ? 's' : ''} ${theirs} of ${nameOf(parcel)} by bearing and length (${fit.shared_ft.toFixed(2)} ft shared).`,
    `The common corners fit within ${fit.worst_ft.toFixed(2)} ft (mean square ${fit.rms_ft.toFixed(3)} ft), turned ${fit.rotation_deg.toFixed(4)}° clockwise.`,
    ...(named === null ? [] : [`The description names that neighbour: "${named.slice(0, 120)}".`]),
    ...(fit.courses.length === 1 ? ['Only one course is shared, so the turn rests on it alone.'] : []),
    'To be confirmed by an operator.',
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

/** Null when nothing placed shares a course with the tract. */
export function locateByAdjoiner(
  placed: readonly PlacedParcel[],
  tract: Tract,
  geometry: TractGeometry | null,
  own: OwnTract,
): SuggestedLocation | null {
  if (geometry === null || geometry.vertices.length < 3) return null;
  const others = placed.filter((one) => !isSameTract(one, own));
  const candidates = others.flatMap((parcel) => fitTo(tract, geometry, parcel, own)).sort(rank);
  const [best] = candidates;
  if (best === undefined) return null;
  const rival = candidates.find(
    (one) => one !== best && sameEvidence(one, best) && apart_ft(one, best) > SAME_PLACE_FT,
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
    const reasons = [
      `The shared courses fit both ${nameOf(best.parcel)} and ${nameOf(rival.parcel)} equally well, in different places: no position is suggested.`,
    ];
    return { ...base, pob: null, rotation_deg: null, basis: nameOf(best.parcel), reasons };
  }
  const rotation_deg = Math.round(best.fit.rotation_deg * 1e8) / 1e8;
  return { ...base, pob: rounded(best.pob), rotation_deg, basis: nameOf(best.parcel), reasons: reasonsOf(best) };
}
