// The GIS file of a body: tracts and courses in a plane of their own, those tied to one corner in one; on the earth the
// aliquots that the fabric located, and what an operator placed.
import { Refusal } from '#core/api/errors.ts';
import { beginPointsOf } from '#core/drawing/begin-points.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { areaOfFigure, type DrawnTract, flattened } from '#main/export/drawn-tract.ts';
import { type Geometry, wound } from '#main/export/geometry.ts';
import { geopackageFile, type Layer, type LayerFeature } from '#main/export/geopackage-file.ts';
import { placedLayers } from '#main/export/geopackage-placed.ts';
import { UNDEFINED_CARTESIAN, WGS_84 } from '#main/export/geopackage-tables.ts';
import { planesOf, type StandingTract } from '#main/export/planes.ts';
import { BY_FABRIC, NOT_SOUND, soundPolygons } from '#main/export/sound-polygons.ts';
import {
  CALL_COLUMNS,
  CORNER_COLUMNS,
  callValues,
  PLANE_UNIT,
  TIE_COLUMNS,
  TRACT_COLUMNS,
  tractValues,
} from '#main/export/tract-columns.ts';
import { momentOf } from '#main/export/words.ts';

const IN_THE_PLANE = `in the tract's own plane: ${PLANE_UNIT}, x east, y north, point of beginning at the origin; tracts tied to one corner share a plane, with the point of beginning of the first at the origin (columns frame, pob_x, pob_y)`;

/** Deterministic bytes; refuses a body without a figure and without a located aliquot. */
export function geopackageOf(body: ExtractResponse, placements: readonly Placement[] = []): Uint8Array<ArrayBuffer> {
  const layers = geopackageLayers(body, placements);
  if (!layers.some(({ features }) => features.length > 0)) throw new Refusal('nothing_to_draw');
  return geopackageFile(layers, {
    at: momentOf(body).toISOString(),
    facts: factsOf(
      body,
      layers.some(({ name }) => name.startsWith('placed_')),
    ),
  });
}

/** Those of the plane always; those of the earth where there is something in them. */
export function geopackageLayers(body: ExtractResponse, placements: readonly Placement[]): Layer[] {
  const drawn = planesOf(body, [])
    .flatMap((plane) => plane.tracts.map((tract) => ({ ...tract, frame: plane.words })))
    .toSorted((a, b) => a.index - b.index);
  const placed = placedLayers(body, placements);
  const located = locatedLayer(body);
  const planar = (
    name: string,
    what: string,
    type: Layer['geometry_type'],
    rest: Pick<Layer, 'columns' | 'features'>,
  ) => ({
    name,
    description: `${what}, ${IN_THE_PLANE}`,
    srs_id: UNDEFINED_CARTESIAN,
    geometry_type: type,
    ...rest,
  });
  const layers: Layer[] = [
    planar('tracts', 'Tracts', 'POLYGON', {
      columns: [...TRACT_COLUMNS, ...FRAME_COLUMNS],
      features: drawn.map((one) => tractFeature(body, one)),
    }),
    planar('calls', 'Courses, arcs within 0.01 ft', 'LINESTRING', {
      columns: CALL_COLUMNS,
      features: drawn.flatMap((one) => callFeatures(body, one)),
    }),
    planar('ties', 'Tie courses', 'LINESTRING', { columns: TIE_COLUMNS, features: drawn.flatMap(tieFeatures) }),
    planar('corners', 'Corners', 'POINT', { columns: CORNER_COLUMNS, features: drawn.flatMap(cornerFeatures) }),
  ];
  return [...layers, ...[located, ...placed].filter(({ features }) => features.length > 0)];
}

const FRAME_COLUMNS = [
  { name: 'frame', type: 'TEXT', note: 'The plane of the coordinates in words' },
  { name: 'pob_x', type: 'REAL', note: 'Where the point of beginning stands in it, US survey feet east' },
  { name: 'pob_y', type: 'REAL', note: 'US survey feet north' },
] as const;

type FramedTract = StandingTract & { readonly frame: string };

function tractFeature(body: ExtractResponse, drawn: FramedTract): LayerFeature {
  const { ring, outline } = areaOfFigure(drawn.figure);
  const geometry: Geometry | null =
    ring === null ? null : { type: 'Polygon', coordinates: [wound(ring, 'counter-clockwise')] };
  const [pob_x, pob_y] = drawn.stand.origin;
  return { geometry, values: { ...tractValues(body, drawn, outline), frame: drawn.frame, pob_x, pob_y } };
}

function callFeatures(body: ExtractResponse, drawn: DrawnTract): LayerFeature[] {
  return drawn.figure.courses.flatMap((course) => {
    const call = drawn.tract.calls[course.number - 1];
    if (call === undefined) return [];
    return [
      {
        geometry: { type: 'LineString', coordinates: flattened(course) },
        values: callValues(body, drawn, call, course),
      },
    ];
  });
}

function tieFeatures({ index, tract, figure }: DrawnTract): LayerFeature[] {
  return figure.ties.map(({ start, end }, i) => ({
    geometry: { type: 'LineString', coordinates: [start, end] },
    values: { tract_index: index, tract: tract.name, tie_index: i, recorded: tract.tie_calls[i] ?? '' },
  }));
}

function cornerFeatures({ index, tract, verdict, figure }: DrawnTract): LayerFeature[] {
  const { commencement, beginning } = beginPointsOf(tract);
  const corner = (at: readonly [number, number], corner: number | null, kind: string, monument: string | null) => ({
    geometry: { type: 'Point' as const, coordinates: at },
    values: { tract_index: index, tract: tract.name, corner, kind, monument },
  });
  return [
    ...(figure.anchor === null ? [] : [corner(figure.anchor.at, null, 'commencement', verdict.anchor ?? commencement)]),
    corner(figure.point_of_beginning, 0, 'point_of_beginning', beginning),
    ...figure.courses.map((course) => corner(course.end, course.number, 'corner', course.monument)),
  ];
}

const GEOREF_COLUMNS = [
  { name: 'georef_acres', type: 'REAL', note: 'Acres on the survey fabric' },
  { name: 'plss_id', type: 'TEXT', note: 'Township and range' },
  { name: 'source', type: 'TEXT', note: 'Provenance of the survey fabric' },
] as const;

function locatedLayer(body: ExtractResponse): Layer {
  const features = body.extraction.tracts.flatMap((tract, index): LayerFeature[] => {
    const verdict = body.groundtruth_verdicts[index];
    const polygons = soundPolygons(verdict?.georef?.rings ?? []);
    if (verdict === undefined || verdict.georef === null) return [];
    const { acres, plss_id, source } = verdict.georef;
    const values = {
      ...tractValues(body, { index, tract, verdict }, polygons.length === 0 ? NOT_SOUND : BY_FABRIC),
      georef_acres: acres,
      plss_id,
      source,
      unit: 'degree',
    };
    return [{ geometry: polygons.length === 0 ? null : { type: 'MultiPolygon', coordinates: polygons }, values }];
  });
  return {
    name: 'located_aliquots',
    description: 'Aliquot tracts as the survey fabric locates them, WGS 84. A position is for review.',
    srs_id: WGS_84,
    geometry_type: 'MULTIPOLYGON',
    columns: [...TRACT_COLUMNS, ...GEOREF_COLUMNS],
    features,
  };
}

const factsOf = (body: ExtractResponse, isPlaced: boolean) => ({
  name: body.document,
  description: `Legal description as read from a recorded document, with its verdicts. Not a survey; ${isPlaced ? 'positions are an operator’s claim, not part of the signed result' : 'nothing is placed'}.`,
  document_sha256: body.attestation?.document_sha256 ?? '',
  extracted_at: body.attestation?.extracted_at ?? '',
  signature: body.attestation?.signature ?? '',
  engine_version: body.engine_version,
  model: body.model,
  input_kind: body.input_kind,
  test_mode: body.test_mode,
});
