// Exceptions in the short hand of indexes and tax rolls: "ex. R.R. r/w", "less hwy.", "exc rd".

import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

const TAKES = wordSet('ex exc excl less l s');
/** Before the way that is taken. */
const LEADS = /^(?:[.,&/]|the|r|rr|ry|rwy|state|st|co|county|u|s|public|pub|e)$/;
const WAYS = /^(?:hwy|hiway|rd|rds|row|rwy|ry|rlwy|rr|cem|alley)$/;
const FARTHEST = 9;

export function isShortException(tokens: readonly Token[], { from, to }: Passage): boolean {
  for (let at = from; at < to; at += 1) {
    // "L & E", "S&E", "L/E": of two letters.
    const text = textAt(tokens, at);
    if (
      !TAKES.has(text) ||
      (text.length === 1 && !(/^[&/]$/.test(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === 'e'))
    )
      continue;
    for (let i = at + 1; i < Math.min(to, at + FARTHEST); i += 1) {
      if (WAYS.test(textAt(tokens, i)) || isRightOfWay(tokens, i)) return true;
      if (!LEADS.test(textAt(tokens, i))) break;
    }
  }
  return false;
}

/** "r/w", "R.R.". */
function isRightOfWay(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'r') return false;
  const [mark, next] = [textAt(tokens, at + 1), textAt(tokens, at + 2)];
  return (mark === '/' && next === 'w') || (mark === '.' && next === 'r');
}
