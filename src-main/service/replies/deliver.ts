// The body of an answer on its way out: not sent where the caller has it, packed where that pays.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { standingOf } from '#main/service/replies/standing-headers.ts';
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
  const is_data = media_type === JSON_TYPE;
  const standing = standingOf(request, is_data ? 'data' : 'page');
  const tagged = request.method === 'GET' || request.method === 'HEAD';
  const packable = packed && body.length >= PACKED_FROM_BYTES && (is_data || !PACKED_TYPES.test(media_type));
  const headers = saidOf(outgoing, standing, tagged, packable);
  if (tagged && hasIt(request.headers['if-none-match'], body.tag ?? '')) {
    write(exchange, 304, headers, null);
    return undefined;
  }
  if (packable && takesGzip(request.headers['accept-encoding'])) return sendPacked(exchange, status, headers, body);
  write(exchange, status, headers, body);
  return undefined;
}

/** All but its length and what concerns this request alone; kept with a body that is sent again. */
function saidOf(
  { media_type, headers: own = {}, body }: Outgoing,
  standing: readonly string[],
  tagged: boolean,
  packable: boolean,
): readonly string[] {
  const { said } = body;
  if (said?.standing === standing && said.tagged === tagged && said.packable === packable) return said.headers;
  const headers = ['content-type', media_type, ...standing];
  for (const [name, value] of Object.entries(own)) headers.push(name, value);
  if (tagged) {
    body.tag ??= tagOf(bytesOf(body));
    headers.push('etag', body.tag);
  }
  if (packable) headers.push('vary', 'accept-encoding');
  body.said = { standing, tagged, packable, headers };
  return headers;
}

async function sendPacked(exchange: Exchange, status: number, headers: readonly string[], body: Sent): Promise<void> {
  body.packed ??= sentOf(await pack(bytesOf(body), { level: 4 }));
  write(exchange, status, [...headers, 'content-encoding', 'gzip'], body.packed);
}

/** Past the server library, which would copy some twenty headers one by one, twice. */
function write(exchange: Exchange, status: number, headers: readonly string[], body: Sent | null): void {
  const { request, reply } = exchange;
  const all = [...headers, ...exchange.headers, 'x-request-id', request.id];
  if (body !== null) all.push('content-length', String(body.length));
  // First: one that cannot be sent is a bug, which the library answers.
  reply.raw.writeHead(status, all);
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
