// One document that an account ran, by any path, and the deletion of results.
import { z } from 'zod';
import { JobStatus } from '#core/schema/job.ts';
import { Timestamp } from '#core/schema/timestamp.ts';

export const RunSource = z.enum(['sync', 'async', 'batch']);
export type RunSource = z.infer<typeof RunSource>;

export const RunRow = z.object({
  id: z.string(),
  document: z.string(),
  status: JobStatus,
  source: RunSource,
  reference: z.string(),
  key_prefix: z.string(),
  submitted_at: Timestamp,
  finished_at: Timestamp.nullable(),
  result_available: z.boolean(),
  document_sha256: z.string().nullable(),
  error: z.string().nullable(),
  placements: z.int().default(0),
  /** What the program that brought it calls it (X-Client-Reference). */
  client_reference: z.string().nullable().default(null),
});
export type RunRow = z.infer<typeof RunRow>;

export const RunList = z.object({
  runs: z.array(RunRow),
  /** The cursor of the page after this one; null on the last. */
  next_cursor: z.string().nullable().default(null),
});
export type RunList = z.infer<typeof RunList>;

export const DeleteResult = z.object({ cleared: z.int(), placements: z.int().default(0) });
export type DeleteResult = z.infer<typeof DeleteResult>;
