// Lengths at which a course passes something on its way.

import { type Token, textAt } from '#core/language/tokens.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

const PASSES = new Set(['pass', 'passes', 'cross', 'crosses']);

/** "950 varas pass a branch, 1900 varas to corner": the length before the word is that of the branch. */
export function isPassing(tokens: readonly Token[], at: number): boolean {
  return PASSES.has(textAt(tokens, at)) && !isPassedLater(tokens, at);
}

const LONGEST_PASSING = 8;

/** "300 poles, cross the creek at 100 poles": the length goes before, and where it passes is told behind. */
function isPassedLater(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < at + LONGEST_PASSING; i += 1) {
    const text = textAt(tokens, i);
    if (text === 'at') return readDistance(tokens, i + 1, false) !== null;
    if (text === ',' || text === ';' || text === '.' || tokens[i]?.kind === 'number') return false;
  }
  return false;
}

/** "at 10 feet and 290 feet": both are passed. */
export function isAtPair(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 2; i >= at - 4; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (token.kind === 'number') return textAt(tokens, i - 1) === 'at';
  }
  return false;
}
