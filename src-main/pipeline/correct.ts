// Operator corrections and compass-rule fits on a held body. Nothing is overwritten silently: the log says what each
// value read before, and the verdicts are those of the corrected values.
import { Refusal } from '#core/api/errors.ts';
import { type Applied, applyCorrections, tractPlaces } from '#core/corrections/apply-corrections.ts';
import { changesOf, isConfirmation, logOf } from '#core/corrections/changes.ts';
import { findState } from '#core/plss/states.ts';
import type { Correction } from '#core/schema/correction.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import { type GeorefOf, type Judgement, judgeAll } from '#core/verdict/judge.ts';
import { fitTract } from '#main/pipeline/correct-adjust.ts';

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
  const { extraction, log, from, touched } = correctedExtraction(body, request.corrections);
  const corrections = log.map((one) => ({ ...one, by: one.by || request.by, at: one.at || at }));
  const earlier = logOf(body);
  const logged = { extraction, corrections, ...(earlier.length === 0 ? {} : { earlier_corrections: [...earlier] }) };
  const changed = changesOf(logged).filter(({ correction }) => !isConfirmation(correction));
  const everCorrected = new Set(changed.map(({ tract }) => tract));
  const judged = judgeAgain(body, extraction, { from, touched, georef: deps.georef });
  const verdicts = judged.verdicts.map((verdict, tract) => ({
    ...verdict,
    corrected: everCorrected.has(tract),
    adjusted: false,
  }));
  const places = tractPlaces(body.extraction.tracts.length, from);
  const fits = [...new Set(request.adjust)].map((tract) =>
    fitTract(extraction, verdicts, places[tract] ?? -1, { by: request.by, at }),
  );
  for (const { adjustment, verdict } of fits) verdicts[adjustment.tract] = verdict;
  return {
    body: {
      ...body,
      ...logged,
      groundtruth_verdicts: verdicts,
      document_verdict: judged.document_verdict,
      adjustments: fits.map(({ adjustment }) => adjustment),
    },
    corrected: touched.size,
    adjusted: fits.length,
  };
}

/** What the request makes of the extraction, before it is judged. */
export function correctedExtraction(body: ExtractResponse, corrections: readonly Correction[]): Applied {
  const state = findState(body.extraction.metadata.state) ?? '';
  return applyCorrections(body.extraction, corrections, logOf(body), state);
}

interface Changed extends Pick<Applied, 'from' | 'touched'> {
  readonly georef: GeorefOf | undefined;
}

/** Fresh verdicts over the held ones, whose keys from other versions stay. */
function judgeAgain(body: ExtractResponse, extraction: Extraction, { from, touched, georef }: Changed): Judgement {
  const { verdicts, document_verdict } = judgeAll(extraction, georef);
  return {
    verdicts: verdicts.map((fresh, i) => {
      const held = body.groundtruth_verdicts[from[i] ?? -1];
      // Without the fabric that placed it, an untouched tract cannot be judged better than it was.
      if (held !== undefined && held.georef !== null && georef === undefined && !touched.has(i)) return held;
      // A suggested position was worked out from the values as they were.
      return { ...held, ...fresh, location: touched.has(i) ? null : (held?.location ?? null) };
    }),
    // A document that never had a tract keeps its own, but for what was confirmed.
    document_verdict:
      extraction.tracts.length === 0 && from.length === body.extraction.tracts.length
        ? withoutSettled(body, extraction)
        : document_verdict,
  };
}

/** The held verdict on a document without tracts, less what it said of doubts that are gone. */
function withoutSettled({ document_verdict: held, extraction: before }: ExtractResponse, extraction: Extraction) {
  if (held === null || before.doubts === extraction.doubts) return held;
  const still = judgeAll(extraction).document_verdict?.reasons ?? [];
  const settled = (judgeAll(before).document_verdict?.reasons ?? []).filter((reason) => !still.includes(reason));
  return { ...held, reasons: held.reasons.filter((reason) => !settled.includes(reason)) };
}
