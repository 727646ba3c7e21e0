// The ground that the premises give by its kind: where a description follows, it is the land described, and no piece of it.
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';

const KINDS = wordSet(
  'ground grounds field fields meadow orchard pasture strip woodland yard garden swamp upland bottomland clearing island lawn seat',
);
const ARTICLE = /^(?:the|an?|my|our|his|her|their|its|that|said|certain|for)$/;
const OF_MORE = /^(?:of|in|on|upon|within|from|off|out)$/;
/** In words. */
const NEAR = 9;

/** "convey to the District the ground for its pump house": told as land; but "the meadow of the following tract", "the north field", "the field except the lane". */
export function withGroundGiven(words: readonly Word[]): readonly Word[] {
  const verb = words.findIndex(({ sort }) => sort === 'grant');
  const pieces = words.flatMap(({ sort, text }, at) => (sort === 'piece' || KINDS.has(text) ? [at] : []));
  if (verb < 0 || pieces.length === 0 || words.some(({ sort }) => /^(?:limit|keep|reserve)$/.test(sort))) return words;
  if (!pieces.every((at) => at > verb && KINDS.has(words[at]?.text ?? '') && isGiven(words, at))) return words;
  return words.map((word, at) => (pieces.includes(at) ? { ...word, text: 'land', sort: 'land' } : word));
}

/** Behind its article and what kind of ground it is, and of no land that is named behind it. */
function isGiven(words: readonly Word[], at: number): boolean {
  let lead = at - 1;
  while (/^(?:thing|unknown|name|way)$/.test(words[lead]?.sort ?? '') && lead > at - 4) lead -= 1;
  // "a strip of ground".
  const isOf = words[at - 1]?.text === 'of' && KINDS.has(words[at - 2]?.text ?? '');
  if (!isOf && !ARTICLE.test(words[lead]?.text ?? '')) return false;
  return !words.slice(at + 1, at + 1 + NEAR).some(({ sort, text }, i, behind) => {
    if (sort !== 'land')
      return (
        /^(?:same|it|this|them|which|following)$/.test(text) &&
        [1, 2].some((step) => OF_MORE.test(behind[i - step]?.text ?? ''))
      );
    return behind.slice(0, i).some((word) => OF_MORE.test(word.text));
  });
}
