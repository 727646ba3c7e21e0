// The history, and where an operator placed the tracts of a run.
import { z } from 'zod';
import type { Endpoint } from '#core/api/endpoint.ts';
import { AUTH } from '#core/api/endpoints/refusals.ts';
import { JobStatus } from '#core/schema/job.ts';
import { Placements, PlacementsBody } from '#core/schema/placement.ts';
import { DeleteResult, RunList, RunSource } from '#core/schema/run.ts';

const Reference = z.object({ reference: z.string() });

/** Which runs of the history are wanted. */
const RunsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  /** `next_cursor` of the page before. */
  cursor: z.string().max(1000).optional(),
  status: JobStatus.optional(),
  source: RunSource.optional(),
  /** Submitted at that moment or later. */
  since: z.iso.datetime({ offset: true }).optional(),
  /** Found in the document's name or the client's reference. */
  text: z.string().min(1).max(200).optional(),
  client_reference: z.string().min(1).max(200).optional(),
});

export const runEndpoints = {
  listRuns: {
    method: 'GET',
    path: '/v1/runs',
    summary: 'What the account ran, newest first; filtered, and a page at a time.',
    caller: 'key_or_session',
    scope: 'read',
    query: RunsQuery,
    body: 'none',
    reply: 'json',
    reply_schema: RunList,
    status: 200,
    errors: AUTH,
  },
  getRun: {
    method: 'GET',
    path: '/v1/runs/{reference}',
    summary: 'One job, one document of a batch, or the whole batch, as the history lists them.',
    caller: 'key_or_session',
    scope: 'read',
    params: Reference,
    body: 'none',
    reply: 'json',
    reply_schema: RunList,
    status: 200,
    errors: [...AUTH, 'no_such_run'],
  },
  deleteRuns: {
    method: 'DELETE',
    path: '/v1/runs',
    summary: 'Clear every result body, when confirm=delete-everything.',
    caller: 'key_or_session',
    scope: 'delete',
    query: z.object({ confirm: z.string().optional() }),
    body: 'none',
    reply: 'json',
    reply_schema: DeleteResult,
    status: 200,
    errors: AUTH,
  },
  deleteRun: {
    method: 'DELETE',
    path: '/v1/runs/{reference}',
    summary: 'Clear the results of a job, or of a whole batch: also where one of its documents is named.',
    caller: 'key_or_session',
    scope: 'delete',
    params: Reference,
    body: 'none',
    reply: 'json',
    reply_schema: DeleteResult,
    status: 200,
    errors: [...AUTH, 'no_such_run'],
  },
  listPlacements: {
    method: 'GET',
    path: '/v1/runs/{reference}/placements',
    summary: 'Where the operator placed the tracts of a run.',
    caller: 'key_or_session',
    scope: 'read',
    params: Reference,
    body: 'none',
    reply: 'json',
    reply_schema: Placements,
    status: 200,
    errors: [...AUTH, 'no_such_run'],
  },
  putPlacements: {
    method: 'PUT',
    path: '/v1/runs/{reference}/placements',
    summary: 'Place tracts; those not named stay as they are.',
    caller: 'key_or_session',
    scope: 'submit',
    params: Reference,
    query: z.object({ document: z.string().optional() }),
    body: 'json',
    body_schema: PlacementsBody,
    reply: 'json',
    reply_schema: Placements,
    status: 200,
    errors: [...AUTH, 'no_such_run', 'no_such_tract'],
  },
  deletePlacements: {
    method: 'DELETE',
    path: '/v1/runs/{reference}/placements',
    summary: 'Forget where the tracts of a run were placed.',
    caller: 'key_or_session',
    scope: 'delete',
    params: Reference,
    body: 'none',
    reply: 'json',
    reply_schema: DeleteResult,
    status: 200,
    errors: [...AUTH, 'no_such_run'],
  },
} as const satisfies Record<string, Endpoint>;
