// Words by which a count or a measure is told to be all of it: "but five corners", "six courses and no more", "neither more nor less", "not elsewhere".

import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';

const ALONE = wordSet('only exactly precisely inclusive altogether');
const DENYING = wordSet('no not neither none nor');
const BEYOND = /^(?:more|less|fewer|others?|elsewhere)$/;

/** The places of such words in a passage. */
export function exactWords(words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>();
  words.forEach(({ text }, at) => {
    const next = words[at + 1];
    if (ALONE.has(text) || (text === 'but' && isCount(words, at + 1))) found.add(at);
    if (DENYING.has(text) && BEYOND.test(next?.text ?? '')) found.add(at).add(at + 1);
    // "five calls, and five only".
    if (words[at + 1]?.text === 'only' && isAgain(words, at)) found.add(at);
  });
  return found;
}

/** A number that was told just before. */
const isAgain = (words: readonly Word[], at: number): boolean =>
  words[at]?.sort === 'number' &&
  words.slice(Math.max(0, at - NEAR), at).some(({ text, sort }) => sort === 'number' && text === words[at]?.text);

/** In words. */
const NEAR = 5;

/** "but five", "but a single". */
function isCount(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at], words[at + 1]];
  return first?.sort === 'number' || (first?.text === 'a' && /^(?:single|sole)$/.test(second?.text ?? ''));
}
