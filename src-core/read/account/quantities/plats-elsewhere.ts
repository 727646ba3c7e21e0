// The plat that the land's own lot is told to lie in: the same lot and block of another addition or town is another lot.
import { type Token, textAt } from '#core/language/tokens.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { placeAt } from '#core/read/account/quantities/place-facts.ts';
import { additionAt, type Land, type PlaceFact, townNamed } from '#core/read/account/quantities/place-names.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';

interface Platted {
  readonly lot: PlaceFact;
  readonly block: PlaceFact | null;
  readonly addition: PlaceFact | null;
  readonly town: PlaceFact | null;
}

/** In tokens, from the lot to the name of its plat. */
const FARTHEST = 16;

/** "Lot 3, Block 9, Original Town of Avoca … the southeast corner of Lot 3, Block 9, Turner's Addition to Oakland". */
export function platsElsewhere(tokens: readonly Token[], { description, around }: ToldTract, land: Land): PlaceFact[] {
  const lot = land.get('lot');
  const own = lot === undefined || lot.values.length > 1 ? null : plattedAt(tokens, lot);
  if (own === null) return [];
  const found: PlaceFact[] = [];
  for (let at = description.from; at < around.tailTo; at += 1) {
    const fact = textAt(tokens, at) === 'lot' ? placeAt(tokens, at) : null;
    if (fact === null || fact.kind !== 'lot' || !isSame(fact, own.lot)) continue;
    const { block, addition, town } = plattedAt(tokens, fact);
    if (block !== null && own.block !== null && !isSame(block, own.block)) continue;
    const other = [
      [own.addition, addition],
      [own.town, town],
    ].find(([one, two]) => one != null && two != null && !isSame(one, two));
    if (other?.[1] != null) found.push(other[1]);
  }
  return found;
}

/** What follows the lot, up to another of its kind. */
function plattedAt(tokens: readonly Token[], lot: PlaceFact): Platted {
  let [block, addition, town]: (PlaceFact | null)[] = [null, null, null];
  for (let at = lot.to; at < lot.to + FARTHEST && !/^(?:lots?|thence|;|:)$/.test(textAt(tokens, at)); at += 1) {
    const text = textAt(tokens, at);
    if (text === 'block') block ??= placeAt(tokens, at);
    if (text === 'addition' || text === 'subdivision') {
      addition ??= additionAt(tokens, at);
      if (textAt(tokens, at + 1) === 'to') town ??= townNamed(tokens, at + 2);
    }
    if (/^(?:town|city|village)$/.test(text) && textAt(tokens, at + 1) === 'of') town ??= townNamed(tokens, at + 2);
  }
  return { lot, block: block ?? null, addition: addition ?? null, town: town ?? null };
}
