// A sign-in from its start here to its end here. What belongs to it stays in memory, for ten minutes.
import { Refusal } from '#core/api/errors.ts';
import { type Errand, newErrand, type Provider } from '#main/account/provider.ts';
import type { Sessions } from '#main/account/sessions.ts';

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
  readonly at_desk: boolean;
  readonly until: number;
}

const LASTS_MS = 600_000;
const MOST_AT_ONCE = 1000;

export function openSignIns(provider: Provider | null, sessions: Sessions, now: () => Date): SignIns {
  const pending = new Map<string, Pending>();
  let token: string | null = null;
  /** Sign-ins of the desk whose answer is being looked into. */
  let finishing = 0;
  const start = async (home: string, at_desk: boolean): Promise<{ address: string; state: string }> => {
    if (provider === null) throw new Refusal('identity_unavailable');
    const errand = newErrand(`${home}/auth/callback`);
    const address = await provider.addressOf(errand);
    forgetOld(pending, now().getTime());
    pending.set(errand.state, { errand, at_desk, until: now().getTime() + LASTS_MS });
    return { address, state: errand.state };
  };
  return {
    begin: (home) => start(home, false),
    async beginAtDesk(home) {
      for (const [state, { at_desk }] of pending) if (at_desk) pending.delete(state);
      return (await start(home, true)).address;
    },
    async finish({ code, state = '', error, iss }, known) {
      const found = pending.get(state);
      // It works once, whatever comes of it.
      pending.delete(state);
      if (provider === null) throw new Refusal('identity_unavailable');
      if (found === undefined || found.until < now().getTime()) throw new Refusal('invalid_token');
      // Another browser was made to finish what this one began, or the answer is another provider's (RFC 9207).
      if (!found.at_desk && known !== state) throw new Refusal('invalid_token');
      if (iss !== undefined && iss !== provider.identity.issuer) throw new Refusal('invalid_token');
      if (error !== undefined || code === undefined) throw new Refusal('invalid_token', {}, NOT_SIGNED_IN);
      const { errand } = found;
      const enter = async () => sessions.begin(await provider.exchange(code, errand, now()));
      if (!found.at_desk) return { token: await enter() };
      finishing += 1;
      const made = await enter().finally(() => {
        finishing -= 1;
      });
      const before = token;
      token = made;
      if (before !== null) await sessions.end(before);
      return 'at_desk';
    },
    desk: () => {
      const open = [...pending.values()].some(({ at_desk, until }) => at_desk && until > now().getTime());
      return { waiting: open || finishing > 0, token };
    },
    leaveDesk: () => {
      token = null;
    },
  };
}

const NOT_SIGNED_IN = 'The identity provider signed nobody in.';

function forgetOld(pending: Map<string, Pending>, at: number): void {
  for (const [state, { until }] of pending) if (until < at || pending.size >= MOST_AT_ONCE) pending.delete(state);
}
