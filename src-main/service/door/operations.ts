// For whoever keeps the service running: is it there, can it work, and how much does it do.
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#core/api/errors.ts';
import { sameText } from '#main/account/caller.ts';
import type { App } from '#main/app.ts';
import { isOwnName } from '#main/service/door/door.ts';
import { metricsText } from '#main/service/door/metrics.ts';
import { findSetting } from '#main/store/settings.ts';

export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

export interface Watch {
  /** Whether the service is about to close. */
  readonly closing: () => boolean;
  /** Who may see the numbers: everybody at this machine, or who has the token; null for nobody. */
  readonly metrics: 'open' | { readonly token: string } | null;
}

export function serveOperations(server: FastifyInstance, app: App, { closing, metrics }: Watch): void {
  server.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));
  // Everybody may ask, and however many do, one look at a time is had for them.
  let looking: Promise<string | null> | null = null;
  const look = () => {
    looking ??= findTrouble(app).finally(() => {
      looking = null;
    });
    return looking;
  };
  server.get('/readyz', async (_request, reply) => {
    const trouble = closing() ? 'closing' : await look();
    return reply
      .code(trouble === null ? 200 : 503)
      .type('text/plain')
      .send(`${trouble ?? 'ready'}\n`);
  });
  if (metrics === null) return;
  server.get('/metrics', async (request, reply) => {
    if (metrics !== 'open') requireToken(request, metrics.token);
    // A proxy that hands on a public name is not this machine.
    else if (!isOwnName(request.headers.host)) throw new Refusal('not_permitted');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metricsText(app));
  });
}

/** Whoever asks whether it is ready waits no longer than some seconds. */
const ANSWER_WITHIN_MS = 3000;

/** Why no work can be done now, in a word; null when it can. */
async function findTrouble(app: App): Promise<string | null> {
  if (app.disk.full) return 'the disk is full';
  const looks: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the database does not answer', () => findSetting(app.db, 'room_seen')],
    ['the place of documents does not answer', () => app.objects.read('documents/none.in')],
  ];
  for (const [trouble, look] of looks) {
    const late = setTimeout(ANSWER_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error('It took too long.');
    });
    try {
      await Promise.race([look(), late]);
    } catch (fault) {
      app.log.error({ err: fault }, trouble);
      return trouble;
    }
  }
  return null;
}

function requireToken(request: FastifyRequest, token: string): void {
  const given = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!sameText(given, token)) throw new Refusal('invalid_token');
}
