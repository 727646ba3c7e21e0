// The layers of a GIS file that hold what an operator placed: tracts and their courses on the earth.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import type { Layer, LayerFeature } from '#main/export/geopackage-file.ts';
import { WGS_84 } from '#main/export/geopackage-tables.ts';
import { type ShapedTract, shapedTracts } from '#main/export/placed-tract.ts';
import { findPlacement } from '#main/export/planes.ts';
import { CALL_COLUMNS, callValues, TRACT_COLUMNS, tractValues, type Values } from '#main/export/tract-columns.ts';

const PLACE_COLUMNS = [
  { name: 'located_by', type: 'TEXT', note: 'operator: placed by hand' },
  { name: 'pob_lon', type: 'REAL', note: 'Longitude of the point of beginning, degrees' },
  { name: 'pob_lat', type: 'REAL', note: 'Latitude of the point of beginning, degrees' },
  { name: 'rotation_deg', type: 'REAL', note: 'Turn of the plane clockwise from north, degrees' },
] as const;

const CLAIM = 'WGS 84, as an operator placed them: a claim, not part of the signed result';

/** Tracts and courses; without features where nothing is placed. */
export function placedLayers(body: ExtractResponse, placements: readonly Placement[]): Layer[] {
  const placed = shapedTracts(body, placements).flatMap((shaped) => {
    const placement = findPlacement(body, shaped.index, placements);
    return shaped.located_by === 'operator' && placement !== undefined ? [{ shaped, place: placeOf(placement) }] : [];
  });
  return [
    {
      name: 'placed_tracts',
      description: `Tracts, ${CLAIM}`,
      srs_id: WGS_84,
      geometry_type: 'MULTIPOLYGON',
      columns: [...TRACT_COLUMNS, ...PLACE_COLUMNS],
      features: placed.map(({ shaped, place }) => tractFeature(body, shaped, place)),
    },
    {
      name: 'placed_calls',
      description: `Courses, arcs within 0.01 ft, ${CLAIM}`,
      srs_id: WGS_84,
      geometry_type: 'LINESTRING',
      columns: [...CALL_COLUMNS, ...PLACE_COLUMNS],
      features: placed.flatMap(({ shaped, place }) => courseFeatures(body, shaped, place)),
    },
  ];
}

const placeOf = ({ lon, lat, rotation_deg }: Placement): Values => ({
  located_by: 'operator',
  pob_lon: lon,
  pob_lat: lat,
  rotation_deg,
});

function tractFeature(body: ExtractResponse, shaped: ShapedTract, place: Values): LayerFeature {
  const { polygons } = shaped;
  return {
    geometry: polygons.length === 0 ? null : { type: 'MultiPolygon', coordinates: polygons },
    values: { ...tractValues(body, shaped, shaped.outline), ...place, unit: 'degree' },
  };
}

const courseFeatures = (body: ExtractResponse, shaped: ShapedTract, place: Values): LayerFeature[] =>
  shaped.courses.map(({ number, call, inferred, path }) => ({
    geometry: { type: 'LineString', coordinates: path },
    values: { ...callValues(body, shaped, call, { number, inferred }), ...place },
  }));
