// Which noun before it a front, a width or a depth is told of.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { hasWord } from '#core/language/words-index.ts';

const LAND = wordSet(LANDS, 'rectangle');
const isBuilding = oncePerToken((word) => /^(?:building|house|dwelling|store|barn|shop)$/.test(word));
const isBuilt = oncePerToken((word) => /^(?:thereon|thereupon|erected|standing|situated?)$/.test(word));
const isOtherLand = oncePerToken((word) =>
  /^(?:adjoining|adjacent|easement|block|subdivision|addition|larger|balance|remainder|other|each|every)$/.test(word),
);
/** In tokens: before a noun what it is of, and behind it where it stands. */
const BESIDE_NOUN = 3;

/** What is told at a token is told of the land, and not of a house or of other land; but "the lot with the house thereon, fronting". */
export function isOfThisLand(tokens: readonly Token[], from: number, told: number): boolean {
  for (let at = told - 1; at >= from; at -= 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    const behind = Math.min(told, at + 1 + BESIDE_NOUN);
    if (isBuilding(token) && !hasWord(tokens, at + 1, behind, isBuilt)) return false;
    if (isOtherLand(token)) return false;
    if (LAND.has(token.text)) return !hasWord(tokens, Math.max(from, at - BESIDE_NOUN), at, isOtherLand);
  }
  return false;
}
