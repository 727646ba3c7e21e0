// Operator corrections and compass-rule fits on a held body. Nothing is overwritten silently: the log says what each
// value read before, and the verdicts are those of the corrected values.
import { Refusal } from '#core/api/errors.ts';
import type { Correction } from '#core/schema/correction.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { type GeorefOf, judgeAll } from '#core/verdict/judge.ts';
import { fitTract } from '#main/pipeline/correct-adjust.ts';
import { applyCorrection } from '#main/pipeline/correct-call.ts';

export interface CorrectRequest {
  readonly corrections: readonly Correction[];
  /** Indexes of the tracts to fit. */
  readonly adjust: readonly number[];
  /** For every item that names nobody. */
  readonly by: string;
}

export interface CorrectDeps {
  readonly now: Date;
  /** Without it a located aliquot keeps the position it arrived with. */
  readonly georef?: GeorefOf;
}

export interface Corrected {
  readonly body: ExtractResponse;
  readonly corrected: number;
  readonly adjusted: number;
}

/** The caller has verified the attestation of the body and read it by `heldResponseOf`, and signs what comes back. */
export function correct(body: ExtractResponse, request: CorrectRequest, deps: CorrectDeps): Corrected {
  if (request.corrections.length === 0 && request.adjust.length === 0) throw new Refusal('nothing_to_do');
  const at = deps.now.toISOString();
  const { extraction, log } = applyAll(body.extraction, request, at);
  const correctedNow = new Set(log.map(({ tract }) => tract));
  const earlier = [...(body.earlier_corrections ?? []), ...body.corrections];
  const everCorrected = new Set([...correctedNow, ...earlier.map(({ tract }) => tract)]);
  const verdicts = judgeAgain(body, extraction, correctedNow, deps.georef).map((verdict, tract) => ({
    ...verdict,
    corrected: everCorrected.has(tract),
    adjusted: false,
  }));
  const fits = [...new Set(request.adjust)].map((tract) =>
    fitTract(extraction, verdicts, tract, { by: request.by, at }),
  );
  for (const { adjustment, verdict } of fits) verdicts[adjustment.tract] = verdict;
  return {
    body: {
      ...body,
      extraction,
      groundtruth_verdicts: verdicts,
      corrections: log,
      ...(earlier.length === 0 ? {} : { earlier_corrections: earlier }),
      adjustments: fits.map(({ adjustment }) => adjustment),
    },
    corrected: correctedNow.size,
    adjusted: fits.length,
  };
}

/** Corrections in the order given, each on what the one before it left; derived curve fields follow at the end. */
function applyAll(
  start: Extraction,
  request: CorrectRequest,
  at: string,
): { extraction: Extraction; log: Correction[] } {
  const tracts = [...start.tracts];
  const log = request.corrections.map((correction) => {
    const tract = tracts[correction.tract];
    if (tract === undefined) throw new Refusal('no_such_tract');
    const applied = applyCorrection(tract, correction);
    tracts[correction.tract] = applied.tract;
    return {
      ...correction,
      before: applied.before,
      after: applied.after,
      by: correction.by || request.by,
      at: correction.at || at,
    };
  });
  const touched = new Set(log.map(({ tract }) => tract));
  const completed = completeCalls({ ...start, tracts });
  return {
    extraction: {
      ...start,
      tracts: tracts.map((tract, i) => (touched.has(i) ? (completed.tracts[i] ?? tract) : tract)),
    },
    log,
  };
}

/** Fresh verdicts over the held ones, whose keys from other versions stay. */
function judgeAgain(
  body: ExtractResponse,
  extraction: Extraction,
  touched: ReadonlySet<number>,
  georef: GeorefOf | undefined,
): TractVerdict[] {
  return judgeAll(extraction, georef).verdicts.map((fresh, i) => {
    const held = body.groundtruth_verdicts[i];
    // Without the fabric that placed it, an untouched tract cannot be judged better than it was.
    if (held !== undefined && held.georef !== null && georef === undefined && !touched.has(i)) return held;
    // A suggested position was worked out from the values as they were.
    return { ...held, ...fresh, location: touched.has(i) ? null : (held?.location ?? null) };
  });
}
