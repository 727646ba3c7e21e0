// Held extraction files: the exact signed bytes on disk.
import { readFileSync } from 'node:fs';
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { textOfBytes } from '#main/attest/sign.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';

export interface HeldFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly body: ExtractResponse;
}

/** Reads a held file; keys that this version does not know stay in its body. */
export function readHeld(path: string): HeldFile {
  const bytes = readFileSync(path);
  try {
    return { path, bytes, body: heldResponseOf(textOfBytes(bytes)) };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    throw new Refusal(problem.type, problem.extras, `${path}: ${problem.message}`);
  }
}
