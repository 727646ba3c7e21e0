// Operator corrections and compass-rule adjustments, as requested and as logged.
import { z } from 'zod';

export const CorrectableField = z.enum([
  'distance',
  'chord_length',
  'radius',
  'arc_length',
  'bearing',
  'chord_bearing',
  'curve_direction',
]);
export type CorrectableField = z.infer<typeof CorrectableField>;

/** `field` and the shapes of before and after are checked by the correction itself, which has its own refusals. */
export const Correction = z.object({
  tract: z.int(),
  call: z.int(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  kind: z.enum(['boundary', 'tie']).default('boundary'),
  by: z.string().default(''),
  at: z.string().default(''),
  note: z.string().default(''),
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
