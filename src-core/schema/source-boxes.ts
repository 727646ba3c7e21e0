// Where on a page something stands.
import { z } from 'zod';

/** PDF points, origin top left, of the page as it is stored: a page that is turned for reading turns its boxes along. */
const OnePage = z.object({
  page: z.int().min(1),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});

export const SourceBoxes = OnePage.extend({
  /** What stands on the pages after it, where a page break cuts it; absent where none does. */
  onwards: z.array(OnePage).optional(),
});
export type SourceBoxes = z.infer<typeof SourceBoxes>;
