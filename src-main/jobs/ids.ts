// Names for jobs, batches and uploads: a word for the kind and 120 random bits.
import { randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 24;

/** Drawn for many names at once: asking for them takes longer than they do. */
const DRAWN_FOR = 128;
let drawn = randomBytes(0);
let used = 0;

export function newId(kind: 'job' | 'doc' | 'batch' | 'import'): string {
  if (used === drawn.length) {
    drawn = randomBytes(DRAWN_FOR * LENGTH);
    used = 0;
  }
  let letters = '';
  for (const end = used + LENGTH; used < end; used++) letters += LETTERS[(drawn[used] ?? 0) & 31];
  return `${kind}_${letters}`;
}
