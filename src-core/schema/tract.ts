// One described parcel: its calls, ties, stated area and kind of description.
import { z } from 'zod';
import { Assertion } from '#core/schema/assertion.ts';
import { Call } from '#core/schema/call.ts';
import { DistanceUnit } from '#core/schema/distance-unit.ts';
import { Doubted } from '#core/schema/doubted.ts';
import { FactConfidences } from '#core/schema/fact-confidence.ts';
import { Finding } from '#core/schema/finding.ts';

export const DescriptionType = z.enum([
  'metes_and_bounds',
  'aliquot',
  'centerline',
  'blanket',
  'exhibit_referenced',
  'facility_relative',
]);
export type DescriptionType = z.infer<typeof DescriptionType>;

/** The courses as they were read, where an operator has put in, taken out or moved some. */
export const CoursesAsRead = z.object({
  calls: z.array(Call),
  assertions: z.array(Assertion),
  /** For each of the tract's calls its index here; null for one that an operator entered. */
  order: z.array(z.int().min(0).nullable()),
});
export type CoursesAsRead = z.infer<typeof CoursesAsRead>;

/** The ties as they were read, where an operator has put in, taken out or moved some. */
const TiesAsRead = z.object({
  ties: z.array(z.string()),
  /** For each of the tract's ties its index here; null for one that an operator entered. */
  order: z.array(z.int().min(0).nullable()),
});

export const Tract = z.object({
  name: z.string(),
  pob_description: z.string(),
  calls: z.array(Call),
  /** Wire strings, see wire-string.ts. */
  tie_calls: z.array(z.string()),
  description_type: DescriptionType,
  distance_unit: DistanceUnit,
  is_exception: z.boolean(),
  /** Wire string: acres= sqft= sqm= ha= arpents=, only units the document prints. */
  stated_area: z.string(),
  stated_acreage: z.number().nullable().default(null),
  /** Wire string, empty when absent. */
  easement: z.string(),
  /** Wire string, empty when absent. */
  aliquot: z.string(),
  /** The findings of weight review in sentences. */
  notes: z.string().nullable(),
  /** What the words assert of the figure's own lines, to be proved on it; absent where they assert nothing. */
  assertions: z.array(Assertion).optional(),
  /** What the tract's words leave open; absent where they leave nothing. */
  findings: z.array(Finding).optional(),
  /** What the scan leaves in doubt of stated_area, aliquot and tie_calls; absent where it leaves nothing. */
  doubts: z.array(Doubted).optional(),
  /** How surely aliquot, stated_area and pob_description were read. */
  fact_confidence: FactConfidences.optional(),
  /** What stands among the tract's words and was not read, in sentences; absent where all of it was. */
  unread: z.array(z.string()).optional(),
  as_read: CoursesAsRead.optional(),
  ties_as_read: TiesAsRead.optional(),
  /** True where an operator entered the whole tract. */
  typed: z.literal(true).optional(),
});
export type Tract = z.infer<typeof Tract>;

/** A tract of which nothing is known. */
export const EMPTY_TRACT: Tract = {
  name: '',
  pob_description: '',
  calls: [],
  tie_calls: [],
  description_type: 'blanket',
  distance_unit: 'feet',
  is_exception: false,
  stated_area: '',
  stated_acreage: null,
  easement: '',
  aliquot: '',
  notes: null,
};
