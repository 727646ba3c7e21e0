// What of a passage the figure proves: where it tells of nothing else and nothing could be held, what was not understood may be false; where all is held, the rest of its words says no more.
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { textAt } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { figureTalkIn } from '#core/read/account/claims/figure-claims.ts';
import type { FigureTalk } from '#core/read/account/claims/figure-talk.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { isBearingTold, isLengthTold } from '#core/read/account/claims/told-lengths.ts';
import { isHarmlessIn } from '#core/read/account/effects/harmless.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import { scanOf } from '#core/read/account/relations/drawn.ts';
import { figureWords } from '#core/read/account/relations/figure-words.ts';
import type { Remark } from '#core/read/account/remark.ts';

/** What is held against the courses as it is counted and measured. */
const MEASURED: ReadonlySet<Term['kind']> = new Set<Term['kind']>([
  'count',
  'length',
  'area',
  'lines',
  'slant',
  'ratio',
]);

export function unprovedRemarks(instrument: Instrument): Remark[] {
  return figureTalkIn(instrument).flatMap((talk): Remark[] => {
    const bound = boundAt(instrument.tracts, talk.from).filter(({ mayPass }) => mayPass);
    // "the description being alike in both" compares two papers, and no lines.
    if (isHarmlessIn(instrument.reading.tokens, talk)) return [];
    const isHeld = talk.closes_in !== null || talk.terms.some(isMeasured) || isProvedOf(instrument, talk, bound);
    const indexes = bound.map(({ index }) => index);
    return isHeld || bound.length === 0
      ? []
      : [{ code: 'sentence_not_understood', from: talk.from, to: talk.to, tracts: indexes }];
  });
}

const isMeasured = (term: Term): boolean =>
  MEASURED.has(term.kind) || (term.kind === 'shape' && term.shape === 'odd') || term.kind === 'bearing';

function isProvedOf({ reading }: Instrument, { from, to, call }: FigureTalk, bound: readonly ToldTract[]): boolean {
  // "The angles of the figure are:" is told by the list behind it.
  if (textAt(reading.tokens, to - 1) === ':') return bound.length > 0;
  return bound.some((tract) => figureWords(scanOf(reading.tokens, tract, from, to, call), true).length > 0);
}

const TAKING = /^(?:limit|reserve|keep|piece|grant)$/;

/** "Harris owns the land to the west", "the street passes along the south", "at the end of the third line". */
const OF_PLACE = /^(?:owns?|owned|pass(?:es|ing)?|ends?|corners?)$/;

/** Whether some of what the passage tells is held against the figure, and nothing is left over that measures or takes: it is true, or told to be false. */
export function isProvedIn({ reading: { tokens }, tracts }: Instrument, { from, to }: Passage): boolean {
  const terms = termsIn(tokens, from, to);
  const isLeft = ({ at, sort, text }: Word): boolean =>
    TAKING.test(sort) && !OF_PLACE.test(text) && !terms.some((term) => at >= term.from && at < term.to);
  const words = wordsIn(tokens, from, to);
  if (words.some(isLeft)) return false;
  return tracts.some((tract) => {
    const scan = scanOf(tokens, tract, from, to, null);
    const told = figureWords(scan, true);
    const telling = { terms, isWhole: true };
    const held = terms.flatMap((term) => {
      if (term.kind === 'length') return [isLengthTold(scan, telling, term)];
      if (term.kind === 'bearing')
        return [isBearingTold(scan, telling, term) ?? told.some(({ kind }) => kind === 'bears')];
      return term.kind === 'area' ? [null] : [];
    });
    // "the west line of Lot 13".
    const isNamed = ({ sort, at }: Word): boolean =>
      sort !== 'number' || [...terms, ...told].some((one) => at >= one.from && at < one.to);
    return held.every((one) => one === true) && (told.length > 0 || held.length > 0) && words.every(isNamed);
  });
}
