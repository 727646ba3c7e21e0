// Where on a page something stands.
import { z } from 'zod';

/** PDF points, origin top left, of the page as it is stored: a page that is turned for reading turns its boxes along. */
export const SourceBoxes = z.object({
  page: z.int().min(1),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});
export type SourceBoxes = z.infer<typeof SourceBoxes>;
