// Everything that an account has located, as parcels and boundary courses, with what lies between neighbours.
import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import { courseBetween, type LonLat } from '#core/place/plane.ts';
import { neighbourRelations, type Relation } from '#main/fabric/neighbours.ts';

export interface ParcelFeature {
  rings: readonly (readonly LonLat[])[];
  attributes: {
    reference: string;
    document: string;
    tract_index: number;
    tract: string;
    status: string;
    located_by: 'operator' | 'plss';
    recording: string;
    county: string;
    state: string;
    stated_area: string;
    acres: number | null;
    plss_id: string;
    rotation_deg: number;
    neighbours: number;
    worst_gap_ft: number | null;
    worst_overlap_ft: number | null;
  };
}

export interface BoundaryFeature {
  path: readonly LonLat[];
  attributes: {
    reference: string;
    document: string;
    tract_index: number;
    tract: string;
    /** Counted from 1; the call's index plus one. */
    course: number;
    verbatim: string;
    adjoiner: string;
    located_by: 'operator' | 'plss';
    length_ft: number;
    neighbour: string;
    /** common, gap, overlap, or free when no parcel lies beside it. */
    relation: Relation['kind'];
    gap_ft: number | null;
    overlap_ft: number | null;
  };
}

export interface AccountFabric {
  parcels: ParcelFeature[];
  parcel_boundaries: BoundaryFeature[];
}

const rounded = (feet: number): number => Math.round(feet * 100) / 100;

function lengthOf(path: readonly LonLat[]): number {
  return path.slice(1).reduce((sum, end, i) => sum + courseBetween(path[i] ?? end, end).length_ft, 0);
}

function boundariesOf(parcel: PlacedParcel, relations: readonly Relation[]): BoundaryFeature[] {
  return parcel.courses.map((course, i) => {
    const relation = relations[i] ?? { kind: 'free', neighbour: '', feet: 0 };
    return {
      path: course.path,
      attributes: {
        reference: parcel.reference,
        document: parcel.document,
        tract_index: parcel.tract_index,
        tract: parcel.tract,
        course: i + 1,
        verbatim: course.verbatim,
        adjoiner: course.adjoiner,
        located_by: parcel.located_by,
        length_ft: rounded(lengthOf(course.path)),
        neighbour: relation.neighbour,
        relation: relation.kind,
        gap_ft: relation.kind === 'gap' ? rounded(relation.feet) : null,
        overlap_ft: relation.kind === 'overlap' ? rounded(relation.feet) : null,
      },
    };
  });
}

function worst(relations: readonly Relation[], kind: 'gap' | 'overlap'): number | null {
  const feet = relations.filter((one) => one.kind === kind).map((one) => one.feet);
  return feet.length === 0 ? null : rounded(Math.max(...feet));
}

/** Nothing is recomputed: corners lie where they were placed, and only the spaces between are measured. */
export function buildAccountFabric(parcels: readonly PlacedParcel[]): AccountFabric {
  const relations = neighbourRelations(parcels);
  return {
    parcels: parcels.map((parcel, i) => {
      const { owners: _owners, rings, courses: _courses, ...attributes } = parcel;
      const own = relations[i] ?? [];
      return {
        rings,
        attributes: {
          ...attributes,
          neighbours: new Set(own.map((one) => one.neighbour).filter((name) => name !== '')).size,
          worst_gap_ft: worst(own, 'gap'),
          worst_overlap_ft: worst(own, 'overlap'),
        },
      };
    }),
    parcel_boundaries: parcels.flatMap((parcel, i) => boundariesOf(parcel, relations[i] ?? [])),
  };
}
