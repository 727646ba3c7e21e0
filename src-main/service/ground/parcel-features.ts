// Placed parcels as the map draws them, their courses that leave a gap to a neighbour or overlap it, and how much ground
// that is.
import { neighbourName, neighbourRelations, parcelsBeside, type Relation } from '#core/place/neighbours.ts';
import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import type { FeatureCollection } from '#core/schema/local.ts';
import { type MisfitGround, misfitGrounds } from '#main/service/ground/misfit-ground.ts';

type Feature = FeatureCollection['features'][number];

export function parcelFeatures(parcels: readonly PlacedParcel[]): FeatureCollection {
  const beside = parcelsBeside(parcels);
  const relations = neighbourRelations(parcels, beside);
  const features = parcels.flatMap((parcel, i) => [featureOf(parcel), ...misfitsOf(parcel, relations[i] ?? [])]);
  const grounds = misfitGrounds(parcels, beside, relations).map(groundFeature);
  return { type: 'FeatureCollection', features: [...features, ...grounds] };
}

function groundFeature({ kind, one, other, polygons, square_feet, feet }: MisfitGround): Feature {
  return {
    type: 'Feature',
    id: `${kind} ${one.reference} ${one.tract_index} ${other.reference} ${other.tract_index}`,
    geometry: { type: 'MultiPolygon', coordinates: polygons },
    properties: {
      kind,
      feet,
      square_feet: Math.round(square_feet * 10) / 10,
      reference: one.reference,
      document: one.document,
      tract_index: one.tract_index,
      neighbour: neighbourName(other),
      neighbour_reference: other.reference,
      neighbour_document: other.document,
      neighbour_tract_index: other.tract_index,
    },
  };
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
