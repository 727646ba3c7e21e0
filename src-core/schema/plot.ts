// How a drawing is put on paper: which sheet, which way round, to what scale.
import { z } from 'zod';

export const PAPERS = ['letter', 'legal', 'tabloid', 'a4', 'a3'] as const;

/** Feet of ground to the inch of an engineer's scale. */
export const ENGINEERS_SCALES = [10, 20, 30, 40, 50, 60, 100, 200, 300, 400, 500, 600, 1000, 2000] as const;
/** One to so many, for a drawing in metres. */
export const METRIC_SCALES = [100, 200, 250, 500, 1000, 1250, 2000, 2500, 5000, 10000] as const;

export const PlotQuery = z.object({
  paper: z.enum(PAPERS).default('letter'),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
  /** `1in=40ft` or `1:500`; left out, the largest that fits one sheet. */
  scale: z
    .string()
    .regex(/^(?:1in=[1-9]\d{0,4}ft|1:[1-9]\d{0,5})$/, 'A scale such as 1in=40ft or 1:500.')
    .optional(),
  /** Index of the tract; left out, every tract that can be drawn. */
  tract: z.coerce.number().int().min(0).optional(),
  office: z.string().max(200).optional(),
  order: z.string().max(200).optional(),
});
export type PlotQuery = z.infer<typeof PlotQuery>;
