// What two looks that say the same make sure of each other.
import { type Character, textOf } from '#main/ingest/scan/words/characters.ts';
import { BLOTTED } from '#main/ingest/scan/words/solid-ink.ts';
import { STRUCK_OVER } from '#main/ingest/scan/words/struck-over.ts';

const FRACTION = /^[½¼¾⅓⅔⅛⅜⅝⅞]$/;
/** Where each look is at least this sure of a typed fraction, both are surer together than either. */
const EACH_SURE = 0.9;
/** What the less sure look adds to the other's log odds: less than its own, since both see the same worn type. */
const ADDED = 0.35;

/** Characters that both looks have are as sure as the surer look is of them; others as sure as the second look is. */
export function surer(first: readonly Character[], second: Character[]): Character[] {
  if (textOf(first) !== textOf(second)) return second;
  return second.map((character, i) => {
    const before = first[i];
    if (before === undefined || isMarred(character)) return character;
    const chance = chanceOfBoth(character.text, before.chance, character.chance);
    if (chance <= character.chance) return character;
    const share = (1 - chance) / Math.max(1e-9, 1 - character.chance);
    const others = character.others.map((other) => ({ ...other, chance: other.chance * share }));
    return { ...character, chance, others };
  });
}

/**
 * Fractions are so small that neither look is often sure of one alone: of 56 on drawn pages that this makes sure none is
 * wrong, and of 88 that both looks read alike one, which the first look doubted. Other figures stay as they are.
 */
function chanceOfBoth(text: string, one: number, other: number): number {
  const [less, more] = one < other ? [one, other] : [other, one];
  if (!FRACTION.test(text) || less < EACH_SURE || more >= 1) return more;
  return 1 / (1 + Math.exp(-(oddsOf(more) + ADDED * oddsOf(less))));
}

const oddsOf = (chance: number): number => Math.log(chance / (1 - chance));

/** What the picture itself makes doubtful no network makes sure. */
export function isMarred({ chance }: Character): boolean {
  return chance === BLOTTED || chance === STRUCK_OVER;
}
