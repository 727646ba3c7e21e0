// A desk of the office gets its key by a sign-in of the person at it. The browser goes to the identity provider and back
// to the desk (RFC 8252); the desk hands on what it brought, and the provider is asked from here, where its secret is.
import { randomBytes } from 'node:crypto';
import { Refusal } from '#core/api/errors.ts';
import type { KeyScope, MintResponse } from '#core/schema/account.ts';
import type { DeskSignInBegun, DeskSignInEnd } from '#core/schema/office.ts';
import { keepErrand, takeErrand } from '#main/account/errands.ts';
import { mintKey } from '#main/account/keys.ts';
import { type Person, personOf } from '#main/account/person.ts';
import { newErrand, type Provider, type Tokens } from '#main/account/provider.ts';
import { isOfGroup, vouchOf } from '#main/account/vouching.ts';
import type { Limits } from '#main/config.ts';
import type { StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { listMadeBy, revokeKey } from '#main/store/keys.ts';

export interface DeskSignIns {
  readonly offered: boolean;
  begin(redirect_uri: string): Promise<DeskSignInBegun>;
  /** Who signed in, and belongs to the office. */
  end(answer: DeskSignInEnd): Promise<OfTheOffice>;
}

export interface OfTheOffice {
  readonly person: Person;
  readonly tokens: Tokens;
}

export function openDeskSignIns(db: Db, provider: Provider | null, now: () => Date): DeskSignIns {
  const known = provider !== null && provider.identity.client_id !== null ? provider : null;
  const group = known?.identity.desk_group ?? null;
  const offering = (): { provider: Provider; group: string } => {
    if (known === null || group === null) throw new Refusal('identity_unavailable', {}, NOT_OFFERED);
    return { provider: known, group };
  };
  return {
    offered: known !== null && group !== null,
    async begin(redirect_uri) {
      const errand = newErrand(redirect_uri);
      const address = await offering().provider.addressOf(errand);
      // Only the desk has it: a browser's history does not end a sign-in.
      const ticket = randomBytes(32).toString('base64url');
      await keepErrand(db, ticket, errand, now());
      return { address, state: errand.state, ticket };
    },
    async end({ ticket, state, code, error, iss }) {
      const errand = await takeErrand(db, ticket, now());
      const { provider: at, group: wanted } = offering();
      if (errand === null || errand.state !== state) throw new Refusal('invalid_token', {}, NOT_SIGNED_IN);
      if (iss !== undefined && iss !== at.identity.issuer) throw new Refusal('invalid_token', {}, NOT_SIGNED_IN);
      if (error !== undefined || code === undefined) throw new Refusal('invalid_token', {}, NOT_SIGNED_IN);
      const tokens = await at.exchange(code, errand, now());
      const person = personOf(tokens.claims, at.identity.issuer);
      if (isOfGroup(tokens, wanted)) return { person, tokens };
      if (tokens.refresh_token !== null) await at.revoke(tokens.refresh_token).catch(() => undefined);
      throw new Refusal('not_permitted', {}, `${person.email || 'That person'} ${NOT_OF_THE_OFFICE}`);
    },
  };
}

const NOT_OFFERED =
  'Nobody signs in here for a desk. Whoever keeps the server makes a key: deedproof keys create NAME --desk.';
const NOT_SIGNED_IN = 'The sign-in came to nothing, or took too long. Begin it again.';
const NOT_OF_THE_OFFICE =
  'signed in, and is not of the group whose people work at this office’s documents. Ask whoever keeps the server.';

const SCOPES: readonly KeyScope[] = ['read', 'submit', 'delete', 'desk'];

/**
 * In the list of keys under the machine's name and the person's address, to be revoked there. One that the person got for
 * the same machine before ends: nobody has it any more.
 */
export async function mintDeskKey(
  db: Db,
  { person, tokens, ...asked }: DeskMinting,
  limits: Limits,
): Promise<MintResponse> {
  const maker = { made_by: person.identity, made_by_email: person.email };
  const vouch = (api_key: string) => vouchOf(tokens, api_key, asked.now);
  const before = await listMadeBy(db, asked.account.id, person.identity);
  for (const { name, prefix } of before)
    if (name === asked.name) await revokeKey(db, prefix, asked.now.toISOString(), null);
  return mintKey(db, { ...asked, mode: 'live', scopes: SCOPES, maker, vouch }, limits);
}

interface DeskMinting extends OfTheOffice {
  /** The office's own, whose library the desks share. */
  readonly account: StoredAccount;
  readonly name: string;
  readonly now: Date;
}
