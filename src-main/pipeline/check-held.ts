// What can be said of a held extraction: is its signature good, and do its verdicts still follow from its calls?
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { HeldCheck } from '#core/schema/local.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { type GeorefOf, judgeAll } from '#core/verdict/judge.ts';
import type { Keyring } from '#main/attest/keyring.ts';
import { signatureState } from '#main/attest/sign.ts';

/** `text` is the file exactly as it stands; `body` the same, parsed. */
export function checkHeld(text: string, body: ExtractResponse, keyring: Keyring, georef?: GeorefOf): HeldCheck {
  const judged = judgeAll(body.extraction, georef);
  const held = body.groundtruth_verdicts;
  const differences =
    held.length === judged.verdicts.length
      ? judged.verdicts.flatMap((now, i) => differencesOf(held[i], now, i))
      : [`It judges ${held.length} tracts, but holds ${judged.verdicts.length}.`];
  const documentNow = judged.document_verdict?.status ?? null;
  const documentHeld = body.document_verdict?.status ?? null;
  if (documentNow !== documentHeld) {
    differences.push(
      `The document verdict reads ${documentHeld ?? 'none'}; recomputed it is ${documentNow ?? 'none'}.`,
    );
  }
  return { signature: signatureState(text, keyring), verdicts_agree: differences.length === 0, differences };
}

const COMPARED = ['status', 'closure_ratio', 'computed_acres', 'computed_sqft'] as const;

function differencesOf(held: TractVerdict | undefined, now: TractVerdict, index: number): string[] {
  if (held === undefined) return [`Tract ${index + 1} has no verdict.`];
  const name = held.tract === '' ? `Tract ${index + 1}` : held.tract;
  const facts = COMPARED.filter((field) => held[field] !== now[field]).map(
    (field) => `${name}: ${field} reads ${held[field]}; recomputed it is ${now[field]}.`,
  );
  // A fitted figure is moved on purpose; its record values were compared above.
  const moved = !held.adjusted && JSON.stringify(held.geometry) !== JSON.stringify(now.geometry);
  return moved ? [...facts, `${name}: the figure is not the one its calls draw.`] : facts;
}
