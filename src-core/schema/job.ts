// Asynchronous jobs and batches: what is answered on submitting and on polling.
import { z } from 'zod';
import { ExtractResponse } from '#core/schema/extract-response.ts';
import { Timestamp } from '#core/schema/timestamp.ts';

export const JobStatus = z.enum(['queued', 'running', 'succeeded', 'failed']);
export type JobStatus = z.infer<typeof JobStatus>;

export const JobSubmitted = z.object({
  job: z.string(),
  status: JobStatus,
  document: z.string(),
  submitted_at: Timestamp,
  poll_url: z.string(),
});
export type JobSubmitted = z.infer<typeof JobSubmitted>;

/** Page n of m and the stage, while a document is read. */
export const JobProgress = z.object({
  stage: z.enum(['staged', 'reading', 'verifying', 'signed']),
  page: z.int().min(0),
  pages: z.int().min(0),
});
export type JobProgress = z.infer<typeof JobProgress>;

export const JobState = z.object({
  job: z.string(),
  status: JobStatus,
  document: z.string(),
  submitted_at: Timestamp,
  result: ExtractResponse.optional(),
  error: z.string().nullable(),
  progress: JobProgress.nullable().default(null),
});
export type JobState = z.infer<typeof JobState>;

export const BatchStatus = z.enum(['in_progress', 'ended', 'failed']);
export type BatchStatus = z.infer<typeof BatchStatus>;

export const BatchItemStatus = z.enum(['queued', 'succeeded', 'failed']);
export type BatchItemStatus = z.infer<typeof BatchItemStatus>;

export const BatchSubmitted = z.object({
  batch: z.string(),
  status: BatchStatus,
  documents: z.int(),
  submitted_at: Timestamp,
  poll_url: z.string(),
  /** The documents in their order, each with the id that is its own. */
  items: z.array(z.object({ id: z.string(), document: z.string() })).default([]),
});
export type BatchSubmitted = z.infer<typeof BatchSubmitted>;

export const BatchState = z.object({
  batch: z.string(),
  status: BatchStatus,
  documents: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  submitted_at: Timestamp,
  completed_at: Timestamp.nullable(),
  results_url: z.string().nullable(),
  /** `id` is the document's own, where two bear one name. */
  items: z.array(
    z.object({ id: z.string(), document: z.string(), status: BatchItemStatus, error: z.string().nullable() }),
  ),
});
export type BatchState = z.infer<typeof BatchState>;

export const BatchResults = z.object({
  batch: z.string(),
  documents: z.int(),
  results: z.array(
    z.object({
      id: z.string(),
      document: z.string(),
      status: BatchItemStatus,
      result: ExtractResponse.nullable(),
      error: z.string().nullable(),
    }),
  ),
});
export type BatchResults = z.infer<typeof BatchResults>;

const StagedUpload = z.union([z.string(), z.object({ upload_id: z.string(), document: z.string().optional() })]);

export const BatchUploads = z.object({
  uploads: z.array(StagedUpload),
  names: z.record(z.string(), z.string()).optional(),
});
export type BatchUploads = z.infer<typeof BatchUploads>;
