// Blanks where the place of the land should be told: a form that nobody filled.
import { entryOf } from '#core/language/lexicon.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { isFigureStart } from '#core/read/account/quantities/quantity.ts';
import type { Remark } from '#core/read/account/remark.ts';

/** Told by a number or a name behind it, or by one before it. */
const isNumbered = oncePerToken((word) =>
  /^(?:section|sec|township|twp|range|rge|lots?|sublot|blocks?|blk|abstract|survey|tract|parcel|plot)$/.test(word),
);
const isNamed = oncePerToken((word) =>
  /^(?:county|parish|township|town|city|village|borough|quarter|district|ward|addition|subdivision)$/.test(word),
);

export function blankPlaceRemarks(instrument: Instrument): Remark[] {
  const { tokens } = instrument.reading;
  const passing = instrument.tracts.filter(({ mayPass }) => mayPass);
  return passing.flatMap((tract): Remark[] => {
    const told = toldFrom(instrument, tract);
    const blank = [...numberedIn(tokens, told), ...namedIn(tokens, told), ...shortIn(tokens, told)].find(
      (one) => !isOfForm(tokens, one),
    );
    return blank === undefined ? [] : [{ code: 'text_missing', ...blank, tracts: [tract.index] }];
  });
}

/** What leads up to the courses, the courses, and the sentence in which they end. */
function toldFrom(instrument: Instrument, { around }: ToldTract): Passage {
  const last = sentencesOf(instrument).find(({ from, to }) => from <= around.closedAt + 1 && to > around.closedAt);
  return { from: grantFrom(instrument.reading.tokens, around), to: last?.to ?? around.closedAt };
}

/** Neither a title, "WARRANTY DEED" and "LEASE", nor what another deed "conveyed". */
const mayGrant = oncePerToken((word) => entryOf(word)?.verb === 'grant' && !/^(?:deed|lease|sold|\w+ed)$/.test(word));

/** The paragraph of the grant: "Tract No. ____ Project No. ____" above it is the head of a form. */
function grantFrom(tokens: readonly Token[], { leadFrom, leadTo }: ToldTract['around']): number {
  const grant = placesWithin(tokens, leadFrom, leadTo, mayGrant).find((at) => textAt(tokens, at + 1) !== 'deed');
  if (grant === undefined) return leadFrom;
  let from = grant;
  while (from > leadFrom && tokens[from]?.gap !== 'paragraph') from -= 1;
  return from;
}

/** "Section ______, Township 31 North", "Lot No. ...., Block (blank)". */
const numberedIn = (tokens: readonly Token[], told: Passage): Passage[] =>
  placesWithin(tokens, told.from, told.to, isNumbered).flatMap((noun) => {
    // "this tract ____" has no number that is wanting.
    if (isLoose(tokens, noun) || isOwnSurvey(tokens, noun)) return [];
    // "the corner of said lot ---- thence".
    if (/^(?:said|this|such|an?)$/.test(textAt(tokens, noun - 1))) return [];
    let at = noun + 1;
    while (/^(?:no|nos|number|numbered|#)$/.test(textAt(tokens, at)) || isPointOf(tokens, at)) at += 1;
    const end = isLeftOut(tokens, noun) ? noun + 2 : blankEnd(tokens, at);
    return end < 0 || isFilled(tokens, noun, end) ? [] : [{ from: noun, to: end }];
  });

/** "Lot , Block 4", "Section , Township 3": nothing stands between but the space that it had. */
const isLeftOut = (tokens: readonly Token[], noun: number): boolean =>
  textAt(tokens, noun + 1) === ',' &&
  tokens[noun + 1]?.gap === 'space' &&
  tokens[noun]?.capital === true &&
  !/^(?:the|same)$/.test(textAt(tokens, noun - 1)) &&
  /^(?:blocks?|blk|township|twp|range|rge|section)$/.test(textAt(tokens, noun + 2)) &&
  isFigureStart(tokens, noun + 3);

/** "Section ---- 14", "Township ----- of Union -----": signs that fill the line of a form beside what is told. */
const isFilled = (tokens: readonly Token[], noun: number, end: number): boolean =>
  isFigureStart(tokens, end) ||
  (/^(?:township|twp)$/.test(textAt(tokens, noun)) &&
    textAt(tokens, end) === 'of' &&
    tokens[end + 1]?.capital === true);

const isLoose = (tokens: readonly Token[], noun: number): boolean =>
  /^(?:tract|parcel|plot)$/.test(textAt(tokens, noun)) && textAt(tokens, noun + 1) !== 'no';

/** "according to the survey ---- made by Cole"; but "Survey No. ____". */
const isOwnSurvey = (tokens: readonly Token[], noun: number): boolean =>
  textAt(tokens, noun) === 'survey' && tokens[noun]?.capital !== true && textAt(tokens, noun + 1) !== 'no';

const isShort = oncePerToken((word) => word === 't' || word === 'r');

/** "T__N, R__W". */
const shortIn = (tokens: readonly Token[], told: Passage): Passage[] =>
  placesWithin(tokens, told.from, told.to, isShort).flatMap((noun) => {
    const end = blankEnd(tokens, textAt(tokens, noun + 1) === '.' ? noun + 2 : noun + 1);
    return end >= 0 && /^(?:[nsew]|north|south|east|west)$/.test(textAt(tokens, end))
      ? [{ from: noun, to: end + 1 }]
      : [];
  });

/** Of "No." and "Sec.", before a blank that has its own signs. */
const isPointOf = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === '.' && /^(?:no|nos|sec|twp|rge|blk)$/.test(textAt(tokens, at - 1));

const OF_LAND = /^(?:situated?|lying|being|located|land|lands|lot|tract|parcel|premises|property|estate)$/;
/** In tokens, from what lies there to where. */
const NEAR = 8;

/** "situate in the County of ______", "land in ______ Township", "the ______ Quarter of Section 5"; but "residing in the County of ______". */
const namedIn = (tokens: readonly Token[], told: Passage): Passage[] =>
  placesWithin(tokens, told.from, told.to, isNamed).flatMap((noun) => {
    const behind = textAt(tokens, noun + 1) === 'of' ? blankEnd(tokens, noun + 2) : -1;
    // "the ____ Civil District".
    const isSorted = /^(?:civil|land|magisterial|militia)$/.test(textAt(tokens, noun - 1));
    const before = blankStart(tokens, isSorted ? noun - 1 : noun);
    const from = before < 0 ? noun : before;
    // "Tuscarawas ---- County", "County of ---- Tuscarawas".
    const isToldBehind =
      behind >= 0 && tokens[behind]?.capital === true && !/^(?:state|county)$/.test(textAt(tokens, behind));
    const isToldBefore = before >= 0 && !/^(?:in|within|the|of)$/.test(textAt(tokens, before - 1));
    if ((behind < 0 && before < 0) || isToldBehind || isToldBefore) return [];
    const near = tokens.slice(Math.max(told.from, from - NEAR), from).map(({ text }) => text);
    const place = near.findLastIndex((word) => OF_LAND.test(word));
    const isPlaced = place >= 0 && near.slice(place + 1).some((word) => /^(?:in|within)$/.test(word));
    const isPart = before >= 0 && /^(?:quarter|district|ward|addition|subdivision)$/.test(textAt(tokens, noun));
    const isOfPerson = near.slice(place + 1).some((word) => /^(?:resid|party|parties|wife|heirs|assigns)/.test(word));
    return (isPlaced || isPart) && !isOfPerson ? [{ from, to: Math.max(behind, noun + 1) }] : [];
  });

/** The fewest of its signs that make a blank: one or two may be a dash or the end of a sentence. */
const FEWEST: ReadonlyMap<string, number> = new Map([
  ['_', 2],
  ['.', 3],
  ['-', 3],
  ['*', 3],
]);

/** Behind "____", "....", "----" or "(blank)"; -1 where none begins there. */
export function blankEnd(tokens: readonly Token[], from: number): number {
  if (/^[([]$/.test(textAt(tokens, from)))
    return /^(?:blank|left|space)$/.test(textAt(tokens, from + 1)) && /^(?:blank|[)\]])$/.test(textAt(tokens, from + 2))
      ? from + 3
      : -1;
  const sign = textAt(tokens, from);
  const fewest = FEWEST.get(sign);
  if (fewest === undefined) return -1;
  let at = from;
  while (textAt(tokens, at) === sign) at += 1;
  return at - from >= fewest ? at : -1;
}

/** Where a blank ends there, its first sign; -1 where none does. */
function blankStart(tokens: readonly Token[], to: number): number {
  const sign = textAt(tokens, to - 1);
  if (/^[)\]]$/.test(sign)) return blankEnd(tokens, to - 3) === to ? to - 3 : -1;
  let at = to;
  while (at > 0 && textAt(tokens, at - 1) === sign) at -= 1;
  return at < to && blankEnd(tokens, at) === to ? at : -1;
}

const OF_BOX =
  /^(?:section|sec|township|twp|range|rge|lots?|blocks?|blk|tax|map|parcel|account|district|ward|county|town|city|village|of|no|nos|number|[^a-z]+)$/;

/** "SECTION ____ BLOCK ____ LOT ____" on a line of its own: a box for the clerk, who need not fill it. */
function isOfForm(tokens: readonly Token[], { from, to }: Passage): boolean {
  const isLine = (at: number): boolean => /^(?:line|paragraph)$/.test(tokens[at]?.gap ?? 'paragraph');
  let [first, end] = [from, to];
  while (first > 0 && !isLine(first)) first -= 1;
  while (end < tokens.length && !isLine(end)) end += 1;
  // "Tax Map ____, Parcel ____"; but "Tax Map ____, being Lot ____".
  let lead = from;
  while (lead > first && !/^(?:being|lying|situated?|known|designated|described|[.;:])$/.test(textAt(tokens, lead - 1)))
    lead -= 1;
  const isTaxed = tokens.slice(lead, from).some(({ text }) => /^(?:tax|map|pin|assessor)$/.test(text));
  return isTaxed || tokens.slice(first, end).every(({ text }) => OF_BOX.test(text));
}
