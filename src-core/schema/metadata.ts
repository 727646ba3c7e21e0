// Who, when and where a document was made and recorded.
import { z } from 'zod';

export const Metadata = z.object({
  grantors: z.array(z.string()),
  grantees: z.array(z.string()),
  /** Wire string: book= page= instrument= note=. */
  recording: z.string(),
  prior_references: z.array(z.string()),
  /** ISO date of the instrument. */
  transfer_date: z.string(),
  transfer_date_verbatim: z.string(),
  county: z.string(),
  state: z.string(),
  lot_block: z.array(z.string()),
  sheet: z.string(),
});
export type Metadata = z.infer<typeof Metadata>;

/** Of a document that says nothing of itself. */
export const EMPTY_METADATA: Metadata = {
  grantors: [],
  grantees: [],
  recording: '',
  prior_references: [],
  transfer_date: '',
  transfer_date_verbatim: '',
  county: '',
  state: '',
  lot_block: [],
  sheet: '',
};
