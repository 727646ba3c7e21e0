// What the tables of a GIS file say of tracts, courses, ties and corners: every field of the extraction that is theirs.
import type { FigureCourse } from '#core/drawing/figure-parts.ts';
import { courseForms } from '#core/drawing/recorded-form.ts';
import { findState } from '#core/plss/states.ts';
import type { Call } from '#core/schema/call.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { changeLinesOf } from '#main/export/change-lines.ts';
import type { DrawnTract } from '#main/export/drawn-tract.ts';
import type { Column, ColumnValue } from '#main/export/geopackage-file.ts';

export type Values = Readonly<Record<string, ColumnValue>>;

const column = (name: string, type: Column['type'], note: string): Column => ({ name, type, note });

const TRACT_NAMES: readonly Column[] = [
  column('tract_index', 'INTEGER', 'Index of the tract in the extraction, from 0'),
  column('tract', 'TEXT', 'Name of the tract'),
];

export const TRACT_COLUMNS: readonly Column[] = [
  ...TRACT_NAMES,
  column('status', 'TEXT', 'PASS, REVIEW or FAIL'),
  column('reasons', 'TEXT', 'Reasons of the verdict, one to a line'),
  column('reason_codes', 'TEXT', 'Code of each of the reasons, one to a line'),
  column('closure_ratio', 'TEXT', 'Closure of the record'),
  column('misclosure_ft', 'REAL', 'From the last computed point back to the start, US survey feet'),
  column('perimeter_ft', 'REAL', 'US survey feet, along arcs'),
  column('computed_acres', 'REAL', 'Acres of 43,560 square feet, before any fit'),
  column('computed_sqft', 'REAL', 'Square feet'),
  column('computed_sqm', 'REAL', 'Square metres'),
  column('computed_hectares', 'REAL', 'Hectares'),
  column('outline', 'TEXT', 'How the area shown is closed, or why none is shown; the courses are as described'),
  column('stated_area', 'TEXT', 'The area that the document states, in its own units'),
  column('stated_acreage', 'REAL', 'The acreage that the document states'),
  column('unit', 'TEXT', 'Unit of the coordinates'),
  column('distance_unit', 'TEXT', 'Unit that the document measures in'),
  column('description_type', 'TEXT', 'Kind of description'),
  column('is_exception', 'BOOLEAN', 'Kept out of what the document conveys'),
  column('pob_description', 'TEXT', 'Point of beginning in words'),
  column('tie_calls', 'TEXT', 'Tie courses as read, one to a line'),
  column('tie_offset_east_ft', 'REAL', 'From the commencement monument to the point of beginning, US survey feet east'),
  column(
    'tie_offset_north_ft',
    'REAL',
    'From the commencement monument to the point of beginning, US survey feet north',
  ),
  column('anchor', 'TEXT', 'The commencement monument'),
  column('easement', 'TEXT', 'Easement facts'),
  column('aliquot', 'TEXT', 'Aliquot description'),
  column('notes', 'TEXT', 'Notes of the reader'),
  column('corrected', 'BOOLEAN', 'Recomputed over an operator correction'),
  column('corrections', 'TEXT', 'What an operator changed, one to a line'),
  column('typed', 'BOOLEAN', 'Entered by an operator, not read from the document'),
  column('adjusted', 'BOOLEAN', 'Figure fitted by the compass rule'),
  column('document', 'TEXT', 'Name of the document'),
  column('document_kind', 'TEXT', 'deed, easement, plat, as_built or other'),
  column('document_sha256', 'TEXT', 'SHA-256 of the document as extracted'),
  column('recording', 'TEXT', 'Where the document is recorded'),
  column('grantors', 'TEXT', 'One to a line'),
  column('grantees', 'TEXT', 'One to a line'),
  column('county', 'TEXT', 'County'),
  column('state', 'TEXT', 'State'),
  column('basis_of_bearings', 'TEXT', 'Basis of bearings'),
];

/** The unit of every local coordinate, told in a column because the undefined plane has none. */
export const PLANE_UNIT = 'US survey foot';

export function tractValues(
  body: ExtractResponse,
  { index, tract, verdict }: Omit<DrawnTract, 'figure'>,
  outline: string,
): Values {
  const { metadata, document_kind, basis_of_bearings } = body.extraction;
  return {
    tract_index: index,
    tract: tract.name,
    status: verdict.status,
    reasons: verdict.reasons.join('\n'),
    reason_codes: verdict.findings.map(({ code }) => code).join('\n'),
    closure_ratio: verdict.closure_ratio,
    misclosure_ft: tract.description_type === 'centerline' ? null : (verdict.geometry?.misclosure ?? null),
    perimeter_ft: verdict.geometry?.perimeter_ft ?? null,
    computed_acres: verdict.computed_acres,
    computed_sqft: verdict.computed_sqft,
    computed_sqm: verdict.computed_sqm,
    computed_hectares: verdict.computed_hectares,
    outline,
    stated_area: tract.stated_area,
    stated_acreage: tract.stated_acreage,
    unit: PLANE_UNIT,
    distance_unit: tract.distance_unit,
    description_type: tract.description_type,
    is_exception: tract.is_exception,
    pob_description: tract.pob_description,
    tie_calls: tract.tie_calls.join('\n'),
    tie_offset_east_ft: verdict.tie_offset?.[0] ?? null,
    tie_offset_north_ft: verdict.tie_offset?.[1] ?? null,
    anchor: verdict.anchor,
    easement: tract.easement,
    aliquot: tract.aliquot,
    notes: tract.notes,
    corrected: verdict.corrected,
    corrections: changeLinesOf(body, index).join('\n'),
    typed: tract.typed === true,
    adjusted: verdict.adjusted,
    document: body.document,
    document_kind,
    document_sha256: body.attestation?.document_sha256 ?? '',
    recording: metadata.recording,
    grantors: metadata.grantors.join('\n'),
    grantees: metadata.grantees.join('\n'),
    county: metadata.county,
    state: metadata.state,
    basis_of_bearings,
  };
}

export const CALL_COLUMNS: readonly Column[] = [
  ...TRACT_NAMES,
  column('call_index', 'INTEGER', 'Index of the call in its tract, from 0'),
  column('call_type', 'TEXT', 'line or curve'),
  column('bearing', 'TEXT', 'Bearing as recorded'),
  column('distance', 'REAL', 'As recorded, in distance_unit'),
  column('distance_unit', 'TEXT', 'Unit of the recorded lengths'),
  column('chord_bearing', 'TEXT', 'Chord bearing of a curve'),
  column('chord_length', 'REAL', 'In distance_unit'),
  column('radius', 'REAL', 'In distance_unit'),
  column('arc_length', 'REAL', 'In distance_unit'),
  column('delta', 'REAL', 'Central angle as recorded, degrees'),
  column('curve_direction', 'TEXT', 'left or right'),
  column('tangent', 'BOOLEAN', 'Whether the document calls the curve tangent'),
  column('computed', 'TEXT', 'Names of the fields that the engine derived'),
  column('monument', 'TEXT', 'Monument at the end of the course'),
  column('adjoiner', 'TEXT', 'What the course runs along'),
  column('confidence', 'TEXT', 'How surely the call was read'),
  column('inferred', 'BOOLEAN', 'Drawn by the closing line, not recorded'),
  column('source_page', 'INTEGER', 'Page of the document'),
  column('source_boxes', 'TEXT', 'Boxes on that page as JSON, points from the top left'),
  column('own_unit', 'TEXT', 'The unit of this call where it differs'),
  column('verbatim_text', 'TEXT', 'The sentence the course was read from'),
  column('typed', 'BOOLEAN', 'Entered by an operator, not read from the document'),
  column('recorded_bearing', 'TEXT', 'Bearing or chord bearing in the words of the document, where found'),
  column('recorded_distance', 'TEXT', 'Distance or chord in the words of the document, where found'),
  column('length_ft', 'REAL', 'Distance or chord in US survey feet'),
];

export function callValues(
  { extraction }: ExtractResponse,
  { index, tract }: Pick<DrawnTract, 'index' | 'tract'>,
  call: Call,
  course: Pick<FigureCourse, 'number' | 'inferred'>,
): Values {
  const forms = courseForms(call, tract.distance_unit, findState(extraction.metadata.state) ?? '');
  return {
    tract_index: index,
    tract: tract.name,
    call_index: course.number - 1,
    call_type: call.call_type,
    bearing: call.bearing === null ? null : bearingText(call.bearing),
    distance: call.distance,
    distance_unit: tract.distance_unit,
    chord_bearing: call.chord_bearing === null ? null : bearingText(call.chord_bearing),
    chord_length: call.chord_length,
    radius: call.radius,
    arc_length: call.arc_length,
    delta: call.delta,
    curve_direction: call.curve_direction,
    tangent: call.tangent,
    computed: call.computed.join(' '),
    monument: call.monument,
    adjoiner: call.adjoiner,
    confidence: call.confidence,
    inferred: course.inferred,
    source_page: call.source?.page ?? null,
    source_boxes: call.source === null ? null : JSON.stringify(call.source.boxes),
    own_unit: call.distance_unit,
    verbatim_text: call.verbatim_text,
    typed: call.typed === true,
    recorded_bearing: forms.bearing,
    recorded_distance: forms.distance,
    length_ft: forms.length_ft,
  };
}

export const TIE_COLUMNS: readonly Column[] = [
  ...TRACT_NAMES,
  column('tie_index', 'INTEGER', 'Index of the tie, from 0'),
  column('recorded', 'TEXT', 'Bearing, distance and sentence as read'),
];

export const CORNER_COLUMNS: readonly Column[] = [
  ...TRACT_NAMES,
  column('corner', 'INTEGER', 'The point of beginning is 0; corner n ends course n'),
  column('kind', 'TEXT', 'point_of_beginning, corner or commencement'),
  column('monument', 'TEXT', 'What stands there, as the document says'),
];
