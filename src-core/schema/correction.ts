// Operator corrections and compass-rule adjustments, as requested and as logged.
import { z } from 'zod';

/** What can be corrected of a course. */
export const CallField = z.enum([
  'distance',
  'chord_length',
  'radius',
  'arc_length',
  'bearing',
  'chord_bearing',
  'curve_direction',
  'delta',
  'monument',
  'adjoiner',
]);
export type CallField = z.infer<typeof CallField>;

/** What can be corrected of a tract itself. */
export const TractField = z.enum(['stated_area', 'distance_unit', 'is_exception', 'name', 'pob_description']);
export type TractField = z.infer<typeof TractField>;

export const CorrectableField = z.enum([...CallField.options, ...TractField.options]);
export type CorrectableField = z.infer<typeof CorrectableField>;

/** Facts of a tract that can be confirmed as read; those of the document have the paths of its metadata. */
export const TractFact = z.enum(['aliquot', 'stated_area', 'pob_description']);
export type TractFact = z.infer<typeof TractFact>;

/** Changes of what courses and tracts there are; their `field` says what is put in, taken out or moved. */
export const StructureKind = z.enum(['insert_call', 'delete_call', 'move_call', 'insert_tract', 'delete_tract']);
export type StructureKind = z.infer<typeof StructureKind>;

export const StructureField = z.enum(['call', 'tie', 'tract']);
export type StructureField = z.infer<typeof StructureField>;

/**
 * `field` and the shapes of before and after are checked by the correction itself, which has its own refusals.
 * Indexes are those before the request. Of kind fact is a person's word that a fact stands in the document as it was
 * read: grantors[0], recording, transfer_date, or a fact of the tract; before and after are what it reads.
 */
export const Correction = z.object({
  /** Of no meaning for a fact of the document. */
  tract: z.int(),
  /** What is put in comes before this index; of no meaning for what is corrected of a tract. */
  call: z.int(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  kind: z.enum(['boundary', 'tie', 'fact', ...StructureKind.options]).default('boundary'),
  /** For move_call: it comes to stand before this index. */
  to: z.int().optional(),
  by: z.string().default(''),
  at: z.string().default(''),
  note: z.string().default(''),
  /** In the log: counts the requests that changed what courses and tracts there are, so that their indexes can be followed. */
  request: z.int().optional(),
});
export type Correction = z.infer<typeof Correction>;

export const Adjustment = z.object({
  tract: z.int(),
  method: z.literal('compass_rule').default('compass_rule'),
  misclosure_before: z.number().default(0),
  perimeter: z.number().default(0),
  by: z.string().default(''),
  at: z.string().default(''),
});
export type Adjustment = z.infer<typeof Adjustment>;
