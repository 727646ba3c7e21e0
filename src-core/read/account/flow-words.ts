// A stretch of the document's flow as the words of the reading.
import { outOfFlow } from '#core/language/text/document-text.ts';
import type { Span } from '#core/language/text/text-line.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Reading } from '#core/read/clauses/calls.ts';

/** The tokens that stand within the stretch or reach into it. */
export function wordsAt({ document, tokens }: Reading, span: Span): Pick<Remark, 'from' | 'to'> {
  const { start, end } = outOfFlow(document, span);
  return {
    from: firstWhere(tokens, (token) => token.end > start),
    to: firstWhere(tokens, (token) => token.start >= end),
  };
}

/** Index of the first that is so, where all behind it are too. */
function firstWhere<One>(ordered: readonly One[], isSo: (one: One) => boolean): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = ordered[middle];
    if (one !== undefined && isSo(one)) high = middle;
    else low = middle + 1;
  }
  return low;
}
