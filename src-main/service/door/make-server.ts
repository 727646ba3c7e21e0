// An HTTP server before anything is behind it: its patience, its places, and what it says to noise.
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import type { Limits } from '#main/config.ts';
import { securityHeaders } from '#main/service/door/door.ts';
import { MOST_LETTERS } from '#main/service/door/find-route.ts';
import { keepPlaces } from '#main/service/door/full-house.ts';
import type { TlsPair } from '#main/service/door/self-made-certificate.ts';
import { sendUnknown } from '#main/service/replies/reply.ts';

/** An office has some dozen programs at work; each place costs a file of the system's. */
const MOST_CONNECTIONS = 400;

interface Wire {
  readonly tls: TlsPair | null;
  /** Whose forwarded headers are believed; null for nobody's, which are then not even looked at. */
  readonly isProxy: ((address: string) => boolean) | null;
}

const LOOPBACK: Wire = { tls: null, isProxy: null };

export function makeServer(limits: Limits, { tls, isProxy }: Wire = LOOPBACK): FastifyInstance {
  const { headers_within_ms, request_within_ms } = limits;
  const patience = {
    headersTimeout: headers_within_ms,
    connectionsCheckingInterval: Math.min(5000, headers_within_ms / 3),
  };
  const options: FastifyServerOptions = {
    logger: false,
    genReqId: () => randomUUID(),
    requestTimeout: request_within_ms,
    routerOptions: { maxParamLength: MOST_LETTERS },
    // The endpoint table is checked by its own schemas; the library's compilers are not even loaded.
    schemaController: { compilersFactory: { buildValidator: () => NO_SCHEMAS, buildSerializer: () => NO_SCHEMAS } },
    trustProxy: isProxy ?? false,
    // An address that does not decode never reaches a route, and is answered like everything else all the same.
    frameworkErrors: (fault, request, reply) => {
      reply.headers({ ...securityHeaders(''), 'x-request-id': request.id });
      sendUnknown(reply, fault.statusCode ?? 400, 'The address cannot be read.');
    },
    clientErrorHandler: answerNoise,
  };
  const secure = { ...patience, ...tls, handshakeTimeout: headers_within_ms, minVersion: 'TLSv1.2' as const };
  const wire = tls === null ? { http: patience } : { https: secure };
  const server = fastify({ ...options, ...wire } as FastifyServerOptions) as FastifyInstance;
  keepPlaces(server.server as Server, MOST_CONNECTIONS, tls === null ? 'connection' : 'secureConnection');
  // Bodies stay on the wire until their route asks for them, so that nothing is kept for a caller who is refused.
  server.removeAllContentTypeParsers();
  // The library remembers for each type what it found by a pattern; what is left for the star it looks for every time.
  for (const type of [/^/, '*']) server.addContentTypeParser(type, (_request, _payload, done) => done(null));
  return server;
}

const NO_SCHEMAS = (): never => {
  throw new Error('A route of the service has no schema for the library to compile.');
};

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
