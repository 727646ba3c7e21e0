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

const isMiscounted = ({ count }: Count, { values }: PlaceFact): boolean => new Set(values).size !== count;

/** Before what is only a neighbour, a mark, or what the land is a part of. */
const BEFORE_OTHER =
  /^(?:of|between|in|from|within|by|with|along|adjoining|to|into|joining|dividing|near|and|on|through)$/;

/** But "all of Lots 4 and 5". */
function isGiven(tokens: readonly Token[], from: number): boolean {
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

/** Two of them at least have a line or a corner of their own in the figure, and it does not run between them. */
function areAllDrawn(tokens: readonly Token[], { description, around }: ToldTract, values: readonly string[]): boolean {
  const drawn = lotsIn(tokens, { from: description.from, to: around.closedAt });
  const isBetween = drawn.some((lot) => lot.values.length > 1 && lot.values.every((value) => values.includes(value)));
  const own = new Set(
    drawn.flatMap((lot) => (lot.values.length > 1 ? [] : lot.values)).filter((one) => values.includes(one)),
  );
  return !isBetween && own.size > 1;
}
