// A grant that lends the land for years, told by its own words.
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { chainEnd, type Given } from '#core/read/account/object-given.ts';

const LETS = wordSet('lease leases demise demises let lets');

/** "Lessor leases to", "does hereby lease, demise and let"; but "the lease". */
export const isLetting = (words: readonly Word[], at: number): boolean =>
  LETS.has(words[at]?.text ?? '') &&
  // "her agreement lets her sign".
  words[at]?.text !== 'lets' &&
  (words[at]?.sort === 'grant' || /^(?:do|does|doth|hereby)$/.test(words[at - 1]?.text ?? ''));

/** "lease and let to Lee, for the term of fifteen years": the words that grant it lend it. */
export function termGiven(words: readonly Word[], verb: number): Given | null {
  if (!words.slice(Math.max(0, verb), chainEnd(words, verb) + 1).some(({ text }) => LETS.has(text))) return null;
  for (let from = Math.max(0, verb) + 1; from < words.length; from += 1) {
    if (!/^(?:for|during)$/.test(words[from]?.text ?? '')) continue;
    const to =
      words.findIndex(({ sort, text }, at) => at > from && !OF_TERM.test(sort) && !/^(?:of|-|[()])$/.test(text)) - 1;
    const term = words.slice(from, to + 1);
    if (term.some(({ sort }) => sort === 'number') && term.some(({ text }) => /^(?:years?|months?)$/.test(text)))
      return { from, to };
  }
  return null;
}

const OF_TERM = /^(?:qualifier|number|time)$/;
