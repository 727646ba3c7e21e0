// The body of an answer on its way out: not sent where the caller has it, packed where that pays.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerKind, standingOf } from '#main/service/replies/standing-headers.ts';
import { bytesOf, type Sent, sentOf } from '#main/service/route.ts';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What the door says of it to the caller, answered or refused: names and values in turn. */
  readonly headers: readonly string[];
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Smaller ones fit into one packet as they are. */
const PACKED_FROM_BYTES = 1400;
/** These are packed already. */
const PACKED_TYPES = /^(?:application\/(?:pdf|zip)|image\/(?:png|jpeg|tiff))\b/;
const pack = promisify(gzip);

export interface Outgoing {
  readonly status: number;
  readonly media_type: string;
  /** What the route says besides. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body: Sent;
  readonly packed: boolean;
}

/** Sent when it returns, or when that resolves. A reply is not handed back: it is a promise too, and is waited for. */
export function deliver(exchange: Exchange, outgoing: Outgoing): Promise<void> | undefined {
  const { request } = exchange;
  const { status, media_type, body, packed } = outgoing;
  const kind = media_type === JSON_TYPE ? 'data' : 'page';
  const headers = ['content-type', media_type];
  if (outgoing.headers !== undefined)
    for (const [name, value] of Object.entries(outgoing.headers)) headers.push(name, value);
  if (request.method === 'GET' || request.method === 'HEAD') {
    body.tag ??= tagOf(bytesOf(body));
    headers.push('etag', body.tag);
    if (hasIt(request.headers['if-none-match'], body.tag)) {
      write(exchange, kind, 304, headers, null);
      return undefined;
    }
  }
  const packable = packed && body.length >= PACKED_FROM_BYTES && !PACKED_TYPES.test(media_type);
  if (packable) headers.push('vary', 'accept-encoding');
  if (packable && takesGzip(request.headers['accept-encoding']))
    return sendPacked(exchange, kind, status, headers, body);
  write(exchange, kind, status, headers, body);
  return undefined;
}

async function sendPacked(
  exchange: Exchange,
  kind: AnswerKind,
  status: number,
  headers: string[],
  body: Sent,
): Promise<void> {
  body.packed ??= sentOf(await pack(bytesOf(body), { level: 4 }));
  headers.push('content-encoding', 'gzip');
  write(exchange, kind, status, headers, body.packed);
}

/** Past the server library, which would copy some twenty headers one by one, twice. */
function write(exchange: Exchange, kind: AnswerKind, status: number, headers: string[], body: Sent | null): void {
  const { request, reply } = exchange;
  headers.push(...exchange.headers, ...standingOf(request, kind));
  if (body !== null) headers.push('content-length', String(body.length));
  // First: one that cannot be sent is a bug, which the library answers.
  reply.raw.writeHead(status, headers);
  reply.hijack();
  if (body === null || request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body.content, 'latin1');
}

/** Of the content, however it is packed: therefore a weak one (RFC 9110, 8.8.1). */
function tagOf(bytes: Buffer): string {
  return `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;
}

function hasIt(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(tag));
}

/** RFC 9110, 12.5.3: a weight of nought is a refusal; a star stands for what is not named. */
function takesGzip(header: string | undefined): boolean {
  if (header === undefined) return false;
  const named = new Map(
    header.split(',').map((part) => {
      const [coding = '', ...rest] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = rest.find((word) => word.startsWith('q='))?.slice(2) ?? '1';
      return [coding, Number(weight)] as const;
    }),
  );
  return (named.get('gzip') ?? named.get('*') ?? 0) > 0;
}
