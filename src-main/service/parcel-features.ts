// Placed parcels as the map draws them, and their courses that leave a gap to a neighbour or overlap it.
import { neighbourRelations, type Relation } from '#core/place/neighbours.ts';
import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import type { FeatureCollection } from '#core/schema/local.ts';

type Feature = FeatureCollection['features'][number];

export function parcelFeatures(parcels: readonly PlacedParcel[]): FeatureCollection {
  const relations = neighbourRelations(parcels);
  const features = parcels.flatMap((parcel, i) => [featureOf(parcel), ...misfitsOf(parcel, relations[i] ?? [])]);
  return { type: 'FeatureCollection', features };
}

function featureOf({ rings, courses, ...facts }: PlacedParcel): Feature {
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

function misfitsOf(parcel: PlacedParcel, relations: readonly Relation[]): Feature[] {
  const { reference, document, tract_index, courses } = parcel;
  return courses.flatMap(({ path, call, verbatim }, i) => {
    const relation = relations[i];
    if (relation?.kind !== 'gap' && relation?.kind !== 'overlap') return [];
    const { kind, neighbour, feet } = relation;
    return [
      {
        type: 'Feature',
        id: `${reference} ${tract_index} ${i}`,
        geometry: { type: 'LineString', coordinates: path },
        properties: { kind, neighbour, feet, reference, document, tract_index, call, verbatim },
      },
    ];
  });
}
