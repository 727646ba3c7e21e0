// What the window of a desk asks is asked of the office's server in its place, with the desk's key over the pinned line.
// The window itself speaks to its own machine alone, as ever.
import type { IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '#core/api/endpoint.ts';
import { endpoints } from '#core/api/endpoints.ts';
import type { UploadSlot } from '#core/schema/upload.ts';
import { isHereAlone } from '#main/service/office/desk-keys.ts';
import { type Connection, keyGone, type OfficeLink, refusalOf } from '#main/service/office/office-link.ts';
import type { Exchange } from '#main/service/replies/deliver.ts';

const SENT = [
  'accept',
  'content-type',
  'content-length',
  'if-none-match',
  'idempotency-key',
  'x-client-reference',
  'x-document-name',
  'x-document-password',
  'x-reader',
  'x-upload-id',
] as const;
const ANSWERED = ['content-type', 'content-length', 'content-disposition', 'etag', 'location', 'retry-after'] as const;

/** In the query of a staging address that leads on to the office. */
const AT_OFFICE = 'at=office';

/** The line that a row is asked over; null for what this machine answers itself. */
export function findRelay(
  row: Endpoint,
  { request }: Pick<Exchange, 'request'>,
  office: OfficeLink,
): Connection | null {
  const connection = office.current();
  // The status asks by itself, since it also says when nobody answers.
  if (connection === null || isHereAlone(row) || row === endpoints.localStatus) return null;
  // Who is nobody here is nobody there.
  if (row.caller === 'anyone') return null;
  // A slot of this machine's own may still be open from before.
  if (row.caller === 'signed_address' && !request.url.endsWith(`&${AT_OFFICE}`)) return null;
  return connection;
}

interface Here {
  readonly office: OfficeLink;
  readonly address: () => string;
}

export async function relay(exchange: Exchange, row: Endpoint, connection: Connection, here: Here) {
  const { reply } = exchange;
  const answer = await ask(exchange, row, connection, here.office);
  if (answer.statusCode === 401) {
    answer.resume();
    // To the window a 401 would say that its own session is stale.
    throw keyGone(connection.address);
  }
  reply.code(answer.statusCode ?? 502);
  for (const name of ANSWERED) {
    const value = answer.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  if (answer.statusCode !== row.status || row !== endpoints.createUpload) return reply.send(answer);
  const slot = JSON.parse(await textOf(answer)) as UploadSlot;
  reply.removeHeader('content-length').removeHeader('etag');
  return reply.send(JSON.stringify(atThisMachine(slot, here.address())));
}

async function ask({ request }: Exchange, row: Endpoint, connection: Connection, office: OfficeLink) {
  const headers = Object.fromEntries(
    SENT.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  );
  const credential = row.caller === 'signed_address' ? {} : { authorization: `Bearer ${connection.key}` };
  const asked = secureRequest(connection.address + request.url, {
    ...office.wire(connection),
    method: request.method,
    headers: { ...headers, ...credential },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve);
    asked.on('error', reject);
  });
  try {
    // A refusal may come before all was sent; then it is the answer.
    const sent = pipeline(request.raw, asked, { end: true });
    return await Promise.race([answered, sent.then(() => answered)]);
  } catch (fault) {
    throw refusalOf(fault, connection);
  }
}

/** The window stages through its own machine, which leads on. */
function atThisMachine(slot: UploadSlot, address: string): UploadSlot {
  const { pathname, search } = new URL(slot.put_url);
  return { ...slot, put_url: `${address}${pathname}${search}&${AT_OFFICE}` };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
