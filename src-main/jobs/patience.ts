// How long the rows of a document may wait for those of others: no longer than it would wait for its turn anyway.
import type { App } from '#main/app.ts';

/** So many are read at once: behind them nobody's turn comes at once. */
const AT_WORK = 4;
/** A document that stands in line waits so long, and longer, for each before it. */
const FOR_EACH_MS = 1;
const MOST_MS = 20;

/** In milliseconds; none where nobody stands in line. */
export function patienceOf({ under_way }: Pick<App, 'under_way'>): number {
  return Math.min(MOST_MS, Math.max(0, (under_way.size - AT_WORK) * FOR_EACH_MS));
}
