// What every answer says besides: who may do what with it, and by which name the log knows it.
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** To whoever may show the answer as a page, and to a program that gets data. */
export type AnswerKind = 'page' | 'data';

/** Names and values in turn. */
type Flat = readonly string[];

const STANDING = Symbol('standing headers');
type Standing = FastifyRequest & { readonly [STANDING]?: (kind: AnswerKind) => Flat };

const NONE: Flat = [];

/** For an answer that is written by hand; the same list while it says the same. The name of the request is not in it. */
export function standingOf(request: Standing, kind: AnswerKind): Flat {
  return request[STANDING]?.(kind) ?? NONE;
}

/**
 * With every other answer the library sends a page's; one that says something else of its own is left that. `headersOf`
 * gives the same object while they are the same.
 */
export function sendStanding(server: FastifyInstance, headersOf: (kind: AnswerKind) => Headers): void {
  const known: Partial<Record<AnswerKind, { readonly headers: Headers; readonly flat: Flat }>> = {};
  const flatOf = (kind: AnswerKind): Flat => {
    const headers = headersOf(kind);
    if (known[kind]?.headers !== headers) known[kind] = { headers, flat: Object.entries(headers).flat() };
    return known[kind].flat;
  };
  server.decorateRequest(STANDING, { getter: () => flatOf });
  server.addHook('onSend', (request: Standing, reply, payload, done) => {
    const said = [...standingOf(request, 'page'), 'x-request-id', request.id];
    for (let i = 0; i < said.length; i += 2) {
      const name = said[i] ?? '';
      if (!reply.hasHeader(name)) reply.header(name, said[i + 1]);
    }
    done(null, payload);
  });
}
