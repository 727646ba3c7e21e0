// A grant that is not understood for one aside in it: "unto the town, as a site for an engine house, the following parcel:".
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import { isMeasuring } from '#core/read/account/effects/discharged.ts';
import { partsOf } from '#core/read/account/effects/passages.ts';
import { judgeSentence } from '#core/read/account/effects/sentence-judge.ts';

const NAMING = /^(?:name|place|person|time|number|preposition|qualifier|joint)$/;

/** What commas part off does nothing as a sentence of its own and measures nothing, and without it the rest does nothing either. */
export function isCalmWithoutAside(tokens: readonly Token[], { from, to }: Passage): boolean {
  const words = wordsIn(tokens, from, to);
  return partsOf(tokens, { from, to }).some((part) => {
    const isEnd = part.from === from || part.to >= to;
    const aside = wordsIn(tokens, part.from, part.to);
    // Names and places alone are no aside that a grant could be misunderstood for.
    if (isEnd || isMeasuring(tokens, part) || aside.every(({ sort }) => NAMING.test(sort))) return false;
    if (judgeSentence(aside, 'around', 'whole').code !== null) return false;
    const rest = words.filter(({ at }) => at < part.from || at >= part.to);
    return judgeSentence(rest, 'around', 'whole').code === null;
  });
}
