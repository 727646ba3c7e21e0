// The application's own page. It carries the session of the person at this machine only for a browser that was once
// opened with the printed address: that address sets a cookie which no script and no other site can read or send.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sameText } from '#main/account/caller.ts';
import type { Sessions } from '#main/account/sessions.ts';
import { isOwnPeer } from '#main/service/door/peer.ts';
import { cookieOf, sessionIn } from '#main/service/requests/session-cookie.ts';
import type { Db } from '#main/store/db.ts';
import { keepSetting, putSetting } from '#main/store/settings.ts';

const COOKIE = 'deedproof_browser';
const COOKIE_SECONDS = 180 * 86_400;

export interface PageSecrets {
  /** In the printed address; new at every launch. */
  readonly launch: string;
  /** In the cookie; lasts, so that an open page finds its session again after a restart. */
  readonly browser: string;
}

export async function pageSecrets(db: Db): Promise<PageSecrets> {
  const fresh = randomBytes(24).toString('base64url');
  const kept = await keepSetting(db, 'browser_secret', fresh);
  const browser = typeof kept === 'string' && kept.length >= 32 ? kept : fresh;
  if (kept !== browser) await putSetting(db, 'browser_secret', browser);
  return { launch: randomBytes(24).toString('base64url'), browser };
}

export interface PageSessions {
  readonly secrets: PageSecrets;
  /** Of the person at this machine. */
  readonly session_token: string;
  /** Of people who signed in by browser; null where nobody can. */
  readonly sessions: Sessions | null;
}

export function servePage(server: FastifyInstance, folder: string, people: PageSessions): void {
  const { secrets, session_token, sessions } = people;
  const index = join(folder, 'index.html');
  if (!existsSync(index)) throw new Error(`The built application is not at ${folder}. Run npm run build.`);
  const html = readFileSync(index, 'utf8');
  const carrying = (token: string, name = 'deedproof-session') =>
    html.replace('<head>', `<head>\n    <meta name="${name}" content="${token}" />`);
  const withSession = carrying(session_token);
  const withSignIn = carrying('offered', 'deedproof-sign-in');
  server.get('/', async (request, reply) => {
    const { launch } = request.query as { launch?: unknown };
    const own = isOwnPeer(request.raw.socket);
    if (own && typeof launch === 'string' && sameText(launch, secrets.launch)) {
      const cookie = `${COOKIE}=${secrets.browser}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${COOKIE_SECONDS}`;
      // A page rather than a redirect: a strict cookie is not sent along on a redirect that another program started.
      return reply.header('set-cookie', cookie).type('text/html; charset=utf-8').send(FORWARD);
    }
    const known = own && sameText(cookieOf(request.headers.cookie, COOKIE), secrets.browser);
    reply.type('text/html; charset=utf-8');
    if (known) return reply.send(withSession);
    if (sessions === null) return reply.send(html);
    const token = sessionIn(request.headers.cookie);
    const person = token === '' ? null : await sessions.check(token).catch(() => null);
    return reply.send(person === null ? withSignIn : carrying(token, 'deedproof-person'));
  });
  for (const address of ['/docs', '/docs/']) {
    server.get(address, (_request, reply) => reply.redirect('/docs/index.html'));
  }
  server.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    dotfiles: 'deny',
    setHeaders: (reply, path) => {
      // Built files carry their content's hash in their names.
      if (/[\\/]assets[\\/]/.test(path)) reply.header('cache-control', 'private, max-age=31536000, immutable');
    },
  });
}

const FORWARD = '<!doctype html><meta http-equiv="refresh" content="0; url=/"><title>Deedproof</title>';
