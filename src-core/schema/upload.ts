// A slot through which a document larger than one request is staged.
import { z } from 'zod';

export const UploadRequest = z.object({ bytes: z.int().gt(0).nullable().optional() });
export type UploadRequest = z.infer<typeof UploadRequest>;

export const UploadSlot = z.object({
  upload_id: z.string(),
  put_url: z.string(),
  expires_in: z.int(),
  max_bytes: z.int(),
});
export type UploadSlot = z.infer<typeof UploadSlot>;

export const UploadReceipt = z.object({ upload_id: z.string(), bytes: z.int() });
