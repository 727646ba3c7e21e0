// One course of a boundary, with the sentence it was read from.
import { z } from 'zod';
import { Bearing } from '#core/schema/bearing.ts';
import { DistanceUnit } from '#core/schema/distance-unit.ts';
import { Doubted } from '#core/schema/doubted.ts';
import { SourceBoxes } from '#core/schema/source-boxes.ts';

export const Confidence = z.enum(['high', 'medium', 'low']);
export type Confidence = z.infer<typeof Confidence>;

/** A value that had to be mended: what is printed, and what it was taken for. */
export const Repair = z.object({ printed: z.string(), read_as: z.string() });
export type Repair = z.infer<typeof Repair>;

export const Call = z.object({
  call_type: z.enum(['line', 'curve']),
  verbatim_text: z.string(),
  monument: z.string().nullable(),
  confidence: Confidence,
  bearing: Bearing.nullable(),
  /** In the tract's distance_unit. */
  distance: z.number().nullable(),
  chord_bearing: Bearing.nullable(),
  chord_length: z.number().nullable(),
  radius: z.number().nullable(),
  curve_direction: z.enum(['left', 'right']).nullable(),
  arc_length: z.number().nullable(),
  adjoiner: z.string(),
  /** The central angle as recorded, decimal degrees. */
  delta: z.number().nullable().default(null),
  /** True when the document says the curve is tangent to the course before; false for non-tangent. */
  tangent: z.boolean().nullable().default(null),
  /** Only where this call's unit differs from the tract's. */
  distance_unit: DistanceUnit.nullable().default(null),
  source: SourceBoxes.nullable().default(null),
  /** The fields that the engine derived, never recorded ones. */
  computed: z.array(z.string()).default([]),
  /** The values that had to be mended to be read; absent where none had. */
  repairs: z.array(Repair).optional(),
  /** The values that the scan leaves in doubt; absent where it leaves none. */
  doubts: z.array(Doubted).optional(),
  /** How surely its words were understood, whatever the scan leaves in doubt of them; absent where it leaves nothing. */
  words_confidence: Confidence.optional(),
  /** True where an operator entered the course: nothing in the document was read to show it. */
  typed: z.literal(true).optional(),
});
export type Call = z.infer<typeof Call>;

/** What a course is drawn by; nothing else of it is ever derived. */
export const MEASURES = [
  'bearing',
  'distance',
  'chord_bearing',
  'chord_length',
  'radius',
  'arc_length',
  'delta',
  'curve_direction',
] as const;

/** A course of which nothing is known. */
export const EMPTY_CALL: Call = {
  call_type: 'line',
  verbatim_text: '',
  monument: null,
  confidence: 'low',
  bearing: null,
  distance: null,
  chord_bearing: null,
  chord_length: null,
  radius: null,
  curve_direction: null,
  arc_length: null,
  adjoiner: '',
  delta: null,
  tangent: null,
  distance_unit: null,
  source: null,
  computed: [],
};
