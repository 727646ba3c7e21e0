// A server of an office for tests: TLS with a certificate of its own making, on a free port of this machine.
import type { KeyScope } from '#core/schema/account.ts';
import { mintKey } from '#main/account/keys.ts';
import type { OfficeOptions } from '#main/service/door/office-door.ts';
import type { Stand } from '#test/support/service.ts';

export const SELF_MADE: OfficeOptions = {
  host: '127.0.0.1',
  port: 0,
  tls: 'self-made',
  base_url: null,
  names: ['127.0.0.1', 'deeds.office.example'],
  proxies: [],
};

const DESK: readonly KeyScope[] = ['read', 'submit', 'delete', 'desk'];

/** A key of the office's own, for a desk unless other scopes are named. */
export async function officeKey({ app }: Stand, scopes: readonly KeyScope[] = DESK): Promise<string> {
  const { db, desktop: account, config, now } = app;
  return (await mintKey(db, { account, name: 'Desk', mode: 'live', scopes, now: now() }, config.limits)).api_key;
}

/** What a desk is told to work at it. */
export async function joining(office: Stand) {
  const { address = '', fingerprint } = office.service.office ?? {};
  return { address, fingerprint: fingerprint ?? '', key: await officeKey(office) };
}
