// GeoJSON (RFC 7946): located tracts and courses in WGS 84. What nobody placed has no geometry on the earth, and says so.
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { courseFacts, tractFacts } from '#main/export/feature-facts.ts';
import type { Geometry, Ring } from '#main/export/geometry.ts';
import { type ShapedTract, shapedTracts } from '#main/export/placed-tract.ts';

interface Feature {
  readonly type: 'Feature';
  readonly geometry: Geometry | null;
  /** Foreign member: the shape in the tract's own plane where it has no place on the earth. */
  readonly local_geometry?: Geometry;
  readonly properties: Readonly<Record<string, unknown>>;
}

export function geojsonOf(body: ExtractResponse, placements: readonly Placement[]): string {
  const shaped = shapedTracts(body, placements);
  if (shaped.length === 0) throw new Refusal('nothing_to_draw');
  const features = shaped.flatMap((one) => [tractFeature(body, one), ...courseFeatures(one)]);
  return `${JSON.stringify({ type: 'FeatureCollection', name: body.document, features }, null, 1)}\n`;
}

function tractFeature(body: ExtractResponse, shaped: ShapedTract): Feature {
  return featureOf(shaped, polygonGeometry(shaped.polygons), { layer: 'tract', ...tractFacts(body, shaped) });
}

function courseFeatures(shaped: ShapedTract): Feature[] {
  return shaped.courses.map((course) =>
    featureOf(
      shaped,
      { type: 'LineString', coordinates: course.path },
      { layer: 'course', ...courseFacts(shaped, course) },
    ),
  );
}

function featureOf(shaped: ShapedTract, shape: Geometry | null, properties: Feature['properties']): Feature {
  if (shaped.located_by !== null || shape === null) return { type: 'Feature', geometry: shape, properties };
  return { type: 'Feature', geometry: null, local_geometry: shape, properties };
}

function polygonGeometry(polygons: readonly (readonly Ring[])[]): Geometry | null {
  const [only] = polygons;
  if (only === undefined) return null;
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons };
}
