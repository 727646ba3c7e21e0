// Lots of one width, told of each: so many times that width is a side of the figure that they make.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { countsOf } from '#core/read/account/quantities/counts.ts';
import { isLengthOf } from '#core/read/account/quantities/course-lengths.ts';
import { isNoFrontOf } from '#core/read/account/quantities/fronts.ts';
import { isGiven } from '#core/read/account/quantities/lots-told.ts';
import { placeAt } from '#core/read/account/quantities/place-facts.ts';
import { lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import { WAYS } from '#core/read/account/relations/ways.ts';
import type { Remark } from '#core/read/account/remark.ts';

const areLots = oncePerToken((word) => word === 'lots');
/** In tokens, from the lots to what is told of each, and from there to its width. */
const NEAR = 8;

/** "being Lots 4, 5 and 6, each of the width of twenty-five feet", "three lots, each 25 feet wide", "three lots of 25 feet front each". */
export const widthRemarks = (instrument: Instrument): Remark[] =>
  widthsIn(instrument).flatMap(({ from, to, tract, isSo }): Remark[] =>
    isSo ? [] : [{ code: 'side_otherwise', from, to, tracts: [tract.index] }],
  );

/** Widths of so many lots that are a side of their figure. */
export const agreedWidths = (instrument: Instrument): Passage[] => widthsIn(instrument).filter(({ isSo }) => isSo);

interface Width extends Passage {
  readonly tract: ToldTract;
  readonly isSo: boolean;
}

function widthsIn({ reading: { tokens }, tracts }: Instrument): Width[] {
  return lotsIn(tokens).flatMap(({ count, from, to }): Width[] => {
    const width = isGiven(tokens, from) ? widthOfEach(tokens, to) : null;
    const bound = width === null ? [] : boundAt(tracts, from).filter(({ mayPass }) => mayPass);
    const [tract] = bound;
    if (width === null || tract === undefined || bound.length > 1) return [];
    const all = { ...width, value: width.value * count, half: width.half * count };
    const isOther = isOnWay(tokens, width.to) && isNoFrontOf(tokens, tract, all);
    return [{ from, to: width.to, tract, isSo: isLengthOf(tract.courses, all) && !isOther }];
  });
}

interface Lots {
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

function lotsIn(tokens: readonly Token[]): Lots[] {
  const named = placesWhere(tokens, areLots).flatMap((at): Lots[] => {
    const place = placeAt(tokens, at);
    const count = new Set(place?.values).size;
    return place?.kind === 'lot' && count > 1 ? [{ count, from: place.from, to: place.to }] : [];
  });
  return [...named, ...countsOf(tokens, areLots)];
}

const BETWEEN =
  /^(?:of|the|a|an|and|,|being|is|having|has|with|which|are|in|block|width|breadth|front|frontage|\(|\))$/;
const WIDE = /^(?:wide|width|breadth|front|frontage|fronting)$/;

/** The width that is told of each behind the lots; null where none is, or where it may be a depth. */
function widthOfEach(tokens: readonly Token[], to: number): Quantity | null {
  for (let at = to; at < to + 2 * NEAR; at += 1) {
    const length = lengthAt(tokens, at);
    const before = tokens.slice(to, at).map(({ text }) => text);
    if (length === null) {
      const isOfBlock = tokens[at]?.kind === 'number' && textAt(tokens, at - 1) === 'block';
      const isBetween = BETWEEN.test(textAt(tokens, at)) || /^(?:each|apiece|fronting)$/.test(textAt(tokens, at));
      if (!isBetween && !isOfBlock) return null;
      continue;
    }
    const behind = [0, 1, 2].map((step) => textAt(tokens, length.to + step));
    // "each 25 feet by 140 feet" tells the width first.
    const end = behind.findIndex((word) => /^(?:[.;]|thence)$/.test(word));
    const near = [...before, ...behind.slice(0, end < 0 ? behind.length : end)];
    return near.some((word) => /^(?:each|apiece)$/.test(word)) && near.some((word) => WIDE.test(word)) ? length : null;
  }
  return null;
}

/** "each 25 feet wide on the street": no other side of them is told. */
function isOnWay(tokens: readonly Token[], to: number): boolean {
  const on = [0, 1, 2].find((step) => /^(?:on|upon|along)$/.test(textAt(tokens, to + step)));
  return on !== undefined && tokens.slice(to + on, to + on + NEAR / 2).some(({ text }) => WAYS.has(text));
}
