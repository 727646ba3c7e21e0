// Held bodies posted back: verified on the text as it came, then read as an extraction.
import { Refusal } from '#core/api/errors.ts';
import { memberText } from '#core/attest/signed-content.ts';
import { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Keyring } from '#main/attest/keyring.ts';
import { requireSigned } from '#main/attest/sign.ts';

/** A body whose signature does not matter. The value keeps the keys that this version does not know. */
export function readHeld(text: string | null): ExtractResponse {
  const value = jsonOf(text);
  if (typeof value !== 'object' || value === null || !('extraction' in value)) throw new Refusal('no_extraction');
  requirePlausible(value);
  const checked = ExtractResponse.safeParse(value);
  if (checked.success) return value as ExtractResponse;
  const [first] = checked.error.issues;
  const where = first?.path.join('.') ?? '';
  throw new Refusal('no_extraction', {}, `The body is not an extraction response: ${where}: ${first?.message ?? ''}.`);
}

/** A body that must be signed by this installation, checked before anything else looks at it. */
export function readSignedHeld(text: string | null, keyring: Keyring): ExtractResponse {
  if (keyring.keys().length === 0) throw new Refusal('attestation_unavailable');
  if (text === null) throw new Refusal('attestation_mismatch');
  requireSigned(text, keyring);
  return readHeld(text);
}

/** Complaining about a million wrong entries takes minutes, so the first wrong one of a long list ends it. */
function requirePlausible(value: object): void {
  const { extraction, groundtruth_verdicts } = value as { extraction?: unknown; groundtruth_verdicts?: unknown };
  const tracts = listIn(extraction, 'tracts');
  const verdicts = Array.isArray(groundtruth_verdicts) ? groundtruth_verdicts : [];
  const calls = tracts.flatMap((tract) => listIn(tract, 'calls'));
  const suspects = verdicts.flatMap((verdict) => listIn(verdict, 'suspects'));
  const wrong = [...tracts, ...calls, ...verdicts, ...suspects].some((entry) => !isObject(entry) || isEmpty(entry));
  const words = calls.every((call) => typeof (call as { verbatim_text?: unknown }).verbatim_text === 'string');
  const named = tracts.every((tract) => typeof (tract as { name?: unknown }).name === 'string');
  if (wrong || !words || !named) throw new Refusal('no_extraction', {}, NOT_ONE);
}

const NOT_ONE = 'The body is not an extraction response: a tract, a call or a verdict is not one.';

function listIn(value: unknown, name: string): unknown[] {
  const list = isObject(value) ? (value as Record<string, unknown>)[name] : undefined;
  return Array.isArray(list) ? list : [];
}

function isEmpty(entry: unknown): boolean {
  return Object.keys(entry as object).length === 0;
}

export interface Wrapped {
  /** The signed body inside, exactly as it stood. */
  readonly extraction: string;
  /** The request around it, parsed. */
  readonly request: unknown;
}

/** A request that wraps a held body in its `extraction` member. */
export function unwrapHeld(text: string | null): Wrapped {
  if (text === null) throw new Refusal('attestation_mismatch');
  const extraction = memberText(text, 'extraction');
  if (extraction === null || !extraction.startsWith('{')) {
    // A text that the strict reader refuses has no member to find, though a looser reader might see one.
    const value = looseJson(text);
    const wraps =
      typeof value === 'object' && value !== null && isObject((value as { extraction?: unknown }).extraction);
    throw new Refusal(wraps ? 'attestation_mismatch' : 'no_extraction');
  }
  return { extraction, request: JSON.parse(text) };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function looseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function jsonOf(text: string | null): unknown {
  if (text === null) throw new Refusal('invalid_json');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_json');
  }
}
