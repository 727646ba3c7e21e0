// Shapefiles in a zip: located tracts and courses with their projection, unplaced ones beside them without any.
import { zipSync } from 'fflate';
import { Refusal } from '#core/api/errors.ts';
import { courseSentence } from '#core/drawing/recorded-text.ts';
import { NO_WIDTH } from '#core/place/enclosed-area.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { type DbaseField, type DbaseRow, dbaseOf } from '#main/export/dbase.ts';
import { UNPLACED } from '#main/export/feature-facts.ts';
import { type PlacedCourse, type ShapedTract, shapedTracts } from '#main/export/placed-tract.ts';
import { type ShapeKind, type ShapeParts, shapeFiles, shapefileRings } from '#main/export/shapefile-shapes.ts';
import { momentOf } from '#main/export/words.ts';

const WGS_84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

const TRACT_FIELDS: readonly DbaseField[] = [
  { name: 'TRACT_IX', type: 'number' },
  { name: 'TRACT', type: 'text' },
  { name: 'STATUS', type: 'text' },
  { name: 'LOCATED_BY', type: 'text' },
  { name: 'CLOSURE', type: 'text' },
  { name: 'ACRES', type: 'number' },
  { name: 'STATED', type: 'text' },
  { name: 'OUTLINE', type: 'text' },
  { name: 'DOCUMENT', type: 'text' },
  { name: 'SHA256', type: 'text' },
];

const COURSE_FIELDS: readonly DbaseField[] = [
  { name: 'TRACT_IX', type: 'number' },
  { name: 'COURSE', type: 'number' },
  { name: 'DESCRIBED', type: 'text' },
  { name: 'MONUMENT', type: 'text' },
  { name: 'ADJOINER', type: 'text' },
  { name: 'CONFIDENCE', type: 'text' },
  { name: 'VERBATIM', type: 'text' },
  { name: 'VERBATIM2', type: 'text' },
  { name: 'VERBATIM3', type: 'text' },
];

export function shapefileOf(body: ExtractResponse, placements: readonly Placement[]): Uint8Array {
  const shaped = shapedTracts(body, placements);
  if (shaped.length === 0) throw new Refusal('nothing_to_draw');
  const placed = shaped.filter(({ located_by }) => located_by !== null);
  const unplaced = shaped.filter(({ located_by }) => located_by === null);
  const at = momentOf(body);
  const files: Record<string, Uint8Array> = {
    ...layerFiles(body, placed, '', WGS_84, at),
    ...layerFiles(body, unplaced, '_unplaced', null, at),
    'README.txt': Buffer.from(readmeOf(unplaced.length), 'utf8'),
  };
  // The oldest date that a zip can hold, by the machine's own clock face: the same bytes everywhere.
  return zipSync(files, { mtime: new Date(1980, 0, 1), level: 6 });
}

function layerFiles(
  body: ExtractResponse,
  tracts: readonly ShapedTract[],
  suffix: string,
  projection: string | null,
  at: Date,
): Record<string, Uint8Array> {
  // A tract without an area keeps its row, with a null shape: the row says why.
  const areas = tracts.filter(({ outline }) => outline !== NO_WIDTH);
  const courses = tracts.flatMap((shaped) => shaped.courses.map((course) => ({ shaped, course })));
  return {
    ...filesOf(
      `tracts${suffix}`,
      'polygon',
      areas.map(({ polygons }) => shapefileRings(polygons)),
      projection,
      () =>
        dbaseOf(
          TRACT_FIELDS,
          areas.map((shaped) => tractRow(body, shaped)),
          at,
        ),
    ),
    ...filesOf(
      `courses${suffix}`,
      'line',
      courses.map(({ course }) => [course.path]),
      projection,
      () =>
        dbaseOf(
          COURSE_FIELDS,
          courses.map(({ shaped, course }) => courseRow(shaped, course)),
          at,
        ),
    ),
  };
}

function filesOf(
  name: string,
  kind: ShapeKind,
  shapes: readonly ShapeParts[],
  projection: string | null,
  table: () => Buffer,
): Record<string, Uint8Array> {
  if (shapes.length === 0) return {};
  const { shp, shx } = shapeFiles(kind, shapes);
  return {
    [`${name}.shp`]: shp,
    [`${name}.shx`]: shx,
    [`${name}.dbf`]: table(),
    [`${name}.cpg`]: Buffer.from('UTF-8', 'ascii'),
    ...(projection === null ? {} : { [`${name}.prj`]: Buffer.from(projection, 'ascii') }),
  };
}

function tractRow(body: ExtractResponse, { index, tract, verdict, located_by, outline }: ShapedTract): DbaseRow {
  return {
    TRACT_IX: index,
    TRACT: tract.name,
    STATUS: verdict.status,
    LOCATED_BY: located_by ?? 'not placed',
    CLOSURE: verdict.closure_ratio,
    ACRES: verdict.computed_acres,
    STATED: tract.stated_area,
    OUTLINE: outline,
    DOCUMENT: body.document,
    SHA256: body.attestation?.document_sha256 ?? '',
  };
}

function courseRow({ index, tract }: ShapedTract, { number, call }: PlacedCourse): DbaseRow {
  const [first = '', second = '', third = ''] = piecesOf(call.verbatim_text);
  return {
    TRACT_IX: index,
    COURSE: number,
    DESCRIBED: courseSentence(call, tract.distance_unit),
    MONUMENT: call.monument,
    ADJOINER: call.adjoiner,
    CONFIDENCE: call.confidence,
    VERBATIM: first,
    VERBATIM2: second,
    VERBATIM3: third,
  };
}

/** A column holds 254 bytes: a longer sentence goes on in the next, in pieces of whole characters. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [''];
  let bytes = 0;
  for (const character of text) {
    const more = Buffer.byteLength(character);
    if (bytes + more > 254) {
      pieces.push('');
      bytes = 0;
    }
    pieces[pieces.length - 1] += character;
    bytes += more;
  }
  return pieces;
}

const readmeOf = (unplaced: number): string =>
  [
    'Shapefiles of a legal description. tracts and courses are longitude and latitude, WGS 84.',
    unplaced === 0 ? '' : `tracts_unplaced and courses_unplaced have no projection. ${UNPLACED}`,
    'A sentence longer than 254 bytes goes on in VERBATIM2 and VERBATIM3; beyond that the GeoPackage holds all of it.',
    '',
  ]
    .filter((line, i, all) => line !== '' || i === all.length - 1)
    .join('\r\n');
