// Session tokens: those of the identity provider, and our own that stand for a sign-in made here.
import { createHash, randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { Refusal } from '#core/api/errors.ts';
import type { MemberRole } from '#core/schema/member.ts';
import { type Person, personOf, placeOf } from '#main/account/person.ts';
import type { Provider, Tokens } from '#main/account/provider.ts';
import { opened, sealed } from '#main/account/seal.ts';
import type { StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import {
  claimRenewal,
  deleteSession,
  findSession,
  forgetSessions,
  insertSession,
  type StoredSession,
  updateSession,
} from '#main/store/sessions.ts';

export interface SignedIn {
  readonly account: StoredAccount;
  readonly role: MemberRole;
  readonly identity: string;
  readonly email: string;
  /** The address in small letters where the provider vouches for it. */
  readonly verified: string | null;
  readonly staff: boolean;
}

export interface Sessions {
  /** Whom a token stands for; refuses one that stands for nobody. */
  check(token: string): Promise<SignedIn>;
  /** A token of our own for one who signed in at the provider; shown once. */
  begin(tokens: Tokens): Promise<string>;
  end(token: string): Promise<void>;
}

export const SESSION_PREFIX = 'dps_';
const LASTS_MS = 30 * 86_400_000;
const ASKING_MS = 30_000;

/** Without a provider every token is refused as `identity_unavailable`. */
export function openSessions(db: Db, provider: Provider | null, now: () => Date): Sessions {
  if (provider === null) {
    const unavailable = () => Promise.reject(new Refusal('identity_unavailable'));
    return { check: unavailable, begin: unavailable, end: unavailable };
  }
  const renewing = new Map<string, Promise<StoredSession>>();
  /** Once for all who ask at the same time: a provider may take a second use of what renews for theft. */
  const renewed = (session: StoredSession, token: string): Promise<StoredSession> => {
    const under_way = renewing.get(session.digest);
    if (under_way !== undefined) return under_way;
    const started = renew(db, provider, session, token, now()).finally(() => renewing.delete(session.digest));
    renewing.set(session.digest, started);
    return started;
  };
  return {
    async check(token) {
      if (!token.startsWith(SESSION_PREFIX)) {
        const claims = await provider.checkToken(token, now());
        return signedIn(db, personOf(claims, provider.identity.issuer), isStaff(claims, provider), now());
      }
      const at = now().toISOString();
      const session = await findSession(db, digestOf(token));
      if (session === undefined || session.ends_at <= at) throw new Refusal('invalid_token');
      const { digest, fresh_until } = session;
      const stands = fresh_until > at && !renewing.has(digest);
      const fresh = stands ? session : await renewed(session, token);
      const { identity, email, verified, staff } = fresh;
      return signedIn(db, { issuer: provider.identity.issuer, identity, email, verified }, staff === 1, now());
    },
    async begin(tokens) {
      const token = SESSION_PREFIX + randomBytes(32).toString('base64url');
      const made_at = now().toISOString();
      const ends_at = new Date(now().getTime() + LASTS_MS).toISOString();
      const facts = factsOf(tokens, provider, token, now());
      await forgetSessions(db, made_at);
      await insertSession(db, { digest: digestOf(token), made_at, ends_at, ...facts });
      return token;
    },
    async end(token) {
      const session = await findSession(db, digestOf(token));
      if (session === undefined) return;
      await deleteSession(db, session.digest);
      if (session.sealed !== null) await provider.revoke(opened(session.sealed, token)).catch(() => undefined);
    },
  };
}

async function signedIn(db: Db, person: Person, staff: boolean, now: Date): Promise<SignedIn> {
  const { account, role } = await placeOf(db, person, now);
  const { identity, email, verified } = person;
  return { account, role, identity, email, verified, staff };
}

/**
 * What the provider says of the person now. One it no longer vouches for is signed out. Where another process asks at this
 * moment, what was said last holds: a provider may take a second use of what renews for theft.
 */
async function renew(
  db: Db,
  provider: Provider,
  session: StoredSession,
  token: string,
  now: Date,
): Promise<StoredSession> {
  try {
    if (session.sealed === null) throw new Refusal('invalid_token');
    if (!(await claimRenewal(db, session, new Date(now.getTime() + ASKING_MS).toISOString()))) return session;
    const tokens = await provider.refresh(opened(session.sealed, token), now);
    const facts = factsOf(tokens, provider, token, now);
    if (facts.identity !== session.identity) throw new Refusal('invalid_token');
    await updateSession(db, session.digest, facts);
    return { ...session, ...facts };
  } catch (fault) {
    if (fault instanceof Refusal && fault.type === 'invalid_token') await deleteSession(db, session.digest);
    else await updateSession(db, session.digest, { fresh_until: session.fresh_until });
    throw fault;
  }
}

function factsOf(tokens: Tokens, provider: Provider, token: string, now: Date) {
  const { identity, email, verified } = personOf(tokens.claims, provider.identity.issuer);
  return {
    identity,
    email,
    verified,
    staff: isStaff(tokens.claims, provider) ? 1 : 0,
    sealed: tokens.refresh_token === null ? null : sealed(tokens.refresh_token, token),
    fresh_until: new Date(now.getTime() + tokens.fresh_seconds * 1000).toISOString(),
  };
}

function isStaff({ groups }: JWTPayload, { identity }: Provider): boolean {
  return Array.isArray(groups) && groups.includes(identity.staff_group);
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
