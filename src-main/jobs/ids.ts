// Names for jobs, batches and uploads: a word for the kind, the time, and 75 random bits. Those that come together stand
// together in every index of the database, which then has few pages to write for many of them.
import { randomBytes } from 'node:crypto';

/** In the order of their bytes. */
const LETTERS = '234567abcdefghijklmnopqrstuvwxyz';
/** Of milliseconds: enough for a thousand years. */
const TIME_LETTERS = 9;
const RANDOM_LETTERS = 15;

/** Drawn for many names at once: asking for them takes longer than they do. */
const DRAWN_FOR = 128;
let drawn = '';
let used = 0;
/** The last moment, and its letters. */
let moment = { at: -1, letters: '' };

export function newId(kind: 'job' | 'doc' | 'batch' | 'import'): string {
  if (used === drawn.length) {
    drawn = randomLetters(DRAWN_FOR * RANDOM_LETTERS);
    used = 0;
  }
  const at = Date.now();
  if (at !== moment.at) moment = { at, letters: lettersOf(at) };
  used += RANDOM_LETTERS;
  return `${kind}_${moment.letters}${drawn.slice(used - RANDOM_LETTERS, used)}`;
}

function randomLetters(count: number): string {
  const bytes = randomBytes(count);
  for (let i = 0; i < count; i++) bytes[i] = LETTERS.charCodeAt((bytes[i] ?? 0) & 31);
  return bytes.toString('latin1');
}

function lettersOf(at: number): string {
  let letters = '';
  for (let rest = at, i = 0; i < TIME_LETTERS; i++, rest = Math.floor(rest / 32))
    letters = LETTERS[rest % 32] + letters;
  return letters;
}
