// Answers on the wire: results, files, refusals, wrong shapes and bugs, each in one place.
import type { FastifyReply } from 'fastify';
import type { Endpoint } from '#core/api/endpoint.ts';
import { errorRow, type Refusal } from '#core/api/errors.ts';
import { deliver, type Exchange, JSON_TYPE } from '#main/service/replies/deliver.ts';
import type { Invalid } from '#main/service/requests/validation.ts';
import { type FileReply, RawJson, type Redirect, sentOf, WithHeaders } from '#main/service/route.ts';

interface Sending {
  /** Whether a body may be packed for this caller. */
  readonly packed: boolean;
}

export function sendAnswer(
  exchange: Exchange,
  row: Endpoint,
  answer: unknown,
  { packed }: Sending,
): Promise<void> | undefined {
  if (answer instanceof RawJson) {
    const status = row.reply === 'json' ? row.status : 200;
    return deliver(exchange, {
      status,
      media_type: JSON_TYPE,
      headers: answer.headers,
      body: answer.sent,
      packed,
    });
  }
  if (row.reply === 'json') {
    const { value, headers } = answer instanceof WithHeaders ? answer : { value: answer };
    const body = sentOf(JSON.stringify(value));
    return deliver(exchange, { status: row.status, media_type: JSON_TYPE, headers, body, packed });
  }
  if (row.reply === 'redirect') {
    const { reply } = exchange;
    const { location, cookie } = answer as Redirect;
    sayThrough(exchange);
    if (cookie !== undefined) reply.header('set-cookie', cookie);
    reply.code(row.status).header('location', location).send();
    return undefined;
  }
  const { bytes, media_type, file_name } = answer as FileReply;
  const headers = file_name === undefined ? undefined : { 'content-disposition': attachment(file_name) };
  const body = sentOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return deliver(exchange, { status: row.status, media_type, headers, body, packed });
}

/** What the door says, for an answer that the server library sends. */
export function sayThrough({ reply, headers }: Exchange): void {
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
}

/** RFC 6266: a plain name for old clients, and the full one. */
function attachment(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, retry_after } = errorRow(refusal.type);
  if (retry_after !== undefined) reply.header('retry-after', String(retry_after));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return sendJson(reply, status, { error: { type: refusal.type, message: refusal.message, ...refusal.extras } });
}

export function sendInvalid(reply: FastifyReply, { detail }: Invalid): FastifyReply {
  return sendJson(reply, 422, { detail });
}

/** Something that is no endpoint of the table at all. */
export function sendUnknown(reply: FastifyReply, status: number, message: string): FastifyReply {
  return sendJson(reply, status, { detail: [{ loc: ['request'], msg: message, type: 'not_understood' }] });
}

/** Our fault. The log has the rest under this id. */
export function sendBug(reply: FastifyReply, requestId: string): FastifyReply {
  const message = 'Something went wrong here. It is in the log under this request id.';
  return sendJson(reply, 500, { error: { type: 'internal_error', message, request_id: requestId } });
}

function sendJson(reply: FastifyReply, status: number, value: unknown): FastifyReply {
  return reply.code(status).type(JSON_TYPE).send(JSON.stringify(value));
}
