// Placed parcels as the map draws them.
import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import type { FeatureCollection } from '#core/schema/local.ts';

export function parcelFeatures(parcels: readonly PlacedParcel[]): FeatureCollection {
  return { type: 'FeatureCollection', features: parcels.map(featureOf) };
}

function featureOf({ rings, courses, ...facts }: PlacedParcel): FeatureCollection['features'][number] {
  const paths = courses.map(({ path }) => path);
  return {
    type: 'Feature',
    id: `${facts.reference} ${facts.tract_index}`,
    // A centerline has no inside: it is drawn as its courses.
    geometry:
      rings.length === 0 ? { type: 'MultiLineString', coordinates: paths } : { type: 'Polygon', coordinates: rings },
    properties: { kind: 'parcel', ...facts },
  };
}
