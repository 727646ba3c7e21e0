// What every request meets, whichever door it came by: the check of the name it asked for, the log, the last word on faults.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import { isPassing } from '#main/jobs/passing.ts';
import { PlaceUnreachable } from '#main/objects/objects.ts';
import { methodsAt } from '#main/service/door/allowed-methods.ts';
import { CALLER } from '#main/service/door/answer.ts';
import { DATA_HEADERS, requireOwnHost, securityHeaders } from '#main/service/door/door.ts';
import { patternAsked } from '#main/service/door/find-route.ts';
import { HEALTH_PATHS } from '#main/service/door/operations.ts';
import { requestLine } from '#main/service/door/request-line.ts';
import { sendBug, sendInvalid, sendRefusal, sendUnknown } from '#main/service/replies/reply.ts';
import { sendStanding } from '#main/service/replies/standing-headers.ts';
import { Invalid } from '#main/service/requests/validation.ts';
import { isUnwritable, UNWRITABLE_FOLDER } from '#main/store/data-folder.ts';
import { DATABASE_LOCKED, isLocked } from '#main/store/file-driver.ts';
import { ASK_AGAIN_S, DATABASE_GONE, isDatabaseGone } from '#main/store/postgres.ts';

export interface Gate {
  /** The origins under which this door may be addressed, such as http://127.0.0.1:7420. */
  readonly origins: () => ReadonlySet<string>;
  /** For a door to the office: who else may not come in, and the caller's address goes into the log. */
  readonly office?: { readonly mayCome: (address: string) => boolean };
}

type Logged = FastifyRequest & { [CALLER]?: string };

export function guardAndLog(server: FastifyInstance, app: App, { origins, office }: Gate): void {
  sendStanding(server, (kind) => (kind === 'data' ? DATA_HEADERS : securityHeaders(app.settings.tile_address)));
  server.addHook('onRequest', (request, _reply, done) => {
    if (office !== undefined && !office.mayCome(request.socket.remoteAddress ?? '')) throw new Refusal('not_permitted');
    // A probe of an orchestrator asks by number; it is told nothing but that the service is there.
    if (office !== undefined && HEALTH_PATHS.has(request.url)) return done();
    requireOwnHost({ host: request.host, origin: request.headers.origin }, origins());
    done();
  });
  server.addHook('onResponse', (request: Logged, reply, done) => {
    app.tally.request(reply.statusCode, reply.elapsedTime / 1000);
    if (isOwnPoll(request, reply.statusCode)) return done();
    app.log_lines.write(
      requestLine({
        id: request.id,
        method: request.method,
        // The pattern, not the address: names, ids and signatures stay out of the log.
        path: patternAsked(request) ?? '(unknown)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        by: request[CALLER] ?? '-',
        from: office === undefined ? undefined : request.ip,
      }),
    );
    done();
  });
  server.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url);
    if (methods.length === 0) return sendUnknown(reply, 404, 'There is nothing at this address. See /api.');
    reply.header('allow', methods.join(', '));
    return sendUnknown(reply, 405, `This address takes ${methods.join(' or ')}.`);
  });
  answerFaults(server, app);
}

export function answerFaults(server: FastifyInstance, app: App): void {
  server.setErrorHandler((fault, request, reply) => {
    if (fault instanceof Refusal) {
      app.tally.refusal(fault.type);
      if (isPassing(fault.cause)) reply.header('retry-after', String(ASK_AGAIN_S));
      return sendRefusal(reply, fault);
    }
    if (fault instanceof Invalid) return sendInvalid(reply, fault);
    const status = fault instanceof Error && 'statusCode' in fault ? Number(fault.statusCode) : 500;
    if (status >= 400 && status < 500) return sendUnknown(reply, status, (fault as Error).message);
    app.log.error({ id: request.id, err: fault }, 'request failed');
    const trouble = troubleOf(fault);
    app.tally.refusal(trouble === null ? 'internal_error' : 'server_misconfigured');
    if (trouble === null) return sendBug(reply, request.id);
    if (isPassing(fault)) reply.header('retry-after', String(ASK_AGAIN_S));
    return sendRefusal(reply, new Refusal('server_misconfigured', {}, trouble));
  });
}

const PLACE_GONE = 'The place where documents are kept does not answer. Ask again in some seconds.';

/** What ails the machines and not the request, in a sentence; null for a fault of ours. */
function troubleOf(fault: unknown): string | null {
  if (isDatabaseGone(fault)) return DATABASE_GONE;
  if (isLocked(fault)) return DATABASE_LOCKED;
  if (fault instanceof PlaceUnreachable) return PLACE_GONE;
  return isUnwritable(fault) ? UNWRITABLE_FOLDER : null;
}

const POLLED: ReadonlySet<string> = new Set([
  endpoints.localStatus.path,
  endpoints.listLibrary.path,
  ...HEALTH_PATHS,
  '/metrics',
]);

/** What is asked again and again, all day: twenty megabytes that would bury what anybody looks for. */
function isOwnPoll(request: Logged, status: number): boolean {
  const url = patternAsked(request) ?? '';
  if (status >= 400 || !POLLED.has(url)) return false;
  return request[CALLER] === 'session' || !url.startsWith('/v1/');
}
