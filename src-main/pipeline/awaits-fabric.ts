// Documents that survey fabric might place: an aliquot or a survey corner that is named and was not found.
import { findCorner } from '#core/plss/read-corner.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { readTie } from '#core/survey/tie.ts';
import { asksForGround } from '#core/verdict/asks-for-ground.ts';
import type { App } from '#main/app.ts';
import { locateByCorner } from '#main/pipeline/locate-plss-corner.ts';

export function awaitsFabric({ extraction, groundtruth_verdicts }: ExtractResponse): boolean {
  return extraction.tracts.some((tract, i) => {
    const verdict = groundtruth_verdicts[i];
    return verdict !== undefined && verdict.georef === null && (asksForGround(tract) || isTiedToCorner(tract, verdict));
  });
}

function isTiedToCorner(tract: Tract, { anchor, geometry }: TractVerdict): boolean {
  if (geometry === null) return false;
  const texts = [
    anchor ?? '',
    ...tract.tie_calls.slice(0, 1).map((tie) => readTie(tie).verbatim),
    tract.pob_description,
  ];
  return texts.some((text) => text !== '' && findCorner(text) !== null);
}

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
