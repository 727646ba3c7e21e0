// Where an operator says that a tract lies. A claim, not part of the attested extraction.
import { z } from 'zod';

export const Placement = z.object({
  document: z.string(),
  /** The id of the document's own run: two documents of a batch may bear one name. */
  run: z.string().optional(),
  tract_index: z.int().min(0),
  lon: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
  /** Clockwise from north. */
  rotation_deg: z.number().min(-360).max(360),
});
export type Placement = z.infer<typeof Placement>;

export const PlacementsBody = z.object({
  tracts: z.array(Placement.extend({ document: z.string().optional() })),
});
export type PlacementsBody = z.infer<typeof PlacementsBody>;

export const Placements = z.object({ reference: z.string(), placements: z.array(Placement) });
export type Placements = z.infer<typeof Placements>;
