// The verdict on a tract: what was measured, held against every rule of the table.

import { findState } from '#core/plss/states.ts';
import type { DocumentVerdict } from '#core/schema/document-verdict.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Finding, Weight } from '#core/schema/finding.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { GeorefGeometry, TractGeometry, TractVerdict, VerdictStatus } from '#core/schema/verdict.ts';
import { rounded, roundedLength } from '#core/survey/rounding.ts';
import { areaIn } from '#core/survey/stated-area.ts';
import { findAnchor, readTie, type Tie, tieLegs } from '#core/survey/tie.ts';
import { asksForGround } from '#core/verdict/asks-for-ground.ts';
import { documentVerdictOf } from '#core/verdict/document-verdict.ts';
import type { RuleFinding } from '#core/verdict/rule.ts';
import { RULES } from '#core/verdict/rule-table.ts';
import { type ExceptedArea, type JudgeContext, type Subject, subjectOf } from '#core/verdict/subject.ts';
import { quoted } from '#core/verdict/wording/quote.ts';

/** Where the survey fabric puts a tract, with what it has to say about it. */
export type GeorefOf = (tract: Tract, extraction: Extraction) => { georef: GeorefGeometry | null; reasons: string[] };

export interface Judgement {
  verdicts: TractVerdict[];
  document_verdict: DocumentVerdict | null;
}

const NO_FABRIC = 'To place it on the earth a survey fabric must be imported.';

/** One verdict for each tract in order, or one for the document when it has none. */
export function judgeAll(
  extraction: Extraction,
  georef?: GeorefOf,
  how: Pick<JudgeContext, 'without_slips'> = {},
): Judgement {
  const state = findState(extraction.metadata.state) ?? '';
  const subjects = extraction.tracts.map((tract) => {
    const placed = placeOf(tract, extraction, georef);
    return { tract, context: { state, georef: placed.georef, georef_reasons: placed.reasons } };
  });
  const verdicts = subjects.map(({ tract, context }, index) =>
    judge(tract, { ...context, ...how, exceptions: exceptionsOf(extraction.tracts, index, state) }),
  );
  return { verdicts, document_verdict: verdicts.length > 0 ? null : documentVerdictOf(extraction) };
}

export function judge(tract: Tract, context: JudgeContext): TractVerdict {
  const subject = subjectOf(tract, context);
  const { status, reasons, findings } = weigh(subject);
  const { figure, area_sqft, closes } = subject;
  const ties = tract.tie_calls.map(readTie);
  return {
    tract: tract.name,
    status,
    reasons,
    findings,
    closure_ratio: figure === null || closes === null ? null : figure.closure.ratio,
    computed_acres: area_sqft === null ? null : rounded(areaIn('acres', area_sqft, context.state), 4),
    computed_sqft: area_sqft === null ? null : rounded(area_sqft, 1),
    computed_sqm: area_sqft === null ? null : rounded(areaIn('sqm', area_sqft, context.state), 1),
    computed_hectares: area_sqft === null ? null : rounded(areaIn('ha', area_sqft, context.state), 4),
    distance_unit: tract.distance_unit,
    geometry: geometryOf(subject),
    georef: context.georef,
    location: null,
    corrected: false,
    adjusted: false,
    tie_offset: tieOffsetOf(tract, ties, subject.unit_ft),
    anchor: findAnchor(ties, tract.pob_description),
    suspects: subject.slips?.suspects ?? [],
  };
}

/** The worst finding decides; a PASS is what no rule objects to. */
function weigh(subject: Subject): Pick<TractVerdict, 'status' | 'reasons' | 'findings'> {
  let status: VerdictStatus = 'PASS';
  const reasons: string[] = [];
  const findings: Finding[] = [];
  for (const { rule, weight } of RULES) {
    if (weight === 'pass' && status !== 'PASS') continue;
    const found = rule(subject);
    if (found.length === 0) continue;
    for (const one of found) {
      reasons.push(one.reason);
      findings.push(findingOf(one, weight, subject.tract));
    }
    if (weight === 'fail') status = 'FAIL';
    if (weight === 'review' && status === 'PASS') status = 'REVIEW';
  }
  // Nothing passes without a closed figure and an area behind it, whatever the rules forgot to say.
  if (status === 'PASS' && !(subject.closes === true && subject.stated.length > 0)) status = 'REVIEW';
  return { status, reasons, findings };
}

/** One about a single call stands on the sentence of that call where it has no words of its own. */
function findingOf({ code, call, quote, spans }: RuleFinding, weight: Weight, tract: Tract): Finding {
  const sentence = call === undefined ? '' : (tract.calls[call]?.verbatim_text ?? '');
  return {
    code,
    weight,
    quote: quote ?? quoted(sentence),
    spans: [...(spans ?? [])],
    ...(call === undefined ? {} : { call }),
  };
}

function geometryOf({ figure, area_sqft, closes }: Subject): TractGeometry | null {
  if (figure === null) return null;
  const { closure, corners } = figure;
  const known = closes !== null && Number.isFinite(closure.denominator);
  return {
    vertices: corners.map(({ east_ft, north_ft }) => [roundedLength(east_ft), roundedLength(north_ft)]),
    misclosure: roundedLength(closure.miss_ft),
    perimeter_ft: roundedLength(closure.perimeter_ft),
    closure_denominator: known ? closure.denominator : null,
    acres: rounded(areaIn('acres', area_sqft ?? 0, ''), 4),
  };
}

/** From the commencement monument to the point of beginning; nothing when a tie cannot be drawn. */
function tieOffsetOf(tract: Tract, ties: readonly Tie[], unit_ft: number): [number, number] | null {
  const legs = tieLegs(ties, unit_ft);
  if (legs === null) return null;
  if (legs.length === 0) return findAnchor(ties, tract.pob_description) === null ? null : [0, 0];
  const east_ft = legs.reduce((sum, leg) => sum + leg.east_ft, 0);
  const north_ft = legs.reduce((sum, leg) => sum + leg.north_ft, 0);
  return [roundedLength(east_ft), roundedLength(north_ft)];
}

function placeOf(
  tract: Tract,
  extraction: Extraction,
  georef: GeorefOf | undefined,
): { georef: GeorefGeometry | null; reasons: readonly string[] } {
  if (!asksForGround(tract)) return { georef: null, reasons: [] };
  return georef === undefined ? { georef: null, reasons: [NO_FABRIC] } : georef(tract, extraction);
}

/** The exceptions that follow a tract in the document, up to the next tract that is conveyed. */
function exceptionsOf(tracts: readonly Tract[], index: number, state: string): ExceptedArea[] {
  if (tracts[index]?.is_exception !== false) return [];
  const after = tracts.slice(index + 1);
  const next = after.findIndex((tract) => !tract.is_exception);
  return (next < 0 ? after : after.slice(0, next)).map((tract) => ({
    name: tract.name,
    area_sqft: subjectOf(tract, { state, georef: null, georef_reasons: [], exceptions: [], without_slips: true })
      .area_sqft,
  }));
}
