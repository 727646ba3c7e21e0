// What an office prints on a certificate beside the result: it is the caller's word, and no part of what is signed.
import { z } from 'zod';

export const CertificateFacts = z.object({
  office: z.string().max(200).optional(),
  examiner: z.string().max(200).optional(),
  order: z.string().max(200).optional(),
  /** The title of the instrument. */
  title: z.string().max(200).optional(),
});
export type CertificateFacts = z.infer<typeof CertificateFacts>;
