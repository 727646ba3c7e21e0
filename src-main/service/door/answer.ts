// One request from knock to answer, in the order that keeps the door shut longest: who asks, how often, what, how much.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/api/endpoint.ts';
import { Refusal } from '#core/api/errors.ts';
import { type Caller, callerOf, type Doorkeeper, requireScope } from '#main/account/caller.ts';
import { requestsPerMinuteOf } from '#main/account/plans.ts';
import type { RateLeft, RateLimiter } from '#main/account/rate.ts';
import { requireOwnPage } from '#main/service/door/door.ts';
import { atDesk, deskScopeOf, isHereAlone } from '#main/service/office/desk-keys.ts';
import { findRelay, relay } from '#main/service/office/relay.ts';
import type { Exchange } from '#main/service/replies/deliver.ts';
import { sayThrough, sendAnswer } from '#main/service/replies/reply.ts';
import { type BodyRules, readBody } from '#main/service/requests/read-body.ts';
import { drain } from '#main/service/requests/read-bytes.ts';
import { validated, validatedHeaders, validatedQuery } from '#main/service/requests/validation.ts';
import type { Asked, Door, Route } from '#main/service/route.ts';
import { versionOf } from '#main/store/db.ts';

export interface Desk {
  readonly door: Door;
  readonly keeper: Doorkeeper;
  readonly rate: RateLimiter;
}

/** Remembers who asked, for the log line. */
export const CALLER = Symbol('caller');

export async function answer(
  route: Route,
  request: FastifyRequest & { [CALLER]?: string },
  reply: FastifyReply,
  desk: Desk,
): Promise<FastifyReply | undefined> {
  const { row } = route;
  const { door } = desk;
  const headers: string[] = [];
  const exchange = { request, reply, headers };
  try {
    if (row.from_anywhere !== true) requireOwnPage(request.headers);
    const version = versionOf(door.app.db);
    // What is there at once is not waited for: each waiting costs a turn of the engine's.
    const admitted = admitCaller(row, exchange, desk, version);
    const caller = admitted instanceof Promise ? await admitted : admitted;
    request[CALLER] = caller?.key_prefix ?? '-';
    const connection = caller === null || isAtWindow(caller) ? findRelay(row, exchange, door.office) : null;
    if (connection !== null) {
      return await relay(exchange, row, connection, door);
    }
    const asked = askedOf(row, exchange);
    if (row.body !== 'none') asked.body = await readBody(row, request, rulesFor(caller, door));
    const context =
      caller === null
        ? { ...door, caller: null, account: null }
        : { ...door, caller: { ...caller, request_id: request.id }, account: caller.account, version };
    const answering = route.answer(asked as unknown as Asked<Endpoint>, context);
    const answered = answering instanceof Promise ? await answering : answering;
    // The window is at this machine, where packing costs more than it saves.
    const sending = sendAnswer(exchange, row, answered, { packed: caller?.kind !== 'desktop' });
    if (sending !== undefined) await sending;
    return undefined;
  } catch (fault) {
    sayThrough(exchange);
    if (!(await drain(request.raw))) reply.header('connection', 'close');
    throw fault;
  }
}

/** The person at this machine, in the window: commands stay at this machine. */
const isAtWindow = ({ kind, key, at }: Caller): boolean => kind === 'desktop' && key === null && at === undefined;

const NO_KEYS = 'This is for a signed-in person: a key is not taken here.';
const OWN_WINDOW = 'This is for the application’s own window: a key is not taken here.';

/** At once where nothing need be looked up. */
function admitCaller(
  row: Endpoint,
  exchange: Exchange & { readonly headers: string[] },
  desk: Desk,
  version: number | null,
): Caller | null | Promise<Caller> {
  if (row.caller === 'anyone' || row.caller === 'signed_address') return null;
  const { request, headers } = exchange;
  const known = knownCaller(row, request, desk.keeper, version);
  return known instanceof Promise
    ? known.then((found) => admitKnown(row, found, desk, headers))
    : admitKnown(row, known, desk, headers);
}

function knownCaller(
  row: Endpoint,
  { headers, raw }: FastifyRequest,
  keeper: Doorkeeper,
  version: number | null,
): Caller | Promise<Caller> {
  try {
    const known = callerOf(headers.authorization, keeper, version, raw.socket);
    return known instanceof Promise ? known.catch((fault: unknown) => refuseUnknown(row, fault)) : known;
  } catch (fault) {
    return refuseUnknown(row, fault);
  }
}

/** Where only a person is let in, whoever is unknown is told so, and nothing of keys. */
function refuseUnknown(row: Endpoint, fault: unknown): never {
  const unknown = fault instanceof Refusal && fault.type !== 'identity_unavailable';
  throw row.caller !== 'key_or_session' && unknown ? new Refusal('invalid_token') : fault;
}

function admitKnown(row: Endpoint, known: Caller, desk: Desk, headers: string[]): Caller | Promise<Caller> {
  const { config, settings, now } = desk.door.app;
  const caller = atDesk(known, desk.keeper.desktop);
  // A desk's key is a key too: it speaks for a machine, not for a person who signed in.
  if (row.caller === 'session' && caller.key !== null) throw new Refusal('invalid_token', {}, NO_KEYS);
  if (row.caller === 'desktop' && caller.kind !== 'desktop') throw new Refusal('invalid_token', {}, OWN_WINDOW);
  const is_key = caller.key !== null;
  if (is_key && isHereAlone(row)) throw new Refusal('invalid_token', {}, OWN_WINDOW);
  // With the port switched off the service is there for the application's own window alone.
  if ((is_key || caller.kind !== 'desktop') && !settings.port_open) throw new Refusal('not_permitted');
  if (caller.kind === 'desktop') return inScope(row, caller);
  // The free tier's limit is for its key: the page of a person's account alone asks five times.
  const limit = is_key ? requestsPerMinuteOf(caller.account.plan, config.limits) : config.limits.requests_per_minute;
  const counted = countRequest(desk.rate, caller, limit, now(), headers);
  return counted instanceof Promise ? counted.then(() => inScope(row, caller)) : inScope(row, caller);
}

function inScope(row: Endpoint, caller: Caller): Caller {
  const scope = row.scope ?? (caller.key !== null && row.caller === 'desktop' ? deskScopeOf(row) : null);
  if (scope !== null) requireScope(caller, scope);
  return caller;
}

function countRequest(
  rate: RateLimiter,
  { account, identity, family }: Caller,
  limit: number,
  now: Date,
  headers: string[],
): Promise<void> | undefined {
  const tell = (left: RateLeft) =>
    void headers.push(
      'ratelimit-limit',
      `${left.limit}`,
      'ratelimit-remaining',
      `${left.remaining}`,
      'ratelimit-reset',
      `${left.reset}`,
    );
  const refuse = (fault: unknown): never => {
    tell({ limit, remaining: 0, reset: 60 });
    throw fault;
  };
  try {
    const left = rate.admit(`${account.id} ${identity ?? family}`, limit, now);
    if (left instanceof Promise) return left.then(tell, refuse);
    tell(left);
    return undefined;
  } catch (fault) {
    return refuse(fault);
  }
}

/** Aborted when the line is closed before the answer was sent. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** All but the body, which is not even read for a request of the wrong shape. */
function askedOf(row: Endpoint, { request, reply }: Exchange) {
  const { accept } = request.headers;
  return {
    params: row.params === undefined ? {} : validated(row.params, request.params, 'path'),
    query: row.query === undefined ? {} : validatedQuery(row.query, request.query as object),
    headers: row.headers === undefined ? {} : validatedHeaders(row.headers, request.headers),
    body: undefined as unknown,
    wants_json: accept !== undefined && /\bapplication\/json\b/i.test(accept),
    head: request.method === 'HEAD',
    gone: () => goneSignal(reply),
    hangUp: () => void request.raw.socket.destroy(),
  };
}

function rulesFor(caller: Caller | null, { app, slots }: Door): BodyRules {
  return {
    limits: app.config.limits,
    caller,
    ownUpload: (id) => {
      if (caller === null) throw new Refusal('upload_not_yours');
      return slots.requireOwn(caller, id);
    },
  };
}
