// Where a page of the history ended, as callers carry it to the next: a text that means nothing to them.

import { Invalid } from '#main/service/requests/validation.ts';
import type { RunPlace } from '#main/store/runs.ts';

export function cursorOf({ submitted_at, reference, position }: RunPlace): string {
  return Buffer.from(JSON.stringify([submitted_at, reference, position])).toString('base64url');
}

export function readCursor(text: string): RunPlace {
  try {
    const [submitted_at, reference, position] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (typeof submitted_at === 'string' && typeof reference === 'string' && Number.isInteger(position))
      return { submitted_at, reference, position };
  } catch {
    // Not one of ours.
  }
  throw new Invalid([{ loc: ['query', 'cursor'], msg: 'Not a cursor of this list.', type: 'cursor', input: text }]);
}
