// Several lots or parcels that are given in one figure: its words make one of them, or name each, or the figure may be that of one alone.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import type { Count } from '#core/read/account/quantities/counts.ts';
import { landCountsOf } from '#core/read/account/quantities/land-counts.ts';
import { placeAt } from '#core/read/account/quantities/place-facts.ts';
import type { PlaceFact } from '#core/read/account/quantities/place-names.ts';
import { numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import type { Remark } from '#core/read/account/remark.ts';

const isLot = oncePerToken((word) => word === 'lot' || word === 'lots');
const areLots = oncePerToken((word) => /^(?:lots|parcels|tracts)$/.test(word));
const areLotsAlone = oncePerToken((word) => /^(?:lots|plots)$/.test(word));

export function lotRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const [tract, other] = tracts;
  if (tract === undefined || other !== undefined || !tract.mayPass) return [];
  const lead = { from: tract.around.openFrom, to: tract.description.from };
  const lots = lotsIn(tokens, lead);
  const named = lots.filter(({ values }) => values.length > 1);
  const counted = landCountsOf(tokens, areLots).filter(({ from, to }) => from >= lead.from && to <= lead.to);
  const [only] = lots.length === 1 ? named : [];
  const wrong =
    only === undefined
      ? undefined
      : counted.find((count) => isOfThese(tokens, count, only) && isMiscounted(count, only));
  if (wrong !== undefined)
    return [{ code: 'tracts_miscounted', from: wrong.from, to: wrong.to, tracts: [tract.index] }];
  const joined = counted.find(({ to }) => areOne(tokens, to, lead.to));
  const said = saidOtherwise(tokens, tract, lots, joined?.count ?? 1);
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
  const { from, to } = told;
  return [{ code: 'tracts_miscounted', from, to, figure: { from, to }, tracts: [tract.index] }];
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

/** "To have and to hold the said two lots" of Lots 7, 8 and 9, or of one that has no number: a count of the lots that are given, told behind them. */
function saidOtherwise(
  tokens: readonly Token[],
  { around }: ToldTract,
  lots: readonly PlaceFact[],
  unnumbered: number,
): Count | null {
  const given = lots.filter(({ from }) => isGiven(tokens, from));
  const own = new Set(given.flatMap(({ values }) => values));
  // "a part of Lot 7", "Lots 7 and 8, Block 2, and Lot 7, Block 3": how many they are is not told by their numbers.
  if (given.length < lots.length || new Set(lots.map(({ values }) => values.join())).size > 1) return null;
  const all = lots.length === 0 ? unnumbered : own.size;
  const counts = landCountsOf(tokens, areLotsAlone).filter(({ from }) => from >= around.closedAt);
  const isNumberedBehind = lots.length === 0 && lotsIn(tokens, { from: around.closedAt, to: tokens.length }).length > 0;
  return isNumberedBehind
    ? null
    : (counts.find(
        (one) => one.count !== all && isSaid(tokens, one) && !isOfOthers(tokens, one, { from: around.closedAt, own }),
      ) ?? null);
}

/** "over Lots 6, 7 and 8, the said three lots", "part of the four lots of Cole, the said four lots": as many others are told just before. */
function isOfOthers(
  tokens: readonly Token[],
  { count, from }: Count,
  { from: closedAt, own }: { readonly from: number; readonly own: ReadonlySet<string> },
): boolean {
  let start = from;
  while (start > closedAt && tokens[start]?.gap !== 'paragraph') start -= 1;
  const named = lotsIn(tokens, { from: start, to: from }).some(
    (lots) => sizeOf(tokens, lots) === count && lots.values.some((value) => !own.has(value)),
  );
  const counted = landCountsOf(tokens, areLots).some(
    (one) => one.from >= start && one.to <= from && one.count === count && !isGiven(tokens, one.from),
  );
  return named || counted;
}

/** How many are named, all those of "Lots 1 to 6" among them. */
function sizeOf(tokens: readonly Token[], { values, to }: PlaceFact): number {
  const last = /^(?:to|through|thru)$/.test(textAt(tokens, to)) ? numberNamedAt(tokens, to + 1) : 0;
  return new Set(values).size + Math.max(0, last - Number(values.at(-1)) || 0);
}

const SAID = /^(?:said|same|aforesaid|above|foregoing|described|these|granted|conveyed|within|named|mentioned)$/;
/** Pointed at from behind them: "the three lots above described". */
const POINTED = /^(?:above|aforesaid|hereby|herein|hereinabove|hereinbefore|described|afore)$/;

/** "the said two lots", "title to the two lots above described", "being two lots"; but "the line between said two lots", "one of said two lots". */
function isSaid(tokens: readonly Token[], { from, to }: Count): boolean {
  const behind = textAt(tokens, to) === 'of' ? to + 2 : to;
  let before = from - 1;
  let isPointed = POINTED.test(textAt(tokens, behind)) || tokens.slice(from, to).some(({ text }) => SAID.test(text));
  while (/^(?:the|-|all|unto)$/.test(textAt(tokens, before)) || SAID.test(textAt(tokens, before))) {
    isPointed ||= SAID.test(textAt(tokens, before));
    before -= 1;
  }
  // "being two lots"; but "being two lots west of the mill".
  if (textAt(tokens, before) === 'being' && /^[,.;]$/.test(textAt(tokens, behind))) return true;
  return isPointed && (isTitleTo(tokens, before) || isGiven(tokens, before + 1));
}

/** "the title to", "all our interest in and to". */
const isTitleTo = (tokens: readonly Token[], at: number): boolean =>
  /^(?:in|to|of)$/.test(textAt(tokens, at)) &&
  [1, 2, 3].some((step) => /^(?:title|interest|claim|possession|all|whole|both|each)$/.test(textAt(tokens, at - step)));

const isMiscounted = ({ count }: Count, { values }: PlaceFact): boolean => new Set(values).size !== count;

/** Before what is only a neighbour, a mark, or what the land is a part of. */
const BEFORE_OTHER =
  /^(?:of|between|in|from|within|by|with|along|adjoining|to|into|joining|dividing|near|and|on|through|held|own|owns|owned|over|across)$/;

/** But "all of Lots 4 and 5", "to levy of all those two lots". */
export function isGiven(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (/^(?:the|those|these|said|certain|all|following|that)$/.test(textAt(tokens, at))) at -= 1;
  const isAll = tokens.slice(at + 1, from + 1).some(({ text }) => text === 'all' || text === 'both');
  if (textAt(tokens, at) === 'of' && /^(?:all|whole|both)$/.test(textAt(tokens, at - 1))) return true;
  if (textAt(tokens, at) === 'of' && isAll)
    return !/^(?:part|portion|half|out|one|line|corner)$/.test(textAt(tokens, at - 1));
  return !BEFORE_OTHER.test(textAt(tokens, at));
}

const ONE =
  'one(?: (?:single|entire|contiguous|solid|compact|whole|continuous|undivided))?(?: (?:parcel|tract|lot|body|piece|plot|block|whole|unit|description|boundary|survey|property|enclosure|inclosure)\\b| [,:;.]| bounded| described)';
const DRAWN = '(?:bounded|described)';
/** What they are or have together; but "which together cost $900". */
const ARE =
  '(?:form|forms|forming|make|makes|making|constitut\\w+|compris\\w+|compos\\w+|are|is|being|contain\\w*|front\\w*|measur\\w+|as)';
/** "which lots lie together", "described as one piece", "thrown into one"; but "bought together", "held as one estate", "together with the buildings". */
const JOINED = new RegExp(
  `\\btogether (?:, )?(?:${ARE}|${DRAWN})\\b|\\b(?:lie|lies|lying|taken|considered|joined|grouped|adjoining|thrown|${DRAWN}) together(?! with)\\b|\\b(?:as|into|in|now|are|form|forms|forming|make|makes|making|constitut\\w+|compos\\w+|compris\\w+) ${ONE}|\\binto one\\b|\\bsingle (?:parcel|tract|lot|body|piece|plot)\\b|\\bone body\\b|\\bin a body\\b|\\bas a whole\\b|\\bthe whole (?:being |is |are )?(?:${DRAWN}|${ARE})\\b|\\b(?:jointly ${DRAWN}|${DRAWN} jointly)\\b|\\b(?:contiguous|combined|merged|consolidated)\\b`,
);
const DENIED =
  /\b(?:not|never|nor|neither) (?:\w+ ){0,3}(?:together|contiguous|one|combined|merged|consolidated|single)\b/;
/** "the first bounded", "one of them described", "the westerly one being bounded", "Lot 21 being bounded": the courses are those of one alone. */
const SINGLED =
  /\b(?:(?:the (?:(?:first|second|third|fourth|last)(?! part\b)|former|latter|(?:\w+(?:erly|ern|most)|north|south|east|west) (?:one|lot|of))|(?:one|either|each) of (?:them|which|whom|said|these|the))(?: [^\s,;:.]+){0,4}|(?<!and |land )lot (?:no (?:\. )?|number )?\w+(?: (?:being|is|alone|only|itself|which))*) (?:bounded|described)\b(?! (?:together|jointly|as (?:one|a)|in (?:one|a))\b)/;

/** The lots are made one by what is said between their count and the courses. */
export function areOne(tokens: readonly Token[], from: number, to: number): boolean {
  const said = textWithin(tokens, from, to);
  return JOINED.test(said) && !DENIED.test(said) && !SINGLED.test(said);
}

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
