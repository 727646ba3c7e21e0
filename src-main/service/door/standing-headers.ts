// What every answer says besides: who may do what with it, and by which name the log knows it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { securityHeaders } from '#main/service/door/door.ts';

const STANDING = Symbol('standing headers');
type Standing = FastifyRequest & { [STANDING]?: Readonly<Record<string, string>> };

/** Names and values in turn, by the headers they were made of: those are the same for all requests. */
const flat = new WeakMap<Readonly<Record<string, string>>, readonly string[]>();

/** For an answer that is written by hand. */
export function standingOf(request: Standing): readonly string[] {
  const headers = request[STANDING] ?? securityHeaders('');
  let known = flat.get(headers);
  if (known === undefined) {
    known = Object.entries(headers).flat();
    flat.set(headers, known);
  }
  return [...known, 'x-request-id', request.id];
}

/** With every other answer the library sends them; one that says something else of its own is left that. */
export function sendStanding(server: FastifyInstance, tileAddress: () => string): void {
  server.addHook('onRequest', (request: Standing, _reply, done) => {
    request[STANDING] = securityHeaders(tileAddress());
    done();
  });
  server.addHook('onSend', (request: Standing, reply, payload, done) => {
    const said = standingOf(request);
    for (let i = 0; i < said.length; i += 2) {
      const name = said[i] ?? '';
      if (!reply.hasHeader(name)) reply.header(name, said[i + 1]);
    }
    done(null, payload);
  });
}
