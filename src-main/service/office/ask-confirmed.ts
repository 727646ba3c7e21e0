// Asking a server that was confirmed and that this desk does not work at yet; what it refuses is refused here alike.
import type { z } from 'zod';
import { ERRORS, type ErrorType, Refusal } from '#core/api/errors.ts';
import { ErrorEnvelope } from '#core/schema/refusal.ts';
import { askOffice, type Connection, meetOffice, pinnedAgent, silent } from '#main/service/office/office-link.ts';

const OTHER = 'The server shows another certificate than the one that was confirmed. Nothing was sent to it.';

/** The server as it shows itself now, where that is as it was confirmed; no key is known yet. */
export async function requireConfirmed(confirmed: { address: string; fingerprint: string }): Promise<Connection> {
  const { address, fingerprint, certificate } = await meetOffice(confirmed.address);
  if (fingerprint !== confirmed.fingerprint) throw new Refusal('not_permitted', { fingerprint }, OTHER);
  return { address, fingerprint, certificate, key: '' };
}

export async function askConfirmed<Answer>(
  connection: Connection,
  asking: Parameters<typeof askOffice>[2],
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const agent = pinnedAgent(connection);
  const { status, text } = await askOffice(connection, { agent }, asking).finally(() => agent.destroy());
  const said = parsed(text);
  const answer = schema.safeParse(said);
  if (status === 200 && answer.success) return answer.data;
  const refused = ErrorEnvelope.safeParse(said);
  if (!refused.success) throw silent(connection.address);
  const { type, message } = refused.data.error;
  throw type in ERRORS ? new Refusal(type as ErrorType, {}, message) : silent(connection.address);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
