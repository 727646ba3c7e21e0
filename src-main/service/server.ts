// The service on its local port: loopback only, one answer function for every row of the endpoint table.
//
// The person at this machine: the shell gets `session_token` through its bridge. A plain browser is opened with
// `launch_address`, whose one query value sets a strict, script-proof cookie; from then on the page that this browser
// loads carries the session in a meta tag. Another user or site on the machine has neither.
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { apiPageOf } from '#core/api/api-page.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { openapiOf } from '#core/api/openapi.ts';
import { rateLimiter } from '#main/account/rate.ts';
import { sessionCheckOf } from '#main/account/sessions.ts';
import type { App } from '#main/app.ts';
import type { Limits } from '#main/config.ts';
import { startQueue } from '#main/jobs/queue.ts';
import { startSweeping } from '#main/jobs/sweep.ts';
import { methodsAt } from '#main/service/allowed-methods.ts';
import { answer, CALLER, type Desk } from '#main/service/answer.ts';
import { ownHosts, requireOwnHost, securityHeaders } from '#main/service/door.ts';
import { keepPlaces } from '#main/service/full-house.ts';
import { tellOldFacts } from '#main/service/old-facts.ts';
import { pageSecrets, servePage } from '#main/service/page.ts';
import { sendBug, sendInvalid, sendNotBuilt, sendRefusal, sendUnknown } from '#main/service/reply.ts';
import { NOT_BUILT, routes } from '#main/service/routes.ts';
import { openUploadSlots } from '#main/service/upload-slots.ts';
import { Invalid } from '#main/service/validation.ts';
import { isUnwritable, UNWRITABLE_FOLDER } from '#main/store/data-folder.ts';
import { removeServiceAddress, type ServiceAddress, writeServiceAddress } from '#main/store/service-address.ts';

export interface RunningService {
  readonly address: string;
  readonly port: number;
  /** Acts for the person at this machine until the service closes. */
  readonly session_token: string;
  /** What to open in a plain browser. */
  readonly launch_address: string;
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** 0 asks for a free one. */
  readonly port: number;
  /** Where scripts know the port, one that is taken is refused with PortTaken; otherwise a free one is taken. */
  readonly only_that_port?: boolean;
  /** The built renderer; null serves the interface alone. */
  readonly renderer_dir: string | null;
}

/** An office has some dozen programs at work; each place costs a file of the system's. */
const MOST_CONNECTIONS = 400;

export async function startService(app: App, options: ServiceOptions): Promise<RunningService> {
  const session_token = randomBytes(32).toString('base64url');
  const server = makeServer(app.config.limits);
  const where = { port: 0 };
  const queue = await startQueue(app);
  const stopSweeping = startSweeping(app, () => queue.wake());
  const closing = new AbortController();
  const toldFacts = tellOldFacts(app, closing.signal).catch((fault: unknown) =>
    app.log.error({ err: fault }, 'facts of older documents could not be filled in'),
  );
  const desk: Desk = {
    door: { app, queue, slots: await openUploadSlots(app.db), address: () => `http://127.0.0.1:${where.port}` },
    keeper: {
      db: app.db,
      session_token,
      desktop: app.desktop,
      checkSession: sessionCheckOf(app.config.identity, app.now),
    },
    rate: rateLimiter(),
  };
  guardAndLog(server, app, () => ownHosts(where.port));
  await server.register(multipart);
  addRoutes(server, desk);
  const secrets = await pageSecrets(app.db);
  if (options.renderer_dir !== null) servePage(server, options.renderer_dir, secrets, session_token);
  try {
    where.port = await listen(server, options);
  } catch (fault) {
    stopSweeping();
    closing.abort();
    await toldFacts;
    await queue.close();
    throw fault;
  }
  const address = desk.door.address();
  noteAddress(app, { address, session_token });
  app.log.info({ address }, 'listening');
  return {
    address,
    port: where.port,
    session_token,
    launch_address: options.renderer_dir === null ? address : `${address}/?launch=${secrets.launch}`,
    close: async () => {
      removeServiceAddress(app.folder);
      stopSweeping();
      closing.abort();
      await toldFacts;
      app.endings.close();
      const closed = server.close();
      await queue.close();
      server.server.closeAllConnections();
      await closed;
      app.log.info('closed');
    },
  };
}

function makeServer({ headers_within_ms, request_within_ms }: Limits): FastifyInstance {
  const server = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestTimeout: request_within_ms,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 500 },
    http: { headersTimeout: headers_within_ms, connectionsCheckingInterval: Math.min(5000, headers_within_ms / 3) },
    // An address that does not decode never reaches a route, and is answered like everything else all the same.
    frameworkErrors: (fault, request, reply) => {
      reply.headers({ ...securityHeaders(''), 'x-request-id': request.id });
      sendUnknown(reply, fault.statusCode ?? 400, 'The address cannot be read.');
    },
    clientErrorHandler: answerNoise,
  });
  keepPlaces(server.server, MOST_CONNECTIONS);
  // Bodies stay on the wire until their route asks for them, so that nothing is kept for a caller who is refused.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  return server;
}

/** What is no HTTP, or comes too slowly, has no request to answer: the plainest reply, and the line is cut. */
function answerNoise(fault: Error & { code?: string }, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = NOISE[fault.code ?? ''] ?? '400 Bad Request';
  const headers = Object.entries(securityHeaders('')).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n${headers.join('')}\r\n`);
}

const NOISE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function guardAndLog(server: FastifyInstance, app: App, hosts: () => ReadonlySet<string>): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders(app.settings.tile_address), 'x-request-id': request.id });
    requireOwnHost(request.headers, hosts());
  });
  server.addHook('onResponse', async (request: FastifyRequest & { [CALLER]?: string }, reply) => {
    if (isOwnPoll(request, reply.statusCode)) return;
    // The pattern, not the address: names, ids and signatures stay out of the log.
    app.log.info({
      id: request.id,
      method: request.method,
      path: request.routeOptions.url ?? '(unknown)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      by: request[CALLER] ?? '-',
    });
  });
  server.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url);
    if (methods.length === 0) return sendUnknown(reply, 404, 'There is nothing at this address. See /api.');
    reply.header('allow', methods.join(', '));
    return sendUnknown(reply, 405, `This address takes ${methods.join(' or ')}.`);
  });
  server.setErrorHandler((fault, request, reply) => {
    if (fault instanceof Refusal) return sendRefusal(reply, fault);
    if (fault instanceof Invalid) return sendInvalid(reply, fault);
    const status = fault instanceof Error && 'statusCode' in fault ? Number(fault.statusCode) : 500;
    if (status >= 400 && status < 500) return sendUnknown(reply, status, (fault as Error).message);
    app.log.error({ id: request.id, err: fault }, 'request failed');
    if (isUnwritable(fault)) return sendRefusal(reply, new Refusal('server_misconfigured', {}, UNWRITABLE_FOLDER));
    return sendBug(reply, request.id);
  });
}

const POLLED: ReadonlySet<string> = new Set([endpoints.localStatus.path, endpoints.listLibrary.path]);

/** What the window asks again and again, all day: twenty megabytes that would bury what anybody looks for. */
function isOwnPoll(request: FastifyRequest & { [CALLER]?: string }, status: number): boolean {
  return status < 400 && request[CALLER] === 'session' && POLLED.has(request.routeOptions.url ?? '');
}

function addRoutes(server: FastifyInstance, desk: Desk): void {
  for (const [name, route] of Object.entries(routes)) {
    server.route({
      method: route.row.method,
      url: route.row.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => (NOT_BUILT.has(name) ? sendNotBuilt(reply) : answer(route, request, reply, desk)),
    });
  }
  const { version } = desk.door.app.config;
  server.get('/openapi.json', (_request, reply) => reply.send(openapiOf(version, desk.door.address())));
  server.get('/api', (_request, reply) => reply.type('text/html; charset=utf-8').send(apiPageOf(version)));
}

/** Another program has the port that was asked for. */
class PortTaken extends Error {
  override name = 'PortTaken';

  constructor(port: number) {
    super(
      `Port ${port} is taken by another program, perhaps another Deedproof. Stop that one, or name another port with ` +
        '--port; --port 0 takes any that is free.',
    );
  }
}

async function listen(server: FastifyInstance, { port, only_that_port = false }: ServiceOptions): Promise<number> {
  try {
    await server.listen({ host: '127.0.0.1', port });
  } catch (fault) {
    const taken = fault instanceof Error && 'code' in fault && (fault.code === 'EADDRINUSE' || fault.code === 'EACCES');
    if (!taken || port === 0) throw fault;
    if (only_that_port) throw new PortTaken(port);
    await server.listen({ host: '127.0.0.1', port: 0 });
  }
  return (server.server.address() as AddressInfo).port;
}

/** A disk that cannot be written keeps commands from finding the service, and nothing else. */
function noteAddress(app: App, where: ServiceAddress): void {
  try {
    writeServiceAddress(app.folder, where);
  } catch (fault) {
    app.log.error({ err: fault }, 'the address could not be written down for the command line');
  }
}
