// The verdict on the first tract of an extraction, by the same engine that the service judges with.
import type { Extraction } from '#core/schema/extraction.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { judgeAll } from '#core/verdict/judge.ts';

export function verdictOn(extraction: Extraction, without_slips: boolean): TractVerdict {
  const [verdict] = judgeAll(extraction, undefined, { without_slips }).verdicts;
  if (verdict === undefined) throw new Error('A tract was judged without a verdict.');
  return verdict;
}
