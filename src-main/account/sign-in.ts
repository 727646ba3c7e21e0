// A sign-in from its start here to its end here. That of the person at this machine stays in memory.
import { Refusal } from '#core/api/errors.ts';
import { ERRAND_LASTS_MS, keepErrand, takeErrand } from '#main/account/errands.ts';
import { type Errand, newErrand, type Provider } from '#main/account/provider.ts';
import type { Sessions } from '#main/account/sessions.ts';
import type { Db } from '#main/store/db.ts';

export interface SignIns {
  /** Where a browser that wants to sign in goes, and the secret by which it is known when it comes back. */
  begin(home: string): Promise<{ address: string; state: string }>;
  /** The same for the person at this machine, in the system's own browser, which is known by nothing else. */
  beginAtDesk(home: string): Promise<string>;
  /** Takes back a browser; `known` is the secret it brought along. */
  finish(answer: Answer, known: string): Promise<Finished>;
  /** How the sign-in of the person at this machine stands. */
  desk(): Desk;
  /** Forgets who is signed in at this machine. */
  leaveDesk(): void;
}

export interface Answer {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error?: string | undefined;
  readonly iss?: string | undefined;
}

export type Finished = { readonly token: string } | 'at_desk';

export interface Desk {
  readonly waiting: boolean;
  /** Of the person's session; null while nobody is signed in. */
  readonly token: string | null;
}

interface Pending {
  readonly errand: Errand;
  readonly until: number;
}

export function openSignIns(db: Db, provider: Provider | null, sessions: Sessions, now: () => Date): SignIns {
  /** Begun by the person at this machine. */
  let pending: Pending | null = null;
  let token: string | null = null;
  /** Sign-ins of the desk whose answer is being looked into. */
  let finishing = 0;
  const start = async (home: string): Promise<{ address: string; errand: Errand }> => {
    if (provider === null) throw new Refusal('identity_unavailable');
    const errand = newErrand(`${home}/auth/callback`);
    return { address: await provider.addressOf(errand), errand };
  };
  const openAtDesk = (): Pending | null => (pending !== null && pending.until > now().getTime() ? pending : null);
  return {
    async begin(home) {
      const { address, errand } = await start(home);
      await keepErrand(db, errand.state, errand, now());
      return { address, state: errand.state };
    },
    async beginAtDesk(home) {
      pending = null;
      const { address, errand } = await start(home);
      pending = { errand, until: now().getTime() + ERRAND_LASTS_MS };
      return address;
    },
    async finish({ code, state = '', error, iss }, known) {
      const own = openAtDesk();
      const at_desk = own !== null && own.errand.state === state;
      // It works once, whatever comes of it.
      if (at_desk) pending = null;
      const errand = at_desk ? own.errand : await takeErrand(db, state, now());
      if (provider === null) throw new Refusal('identity_unavailable');
      if (errand === null) throw new Refusal('invalid_token');
      // Another browser was made to finish what this one began, or the answer is another provider's (RFC 9207).
      if (!at_desk && known !== state) throw new Refusal('invalid_token');
      if (iss !== undefined && iss !== provider.identity.issuer) throw new Refusal('invalid_token');
      if (error !== undefined || code === undefined) throw new Refusal('invalid_token', {}, NOT_SIGNED_IN);
      const enter = async () => sessions.begin(await provider.exchange(code, errand, now()));
      if (!at_desk) return { token: await enter() };
      finishing += 1;
      const made = await enter().finally(() => {
        finishing -= 1;
      });
      const before = token;
      token = made;
      if (before !== null) await sessions.end(before);
      return 'at_desk';
    },
    desk: () => ({ waiting: openAtDesk() !== null || finishing > 0, token }),
    leaveDesk: () => {
      token = null;
    },
  };
}

const NOT_SIGNED_IN = 'The identity provider signed nobody in.';
