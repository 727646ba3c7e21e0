// The short facts that ride along with a feature in GeoJSON, KML and shapefiles.
import { courseSentence } from '#core/drawing/recorded-text.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { changeLinesOf } from '#main/export/change-lines.ts';
import type { PlacedCourse, ShapedTract } from '#main/export/placed-tract.ts';

/** What is said wherever a shape is not on the earth. */
export const UNPLACED =
  'Not placed: coordinates are US survey feet in the tract’s own plane, point of beginning at the origin.';

const LOCATED = { operator: 'placed by an operator', plss: 'located by the survey fabric' } as const;

export const placeFact = ({ located_by }: ShapedTract): string =>
  located_by === null ? UNPLACED : LOCATED[located_by];

type Facts = Readonly<Record<string, string | number | boolean | null>>;

export function tractFacts(body: ExtractResponse, shaped: ShapedTract): Facts {
  const { index, tract, verdict, located_by, outline } = shaped;
  return {
    tract_index: index,
    tract: tract.name,
    status: verdict.status,
    located_by,
    placement: placeFact(shaped),
    closure_ratio: verdict.closure_ratio,
    computed_acres: verdict.computed_acres,
    computed_sqft: verdict.computed_sqft,
    outline,
    stated_area: tract.stated_area,
    is_exception: tract.is_exception,
    description_type: tract.description_type,
    corrected: verdict.corrected,
    corrections: changeLinesOf(body, index).join('\n'),
    typed: tract.typed === true,
    adjusted: verdict.adjusted,
    reasons: verdict.reasons.join('\n'),
    reason_codes: verdict.findings.map(({ code }) => code).join('\n'),
    document: body.document,
    document_sha256: body.attestation?.document_sha256 ?? '',
  };
}

export function courseFacts({ index, tract, located_by }: ShapedTract, { number, call }: PlacedCourse): Facts {
  return {
    tract_index: index,
    tract: tract.name,
    course: number,
    call_type: call.call_type,
    description: courseSentence(call, tract.distance_unit),
    monument: call.monument,
    adjoiner: call.adjoiner,
    confidence: call.confidence,
    located_by,
    verbatim_text: call.verbatim_text,
    typed: call.typed === true,
  };
}
