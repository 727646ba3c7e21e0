// Another instrument on the pages of a document: the tail of the one before, the head of the next, or a whole one.
import { z } from 'zod';

/** A line of a page, both counted from 1. */
const LinePlace = z.object({ page: z.int().min(1), line: z.int().min(1) });

export const OtherInstrument = z.object({
  part: z.enum(['tail', 'whole', 'head']),
  /** Empty where the pages hold none. */
  title: z.string(),
  grantors: z.array(z.string()),
  grantees: z.array(z.string()),
  begins: LinePlace,
  ends: LinePlace,
});
export type OtherInstrument = z.infer<typeof OtherInstrument>;
