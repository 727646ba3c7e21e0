// Names for jobs, batches and uploads: a word for the kind and 120 random bits.
import { randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 24;

export function newId(kind: 'job' | 'doc' | 'batch' | 'import'): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join('');
  return `${kind}_${letters}`;
}
