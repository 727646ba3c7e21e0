// The account's located parcels as one GIS file on the earth: polygons, and the courses they are bounded by.
import { neighbourRelations, type Relation } from '#core/place/neighbours.ts';
import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import { type Column, geopackageFile, type LayerFeature } from '#main/export/geopackage-file.ts';
import { WGS_84 } from '#main/export/geopackage-tables.ts';
import { NOT_SOUND, soundPolygons } from '#main/export/sound-polygons.ts';

const PARCEL_COLUMNS: readonly Column[] = [
  { name: 'reference', type: 'TEXT', note: 'The run that the parcel came from' },
  { name: 'document', type: 'TEXT', note: 'Name of the document' },
  { name: 'tract_index', type: 'INTEGER', note: 'Index of the tract in its extraction, from 0' },
  { name: 'tract', type: 'TEXT', note: 'Name of the tract' },
  {
    name: 'located_by',
    type: 'TEXT',
    note: 'operator for a hand-placed parcel, plss for an aliquot that the fabric located',
  },
];

const FACT_COLUMNS: readonly Column[] = [
  { name: 'status', type: 'TEXT', note: 'PASS, REVIEW or FAIL' },
  { name: 'owners', type: 'TEXT', note: 'Grantees and grantors, one to a line' },
  { name: 'recording', type: 'TEXT', note: 'Where the document is recorded' },
  { name: 'county', type: 'TEXT', note: 'County' },
  { name: 'state', type: 'TEXT', note: 'State' },
  { name: 'stated_area', type: 'TEXT', note: 'The area that the document states, in its own units' },
  { name: 'acres', type: 'REAL', note: 'Computed acres' },
  { name: 'outline', type: 'TEXT', note: 'How the area shown is closed, or why none is shown' },
  { name: 'plss_id', type: 'TEXT', note: 'Township and range' },
  { name: 'rotation_deg', type: 'REAL', note: 'Turn of the plane clockwise from north, degrees' },
];

const COURSE_COLUMNS: readonly Column[] = [
  { name: 'call_index', type: 'INTEGER', note: 'Index of the call; empty for a side that the fabric gave' },
  { name: 'adjoiner', type: 'TEXT', note: 'What the course runs along' },
  { name: 'verbatim_text', type: 'TEXT', note: 'The sentence the course was read from' },
  { name: 'neighbour', type: 'TEXT', note: 'Document and tract of the parcel beside the course; empty when none is' },
  { name: 'relation', type: 'TEXT', note: 'common, gap, overlap, or free where nothing placed lies beside the course' },
  { name: 'gap_ft', type: 'REAL', note: 'Widest gap to the neighbour along the course, US survey feet' },
  { name: 'overlap_ft', type: 'REAL', note: 'Deepest overlap with the neighbour along the course, US survey feet' },
];

/** Layers `parcels` and `parcel_boundaries`. `at` is the RFC 3339 moment that the file bears. */
export function fabricGeopackage(parcels: readonly PlacedParcel[], at: string): Uint8Array<ArrayBuffer> {
  const relations = neighbourRelations(parcels);
  return geopackageFile(
    [
      {
        name: 'parcels',
        description: 'Located parcels, WGS 84. An operator’s placement is a claim; a fabric location is for review.',
        srs_id: WGS_84,
        geometry_type: 'MULTIPOLYGON',
        columns: [...PARCEL_COLUMNS, ...FACT_COLUMNS],
        features: parcels.map(parcelFeature),
      },
      {
        name: 'parcel_boundaries',
        description: 'The courses of the located parcels, each with its sentence, WGS 84.',
        srs_id: WGS_84,
        geometry_type: 'LINESTRING',
        columns: [...PARCEL_COLUMNS, ...COURSE_COLUMNS],
        features: parcels.flatMap((parcel, i) => boundaryFeatures(parcel, relations[i] ?? [])),
      },
    ],
    { at, facts: { name: 'Located parcels', parcels: parcels.length } },
  );
}

const namesOf = ({ reference, document, tract_index, tract, located_by }: PlacedParcel) => ({
  reference,
  document,
  tract_index,
  tract,
  located_by,
});

function parcelFeature(parcel: PlacedParcel): LayerFeature {
  const polygons = soundPolygons(parcel.rings);
  const { status, recording, county, state, stated_area, acres, plss_id, rotation_deg } = parcel;
  return {
    geometry: polygons.length === 0 ? null : { type: 'MultiPolygon', coordinates: polygons },
    values: {
      ...namesOf(parcel),
      status,
      owners: parcel.owners.join('\n'),
      recording,
      county,
      state,
      stated_area,
      acres,
      outline: polygons.length === 0 && parcel.rings.length > 0 ? NOT_SOUND : parcel.outline,
      plss_id,
      rotation_deg,
    },
  };
}

function boundaryFeatures(parcel: PlacedParcel, relations: readonly Relation[]): LayerFeature[] {
  return parcel.courses.flatMap(({ call, adjoiner, verbatim, path }, i) => {
    if (path.length < 2) return [];
    return [
      {
        geometry: { type: 'LineString', coordinates: path },
        values: {
          ...namesOf(parcel),
          call_index: call,
          adjoiner,
          verbatim_text: verbatim,
          ...relationValues(relations[i]),
        },
      },
    ];
  });
}

function relationValues(relation: Relation | undefined) {
  const { kind, neighbour, feet } = relation ?? { kind: 'free', neighbour: '', feet: 0 };
  const width_ft = Math.round(feet * 100) / 100;
  return {
    neighbour,
    relation: kind,
    gap_ft: kind === 'gap' ? width_ft : null,
    overlap_ft: kind === 'overlap' ? width_ft : null,
  };
}
