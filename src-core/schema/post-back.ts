// Bodies and replies of the post-back transforms that take a held extraction.
import { z } from 'zod';
import { Correction } from '#core/schema/correction.ts';
import { ExtractResponse } from '#core/schema/extract-response.ts';

export const LocateRequest = z.object({
  extraction: z.unknown(),
  source: z.string().default('auto'),
});
export type LocateRequest = z.infer<typeof LocateRequest>;

export const LocateReply = z.object({ extraction: ExtractResponse, located: z.int() });
export type LocateReply = z.infer<typeof LocateReply>;

export const CorrectionsRequest = z.object({
  extraction: z.unknown(),
  corrections: z.array(Correction).default([]),
  adjust: z.array(z.int()).default([]),
  by: z.string().default(''),
});
export type CorrectionsRequest = z.infer<typeof CorrectionsRequest>;

export const CorrectionsReply = z.object({
  extraction: ExtractResponse,
  corrected: z.int(),
  adjusted: z.int(),
});
export type CorrectionsReply = z.infer<typeof CorrectionsReply>;
