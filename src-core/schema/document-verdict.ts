// The judgement on a document that describes no tract of its own. Never PASS.
import { z } from 'zod';

export const DocumentVerdict = z.object({
  document: z.string(),
  status: z.enum(['REVIEW', 'FAIL']),
  reasons: z.array(z.string()),
  summary: z.string().default(''),
});
export type DocumentVerdict = z.infer<typeof DocumentVerdict>;
