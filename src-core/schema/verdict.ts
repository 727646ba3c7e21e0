// The judgement on one tract, with the computed figure it rests on.
import { z } from 'zod';
import { DistanceUnit } from '#core/schema/distance-unit.ts';
import { Finding } from '#core/schema/finding.ts';

export const VerdictStatus = z.enum(['PASS', 'REVIEW', 'FAIL']);
export type VerdictStatus = z.infer<typeof VerdictStatus>;

export const TractGeometry = z.object({
  /** Local plane, point of beginning at the origin, feet; N calls give N+1 vertices. */
  vertices: z.array(z.tuple([z.number(), z.number()])),
  misclosure: z.number(),
  perimeter_ft: z.number(),
  closure_denominator: z.number().nullable(),
  acres: z.number(),
});
export type TractGeometry = z.infer<typeof TractGeometry>;

export const GeorefGeometry = z.object({
  crs: z.string().default('EPSG:4326'),
  rings: z.array(z.array(z.tuple([z.number(), z.number()]))),
  acres: z.number(),
  plss_id: z.string(),
  source: z.string(),
});
export type GeorefGeometry = z.infer<typeof GeorefGeometry>;

export const SuggestedLocation = z.object({
  crs: z.string().default('EPSG:4326'),
  pob: z.tuple([z.number(), z.number()]).nullable(),
  rotation_deg: z.number().nullable(),
  source: z.string().default(''),
  basis: z.string().default(''),
  plss_id: z.string().default(''),
  status: z.string().default('REVIEW'),
  reasons: z.array(z.string()),
  tie_offset: z.array(z.number()).nullable(),
  anchor: z.string().nullable(),
});
export type SuggestedLocation = z.infer<typeof SuggestedLocation>;

/** A single-course explanation of why a tract does not close. A suggestion, never a change. */
export const Suspect = z.object({
  /** Index into the tract's calls; for missing_course, the index before which it belongs. */
  call: z.int().min(0),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  closure_ratio: z.string(),
  area_agrees: z.boolean().nullable(),
  /** That the slip is in this course, 0 to 1; absent in results from before it was told. */
  chance: z.number().min(0).max(1).optional(),
  explanation: z.string(),
});
export type Suspect = z.infer<typeof Suspect>;

export const TractVerdict = z.object({
  tract: z.string(),
  status: VerdictStatus,
  reasons: z.array(z.string()),
  /** One for each of the reasons, in their order; empty in results from before findings were told. */
  findings: z.array(Finding).default([]),
  closure_ratio: z.string().nullable(),
  computed_acres: z.number().nullable(),
  computed_sqft: z.number().nullable(),
  computed_sqm: z.number().nullable(),
  computed_hectares: z.number().nullable(),
  distance_unit: DistanceUnit.default('feet'),
  geometry: TractGeometry.nullable(),
  georef: GeorefGeometry.nullable(),
  location: SuggestedLocation.nullable(),
  corrected: z.boolean(),
  adjusted: z.boolean(),
  /** From the commencement monument to the point of beginning: [east_ft, north_ft]. */
  tie_offset: z.tuple([z.number(), z.number()]).nullable().default(null),
  anchor: z.string().nullable().default(null),
  suspects: z.array(Suspect).default([]),
});
export type TractVerdict = z.infer<typeof TractVerdict>;
