// The person at this desk signs in at their office: in the system's browser, at the office's identity provider. The
// browser comes back to this machine; what it brings goes to the office over the pinned line, and a key comes back.
import { z } from 'zod';
import { Refusal } from '#core/api/errors.ts';
import { MintResponse } from '#core/schema/account.ts';
import { DeskSignInBegun } from '#core/schema/office.ts';
import type { Answer } from '#main/account/sign-in.ts';
import { askConfirmed } from '#main/service/office/ask-confirmed.ts';
import type { Connection, OfficeLink } from '#main/service/office/office-link.ts';
import { requireDeskKey } from '#main/service/office/require-desk-key.ts';

export interface OfficeSignIn {
  /** Where the browser goes; `home` is where it comes back to. */
  start(office: Connection, home: string): Promise<string>;
  /** Whether what a browser brought is of the sign-in that was begun here. */
  takes(state: string | undefined): boolean;
  /** This desk works at the office from here on. What goes wrong is also kept for the window. */
  finish(answer: Answer): Promise<void>;
  state(): { readonly signing_in: boolean; readonly sign_in_problem: string | null };
  /** Nobody waits for it any more. */
  forget(): void;
}

const PATH = '/v1/desk-sign-in';
const LASTS_MS = 600_000;

interface Pending {
  readonly office: Connection;
  readonly begun: DeskSignInBegun;
  readonly until: number;
}

/** `desk` is what the key is called at the office: two machines never share it. */
export function openOfficeSignIn(link: OfficeLink, desk: string, now: () => Date): OfficeSignIn {
  let pending: Pending | null = null;
  let finishing = false;
  let problem: string | null = null;
  const open = (): Pending | null => (pending !== null && pending.until > now().getTime() ? pending : null);
  const enter = async ({ office, begun: { ticket, state } }: Pending, { code, error, iss }: Answer): Promise<void> => {
    const json = { ticket, state, code, error, iss, desk };
    const { api_key } = await askConfirmed(office, { path: PATH, method: 'PUT', json }, MintResponse);
    const connection = { ...office, key: api_key };
    await requireDeskKey(connection);
    await link.put(connection);
  };
  return {
    async start(office, home) {
      pending = null;
      problem = null;
      const json = { redirect_uri: `${home}/auth/callback` };
      const begun = await askConfirmed(office, { path: PATH, method: 'POST', json }, DeskSignInBegun);
      pending = { office, begun, until: now().getTime() + LASTS_MS };
      return begun.address;
    },
    takes: (state) => state !== undefined && open()?.begun.state === state,
    async finish(answer) {
      const found = open();
      // It works once, whatever comes of it.
      pending = null;
      if (found === null) throw new Refusal('invalid_token');
      finishing = true;
      try {
        await enter(found, answer);
      } catch (fault) {
        problem = fault instanceof Refusal ? fault.message : 'The sign-in at the office came to nothing.';
        throw fault;
      } finally {
        finishing = false;
      }
    },
    state: () => ({ signing_in: finishing || open() !== null, sign_in_problem: problem }),
    forget: () => {
      pending = null;
      problem = null;
    },
  };
}

const Offer = z.object({ offered: z.boolean() });

/** Whether the office has people sign in for their desks. */
export async function findSignInOffer(office: Connection): Promise<boolean> {
  return (await askConfirmed(office, { path: PATH }, Offer)).offered;
}
