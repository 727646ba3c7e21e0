// What survey fabric that came later can do for a document.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { asksForGround } from '#core/verdict/asks-for-ground.ts';
import { isTiedToCorner } from '#core/verdict/awaits-fabric.ts';
import type { App } from '#main/app.ts';
import { locateByCorner } from '#main/pipeline/locate-plss-corner.ts';

/** What the fabric would do for a document now: place it when it is read again, suggest its position, or nothing. */
export function placeableBy(
  { extraction, groundtruth_verdicts }: ExtractResponse,
  { fabric, georef }: Pick<App, 'fabric' | 'georef'>,
): 'reading' | 'tie' | null {
  if (fabric.isEmpty()) return null;
  const waiting = extraction.tracts.flatMap((tract, i) => {
    const verdict = groundtruth_verdicts[i];
    return verdict === undefined || verdict.georef !== null ? [] : [{ tract, verdict }];
  });
  const laid = waiting.some(({ tract }) => asksForGround(tract) && georef(tract, extraction).georef !== null);
  if (laid) return 'reading';
  const tied = waiting.some(
    ({ tract, verdict }) =>
      isTiedToCorner(tract, verdict) && locateByCorner(fabric, tract, verdict, extraction)?.pob != null,
  );
  return tied ? 'tie' : null;
}
