// Documents in a bucket of an S3-compatible store (MinIO, Ceph, Amazon). Requests are signed with Signature Version 4 over
// the checksum of what is sent, so that what arrives is what was sent; buckets are addressed by path.
import { createHash } from 'node:crypto';
import type { Bucket } from '#main/config.ts';
import {
  type Bytes,
  Damaged,
  joined,
  keptAtOnce,
  type Objects,
  PlaceUnreachable,
  portions,
  type Stored,
  type Written,
} from '#main/objects/objects.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: AsyncIterable<Uint8Array>;
}

interface Asking {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is larger is sent in parts of this size; a store takes none below 5 MiB but the last. */
const PART_BYTES = 16 * 1024 * 1024;
const TRIES = 4;
const AGAIN_MS = 250;
const WITHIN_MS = 60_000;
const SHA256 = 'x-amz-meta-sha256';
const NOTHING = new Uint8Array(0);

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function s3Objects(bucket: Bucket, part_bytes = PART_BYTES): Objects {
  const place = `${bucket.endpoint}/${bucket.bucket}`;
  const ask = (method: string, name: string, asking: Asking = {}) => askStore(bucket, method, name, asking);
  const write = async (name: string, bytes: Bytes): Promise<Written> => {
    const parts = portions(bytes, part_bytes)[Symbol.asyncIterator]();
    const { value: first = NOTHING } = await parts.next();
    const second = first.length < part_bytes ? null : ((await parts.next()).value ?? null);
    if (second !== null) return sendParts(ask, name, [first, second], { [Symbol.asyncIterator]: () => parts });
    const sha256 = hashOf(first);
    await done(ask('PUT', name, { body: first, headers: { [SHA256]: sha256 } }), name);
    return { bytes: first.length, sha256 };
  };
  return {
    place,
    ...keptAtOnce(write),
    read: async (name) => {
      const answer = await found(ask('GET', name), name);
      if (answer === null) return null;
      const whole = await received(answer, name);
      const said = answer.headers[SHA256];
      if (typeof said === 'string' && said !== hashOf(whole)) throw new Damaged(name, place);
      return whole;
    },
    get: async (name, range) => {
      const headers: Record<string, string> = range === undefined ? {} : { range: `bytes=${range.from}-${range.to}` };
      return (await found(ask('GET', name, { headers }), name))?.body ?? null;
    },
    has: async (name) => {
      if ((await found(ask('HEAD', name), name)) !== null) return true;
      // An answer without a body does not say whether the bucket itself is missing; this one does.
      const answer = await found(ask('GET', name), name);
      if (answer !== null) await received(answer, name);
      return answer !== null;
    },
    seems: () => true,
    remove: async (name) => {
      if (name !== null) await found(ask('DELETE', name), name);
    },
    list: (room) => list(bucket, ask, room),
    close: async () => undefined,
  };
}

type Ask = (method: string, name: string, asking?: Asking) => Promise<Answer>;

/** Abandoned halfway it leaves nothing that can be read; the store's own rules clear unfinished parts away. */
async function sendParts(
  ask: Ask,
  name: string,
  begun: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): Promise<Written> {
  const opened = await done(ask('POST', name, { query: { uploads: '' } }), name);
  const uploadId = textOf(opened, 'UploadId');
  const sum = createHash('sha256');
  const tags: string[] = [];
  let bytes = 0;
  const send = async (body: Uint8Array) => {
    sum.update(body);
    bytes += body.length;
    const query = { partNumber: String(tags.length + 1), uploadId };
    const answer = await ask('PUT', name, { query, body });
    await done(Promise.resolve(answer), name);
    tags.push(String(answer.headers.etag));
  };
  try {
    for (const part of begun) await send(part);
    for await (const part of rest) await send(part);
    const listed = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join('');
    const body = Buffer.from(`<CompleteMultipartUpload>${listed}</CompleteMultipartUpload>`);
    const said = await done(ask('POST', name, { query: { uploadId }, body }), name);
    // It answers well at first and may still say in its text that it failed.
    if (said.includes('<Error>')) throw new PlaceUnreachable(`${name}: ${textOf(said, 'Code')}`);
    return { bytes, sha256: sum.digest('hex') };
  } catch (fault) {
    await ask('DELETE', name, { query: { uploadId } }).catch(() => undefined);
    throw fault;
  }
}

async function* list({ prefix }: Bucket, ask: Ask, room: string): AsyncIterable<Stored> {
  for (let token: string | null = null; ; ) {
    const query: Record<string, string> = {
      'list-type': '2',
      prefix: `${prefix}${room}/`,
      ...(token === null ? {} : { 'continuation-token': token }),
    };
    const text = await done(ask('GET', '', { query }), room);
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield {
        name: textOf(entry, 'Key').slice(prefix.length),
        bytes: Number(textOf(entry, 'Size')),
        stored_at: new Date(textOf(entry, 'LastModified')),
      };
    }
    token = textOf(text, 'NextContinuationToken') || null;
    if (token === null) return;
  }
}

/** Names of ours need no escaping in XML; a token may. */
function textOf(xml: string, tag: string): string {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
}
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an answer that has to be a good one. */
async function done(asked: Promise<Answer>, name: string): Promise<string> {
  const answer = await asked;
  const text = Buffer.from(await received(answer, name)).toString('utf8');
  if (answer.status >= 300) throw refused(answer.status, text, name);
  return text;
}

/** Null for a name that is not there. */
async function found(asked: Promise<Answer>, name: string): Promise<Answer | null> {
  const answer = await asked;
  if (answer.status < 300) return answer;
  const text = Buffer.from(await received(answer, name)).toString('utf8');
  // A bucket that nobody made is no document that is gone.
  if (answer.status === 404 && !text.includes('NoSuchBucket')) return null;
  // Nothing can be cut from what is empty.
  if (answer.status === 416) return { ...answer, body: (async function* () {})() };
  throw refused(answer.status, text, name);
}

const refused = (status: number, text: string, name: string): Error =>
  new PlaceUnreachable(`The store of documents refused ${name}: ${status} ${textOf(text, 'Code')}`.trim());

async function received({ body }: Answer, name: string): Promise<Uint8Array> {
  try {
    return await joined(body);
  } catch (fault) {
    throw new PlaceUnreachable(`The store of documents broke off at ${name}.`, { cause: fault });
  }
}

/** Asked again where the store was busy or the line was cut: every request here may be made twice. */
async function askStore(bucket: Bucket, method: string, name: string, asking: Asking): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await askOnce(bucket, method, name, asking).catch((fault: unknown) => fault as Error);
    const busy = answer instanceof Error || answer.status >= 500 || answer.status === 429;
    if (!busy) return answer;
    if (tries === TRIES) {
      if (!(answer instanceof Error)) return answer;
      throw new PlaceUnreachable(`The store of documents at ${bucket.endpoint} does not answer.`, { cause: answer });
    }
    if (!(answer instanceof Error)) await joined(answer.body).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * 2 ** tries));
  }
}

async function askOnce(bucket: Bucket, method: string, name: string, asking: Asking): Promise<Answer> {
  // Loaded where there is a bucket: a desk by itself starts without them.
  const [{ AwsV4Signer }, { request }] = await Promise.all([import('aws4fetch'), import('undici')]);
  const { query = {}, body, headers = {} } = asking;
  const key = name === '' ? '' : `/${bucket.prefix}${name}`;
  const url = new URL(`${bucket.endpoint}/${bucket.bucket}${key}`);
  for (const [word, value] of Object.entries(query)) url.searchParams.set(word, value);
  const signed = await new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': hashOf(body ?? NOTHING) },
    service: 's3',
    region: bucket.region,
    accessKeyId: bucket.key_id,
    secretAccessKey: bucket.secret,
    ...(bucket.session === null ? {} : { sessionToken: bucket.session }),
  }).sign();
  const sent = Object.fromEntries(signed.headers.entries());
  const {
    statusCode,
    headers: said,
    body: came,
  } = await request(signed.url.href, {
    method: method as 'GET',
    headers: sent,
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
    headersTimeout: WITHIN_MS,
    bodyTimeout: WITHIN_MS,
  });
  return { status: statusCode, headers: said, body: came };
}
