// Whether the office's server takes a key as a desk's: asked before this desk goes over to it.
import { ERRORS, type ErrorType, Refusal } from '#core/api/errors.ts';
import { UsageResponse } from '#core/schema/account.ts';
import { ErrorEnvelope } from '#core/schema/refusal.ts';
import { askOffice, type Connection, pinnedAgent, silent } from '#main/service/office/office-link.ts';

const UNKNOWN = 'The office’s server does not know that key. Copy it whole, as it was shown when it was made.';
const NO_DESK = 'That key is not for a desk. Whoever keeps the server makes one: deedproof keys create NAME --desk.';

export async function requireDeskKey(connection: Connection): Promise<void> {
  const agent = pinnedAgent(connection);
  const { status, text } = await askOffice(connection, { agent }, '/v1/usage').finally(() => agent.destroy());
  const usage = UsageResponse.safeParse(parsed(text));
  if (status === 200 && usage.success) {
    if (usage.data.scopes.includes('desk')) return;
    throw new Refusal('not_permitted', {}, NO_DESK);
  }
  const refused = ErrorEnvelope.safeParse(parsed(text));
  if (!refused.success) throw silent(connection.address);
  const { type, message } = refused.data.error;
  if (type === 'invalid_api_key') throw new Refusal(type, {}, UNKNOWN);
  throw type in ERRORS ? new Refusal(type as ErrorType, {}, message) : silent(connection.address);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
