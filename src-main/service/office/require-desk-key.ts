// Whether the office's server takes a key as a desk's: asked before this desk goes over to it.
import { Refusal } from '#core/api/errors.ts';
import { UsageResponse } from '#core/schema/account.ts';
import { askConfirmed } from '#main/service/office/ask-confirmed.ts';
import type { Connection } from '#main/service/office/office-link.ts';

const UNKNOWN = 'The office’s server does not know that key. Copy it whole, as it was shown when it was made.';
const NO_DESK = 'That key is not for a desk. Whoever keeps the server makes one: deedproof keys create NAME --desk.';

export async function requireDeskKey(connection: Connection): Promise<void> {
  const { scopes } = await askConfirmed(connection, { path: '/v1/usage' }, UsageResponse).catch((fault: unknown) => {
    throw fault instanceof Refusal && fault.type === 'invalid_api_key' ? new Refusal(fault.type, {}, UNKNOWN) : fault;
  });
  if (!scopes.includes('desk')) throw new Refusal('not_permitted', {}, NO_DESK);
}
