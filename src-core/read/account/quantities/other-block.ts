// Corners of a lot that bears the number of the land's own lot and stands in another block.
import { type Token, textAt } from '#core/language/tokens.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { placeAt } from '#core/read/account/quantities/place-facts.ts';
import type { Land, PlaceFact } from '#core/read/account/quantities/place-names.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';
import { directionBefore } from '#core/read/account/relations/named-direction.ts';

/** "thence East 50 feet to the northeast corner of Lot 4, Block 16", of Lot 4, Block 10: what goes round the lot begins and ends at no other's corner. */
export function lotsInOtherBlock(
  tokens: readonly Token[],
  { description, around }: ToldTract,
  land: Land,
): PlaceFact[] {
  const [lot, block] = [land.get('lot'), land.get('block')];
  if (lot === undefined || block === undefined || lot.values.length > 1 || block.values.length > 1) return [];
  const found: PlaceFact[] = [];
  for (let at = description.from; at < around.closedAt; at += 1) {
    const other = isArrival(tokens, at) ? lotBehind(tokens, at) : null;
    const its = other === null || !isSame(other, lot) ? null : blockBehind(tokens, other.to);
    if (its !== null && other !== null && !isSame(its, block) && !isOfPlat(tokens, its.to))
      found.push({ ...its, from: other.from });
  }
  return found;
}

/** "to the northeast corner of", "at the S.E. corner of"; but "along the east line of", which may be a neighbour's. */
function isArrival(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'corner' || textAt(tokens, at + 1) !== 'of') return false;
  const side = directionBefore(tokens, 0, at)?.from ?? at;
  const lead = /^(?:the|said)$/.test(textAt(tokens, side - 1)) ? side - 2 : side - 1;
  return /^(?:to|at)$/.test(textAt(tokens, lead));
}

/** "Lot 3, Block 8, Turner's Addition": the neighbour's plat numbers its own. */
const isOfPlat = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + LONGEST_NAME).some((_, i) => placeAt(tokens, at + i)?.kind === 'addition');
/** In tokens, with the comma before it. */
const LONGEST_NAME = 6;

function lotBehind(tokens: readonly Token[], at: number): PlaceFact | null {
  const lot = placeAt(tokens, /^(?:said|the)$/.test(textAt(tokens, at + 2)) ? at + 3 : at + 2);
  return lot?.kind === 'lot' && lot.values.length === 1 ? lot : null;
}

function blockBehind(tokens: readonly Token[], from: number): PlaceFact | null {
  let at = from;
  while (/^(?:,|in|of|said)$/.test(textAt(tokens, at))) at += 1;
  const block = placeAt(tokens, at);
  return block?.kind === 'block' ? block : null;
}
