// The body of a request, as its row of the endpoint table says it comes.
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/api/endpoint.ts';
import type { Caller } from '#main/account/caller.ts';
import { textOfBytes } from '#main/attest/sign.ts';
import type { Limits } from '#main/config.ts';
import { readBytes } from '#main/service/requests/read-bytes.ts';
import { readBatch, readSubmission } from '#main/service/requests/read-submission.ts';
import { Invalid, validated } from '#main/service/requests/validation.ts';
import type { IncomingBytes } from '#main/service/route.ts';

const JSON_BYTES = 1_000_000;

export interface BodyRules {
  readonly limits: Limits;
  readonly caller: Caller | null;
  /** Refuses an upload id that is not the caller's. */
  readonly ownUpload: (id: string) => string;
}

export async function readBody(row: Endpoint, request: FastifyRequest, rules: BodyRules): Promise<unknown> {
  const { limits, caller, ownUpload } = rules;
  requirePlain(request.headers['content-encoding']);
  switch (row.body) {
    case 'none':
      return undefined;
    case 'json':
      return readJson(row, request);
    case 'document':
      return readSubmission(request, limits, ownUpload);
    case 'batch':
      return readBatch(request, limits, ownUpload);
    case 'held': {
      // The person at this machine may hold results of long documents.
      const limit = caller?.kind === 'desktop' ? limits.staged_bytes : limits.direct_bytes;
      return textOfBytes(await readBytes(incomingOf(request), limit, 'document_too_large'));
    }
    case 'bytes':
      return incomingOf(request);
  }
}

/** A body that is packed is taken for a document of no known kind otherwise, or for JSON that does not parse. */
function requirePlain(coding: string | undefined): void {
  if (coding === undefined || /^\s*(?:identity)?\s*$/i.test(coding)) return;
  throw Object.assign(new Error(PACKED), { statusCode: 415 });
}

const PACKED = 'Bodies are taken as they are: send it again without Content-Encoding, not compressed.';

export function incomingOf(request: FastifyRequest): IncomingBytes {
  const announced = Number(request.headers['content-length'] ?? Number.NaN);
  return { stream: request.raw, length: Number.isInteger(announced) ? announced : null };
}

async function readJson(row: Endpoint, request: FastifyRequest): Promise<unknown> {
  const bytes = await readBytes(incomingOf(request), JSON_BYTES, 'document_too_large');
  if (bytes.length === 0 && row.body_optional === true) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Invalid([{ loc: ['body'], msg: 'The JSON body did not parse.', type: 'json_invalid' }]);
  }
  return row.body_schema === undefined ? value : validated(row.body_schema, value, 'body');
}
