// Talk of the figure of which nothing could be held against it: what was not understood may be false.
import { textAt } from '#core/language/tokens.ts';
import { figureTalkIn } from '#core/read/account/claims/figure-claims.ts';
import type { FigureTalk } from '#core/read/account/claims/figure-talk.ts';
import type { Term } from '#core/read/account/claims/term.ts';
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
