// A quadrant bearing as deeds record it: N 87°30'00" E.
import { z } from 'zod';

export const Bearing = z.object({
  ns: z.enum(['N', 'S']),
  degrees: z.int().min(0).max(90),
  minutes: z.int().min(0).max(59),
  seconds: z.number().min(0).lt(60),
  ew: z.enum(['E', 'W']),
});
export type Bearing = z.infer<typeof Bearing>;
