// The typed client that renderer, command line and tests share. It speaks HTTP through whatever fetch it is given.
import type { z } from 'zod';
import type { Endpoint } from '#core/api/endpoint.ts';
import { type EndpointName, endpoints } from '#core/api/endpoints.ts';
import { ErrorEnvelope, ValidationEnvelope } from '#core/schema/refusal.ts';

type Endpoints = typeof endpoints;
/** What is all optional may be left out altogether. */
type InputOf<Row, Key extends string> = Row extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [K in Key]?: z.input<Schema> }
    : { readonly [K in Key]: z.input<Schema> }
  : { readonly [K in Key]?: undefined };

/** What a reply holds: JSON replies also keep the exact text, since a signed body is its bytes. */
export type ReplyOf<Name extends EndpointName> = Endpoints[Name] extends {
  reply_schema: infer Schema extends z.ZodType;
}
  ? { readonly value: z.output<Schema>; readonly text: string; readonly status: number }
  : { readonly bytes: Uint8Array<ArrayBuffer>; readonly media_type: string; readonly status: number };

/** Path parameters, query and headers as the table types them; the body as JSON value, exact text or bytes. */
export type RequestOf<Name extends EndpointName> = InputOf<Endpoints[Name], 'params'> &
  InputOf<Endpoints[Name], 'query'> & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly json?: unknown;
    readonly body?: unknown;
    readonly signal?: unknown;
  };

interface FetchReply {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}
/** As much of fetch as the client needs, so that it runs in browser, Node and tests alike. */
export type Fetch = (address: string, init: Record<string, unknown>) => Promise<FetchReply>;

/** A refusal as it arrived over HTTP. `type` is a row of the error table, or `validation` or `internal_error`. */
export class ServiceError extends Error {
  readonly status: number;
  readonly type: string;
  readonly extras: Readonly<Record<string, unknown>>;
  readonly retry_after: number | null;

  constructor(
    status: number,
    type: string,
    message: string,
    extras: Record<string, unknown>,
    retryAfter: number | null,
  ) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.type = type;
    this.extras = extras;
    this.retry_after = retryAfter;
  }
}

export interface Client {
  call<Name extends EndpointName>(name: Name, request?: RequestOf<Name>): Promise<ReplyOf<Name>>;
}

/** A client for the service at `base`, acting with `credential` (a key or a session token; empty for none). */
export function clientOf(base: string, credential: string, fetch: Fetch): Client {
  return {
    async call(name, request) {
      const row: Endpoint = endpoints[name];
      const asked = (request ?? {}) as RequestOf<EndpointName>;
      const reply = await fetch(base + addressOf(row, asked), {
        method: row.method,
        redirect: 'manual',
        headers: headersOf(credential, asked),
        ...(asked.signal === undefined ? {} : { signal: asked.signal }),
        ...bodyOf(asked),
      });
      if (reply.status >= 400) throw await serviceErrorOf(reply);
      return (await replyOf(row, reply)) as ReplyOf<typeof name>;
    },
  };
}

function addressOf(row: Endpoint, request: RequestOf<EndpointName>): string {
  const params: Readonly<Record<string, unknown>> = request.params ?? {};
  const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const query = Object.entries(request.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

function headersOf(credential: string, request: RequestOf<EndpointName>): Record<string, string> {
  return {
    ...(credential === '' ? {} : { authorization: `Bearer ${credential}` }),
    ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
    ...request.headers,
  };
}

function bodyOf(request: RequestOf<EndpointName>): { body?: unknown } {
  if (request.json !== undefined) return { body: JSON.stringify(request.json) };
  return request.body === undefined ? {} : { body: request.body };
}

async function replyOf(row: Endpoint, reply: FetchReply): Promise<unknown> {
  if (row.reply === 'json') {
    const text = await reply.text();
    return { value: JSON.parse(text), text, status: reply.status };
  }
  return {
    bytes: new Uint8Array(await reply.arrayBuffer()),
    media_type: reply.headers.get('content-type') ?? '',
    status: reply.status,
  };
}

async function serviceErrorOf(reply: FetchReply): Promise<ServiceError> {
  const text = await reply.text();
  const retry = reply.headers.get('retry-after');
  const retryAfter = retry === null ? null : Number(retry);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return new ServiceError(reply.status, 'internal_error', text.slice(0, 200), {}, retryAfter);
  }
  const refused = ErrorEnvelope.safeParse(body);
  if (refused.success) {
    const { type, message, ...extras } = refused.data.error;
    return new ServiceError(reply.status, type, message, extras, retryAfter);
  }
  const invalid = ValidationEnvelope.safeParse(body);
  const message = invalid.success
    ? invalid.data.detail.map((item) => `${item.loc.join('.')}: ${item.msg}`).join('; ')
    : text.slice(0, 200);
  return new ServiceError(reply.status, reply.status >= 500 ? 'internal_error' : 'validation', message, {}, retryAfter);
}
