// A tract laid on the earth: where an operator placed it, or where the survey fabric put its aliquot.
import { enclosedOnEarth, missOf, NO_WIDTH } from '#core/place/enclosed-area.ts';
import { type LonLat, planeAt, rounded, turned } from '#core/place/plane.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractGeometry, TractVerdict } from '#core/schema/verdict.ts';
import { arcBetween, pointOnArc } from '#core/survey/arc.ts';
import { drawCourses } from '#core/survey/course.ts';
import { unitFeet } from '#core/survey/distance.ts';
import type { LegArc } from '#core/survey/leg.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface PlacedCourse {
  /** Index of the call; null for a side that the fabric gave, which no sentence describes. */
  call: number | null;
  verbatim: string;
  adjoiner: string;
  /** Start to end, arcs as short chords. */
  path: LonLat[];
}

export interface PlacedParcel {
  reference: string;
  document: string;
  /** Of the document's bytes: a name alone may belong to several ("pasted-text"). */
  document_sha256: string;
  tract_index: number;
  tract: string;
  is_exception: boolean;
  status: TractVerdict['status'];
  located_by: 'operator' | 'plss';
  /** Grantees and grantors, by which a neighbour's deed may call this parcel. */
  owners: string[];
  recording: string;
  county: string;
  state: string;
  stated_area: string;
  acres: number | null;
  plss_id: string;
  rotation_deg: number;
  /** Each closed, first position repeated; none where the courses enclose no one piece of ground. */
  rings: LonLat[][];
  /** How the area is closed, or why there is none. */
  outline: string;
  courses: PlacedCourse[];
}

/** How far the chords of an arc may leave it. */
const SAGITTA_FT = 0.01;
const MOST_CHORDS = 720;

function chordsOf(radius_ft: number, sweep: number): number {
  const step = 2 * Math.acos(Math.max(0, 1 - SAGITTA_FT / radius_ft));
  return Math.min(MOST_CHORDS, Math.max(2, Math.ceil(Math.abs(sweep) / step)));
}

function pathOf(start: Point, end: Point, arc: LegArc | null): Point[] {
  if (arc === null) return [start, end];
  const circle = arcBetween(start, end, arc);
  const steps = chordsOf(circle.radius_ft, circle.sweep);
  return [start, ...Array.from({ length: steps - 1 }, (_, i) => pointOnArc(circle, (i + 1) / steps)), end];
}

/** The courses of a figure in its own plane: one path per call. */
export function coursePathsOf(tract: Tract, geometry: TractGeometry, state: string): Point[][] {
  const points = geometry.vertices.map(([east_ft, north_ft]) => ({ east_ft, north_ft }));
  const drawn = drawCourses(tract.calls, unitFeet(tract.distance_unit, state));
  return points.slice(1).map((end, i) => pathOf(points[i] ?? end, end, drawn[i]?.leg?.arc ?? null));
}

/** Longitude and latitude of local feet, for a point of beginning at `pob` and a plane turned clockwise. */
export function toEarth(points: readonly Point[], pob: LonLat, rotation_deg: number): LonLat[] {
  const plane = planeAt(pob);
  return points.map((point) => rounded(plane.toEarth(turned(point, rotation_deg))));
}

function closed(ring: readonly LonLat[]): LonLat[] {
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return [];
  return first[0] === last[0] && first[1] === last[1] ? [...ring] : [...ring, first];
}

function factsOf(reference: string, body: ExtractResponse, index: number, tract: Tract, verdict: TractVerdict) {
  const { metadata } = body.extraction;
  return {
    reference,
    document: body.document,
    document_sha256: body.attestation?.document_sha256 ?? '',
    tract_index: index,
    tract: tract.name,
    is_exception: tract.is_exception,
    status: verdict.status,
    owners: [...metadata.grantees, ...metadata.grantors],
    recording: metadata.recording,
    county: metadata.county,
    state: metadata.state,
    stated_area: tract.stated_area,
  };
}

function placedByHand(
  tract: Tract,
  geometry: TractGeometry,
  placement: Placement,
  state: string,
): Pick<PlacedParcel, 'rings' | 'outline' | 'courses' | 'rotation_deg'> {
  const pob: LonLat = [placement.lon, placement.lat];
  const paths = coursePathsOf(tract, geometry, state);
  const courses = paths.map((path, i) => ({
    call: i,
    verbatim: tract.calls[i]?.verbatim_text ?? '',
    adjoiner: tract.calls[i]?.adjoiner ?? '',
    path: toEarth(path, pob, placement.rotation_deg),
  }));
  // A centerline has no inside; it is placed as courses alone.
  const walked = paths.flatMap((path, i) => path.slice(i === 0 ? 0 : 1));
  const { ring, outline } =
    tract.description_type === 'centerline'
      ? { ring: null, outline: NO_WIDTH }
      : enclosedOnEarth(
          toEarth(walked, pob, placement.rotation_deg),
          missOf(walked.map(({ east_ft, north_ft }) => [east_ft, north_ft])),
        );
  return { rings: ring === null ? [] : [closed(ring)], outline, courses, rotation_deg: placement.rotation_deg };
}

function placedByFabric(
  rings: readonly (readonly LonLat[])[],
): Pick<PlacedParcel, 'rings' | 'outline' | 'courses' | 'rotation_deg'> {
  const outlines = rings.map(closed);
  const courses = outlines.flatMap((ring) =>
    ring.slice(1).map((end, i) => ({ call: null, verbatim: '', adjoiner: '', path: [ring[i] ?? end, end] })),
  );
  return { rings: outlines, outline: 'by the survey fabric', courses, rotation_deg: 0 };
}

/** The located tracts of one result: an operator's placement goes before the fabric's own. */
export function placedParcelsOf(
  reference: string,
  body: ExtractResponse,
  placements: readonly Placement[],
): PlacedParcel[] {
  return body.extraction.tracts.flatMap((tract, index): PlacedParcel[] => {
    const verdict = body.groundtruth_verdicts[index];
    if (verdict === undefined) return [];
    const facts = factsOf(reference, body, index, tract, verdict);
    const placement = placements.find((one) => one.tract_index === index && one.document === body.document);
    if (placement !== undefined && verdict.geometry !== null && verdict.geometry.vertices.length > 1) {
      const laid = placedByHand(tract, verdict.geometry, placement, facts.state);
      return [{ ...facts, ...laid, located_by: 'operator', acres: verdict.computed_acres, plss_id: '' }];
    }
    if (verdict.georef === null) return [];
    const { rings, acres, plss_id } = verdict.georef;
    return [{ ...facts, ...placedByFabric(rings), located_by: 'plss', acres, plss_id }];
  });
}
