// Areas, measures and counts told beside the courses that are not those of the land as it is drawn: each is told of something else, or against it.
import { oncePer } from '#core/language/once-per-word.ts';
import { isSentenceEnd } from '#core/language/sentence-end.ts';
import type { Passage } from '#core/language/sentences.ts';
import type { Token } from '#core/language/tokens.ts';
import { figureTalkIn } from '#core/read/account/claims/figure-claims.ts';
import { figuredBearing } from '#core/read/account/claims/line-by-value.ts';
import { isDischarged, knownOf } from '#core/read/account/effects/discharged.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { areaAt } from '#core/read/account/quantities/area-at.ts';
import { areasTold } from '#core/read/account/quantities/areas.ts';
import { countsApart } from '#core/read/account/quantities/counts.ts';
import { isHeld, isOfBasis } from '#core/read/account/quantities/measures-left.ts';
import { placesApart } from '#core/read/account/quantities/places.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import { bodyAt } from '#core/read/account/quantities/regions.ts';
import { tractCountsApart } from '#core/read/account/quantities/tract-counts.ts';
import { agreedWidths } from '#core/read/account/quantities/widths-each.ts';

export interface ToldFigure extends Passage {
  readonly kind: 'area' | 'measure' | 'courses' | 'tracts' | 'place';
  /** Of a place that of the land. */
  readonly rival?: Passage;
}

/** In their order. */
export const figuresApart = oncePer((instrument: Instrument): readonly ToldFigure[] =>
  [
    ...areasTold(instrument).flatMap(({ mention: { from, to }, isApart }): ToldFigure[] =>
      isApart ? [{ kind: 'area', from, to }] : [],
    ),
    ...measuresApart(instrument),
    ...countsApart(instrument).map(({ from, to }): ToldFigure => ({ kind: 'courses', from, to })),
    ...tractCountsApart(instrument).map(({ from, to }): ToldFigure => ({ kind: 'tracts', from, to })),
    ...placesApart(instrument).map(({ from, to, rival }): ToldFigure => ({ kind: 'place', from, to, rival })),
  ].toSorted((a, b) => a.from - b.from),
);

/** In feet: what is shorter is the size of a mark or of a unit. */
const SHORTEST = 3;

function measuresApart(instrument: Instrument): ToldFigure[] {
  const { reading, tracts } = instrument;
  const { tokens } = reading;
  const known = knownOf(instrument);
  const found: ToldFigure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const area = areaAt(tokens, at);
    const length = area === null ? lengthAt(tokens, at) : null;
    const to = area?.to ?? length?.to ?? figuredBearing(tokens, at)?.next;
    if (to === undefined) continue;
    const measure = { from: at, to };
    const isOfMark = length !== null && length.value < SHORTEST;
    if (area === null && !isOfMark && bodyAt(tracts, at) === null && !isDischarged(tokens, measure, known))
      found.push({ kind: 'measure', ...measure });
    at = to - 1;
  }
  return found;
}

/** It stands in words that were found to be so of the figure that is drawn. */
export function isProved(instrument: Instrument, figure: Passage): boolean {
  const { tokens } = instrument.reading;
  const isBearing = figuredBearing(tokens, figure.from) !== null;
  return (
    (isBearing && isOfBasis(tokens, sentenceOf(tokens, figure), false)) ||
    agreedWidths(instrument).some(({ from, to }) => from <= figure.from && figure.to <= to) ||
    figureTalkIn(instrument).some(({ from, to }) => from <= figure.from && figure.to <= to) ||
    isHeld(instrument, sentenceOf(tokens, figure), figure)
  );
}

/** In tokens, of what is heard before and behind a figure. */
const BEFORE = 40;
const BEHIND = 30;

/** As much of its sentence as is heard with it. */
export function sentenceOf(tokens: readonly Token[], { from, to }: Passage): Passage {
  let first = from;
  while (first > Math.max(0, from - BEFORE) && !endsBefore(tokens, first)) first -= 1;
  let last = to;
  while (last < Math.min(tokens.length, to + BEHIND) && !endsBefore(tokens, last)) last += 1;
  return { from: first, to: last };
}

const endsBefore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 'paragraph' || isSentenceEnd(tokens, at - 1);
