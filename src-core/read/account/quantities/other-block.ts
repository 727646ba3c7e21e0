// Corners of a lot that bears the number of the land's own lot and stands in another block.
import { type Token, textAt } from '#core/language/tokens.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { placeAt } from '#core/read/account/quantities/place-facts.ts';
import type { Land, PlaceFact } from '#core/read/account/quantities/place-names.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';

/** "thence East 50 feet to the northeast corner of Lot 4, Block 16", of Lot 4, Block 10: a course that goes round the lot ends at no other's corner. */
export function lotsInOtherBlock(tokens: readonly Token[], { courses, around }: ToldTract, land: Land): PlaceFact[] {
  const [lot, block] = [land.get('lot'), land.get('block')];
  if (lot === undefined || block === undefined || lot.values.length > 1 || block.values.length > 1) return [];
  const found: PlaceFact[] = [];
  for (let at = courses[0]?.from ?? around.closedAt; at < around.closedAt; at += 1) {
    const other = isArrival(tokens, at) ? lotBehind(tokens, at) : null;
    const its = other === null || !isSame(other, lot) ? null : blockBehind(tokens, other.to);
    if (its !== null && other !== null && !isSame(its, block)) found.push({ ...its, from: other.from });
  }
  return found;
}

/** "to the northeast corner of"; but "along the east line of", which may be a neighbour's. */
const isArrival = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'corner' &&
  textAt(tokens, at + 1) === 'of' &&
  [2, 3, 4].some((step) => textAt(tokens, at - step) === 'to');

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
