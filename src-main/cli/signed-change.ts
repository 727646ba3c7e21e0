// Changing a held file: verified before, signed after, written beside or over it.
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { App } from '#main/app.ts';
import { requireSigned, sign, textOfBytes } from '#main/attest/sign.ts';
import { readHeld } from '#main/cli/held-file.ts';
import { writeWhole } from '#main/cli/write-whole.ts';

/** Reads and verifies `path`, applies `change`, signs the outcome and writes it to `out`. */
export function changeHeld<Outcome extends { readonly body: ExtractResponse }>(
  app: App,
  path: string,
  out: string,
  change: (body: ExtractResponse) => Outcome,
): Outcome {
  const held = readHeld(path);
  const text = textOfBytes(held.bytes);
  if (text === null) throw new Refusal('attestation_mismatch');
  requireSigned(text, app.keyring);
  const outcome = change(held.body);
  const { attestation } = outcome.body;
  if (attestation === null) throw new Refusal('attestation_missing');
  writeWhole(out, sign({ ...outcome.body, attestation }, app.keyring).text);
  return outcome;
}

/** The same through the service: what it answers under `extraction` is written to `out`. */
export async function changeBeside<Reply extends { readonly extraction: ExtractResponse }>(
  path: string,
  out: string,
  ask: (body: (facts: object) => string) => Promise<{ readonly text: string; readonly value: Reply }>,
): Promise<Reply> {
  const text = textOfBytes(readHeld(path).bytes);
  if (text === null) throw new Refusal('attestation_mismatch');
  const reply = await ask((facts) => `{"extraction":${text},${JSON.stringify(facts).slice(1)}`);
  writeWhole(out, JSON.stringify((JSON.parse(reply.text) as { extraction: unknown }).extraction));
  return reply.value;
}

export const JSON_BODY = { 'content-type': 'application/json' } as const;
