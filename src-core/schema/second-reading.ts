// What a language model made of the same document, held against our own reading. It never changes a value.
import { z } from 'zod';
import { Finding } from '#core/schema/finding.ts';
import { Tract } from '#core/schema/tract.ts';

/** Who reads: our own reader alone; both, compared; or both, where without the model nothing is answered. */
export const ReaderChoice = z.enum(['offline', 'model', 'both']);
export type ReaderChoice = z.infer<typeof ReaderChoice>;

export const SecondReading = z.object({
  /** Whose reading it is, such as local/qwen3:8b. */
  model: z.string(),
  /** Had whole; broken off, so that what is missing means nothing; or not had at all. */
  state: z.enum(['whole', 'broken_off', 'not_had']),
  /** Why it was not had, in a sentence; absent where it was. */
  why: z.string().optional(),
  /** Our courses that the model names too, with the same figures. */
  agreed: z.int().min(0),
  /** Courses, tracts, parties and references that it named in words which the document does not hold. */
  dropped: z.int().min(0),
  /** True where its server counted no tokens, so that they were reckoned from the length of the text. */
  tokens_reckoned: z.boolean(),
  /** What it says of the document beside its tracts: parties and references that the two readers tell otherwise. */
  findings: z.array(Finding),
  /** Tracts that the model alone names, their values read by our own grammar; offered, never taken. */
  tracts: z.array(Tract),
});
export type SecondReading = z.infer<typeof SecondReading>;
