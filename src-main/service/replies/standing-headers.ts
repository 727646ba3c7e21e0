// What every answer says besides: who may do what with it, and by which name the log knows it.
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** To whoever may show the answer as a page, and to a program that gets data. */
export type AnswerKind = 'page' | 'data';

const STANDING = Symbol('standing headers');
type Standing = FastifyRequest & { readonly [STANDING]?: (kind: AnswerKind) => Headers };

/** Names and values in turn, by the headers they were made of: those are the same for all requests. */
const flat = new WeakMap<Headers, readonly string[]>();

const NONE: Headers = {};

/** For an answer that is written by hand. */
export function standingOf(request: Standing, kind: AnswerKind): readonly string[] {
  const headers = request[STANDING]?.(kind) ?? NONE;
  let known = flat.get(headers);
  if (known === undefined) {
    known = Object.entries(headers).flat();
    flat.set(headers, known);
  }
  return [...known, 'x-request-id', request.id];
}

/**
 * With every other answer the library sends a page's; one that says something else of its own is left that. `headersOf`
 * gives the same object while they are the same.
 */
export function sendStanding(server: FastifyInstance, headersOf: (kind: AnswerKind) => Headers): void {
  server.decorateRequest(STANDING, { getter: () => headersOf });
  server.addHook('onSend', (request: Standing, reply, payload, done) => {
    const said = standingOf(request, 'page');
    for (let i = 0; i < said.length; i += 2) {
      const name = said[i] ?? '';
      if (!reply.hasHeader(name)) reply.header(name, said[i + 1]);
    }
    done(null, payload);
  });
}
