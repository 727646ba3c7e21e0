// Stamps, headings and marginal notes that say a paper is no deed or no longer one: a draft, a form, a paper cancelled or corrected.

import { sentencesIn } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { GONE, isEnded, OF_OTHERS } from '#core/read/account/ending-lines.ts';

const LONGEST_STAMP = 14;
const FARTHEST_STAMP = 300;

/** The token at which such a stamp stands, or -1. */
export function findStamp(tokens: readonly Token[], to: number): number {
  if (to < FARTHEST_STAMP) return stampWithin(tokens, to);
  const known = KNOWN.get(tokens) ?? stampWithin(tokens, FARTHEST_STAMP);
  KNOWN.set(tokens, known);
  return known;
}

/** The answer for all tracts that stand behind the top of a paper. */
const KNOWN = new WeakMap<readonly Token[], number>();

function stampWithin(tokens: readonly Token[], to: number): number {
  // The last sentence leads up to the description.
  for (const { from, to: end } of sentencesIn(tokens, 0, to).slice(0, -1)) {
    let start = from;
    for (let i = from + 1; i <= end; i += 1) {
      if (i < end && !isNewLine(tokens, i) && !isTopLine(tokens, i, start)) continue;
      if (i - start <= LONGEST_STAMP && isStamp(tokens, start, i)) return start;
      start = i;
    }
  }
  return -1;
}

/** A line that begins anew, and does not go on with the one before. */
function isNewLine(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.gap === 'paragraph') return true;
  return token?.gap === 'line' && token.capital && before?.text !== ',' && (before?.kind !== 'word' || before.capital);
}

const TOP = 60;

/** "Third Draft 6/1/87 JTM comments" over "WARRANTY DEED": a short line at the very top. */
function isTopLine(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at];
  return at < TOP && at - start <= LONGEST_STAMP - 4 && token?.gap === 'line' && token.capital;
}

/** "The grantors do not reside there". */
function isOfParty(words: readonly Word[]): boolean {
  return words.slice(0, 3).some(({ sort }) => sort === 'person') && words.some(({ sort }) => sort === 'be');
}

/** "Strike page 1", "hold for corrected exhibit". */
const ORDERS = /^(?:strike|delete|omit|disregard|ignore|replace|correct|hold|verify|recheck|redo|revise|amend|fix)$/;

/** "old legal". */
function isOldPaper(words: readonly Word[], at: number): boolean {
  if (!/^(?:old|prior|former|previous|wrong|bad|interim)$/.test(words[at]?.text ?? '')) return false;
  return /^(?:legal|description|exhibit)$/.test(words[at + 1]?.text ?? '');
}

const DOUBTS: ReadonlySet<Sort> = new Set<Sort>(['hedge', 'change', 'limit']);

function isStamp(tokens: readonly Token[], from: number, to: number): boolean {
  if (isEnded(tokens, from, to)) return true;
  const words = wordsIn(tokens, from, to);
  // "Released as to the north half."
  if (words.some(({ sort }) => sort === 'piece') && words.some(({ text }) => GONE.test(text))) return true;
  // "Third Draft 6/1/87": a name only by its capital.
  if (words.length <= 9 && words.some(({ text, sort }) => text === 'draft' && sort === 'name')) return true;
  if (ORDERS.test(words[0]?.text ?? '') && words.length <= 7) return true;
  if (words.some((_, at) => isOldPaper(words, at))) return true;
  // "Form only".
  if (words.length <= 3 && words.some(({ text }) => text === 'only')) return true;
  // "Not recorded at the request of the parties".
  if (words[0]?.text === 'not' && words.some(({ sort }) => sort === 'record')) return true;
  if (words.some(({ sort, text }) => sort === 'matter' || OF_OTHERS.test(text))) return false;
  return words.some(
    ({ sort, text }, at) =>
      (DOUBTS.has(sort) && words[at - 1]?.text !== 'the') || (text === 'not' && (at === 0 || !isOfParty(words))),
  );
}
