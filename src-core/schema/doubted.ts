// What a scan leaves in doubt: a value as it was read, the chance of that, and what else it may be.
import { z } from 'zod';
import { SourceBoxes } from '#core/schema/source-boxes.ts';

export const Doubted = z.object({
  /** The field that holds the value: distance, stated_area, tie_calls[0].bearing, grantors[1]. */
  field: z.string(),
  /** The value as it was read from the page. */
  text: z.string(),
  /** Indexes in the text of the characters that are not certain. */
  at: z.array(z.int().min(0)),
  /** That the value stands on the page as it was read, 0 to 1. */
  chance: z.number(),
  /** The whole value with other characters, likeliest first; absent where none is known. Never chosen by the engine. */
  others: z.array(z.object({ text: z.string(), chance: z.number() })).optional(),
  /** Index in the call's verbatim_text where the text begins; absent where it stands elsewhere, as in a table. */
  offset: z.int().min(0).optional(),
  /** Where the uncertain characters stand; absent where the text never had a page. */
  source: SourceBoxes.optional(),
});
export type Doubted = z.infer<typeof Doubted>;

/** A call or a tract with nothing in doubt about a field: somebody has said what it is. */
export function withoutDoubts<Of extends { doubts?: Doubted[] | undefined }>(one: Of, field: string): Of {
  const { doubts = [], ...certain } = one;
  const left = doubts.filter((doubted) => doubted.field !== field);
  return (left.length === 0 ? certain : { ...certain, doubts: left }) as Of;
}
