// Session tokens of an identity provider: JWTs checked against its published keys.
import type { JWTPayload } from 'jose';
import { Refusal } from '#core/api/errors.ts';
import { accountOf, personOf } from '#main/account/person.ts';
import type { Identity } from '#main/config.ts';
import type { AccountTable } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';

export interface SignedIn {
  readonly account: AccountTable;
  readonly email: string;
  readonly staff: boolean;
}

export type SessionCheck = (token: string, db: Db) => Promise<SignedIn>;

const STAFF_GROUP = 'staff';
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** Checks tokens of the configured provider; without one every token is refused as `identity_unavailable`. */
export function sessionCheckOf(identity: Identity | null, now: () => Date): SessionCheck {
  if (identity === null) {
    return () => Promise.reject(new Refusal('identity_unavailable'));
  }
  let verify: Promise<Verify> | null = null;
  return async (token, db) => {
    // Only an office with a provider needs it, and then not before somebody signs in.
    verify ??= verifierOf(identity);
    const claims = await (await verify)(token, now());
    const person = personOf(claims, identity.issuer);
    const groups = Array.isArray(claims.groups) ? claims.groups : [];
    const account = await accountOf(db, person, now());
    return { account, email: person.email, staff: groups.includes(STAFF_GROUP) };
  };
}

type Verify = (token: string, now: Date) => Promise<JWTPayload>;

async function verifierOf(identity: Identity): Promise<Verify> {
  const { createRemoteJWKSet, errors, jwtVerify } = await import('jose');
  const keys = createRemoteJWKSet(new URL(identity.jwks_url), { timeoutDuration: 3000 });
  return async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: identity.issuer,
        audience: identity.audience,
        algorithms: ALGORITHMS,
        currentDate: now,
        requiredClaims: ['sub', 'exp'],
      });
      return payload;
    } catch (fault) {
      // A provider that does not answer is not the caller's fault; everything else is a bad token.
      if (fault instanceof errors.JWKSTimeout || !(fault instanceof errors.JOSEError)) {
        throw new Refusal('identity_unavailable');
      }
      throw new Refusal('invalid_token');
    }
  };
}
