// The identity provider: what it says of itself, its published keys, and the steps of a sign-in (OpenID Connect Core 1.0
// with PKCE, RFC 7636; loopback redirects of installed applications, RFC 8252).
import { createHash, randomBytes } from 'node:crypto';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { Refusal } from '#core/api/errors.ts';
import type { Identity } from '#main/config.ts';

/** One sign-in on its way: what is kept here while the person is over there. */
export interface Errand {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirect_uri: string;
}

export interface Tokens {
  readonly claims: JWTPayload;
  /** Null where the provider gives none. */
  readonly refresh_token: string | null;
  readonly fresh_seconds: number;
}

export interface Provider {
  readonly identity: Identity;
  /** Claims of a token that the provider issued to be used here. */
  checkToken(token: string, now: Date): Promise<JWTPayload>;
  /** Where the person goes to sign in. */
  addressOf(errand: Errand): Promise<string>;
  exchange(code: string, errand: Errand, now: Date): Promise<Tokens>;
  refresh(refreshToken: string, now: Date): Promise<Tokens>;
  /** Tells the provider to forget; it is no matter here when it does not listen. */
  revoke(refreshToken: string): Promise<void>;
  /** Where the provider's own session is ended; null where it names no such place. */
  findSignOut(home: string): Promise<string | null>;
}

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Two machines' clocks. */
const SKEW_SECONDS = 30;
const PATIENCE_MS = 5000;
const DESCRIPTION_LASTS_MS = 600_000;
/** A key that nobody has seen is asked for at once, and not more often than this. */
const ASK_AGAIN_MS = 2000;
const LONGEST_FRESH_SECONDS = 3600;
const SCOPES = 'openid email profile offline_access groups';

const Description = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  revocation_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  userinfo_endpoint: z.url().optional(),
  scopes_supported: z.array(z.string()).optional(),
});
type Description = z.infer<typeof Description>;

const TokenReply = z.object({
  id_token: z.string().optional(),
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
});

export function newErrand(redirect_uri: string): Errand {
  const secret = () => randomBytes(32).toString('base64url');
  return { state: secret(), nonce: secret(), verifier: secret(), redirect_uri };
}

export function openProvider(identity: Identity): Provider {
  const describe = describing(identity);
  const keys = keysOf(identity, describe);
  const verify = (token: string, audience: string, now: Date) => verified(token, identity, { keys, audience, now });
  const ask = async (fields: Record<string, string>) =>
    TokenReply.parse(await post((await describe()).token_endpoint, clientOf(identity), fields));
  const tokensOf = async (
    reply: z.infer<typeof TokenReply>,
    claims: JWTPayload,
    old: string | null,
  ): Promise<Tokens> => ({
    claims: await withAddress(claims, reply.access_token, await describe()),
    refresh_token: reply.refresh_token ?? old,
    fresh_seconds: Math.max(60, Math.min(LONGEST_FRESH_SECONDS, reply.expires_in ?? LONGEST_FRESH_SECONDS)),
  });
  return {
    identity,
    checkToken: (token, now) => verify(token, identity.audience, now),
    async addressOf({ state, nonce, verifier, redirect_uri }) {
      const description = await describe();
      const address = new URL(description.authorization_endpoint);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const fields = {
        response_type: 'code',
        client_id: requireClient(identity),
        redirect_uri,
        scope: scopesOf(description),
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        // Some providers give what renews a session only to one who agreed to it.
        prompt: 'consent',
      };
      for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
      return address.href;
    },
    async exchange(code, { nonce, verifier, redirect_uri }, now) {
      const reply = await ask({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier });
      const claims = await verify(reply.id_token ?? '', requireClient(identity), now);
      if (claims.nonce !== nonce) throw new Refusal('invalid_token');
      return tokensOf(reply, claims, null);
    },
    async refresh(refresh_token, now) {
      const reply = await ask({ grant_type: 'refresh_token', refresh_token });
      // Without a new one, nobody vouches for the person any more.
      const claims = await verify(reply.id_token ?? '', requireClient(identity), now);
      return tokensOf(reply, claims, refresh_token);
    },
    async revoke(token) {
      const { revocation_endpoint } = await describe();
      if (revocation_endpoint === undefined) return;
      await post(revocation_endpoint, clientOf(identity), { token, token_type_hint: 'refresh_token' });
    },
    async findSignOut(home) {
      const { end_session_endpoint } = await describe();
      if (end_session_endpoint === undefined) return null;
      const address = new URL(end_session_endpoint);
      address.searchParams.set('client_id', requireClient(identity));
      address.searchParams.set('post_logout_redirect_uri', home);
      return address.href;
    },
  };
}

/** Some providers tell the address and the groups only to one who asks once more. */
async function withAddress(claims: JWTPayload, access: string | undefined, said: Description): Promise<JWTPayload> {
  const told = claims.email !== undefined && claims.groups !== undefined;
  if (told || access === undefined || said.userinfo_endpoint === undefined) return claims;
  const more = await asked(said.userinfo_endpoint, { headers: { authorization: `Bearer ${access}` } });
  // What is said of another person is nothing to this one (OpenID Connect Core 1.0, section 5.3.4).
  if (typeof more !== 'object' || more === null || !('sub' in more) || more.sub !== claims.sub) {
    throw new Refusal('invalid_token');
  }
  return { ...(more as JWTPayload), ...claims };
}

function requireClient({ client_id }: Identity): string {
  if (client_id === null) throw new Refusal('identity_unavailable');
  return client_id;
}

function scopesOf({ scopes_supported }: Description): string {
  if (scopes_supported === undefined) return SCOPES;
  return SCOPES.split(' ')
    .filter((scope) => scopes_supported.includes(scope))
    .join(' ');
}

/** What the provider says of itself, kept for ten minutes; one that says it is another is not believed. */
function describing({ issuer }: Identity): () => Promise<Description> {
  let kept: { at: number; description: Promise<Description> } | null = null;
  return () => {
    if (kept !== null && performance.now() - kept.at < DESCRIPTION_LASTS_MS) return kept.description;
    const description = fetchDescription(issuer);
    kept = { at: performance.now(), description };
    description.catch(() => {
      kept = null;
    });
    return description;
  };
}

async function fetchDescription(issuer: string): Promise<Description> {
  try {
    const reply = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const description = Description.parse(await reply.json());
    if (description.issuer !== issuer) throw new Error('The provider says that it is another.');
    return description;
  } catch {
    throw new Refusal('identity_unavailable');
  }
}

function keysOf({ jwks_url }: Identity, describe: () => Promise<Description>): JWTVerifyGetKey {
  const sets = new Map<string, JWTVerifyGetKey>();
  return async (header, token) => {
    const { createRemoteJWKSet } = await import('jose');
    const address = jwks_url ?? (await describe()).jwks_uri;
    const wait = { timeoutDuration: 3000, cooldownDuration: ASK_AGAIN_MS };
    const set = sets.get(address) ?? createRemoteJWKSet(new URL(address), wait);
    sets.set(address, set);
    return set(header, token);
  };
}

interface Checking {
  readonly keys: JWTVerifyGetKey;
  readonly audience: string;
  readonly now: Date;
}

async function verified(token: string, { issuer }: Identity, { keys, audience, now }: Checking): Promise<JWTPayload> {
  // Only an installation with a provider needs it, and then not before somebody signs in.
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      currentDate: now,
      clockTolerance: SKEW_SECONDS,
      requiredClaims: ['sub', 'exp'],
    });
    return payload;
  } catch (fault) {
    if (fault instanceof Refusal) throw fault;
    // A provider that does not answer is not the caller's fault; everything else is a bad token.
    if (fault instanceof errors.JWKSTimeout || !(fault instanceof errors.JOSEError)) {
      throw new Refusal('identity_unavailable');
    }
    throw new Refusal('invalid_token');
  }
}

interface Client {
  readonly headers: Record<string, string>;
  readonly fields: Record<string, string>;
}

/** A secret goes in the header (RFC 6749, section 2.3.1); a client without one names itself among the fields. */
function clientOf(identity: Identity): Client {
  const id = requireClient(identity);
  const { client_secret } = identity;
  if (client_secret === null) return { headers: {}, fields: { client_id: id } };
  const pair = `${encodeURIComponent(id)}:${encodeURIComponent(client_secret)}`;
  return { headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }, fields: {} };
}

const post = (address: string, { headers, fields: own }: Client, fields: Record<string, string>): Promise<unknown> =>
  asked(address, { method: 'POST', headers, body: new URLSearchParams({ ...fields, ...own }) });

/** The provider refused what it was asked with; anything else is its own trouble. */
async function asked(address: string, init: RequestInit & { headers: Record<string, string> }): Promise<unknown> {
  const headers = { accept: 'application/json', ...init.headers };
  let reply: Response;
  try {
    reply = await fetch(address, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    throw new Refusal('identity_unavailable');
  }
  if (reply.status >= 500) throw new Refusal('identity_unavailable');
  if (!reply.ok) throw new Refusal('invalid_token');
  const text = await reply.text();
  return text === '' ? {} : JSON.parse(text);
}
