// What speaks against a tract, or for it, as data: a code, how much it weighs, and the words of the document that it stands on.
import { z } from 'zod';
import { Call } from '#core/schema/call.ts';

/** Told by the words of the document; each has its sentence in verdict/wording. Codes are stable: they are never renamed. */
export const WORD_CODES = [
  'role_uncertain',
  'described_in_recital',
  'kept_afterwards',
  'part_only',
  'part_taken_out',
  'end_not_at_beginning',
  'area_spoilt',
  'bearing_against_words',
  'passes_beyond_end',
  'direction_against_bearing',
  'placed_by_itself',
  'boundary_winds',
  'unit_defined',
  'text_missing',
  'given_roughly',
  'doubted_by_text',
  'description_corrected',
  'description_overruled',
  'description_put_aside',
  'description_changed',
  'description_unsettled',
  'land_added_undescribed',
  'part_perhaps_only',
  'lead_not_understood',
  'sentence_before_not_understood',
  'course_words_not_understood',
  'sentence_behind_not_understood',
  'shape_otherwise',
  'side_otherwise',
  'unit_otherwise',
  'length_told_twice',
  'second_area',
  'land_added',
  'courses_missing',
  'area_of_more',
  'bearing_told_twice',
  'figure_unused',
  'curve_otherwise',
  'area_words_otherwise',
  'total_otherwise',
  'courses_miscounted',
  'tracts_miscounted',
  'numbering_broken',
  'tract_told_twice',
  'place_otherwise',
  'direction_unproved',
  'stamped',
  'land_taken',
  'tracts_bound',
  'land_sold_before',
  'share_only',
  'right_only',
  'not_conveyed',
  'description_doubted',
  'conveyance_conditional',
  'sentence_not_understood',
  'text_damaged',
  'second_instrument',
  'page_unread',
  'aliquot_doubtful',
  'aliquot_part_only',
  'aliquot_mended',
  'area_deleted',
  'area_typed',
  'role_changed',
  'exception_deleted',
  'model_otherwise',
  'model_more',
  'model_less',
  'model_tract',
  'model_unproved',
  'model_remark',
  'model_not_had',
  'notes',
] as const;
export type WordCode = (typeof WORD_CODES)[number];

/** Told by the rules of the verdict, from what was measured. */
export const RULE_CODES = [
  'no_courses',
  'courses_undrawn',
  'course_undrawn',
  'aliquot_unreadable',
  'kind_unchecked',
  'strip',
  'exception',
  'course_inferred',
  'tangent_assumed',
  'chord_only',
  'value_derived',
  'curve_disagrees',
  'tangent_disagrees',
  'turn_otherwise',
  'angle_otherwise',
  'not_parallel',
  'not_square',
  'not_prolonged',
  'not_equal',
  'not_tangent',
  'not_radial',
  'center_otherwise',
  'curve_follows_otherwise',
  'arc_otherwise',
  'corner_otherwise',
  'own_side_otherwise',
  'bisects_itself',
  'does_not_close',
  'slip_likely',
  'slip_not_plain',
  'slip_none',
  'slips_several',
  'misclosure_ordinary',
  'area_not_stated',
  'area_unreadable',
  'area_disagrees',
  'crosses_itself',
  'low_confidence',
  'tract_typed',
  'course_typed',
  'course_deleted',
  'courses_reordered',
  'scan_doubtful',
  'place_unread',
  'only_approximate',
  'corroborated',
  'strip_area',
  'excepted_area',
  'fabric_says',
  'unit_length',
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

export type FindingCode = WordCode | RuleCode;

/** What a finding makes of the tract. A note leaves it as it is; `pass` is what a PASS rests on. */
export const Weight = z.enum(['fail', 'review', 'note', 'pass']);
export type Weight = z.infer<typeof Weight>;

/** A stretch of a page's text: its words parted by one space, its lines by a newline. */
export const PageSpan = z.object({
  page: z.int().min(1),
  /** Both 0 where only the boxes are known. */
  start: z.int().min(0),
  end: z.int().min(0),
  /** The words on the page, PDF points as in the `source` of a call; absent where the text never had a page. */
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).optional(),
});
export type PageSpan = z.infer<typeof PageSpan>;

export const Finding = z.object({
  /** One of the codes above, or of a later version. */
  code: z.string(),
  weight: Weight,
  /** The words it stands on, as the document has them, cut where they are long; empty where it stands on none. */
  quote: z.string(),
  spans: z.array(PageSpan),
  /** Index into the tract's calls. */
  call: z.int().min(0).optional(),
  /** What its sentence says besides, where code and words do not tell it. */
  detail: z.string().optional(),
  /** A course that the model alone names, read by our own grammar from its words, and the call that it stands before. */
  offer: z.object({ call: Call, before: z.int().min(0) }).optional(),
});
export type Finding = z.infer<typeof Finding>;
