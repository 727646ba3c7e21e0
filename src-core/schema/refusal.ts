// The two shapes a failed request is answered in.
import { z } from 'zod';

export const ErrorEnvelope = z.object({ error: z.looseObject({ type: z.string(), message: z.string() }) });
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

export const ValidationEnvelope = z.object({
  detail: z.array(
    z.object({
      loc: z.array(z.union([z.string(), z.number()])),
      msg: z.string(),
      type: z.string(),
      input: z.unknown().optional(),
      ctx: z.unknown().optional(),
    }),
  ),
});
export type ValidationEnvelope = z.infer<typeof ValidationEnvelope>;
