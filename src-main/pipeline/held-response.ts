// A held body as an extraction response: keys that it lacks are filled in, keys that this version does not know stay.
import { Refusal } from '#core/api/errors.ts';
import { ExtractResponse } from '#core/schema/extract-response.ts';

/** More than any description has; longer lists are not worth the time that looking at each entry takes. */
const MOST_ENTRIES = 50_000;
const MOST_TRACTS = 5000;

/** Refuses a text that is no JSON, or JSON that is no extraction response. The signature is not looked at. */
export function heldResponseOf(text: string | null): ExtractResponse {
  const value = jsonOf(text);
  if (!isRecord(value) || !('extraction' in value)) throw new Refusal('no_extraction');
  requireReasonable(value);
  const checked = ExtractResponse.safeParse(value);
  if (checked.success) return overlay(value, checked.data) as ExtractResponse;
  const [first] = checked.error.issues;
  throw notOne(`${first?.path.join('.') ?? ''}: ${first?.message ?? ''}.`);
}

function jsonOf(text: string | null): unknown {
  if (text === null) throw new Refusal('invalid_json');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_json');
  }
}

function requireReasonable(value: Record<string, unknown>): void {
  const waiting: unknown[] = [value];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (Array.isArray(part) && part.length > MOST_ENTRIES) throw notOne(`a list has ${part.length} entries.`);
    for (const inside of Object.values(part as object)) {
      if (typeof inside === 'object' && inside !== null) waiting.push(inside);
    }
  }
  const { extraction } = value as { extraction?: { tracts?: unknown } | null };
  const tracts = Array.isArray(extraction?.tracts) ? extraction.tracts.length : 0;
  if (tracts > MOST_TRACTS) throw notOne(`it has ${tracts} tracts.`);
}

function notOne(why: string): Refusal {
  return new Refusal('no_extraction', {}, `The body is not an extraction response: ${why}`);
}

function overlay(held: unknown, known: unknown): unknown {
  if (held === known) return known;
  if (Array.isArray(held) && Array.isArray(known)) return held.map((item, i) => overlay(item, known[i]));
  if (!isRecord(held) || !isRecord(known)) return known;
  const merged: Record<string, unknown> = { ...held };
  for (const [key, value] of Object.entries(known)) merged[key] = overlay(held[key], value);
  return merged;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
