// The open tract as it stands with the pending corrections: recomputed by the same engine that the service judges with.
import { figureOf } from '#core/drawing/figure.ts';
import type { Figure } from '#core/drawing/figure-parts.ts';
import { findState } from '#core/plss/states.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { compassRule } from '#core/survey/compass-rule.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { measure } from '#core/survey/measure.ts';
import { type Edit, editedTract, type ValueEdit } from '#renderer/state/edits.ts';
import { type Layout, putInTracts, withCell } from '#renderer/state/layout.ts';
import { verdictOn } from '#renderer/state/verdict-on.ts';

export interface Working {
  readonly tract: Tract;
  readonly verdict: TractVerdict;
  /** Null when there is nothing to draw. */
  readonly figure: Figure | null;
  /** The verdict is not the signed one: corrections are pending. */
  readonly provisional: boolean;
  /** Judged here and now, because the word of a held file is not taken for it. */
  readonly recomputed: boolean;
  /** In what the likely bad calls are still to be sought, which takes long: once typing pauses. Null where they are known. */
  readonly unsought: Extraction | null;
  /** Which tract of which document it is. */
  readonly of: string;
}

/** Up to so many courses all of it takes no time that a person feels. */
const SHORT = 16;

interface Pending {
  readonly origin: { readonly kind: 'library' | 'held'; readonly id: string } | null;
  readonly body: ExtractResponse | null;
  readonly tract: number;
  readonly edits: readonly Edit[];
  readonly draft: ValueEdit | null;
  readonly layout: Layout | null;
  readonly adjust: readonly number[];
}

/**
 * A held file may say anything of itself; what is shown of it always follows from its calls. `before` is what stood
 * on the screen; `sought` the verdict on what was unsought of it, with the likely bad calls found.
 */
export function workingOf(
  pending: Pending,
  before: Working | null,
  sought: TractVerdict | null = null,
): Working | null {
  const { origin, body, tract: index, edits, draft, layout, adjust } = pending;
  if (body === null) return null;
  const { tracts, metadata } = body.extraction;
  const all = draft === null ? edits : withCell(tracts, edits, draft, layout);
  const read = tracts[index];
  const putIn = read === undefined ? (putInTracts(all)[index - tracts.length]?.after as Tract | undefined) : undefined;
  const tract = read ?? putIn;
  if (tract === undefined) return null;
  const signed = body.groundtruth_verdicts[index];
  const mine = read === undefined ? [] : all.filter((edit) => edit.tract === index && edit.field !== 'tract');
  const recomputed = origin?.kind === 'held';
  const edited =
    read === undefined ? completed(body.extraction, tract) : editedTract(tract, mine, findState(metadata.state) ?? '');
  const of = `${origin?.kind ?? ''} ${origin?.id ?? ''} ${String(index)}`;
  const provisional = mine.length > 0 || read === undefined;
  const isJudged = provisional || recomputed || signed === undefined;
  const asked = isJudged ? alone(body.extraction, index, edited) : null;
  const unsought = sought === null && edited.calls.length > SHORT ? asked : null;
  const judged =
    asked === null ? (signed as TractVerdict) : keptOf(signed, sought ?? verdictOn(asked, unsought !== null));
  const verdict = adjust.includes(index) ? fitted(edited, judged, body.extraction) : judged;
  const figure = figureOf(edited, verdict, before?.of === of ? before : null);
  return { tract: edited, verdict, figure, provisional, recomputed, unsought, of };
}

/** Derived curve elements follow the corrected ones. */
function completed(extraction: Extraction, tract: Tract): Tract {
  return completeCalls({ ...extraction, tracts: [tract] }).tracts[0] ?? tract;
}

/** Only the tract and the exceptions that follow it bear on its verdict. */
function alone(extraction: Extraction, index: number, tract: Tract): Extraction {
  const after = extraction.tracts.slice(index + 1);
  const next = after.findIndex((one) => !one.is_exception);
  const tracts = [tract, ...(tract.is_exception ? [] : next < 0 ? after : after.slice(0, next))];
  return { ...extraction, tracts, pages: [] };
}

/** What no correction bears on. */
const keptOf = (signed: TractVerdict | undefined, verdict: TractVerdict): TractVerdict => ({
  ...verdict,
  georef: signed?.georef ?? null,
  corrected: signed?.corrected ?? false,
});

/** The figure balanced by the compass rule; the verdict of the record does not move. */
function fitted(tract: Tract, verdict: TractVerdict, extraction: Extraction): TractVerdict {
  const { geometry } = verdict;
  const unit_ft = unitFeet(tract.distance_unit, findState(extraction.metadata.state) ?? '');
  const legs = measure(tract.calls, unit_ft, tract.description_type === 'centerline').figure?.legs;
  if (geometry === null || legs === undefined) return verdict;
  const vertices = compassRule(legs).map(({ east_ft, north_ft }): [number, number] => [east_ft, north_ft]);
  return { ...verdict, adjusted: true, geometry: { ...geometry, vertices } };
}
