// Documents that survey fabric might place: an aliquot or a survey corner that is named and was not found.
import { findCorner } from '#core/plss/read-corner.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { readTie } from '#core/survey/tie.ts';
import { asksForGround } from '#core/verdict/asks-for-ground.ts';

export function awaitsFabric({
  extraction,
  groundtruth_verdicts,
}: Pick<ExtractResponse, 'extraction' | 'groundtruth_verdicts'>): boolean {
  return extraction.tracts.some((tract, i) => {
    const verdict = groundtruth_verdicts[i];
    return verdict !== undefined && verdict.georef === null && (asksForGround(tract) || isTiedToCorner(tract, verdict));
  });
}

export function isTiedToCorner(tract: Tract, { anchor, geometry }: TractVerdict): boolean {
  if (geometry === null) return false;
  const texts = [
    anchor ?? '',
    ...tract.tie_calls.slice(0, 1).map((tie) => readTie(tie).verbatim),
    tract.pob_description,
  ];
  return texts.some((text) => text !== '' && findCorner(text) !== null);
}
