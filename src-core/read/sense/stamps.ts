// Stamps and headings at the top of a paper that say it is no deed: a draft, a form, a paper cancelled.
import type { Sort } from '#core/read/sense/lexicon.ts';
import { sentencesIn } from '#core/read/sense/sentences.ts';
import { wordsIn } from '#core/read/sense/tagging.ts';
import type { Token } from '#core/read/tokens.ts';

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
      if (i < end && !isNewLine(tokens, i)) continue;
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

const DOUBTS: ReadonlySet<Sort> = new Set<Sort>(['hedge', 'change', 'limit']);

const OF_OTHERS = /^(?:stamps|date|plat|whereas|adjustment)$/;
const GONE = /^(?:released?|conveyed|sold|taken|deeded)$/;

function isStamp(tokens: readonly Token[], from: number, to: number): boolean {
  const words = wordsIn(tokens, from, to);
  // "Released as to the north half."
  if (words.some(({ sort }) => sort === 'piece') && words.some(({ text }) => GONE.test(text))) return true;
  if (words.some(({ sort, text }) => sort === 'matter' || OF_OTHERS.test(text))) return false;
  return words.some(({ sort, text }) => DOUBTS.has(sort) || text === 'not');
}
