// The person who signed in for a desk is asked after at the identity provider, as long as the desk's key is used: who
// left the office, or its group, works there no longer.
import { Refusal } from '#core/api/errors.ts';
import { personOf } from '#main/account/person.ts';
import type { Provider, Tokens } from '#main/account/provider.ts';
import { opened, sealed } from '#main/account/seal.ts';
import type { Db } from '#main/store/db.ts';
import { claimAsking, revokeKey, type StoredKey, setVouch, type Vouch } from '#main/store/keys.ts';

export interface Vouching {
  /** Null while nothing need be asked; refuses a key whose person is no longer of the office, and ends it. */
  check(key: StoredKey, token: string): Promise<void> | null;
}

/** One process asks; the others go by what was said last. */
const ASKING_MS = 60_000;
/** A provider that does not answer stops nobody's work for so long. */
const PATIENCE_MS = 86_400_000;
/** Where the provider gives nothing to ask by, a sign-in holds for so long. */
const UNASKED_MS = 30 * 86_400_000;

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

export function vouchOf({ refresh_token, fresh_seconds }: Tokens, api_key: string, now: Date): Vouch {
  return {
    renewal: refresh_token === null ? null : sealed(refresh_token, api_key),
    vouched_at: now.toISOString(),
    ask_at: later(now, refresh_token === null ? UNASKED_MS : fresh_seconds * 1000),
  };
}

export const isOfGroup = ({ claims }: Tokens, group: string): boolean =>
  Array.isArray(claims.groups) && claims.groups.includes(group);

export function openVouching(db: Db, provider: Provider | null, now: () => Date): Vouching {
  const ask = async (key: StoredKey, due: string, token: string): Promise<void> => {
    const { prefix, renewal, vouched_at, made_by } = key;
    if (!(await claimAsking(db, prefix, due, later(now(), ASKING_MS)))) return;
    try {
      if (renewal === null) throw new Refusal('invalid_token');
      const group = provider?.identity.desk_group ?? null;
      if (provider === null || group === null) throw new Refusal('identity_unavailable');
      const tokens = await provider.refresh(opened(renewal, token), now());
      const { identity } = personOf(tokens.claims, provider.identity.issuer);
      if (identity !== made_by || !isOfGroup(tokens, group)) throw new Refusal('invalid_token');
      await setVouch(db, prefix, vouchOf(tokens, token, now()));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (fault.type === 'invalid_token') {
        await revokeKey(db, prefix, now().toISOString(), null);
        throw new Refusal('revoked_api_key', {}, NO_LONGER);
      }
      if (later(now(), -PATIENCE_MS) > (vouched_at ?? '')) throw fault;
    }
  };
  return {
    check: (key, token) =>
      key.ask_at === null || key.ask_at > now().toISOString() ? null : ask(key, key.ask_at, token),
  };
}

const NO_LONGER =
  'The person who signed in for this desk is no longer vouched for as one of the office. Sign in again from Settings.';
