// The door of a process that only reads documents, for whoever keeps it running: is it there, can it work, and how much
// does it do. Nothing else is answered.
import { type AddressInfo, isIP } from 'node:net';
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import { securityHeaders } from '#main/service/door/door.ts';
import { answerFaults } from '#main/service/door/guard.ts';
import { makeServer } from '#main/service/door/make-server.ts';
import { serveOperations } from '#main/service/door/operations.ts';
import { sendUnknown } from '#main/service/replies/reply.ts';

export interface WatchDoor {
  readonly address: string;
  close(): Promise<void>;
}

export interface WatchOptions {
  readonly host: string;
  /** 0 asks for a free one. */
  readonly port: number;
  readonly closing: () => boolean;
}

export async function openWatchDoor(app: App, { host, port, closing }: WatchOptions): Promise<WatchDoor> {
  const server = makeServer(app.config.limits);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders('')).header('x-request-id', request.id);
    done();
  });
  server.setNotFoundHandler((_request, reply) => sendUnknown(reply, 404, 'There is nothing at this address.'));
  answerFaults(server, app);
  const { metrics_token: token } = app.config;
  const here = host === '127.0.0.1' || host === '::1' || host === 'localhost';
  serveOperations(server, app, { closing, metrics: here ? 'open' : token === null ? null : { token } });
  await server.listen({ host, port }).catch((fault: unknown) => {
    const why = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
    throw /^(?:EADDRINUSE|EACCES|EADDRNOTAVAIL|ENOTFOUND)$/.test(why)
      ? new Refusal('server_misconfigured', {}, TAKEN)
      : fault;
  });
  const at = (server.server.address() as AddressInfo).port;
  const close = async () => {
    server.server.closeAllConnections();
    await server.close();
  };
  return { address: `http://${isIP(host) === 6 ? `[${host}]` : host}:${at}`, close };
}

const TAKEN = '--metrics: that address is not this machine’s, or another program has the port.';
