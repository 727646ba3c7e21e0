// The service on its local port: loopback only, one answer function for every row of the endpoint table. Where it is
// asked to, it opens a second door to the office.
//
// The person at this machine: the shell gets `session_token` through its bridge. A plain browser is opened with
// `launch_address`, whose one query value sets a strict, script-proof cookie; from then on the page that this browser
// loads carries the session in a meta tag. Another user or site on the machine has neither.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { digestOf } from '#main/account/caller.ts';
import { openDeskSignIns } from '#main/account/desk-sign-in.ts';
import { openProvider, type Provider } from '#main/account/provider.ts';
import { rateLimiter } from '#main/account/rate.ts';
import { openSessions } from '#main/account/sessions.ts';
import { openSignIns } from '#main/account/sign-in.ts';
import { openVouching } from '#main/account/vouching.ts';
import type { App } from '#main/app.ts';
import { startQueue } from '#main/jobs/queue.ts';
import { startSweeping } from '#main/jobs/sweep.ts';
import { answer, type Desk } from '#main/service/door/answer.ts';
import { ownOrigins } from '#main/service/door/door.ts';
import { noteFound, patternOf, routeFinder, UNDER } from '#main/service/door/find-route.ts';
import { guardAndLog } from '#main/service/door/guard.ts';
import { makeServer } from '#main/service/door/make-server.ts';
import { type OfficeListener, type OfficeOptions, openOffice } from '#main/service/door/office-door.ts';
import { serveOperations } from '#main/service/door/operations.ts';
import { pageSecrets, servePage } from '#main/service/door/page.ts';
import { openOfficeLink } from '#main/service/office/office-link.ts';
import { openOfficeSignIn } from '#main/service/office/office-sign-in.ts';
import { openUploadSlots } from '#main/service/requests/upload-slots.ts';
import type { Route } from '#main/service/route.ts';
import { routes } from '#main/service/routes.ts';
import { followSettings } from '#main/service/upkeep/follow-settings.ts';
import { tellOldFacts } from '#main/service/upkeep/old-facts.ts';
import { repeated } from '#main/service/upkeep/repeated.ts';
import { startBilling } from '#main/service/upkeep/start-billing.ts';
import { startMail } from '#main/service/upkeep/start-mail.ts';
import { findFolderRecord } from '#main/store/folder-record.ts';
import { removeServiceAddress, type ServiceAddress, writeServiceAddress } from '#main/store/service-address.ts';
import { enterUnfound } from '#main/store/unfound.ts';

export interface RunningService {
  readonly address: string;
  readonly port: number;
  /** Acts for the person at this machine until the service closes. */
  readonly session_token: string;
  /** What to open in a plain browser. */
  readonly launch_address: string;
  /** The door to the office, where there is one. */
  readonly office: Pick<OfficeListener, 'address' | 'port' | 'fingerprint'> | null;
  /** What is being read may take so long to finish; the rest goes back to the queue. */
  close(drain_ms?: number): Promise<void>;
}

export interface ServiceOptions {
  /** 0 asks for a free one. */
  readonly port: number;
  /** Where scripts know the port, one that is taken is refused with PortTaken; otherwise a free one is taken. */
  readonly only_that_port?: boolean;
  /** Starts anew, on the data that then lies there. */
  readonly restart?: () => void;
  /** The built renderer; null serves the interface alone. */
  readonly renderer_dir: string | null;
  readonly office?: OfficeOptions | undefined;
}

/** So that who searches after a long day's work does not wait for all of it. */
const ENTER_EVERY_MS = 5000;

export async function startService(app: App, options: ServiceOptions): Promise<RunningService> {
  const session_token = randomBytes(32).toString('base64url');
  const command_token = randomBytes(32).toString('base64url');
  const server = makeServer(app.config.limits);
  const where = { port: 0, origins: new Set<string>() as ReadonlySet<string> };
  const queue = await startQueue(app);
  const stopSweeping = startSweeping(app, () => queue.wake());
  const stopFollowing = followSettings(app);
  const billing = await startBilling(app);
  const stopMail = await startMail(app);
  const closing = new AbortController();
  const toldFacts = tellOldFacts(app, closing.signal).catch((fault: unknown) =>
    app.log.error({ err: fault }, 'facts of older documents could not be filled in'),
  );
  const stopEntering = repeated(
    () => enterUnfound(app.db),
    ENTER_EVERY_MS,
    (fault) => app.log.error({ err: fault }, 'new documents cannot be searched yet'),
  );
  const slots = await openUploadSlots(app.db);
  const link = await openOfficeLink(app.db);
  const provider = app.config.identity === null ? null : openProvider(app.config.identity);
  const sessions = openSessions(app.db, provider, app.now);
  const sign_ins = openSignIns(app.db, provider, sessions, app.now);
  const desk_sign_ins = openDeskSignIns(app.db, provider, app.now);
  const office_sign_in = openOfficeSignIn(link, deskName(app), app.now);
  const people = { till: billing?.till ?? null, sessions, sign_ins, desk_sign_ins, office_sign_in, provider };
  const vouching = openVouching(app.db, provider, app.now);
  const keeper = { db: app.db, desktop: app.desktop, sessions, vouching };
  const rate = rateLimiter(app.db);
  const desk: Desk = {
    door: {
      app,
      queue,
      slots,
      office: link,
      ...people,
      address: () => `http://127.0.0.1:${where.port}`,
      restart: options.restart ?? null,
    },
    keeper: { ...keeper, session_digest: digestOf(session_token), command_digest: digestOf(command_token) },
    rate,
  };
  guardAndLog(server, app, { origins: () => where.origins });
  await addRoutes(server, desk);
  serveOperations(server, app, { closing: () => closing.signal.aborted, metrics: 'open' });
  const secrets = await pageSecrets(app.db);
  if (options.renderer_dir !== null) {
    servePage(server, options.renderer_dir, {
      secrets,
      session_token,
      sessions: canSignIn(provider) ? sessions : null,
    });
  }
  const doors = [server];
  const close = async (drain_ms = 0) => {
    removeServiceAddress(app.folder);
    stopSweeping();
    stopFollowing();
    closing.abort();
    await toldFacts;
    await stopEntering();
    app.endings.close();
    const closed = doors.map((door) => door.close());
    await queue.close(drain_ms);
    link.close();
    for (const door of doors) door.server.closeAllConnections();
    await Promise.all(closed);
    await billing?.close();
    await stopMail();
    app.log.info('closed');
  };
  let office: OfficeListener | null = null;
  try {
    where.port = await listen(server, options);
    where.origins = ownOrigins(where.port, app.config.public_address);
    const officeDesk = (address: () => string): Desk => ({
      // A desk of this office is no desk of another's through it.
      door: { ...desk.door, office: { ...link, current: () => null }, address },
      keeper: { ...keeper, session_digest: null, command_digest: null },
      rate,
    });
    const room = { app, desk: officeDesk, addRoutes, closing: () => closing.signal.aborted };
    office = options.office === undefined ? null : await openOffice(room, options.office);
  } catch (fault) {
    await close();
    throw fault;
  }
  if (office !== null) doors.push(office.server);
  const address = desk.door.address();
  noteAddress(app, { address, session_token: command_token });
  app.log.info({ address, ...(office === null ? {} : { office: office.address }) }, 'listening');
  return {
    address,
    port: where.port,
    session_token,
    launch_address: options.renderer_dir === null ? address : `${address}/?launch=${secrets.launch}`,
    office,
    close,
  };
}

async function addRoutes(server: FastifyInstance, desk: Desk): Promise<void> {
  const add = (to: FastifyInstance, route: Route): void => {
    to.route({
      method: route.row.method,
      url: patternOf(route),
      handler: (request, reply) => answer(route, request, reply, desk),
    });
  };
  // Forms are watched for hang-ups in the middle of a file; whoever takes none is spared it.
  const isForm = ({ row }: Route): boolean => row.body === 'document' || row.body === 'batch';
  const all: readonly Route[] = Object.values(routes);
  const plain = all.filter((one) => !isForm(one));
  const isUnder = ({ row }: Route): boolean => row.path.startsWith(UNDER.slice(0, -1));
  for (const route of plain.filter((one) => !isUnder(one))) add(server, route);
  const find = routeFinder(plain.filter(isUnder));
  server.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: UNDER,
    handler: (request, reply) => {
      const found = find(request.method, request.url);
      if (found === null) return reply.callNotFound();
      noteFound(request, found);
      return answer(found.route, request, reply, desk);
    },
  });
  await server.register(async (room) => {
    await room.register(multipart);
    for (const route of all.filter(isForm)) add(room, route);
  });
  const { version } = desk.door.app.config;
  // Nobody who starts the application waits for what describes its interface.
  server.get('/openapi.json', async (_request, reply) => {
    const { openapiOf } = await import('#core/api/openapi.ts');
    return reply.send(openapiOf(version, desk.door.address()));
  });
  for (const [path, page] of SIGN_IN_PAGES)
    server.get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  server.get('/api', async (_request, reply) => {
    const { apiPageOf } = await import('#core/api/api-page.ts');
    return reply.type('text/html; charset=utf-8').send(apiPageOf(version));
  });
}

/** What the system's browser shows once the person at this machine has signed in, or has not. */
const SIGN_IN_PAGES = [
  [
    '/auth/done',
    signInPage('Signed in to Deedproof', 'You are signed in.', 'Close this page and go back to Deedproof.'),
  ],
  [
    '/auth/not-done',
    signInPage('Not signed in to Deedproof', 'You are not signed in.', 'Close this page; Deedproof says why.'),
  ],
] as const;

function signInPage(title: string, head: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<title>${title}</title><body style="font:18px/1.5 sans-serif;max-width:34em;margin:4em auto;padding:0 1em">
<h1 style="font-size:1.3em">${head}</h1><p>${text}</p></body></html>`;
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

/** Machines that were set up from one image have one name; their data folders differ. */
const deskName = ({ folder }: App): string =>
  `${hostname().slice(0, 100)} (${findFolderRecord(folder)?.id.slice(0, 8) ?? 'new'})`;

const canSignIn = (provider: Provider | null): boolean => provider !== null && provider.identity.client_id !== null;

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
