// Held extraction files: the exact signed bytes on disk.
import { readFileSync } from 'node:fs';
import { Refusal } from '#core/api/errors.ts';
import { ExtractResponse } from '#core/schema/extract-response.ts';

export interface HeldFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly body: ExtractResponse;
}

/** Reads a held file. The body is the parsed value as it stands, unknown keys and all. */
export function readHeld(path: string): HeldFile {
  const bytes = readFileSync(path);
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal('invalid_json', {}, `${path}: this is not JSON.`);
  }
  const checked = ExtractResponse.safeParse(value);
  if (!checked.success) {
    const first = checked.error.issues[0];
    throw new Refusal('no_extraction', {}, `${path}: not an extraction (${first?.path.join('.')}: ${first?.message}).`);
  }
  return { path, bytes, body: value as ExtractResponse };
}
