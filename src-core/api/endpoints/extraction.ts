// Documents brought in, alone or in batches, and what became of them.
import { z } from 'zod';
import type { Endpoint } from '#core/api/endpoint.ts';
import { AUTH } from '#core/api/endpoints/refusals.ts';
import type { ErrorType } from '#core/api/errors.ts';
import { ExtractResponse } from '#core/schema/extract-response.ts';
import { BatchResults, BatchState, BatchSubmitted, BatchUploads, JobState, JobSubmitted } from '#core/schema/job.ts';
import { ReaderChoice } from '#core/schema/second-reading.ts';

const QUOTA: readonly ErrorType[] = [
  'quota_exceeded',
  'pack_exhausted',
  'trial_exhausted',
  'free_tier_exhausted',
  'no_entitlement',
];

const STAGED: readonly ErrorType[] = ['missing_upload_id', 'upload_not_yours', 'no_such_upload'];

const DOCUMENT: readonly ErrorType[] = [
  'document_too_large',
  'text_too_large',
  'empty_document',
  'unsupported_format',
  'conversion_failed',
  'missing_file',
  'too_many_documents',
  'too_many_in_flight',
];

/** What a program says of what it submits. */
const SubmissionHeaders = z.object({
  /** Sent again within 24 hours with the same body it is answered alike and submits nothing; with another it is refused. */
  'idempotency-key': z.string().min(1).max(200).optional(),
  /** The sender's own name for it: shown in the history, and found by it. */
  'x-client-reference': z.string().max(200).optional(),
  /** Who is to read it; as the installation is set where it is left out. */
  'x-reader': ReaderChoice.optional(),
});

/** Seconds to wait for the end before answering; woken by it. */
const Wait = z.object({ wait: z.coerce.number().int().min(0).max(60).default(0) });

const DocumentHeaders = SubmissionHeaders.extend({
  'x-document-name': z.string().optional(),
  'x-upload-id': z.string().optional(),
  /** Opens a PDF that is locked; kept in memory until it is read, and nowhere else. */
  'x-document-password': z.string().optional(),
});

export const extractionEndpoints = {
  extract: {
    method: 'POST',
    path: '/v1/extract',
    summary: 'Read one document and answer with the signed result.',
    caller: 'key_or_session',
    scope: 'submit',
    headers: DocumentHeaders,
    body: 'document',
    reply: 'json',
    reply_schema: ExtractResponse,
    status: 200,
    errors: [
      ...AUTH,
      ...QUOTA,
      ...STAGED,
      ...DOCUMENT,
      'extraction_failed',
      'server_misconfigured',
      'result_deleted',
      'results_expired',
    ],
  },
  submitExtract: {
    method: 'POST',
    path: '/v1/extracts',
    summary: 'Submit one document and poll for the result.',
    caller: 'key_or_session',
    scope: 'submit',
    headers: DocumentHeaders,
    body: 'document',
    reply: 'json',
    reply_schema: JobSubmitted,
    status: 202,
    errors: [...AUTH, ...QUOTA, ...STAGED, ...DOCUMENT, 'async_unavailable'],
  },
  getExtract: {
    method: 'GET',
    path: '/v1/extracts/{job_id}',
    summary: 'The state of a job, with its result when it succeeded.',
    caller: 'key_or_session',
    scope: 'read',
    params: z.object({ job_id: z.string() }),
    query: Wait,
    body: 'none',
    reply: 'json',
    reply_schema: JobState,
    status: 200,
    errors: [...AUTH, 'no_such_job', 'result_deleted', 'results_expired'],
  },
  submitBatch: {
    method: 'POST',
    path: '/v1/batches',
    summary: 'Submit up to 50 documents, admitted whole or refused whole.',
    caller: 'key_or_session',
    scope: 'submit',
    headers: SubmissionHeaders,
    body: 'batch',
    body_schema: BatchUploads,
    reply: 'json',
    reply_schema: BatchSubmitted,
    status: 202,
    errors: [
      ...AUTH,
      ...QUOTA,
      ...STAGED,
      'batch_too_large',
      'document_too_large',
      'text_too_large',
      'empty_document',
      'unsupported_format',
      'missing_file',
      'not_multipart',
      'too_many_documents',
      'invalid_json',
      'batch_submit_failed',
      'async_unavailable',
    ],
  },
  getBatch: {
    method: 'GET',
    path: '/v1/batches/{batch_id}',
    summary: 'The state of a batch and of each of its documents.',
    caller: 'key_or_session',
    scope: 'read',
    params: z.object({ batch_id: z.string() }),
    query: Wait,
    body: 'none',
    reply: 'json',
    reply_schema: BatchState,
    status: 200,
    errors: [...AUTH, 'no_such_batch'],
  },
  getBatchResults: {
    method: 'GET',
    path: '/v1/batches/{batch_id}/results',
    summary: 'Every result of an ended batch.',
    caller: 'key_or_session',
    scope: 'read',
    params: z.object({ batch_id: z.string() }),
    body: 'none',
    reply: 'json',
    reply_schema: BatchResults,
    status: 200,
    errors: [...AUTH, 'no_such_batch', 'batch_not_ended', 'result_deleted', 'results_expired'],
  },
} as const satisfies Record<string, Endpoint>;
