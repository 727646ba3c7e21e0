// A real identity provider (oidc-provider) on a real port, with its own pages to sign in on.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { Identity } from '#main/config.ts';

export interface Known {
  readonly email: string;
  readonly email_verified: boolean;
  readonly groups?: readonly string[];
}

export interface OidcStand {
  readonly identity: Identity;
  /** People by the name they sign in with; one who is taken out is vouched for no more. */
  readonly people: Map<string, Known>;
  /** How often tokens were asked for, by grant. */
  readonly granted: string[];
  readonly revoked: string[];
  close(): Promise<void>;
}

export async function standOidc(): Promise<OidcStand> {
  const people = new Map<string, Known>();
  const granted: string[] = [];
  const revoked: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'deedproof',
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        // Of a native application any port of this machine will do (RFC 8252, section 7.3).
        redirect_uris: ['http://127.0.0.1/auth/callback'],
        post_logout_redirect_uris: ['http://127.0.0.1/'],
      },
    ],
    scopes: ['openid', 'email', 'profile', 'offline_access', 'groups'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
    features: {
      devInteractions: { enabled: true },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    ttl: { AccessToken: 120, IdToken: 3600, RefreshToken: 86_400, Session: 86_400, Grant: 86_400, Interaction: 600 },
    cookies: { keys: ['for the test alone'] },
    findAccount: (_context, sub) => {
      const known = people.get(sub);
      return known === undefined
        ? undefined
        : { accountId: sub, claims: () => ({ sub, ...known, groups: known.groups ?? [] }) };
    },
  });
  provider.on('grant.success', ({ oidc }) => void granted.push(String(oidc.params?.grant_type)));
  provider.on('refresh_token.destroyed', ({ jti }) => void revoked.push(jti));
  provider.on('grant.revoked', (_context, id) => void revoked.push(id));
  server.on('request', provider.callback());
  return {
    identity: {
      issuer,
      audience: 'deedproof',
      jwks_url: null,
      client_id: 'deedproof',
      client_secret: null,
      staff_group: 'staff',
      desk_group: 'desks',
    },
    people,
    granted,
    revoked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export interface Jar {
  /** Follows redirects with the cookies of each host, fills in the provider's forms, and stops where `until` says so. */
  follow(address: string, as: string, until: (address: string) => boolean): Promise<Response>;
  cookie(name: string): string;
  /** Where it was sent last. */
  last: string;
}

/** A browser without a window, for what needs none. */
export function cookieJar(): Jar {
  const cookies = new Map<string, string>();
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(address, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
  const jar: Jar = {
    last: '',
    cookie: (name) => cookies.get(name) ?? '',
    async follow(address, as, until) {
      let reply = await ask(address);
      for (let step = 0; step < 20; step++) {
        const to = reply.headers.get('location');
        if (to !== null) {
          jar.last = new URL(to, address).href;
          if (until(jar.last)) return reply;
          address = jar.last;
          reply = await ask(address);
          continue;
        }
        const page = await reply.text();
        const form = /action="([^"]+)"/.exec(page)?.[1];
        if (form === undefined) return new Response(page, { status: reply.status });
        const prompt = page.includes('value="consent"') ? 'consent' : 'login';
        reply = await ask(form, { method: 'POST', body: new URLSearchParams({ prompt, login: as, password: 'any' }) });
        address = form;
      }
      throw new Error('It never came to an end.');
    },
  };
  return jar;
}
