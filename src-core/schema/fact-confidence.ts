// How surely a fact beside the calls was read, and the words it was read from.
import { z } from 'zod';
import { Confidence } from '#core/schema/call.ts';
import { PageSpan } from '#core/schema/finding.ts';

export const FactConfidence = z.object({
  /** High only where the form of words leaves no choice, the fact stands in them whole, and no scan doubts it. */
  confidence: Confidence,
  /** How surely its words were understood, whatever the scan leaves in doubt of them; absent where it leaves nothing. */
  words_confidence: Confidence.optional(),
  /** The words as the document has them; empty where the fact stands nowhere in one piece. */
  quote: z.string(),
  /** Where they stand; null where the quote is empty. */
  span: PageSpan.nullable(),
});
export type FactConfidence = z.infer<typeof FactConfidence>;

/** By the path of the fact: grantors[0], recording, county; stated_area, aliquot, pob_description of a tract. */
export const FactConfidences = z.record(z.string(), FactConfidence);
export type FactConfidences = z.infer<typeof FactConfidences>;
