// How the bad-call finder fares in the field: whom it accuses, how often rightly, and whether its chances hold.
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { measure } from '#core/survey/measure.ts';
import { judge } from '#core/verdict/judge.ts';
import { type FieldSlip, fieldSlip, oneCharacter } from '#test/support/field-slip.ts';
import { type FieldOptions, fieldSurvey } from '#test/support/field-survey.ts';
import { randomOf } from '#test/support/random.ts';

type Random = () => number;

const CONTEXT = { state: '', georef: null, georef_reasons: [], exceptions: [] };

const judged = (tract: Tract): TractVerdict => judge(tract, CONTEXT);

function closureOfTract(tract: Tract): { denominator: number; miss_ft: number } {
  const figure = measure(tract.calls, unitFeet(tract.distance_unit, ''), false).figure;
  return figure === null ? { denominator: 0, miss_ft: Number.POSITIVE_INFINITY } : figure.closure;
}

const accuses = ({ suspects, reasons }: TractVerdict): boolean =>
  suspects.length > 0 || reasons.some((reason) => reason.startsWith('Most likely'));

function isTrue(slip: FieldSlip, suspect: { call: number; field: string } | undefined): boolean {
  if (suspect === undefined) return false;
  if (slip.field === 'missing_course') return suspect.field === 'missing_course';
  return suspect.field !== 'missing_course' && slip.calls.includes(suspect.call);
}

export interface ProofRow {
  made: number;
  first: number;
  among_five: number;
  /** Named first at an even chance or better. */
  named: number;
  named_right: number;
  silent: number;
}

/** A survey of just about this closure. */
function surveyClosing(random: Random, denominator: number, options: FieldOptions): Tract {
  for (;;) {
    const tract = fieldSurvey(random, { ...options, denominator });
    const { denominator: came } = closureOfTract(tract);
    if (came > 0.8 * denominator && came < 1.25 * denominator) return tract;
  }
}

/** One character wrong in a survey that itself closes so well. `times` is how far the slip must outdo its own miss. */
export function proofRow(
  denominator: number,
  count: number,
  seed: number,
  times: number,
  options: FieldOptions,
): ProofRow {
  const random = randomOf(seed);
  const row: ProofRow = { made: 0, first: 0, among_five: 0, named: 0, named_right: 0, silent: 0 };
  while (row.made < count) {
    const tract = surveyClosing(random, denominator, options);
    const slip = oneCharacter(random, tract);
    if (slip === null) continue;
    const after = closureOfTract(slip.tract);
    if (after.denominator >= 5000 || after.miss_ft < times * closureOfTract(tract).miss_ft) continue;
    row.made++;
    const { suspects } = judged(slip.tract);
    const [first] = suspects;
    const isFirst = isTrue(slip, first);
    if (isFirst) row.first++;
    if (suspects.some((suspect) => isTrue(slip, suspect))) row.among_five++;
    if (first === undefined) row.silent++;
    if ((first?.chance ?? 0) < 0.5) continue;
    row.named++;
    if (isFirst) row.named_right++;
  }
  return row;
}

/** Surveys without a slip that do not close: how many are told of a bad call, by what closure they have. */
export function innocentRow(count: number, seed: number, options: FieldOptions): { made: number; accused: number } {
  const random = randomOf(seed);
  const row = { made: 0, accused: 0 };
  while (row.made < count) {
    const tract = fieldSurvey(random, options);
    if (closureOfTract(tract).denominator >= 5000) continue;
    row.made++;
    if (accuses(judged(tract))) row.accused++;
  }
  return row;
}

export interface CalibrationBin {
  from: number;
  said: number;
  count: number;
  right: number;
}

/** All that is listed first, by its chance: what it said on the whole, and how often it was so. */
export function calibration(
  count: number,
  seed: number,
  options: FieldOptions,
  shares: { none: number; two: number },
): CalibrationBin[] {
  const random = randomOf(seed);
  const bins = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97].map((from) => ({ from, said: 0, count: 0, right: 0 }));
  for (let made = 0; made < count; ) {
    const tract = fieldSurvey(random, options);
    const kind = random();
    const slip = kind < shares.none ? { tract, calls: [], field: '' } : fieldSlip(random, tract);
    const two = slip !== null && kind > 1 - shares.two ? fieldSlip(random, slip.tract) : slip;
    if (slip === null || two === null || closureOfTract(two.tract).denominator >= 5000) continue;
    made++;
    for (const suspect of judged(two.tract).suspects.slice(0, 1)) {
      const bin = bins.findLast(({ from }) => (suspect.chance ?? 0) >= from);
      if (bin === undefined) continue;
      bin.said += suspect.chance ?? 0;
      bin.count++;
      if (isTrue(slip, suspect) || (two !== slip && isTrue(two, suspect))) bin.right++;
    }
  }
  return bins;
}
