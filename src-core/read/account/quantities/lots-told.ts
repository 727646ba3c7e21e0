// Several lots or parcels that are given in one figure: its words make one of them, or name each, or the figure may be that of one alone.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { type Count, countsOf } from '#core/read/account/quantities/counts.ts';
import { placeAt } from '#core/read/account/quantities/place-facts.ts';
import type { PlaceFact } from '#core/read/account/quantities/place-names.ts';
import type { Remark } from '#core/read/account/remark.ts';

const isLot = oncePerToken((word) => word === 'lot' || word === 'lots');
const areLots = oncePerToken((word) => /^(?:lots|parcels|tracts)$/.test(word));

export function lotRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const [tract, other] = tracts;
  if (tract === undefined || other !== undefined || !tract.mayPass) return [];
  const lead = { from: tract.around.openFrom, to: tract.description.from };
  const lots = lotsIn(tokens, lead);
  const named = lots.filter(({ values }) => values.length > 1);
  const counted = countsOf(tokens, areLots).filter(
    ({ count, from, to }) => count > 1 && from >= lead.from && to <= lead.to,
  );
  const [only] = lots.length === 1 ? named : [];
  const wrong =
    only === undefined
      ? undefined
      : counted.find((count) => isOfThese(tokens, count, only) && isMiscounted(count, only));
  if (wrong !== undefined)
    return [{ code: 'tracts_miscounted', from: wrong.from, to: wrong.to, tracts: [tract.index] }];
  const said = saidOtherwise(tokens, tract, lots);
  if (said !== null) return [{ code: 'tracts_miscounted', from: said.from, to: said.to, tracts: [tract.index] }];
  const told = [...named, ...counted].find(({ from, to }) => isGiven(tokens, from) && !areOne(tokens, to, lead.to));
  if (
    told === undefined ||
    areAllDrawn(
      tokens,
      tract,
      named.flatMap(({ values }) => values),
    )
  )
    return [];
  return [{ code: 'tracts_miscounted', from: told.from, to: told.to, tracts: [tract.index] }];
}

const lotsIn = (tokens: readonly Token[], { from, to }: Passage): PlaceFact[] =>
  placesWhere(tokens, isLot).flatMap((at) => {
    const place = at >= from && at < to ? placeAt(tokens, at) : null;
    return place?.kind === 'lot' ? [place] : [];
  });

/** "Lots 9, 10, 11 and 12, which three lots are bounded". */
const isOfThese = (tokens: readonly Token[], { from, to }: Count, lots: PlaceFact): boolean =>
  from >= lots.to &&
  textAt(tokens, to - 1) === 'lots' &&
  /^(?:which|said|these|those|being)$/.test(textAt(tokens, textAt(tokens, from - 1) === 'the' ? from - 2 : from - 1));

/** "To have and to hold the said two lots" of Lots 7, 8 and 9: a count of the lots that are given, told behind them. */
function saidOtherwise(tokens: readonly Token[], { around }: ToldTract, lots: readonly PlaceFact[]): Count | null {
  const given = lots.filter(({ from }) => isGiven(tokens, from));
  const all = new Set(given.flatMap(({ values }) => values)).size;
  // "a part of Lot 7", "Lots 7 and 8, Block 2, and Lot 7, Block 3": how many they are is not told by their numbers.
  if (all === 0 || given.length < lots.length || new Set(lots.map(({ values }) => values.join())).size > 1) return null;
  const counts = countsOf(tokens, areLots).filter(
    ({ from, to }) => from >= around.closedAt && textAt(tokens, to - 1) === 'lots',
  );
  return counts.find((one) => one.count !== all && isSaid(tokens, one)) ?? null;
}

const SAID = /^(?:said|aforesaid|above|foregoing|described|these|granted|conveyed|within|named|mentioned)$/;
const DOES = /^(?:hold|which|warrant|defend|convey|grant|premises|being|all|unto)$/;

/** "the said two lots", "the two lots above described"; but "the line between said two lots", "one of said two lots". */
function isSaid(tokens: readonly Token[], { from, to }: Count): boolean {
  let before = from - 1;
  let isPointed = /^(?:above|aforesaid|hereby|herein|hereinabove|described)$/.test(textAt(tokens, to));
  while (SAID.test(textAt(tokens, before)) || textAt(tokens, before) === 'the') {
    isPointed ||= textAt(tokens, before) !== 'the';
    before -= 1;
  }
  const opens = before < 0 || /^[.;:,]$/.test(textAt(tokens, before)) || tokens[before + 1]?.gap === 'paragraph';
  return isPointed && (opens || DOES.test(textAt(tokens, before)));
}

const isMiscounted = ({ count }: Count, { values }: PlaceFact): boolean => new Set(values).size !== count;

/** Before what is only a neighbour, a mark, or what the land is a part of. */
const BEFORE_OTHER =
  /^(?:of|between|in|from|within|by|with|along|adjoining|to|into|joining|dividing|near|and|on|through)$/;

/** But "all of Lots 4 and 5". */
export function isGiven(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (/^(?:the|those|these|said|certain|all|following|that)$/.test(textAt(tokens, at))) at -= 1;
  if (textAt(tokens, at) === 'of' && /^(?:all|whole|both)$/.test(textAt(tokens, at - 1))) return true;
  return !BEFORE_OTHER.test(textAt(tokens, at));
}

const isJoined = oncePerToken((word) =>
  /^(?:together|single|contiguous|combined|body|whole|jointly|merged|consolidated)$/.test(word),
);

/** "which lots lie together and are a parcel bounded", "described as one piece"; but "the one on the east". */
export const areOne = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(
    (word, i) =>
      // "together with the buildings", "the whole of the crops" join no lots.
      (isJoined(word) && !/^(?:together with|whole of)$/.test(`${word.text} ${textAt(tokens, from + i + 1)}`)) ||
      (word.text === 'one' && /^(?:as|into|in|now)$/.test(textAt(tokens, from + i - 1))),
  );

/** "those two certain lots of land, known as Lots 21 and 22 … Said two lots together form one parcel": as many as are named, and made one. */
export function areLotsOfOne(tokens: readonly Token[], { count, to }: Count, firstFrom: number): boolean {
  const named = new Set(lotsIn(tokens, { from: to, to: firstFrom }).flatMap(({ values }) => values));
  return (named.size === 0 || named.size === count) && areOne(tokens, to, firstFrom);
}

/** Two of them at least have a line or a corner of their own in the figure, and it does not run between them. */
function areAllDrawn(tokens: readonly Token[], { description, around }: ToldTract, values: readonly string[]): boolean {
  const drawn = lotsIn(tokens, { from: description.from, to: around.closedAt });
  const isBetween = drawn.some((lot) => lot.values.length > 1 && lot.values.every((value) => values.includes(value)));
  const own = new Set(
    drawn.flatMap((lot) => (lot.values.length > 1 ? [] : lot.values)).filter((one) => values.includes(one)),
  );
  return !isBetween && own.size > 1;
}
