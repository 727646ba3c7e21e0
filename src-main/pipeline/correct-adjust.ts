// The compass-rule fit that an operator asks for: the figure closes, the verdict of the record does not move.
import { Refusal } from '#core/api/errors.ts';
import { findState } from '#core/plss/states.ts';
import type { Adjustment } from '#core/schema/correction.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { TractGeometry, TractVerdict } from '#core/schema/verdict.ts';
import { areaOf } from '#core/survey/area.ts';
import { closureOf } from '#core/survey/closure.ts';
import { compassRule } from '#core/survey/compass-rule.ts';
import { ACRE_SQFT, unitFeet } from '#core/survey/distance.ts';
import type { Leg } from '#core/survey/leg.ts';
import { measure } from '#core/survey/measure.ts';
import { rounded, roundedLength } from '#core/survey/rounding.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface Fit {
  readonly adjustment: Adjustment;
  readonly verdict: TractVerdict;
}

/** Refuses a tract that is not there, and one without a closed traverse. */
export function fitTract(
  extraction: Extraction,
  verdicts: readonly TractVerdict[],
  index: number,
  who: { by: string; at: string },
): Fit {
  const tract = extraction.tracts[index];
  const verdict = verdicts[index];
  if (tract === undefined || verdict === undefined) throw new Refusal('no_such_tract');
  const open = tract.description_type === 'centerline';
  const unit_ft = unitFeet(tract.distance_unit, findState(extraction.metadata.state) ?? '');
  const figure = verdict.geometry === null || open ? null : measure(tract.calls, unit_ft, false).figure;
  if (verdict.geometry === null || figure === null) throw new Refusal('not_adjustable');
  return {
    adjustment: {
      tract: index,
      method: 'compass_rule',
      misclosure_before: verdict.geometry.misclosure,
      perimeter: verdict.geometry.perimeter_ft,
      ...who,
    },
    verdict: { ...verdict, geometry: fittedGeometry(verdict.geometry, figure.legs), adjusted: true },
  };
}

/** The balanced figure. Its misclosure and closure denominator stay those of the record; the verdict says that it is fitted. */
function fittedGeometry(recorded: TractGeometry, legs: readonly Leg[]): TractGeometry {
  const corners = compassRule(legs);
  const fitted = legs.map((leg, i) => fittedLeg(leg, corners[i], corners[i + 1]));
  return {
    ...recorded,
    vertices: corners.map(({ east_ft, north_ft }) => [roundedLength(east_ft), roundedLength(north_ft)]),
    perimeter_ft: roundedLength(closureOf(fitted).perimeter_ft),
    acres: rounded(areaOf(fitted) / ACRE_SQFT, 4),
  };
}

/** The course between its balanced corners; an arc keeps its central angle, so all of it grows alike. */
function fittedLeg(leg: Leg, start: Point | undefined, end: Point | undefined): Leg {
  if (start === undefined || end === undefined) return leg;
  const east_ft = end.east_ft - start.east_ft;
  const north_ft = end.north_ft - start.north_ft;
  const chord = Math.hypot(leg.east_ft, leg.north_ft);
  const growth = chord === 0 ? 1 : Math.hypot(east_ft, north_ft) / chord;
  return {
    ...leg,
    east_ft,
    north_ft,
    length_ft: leg.length_ft * growth,
    segment_sqft: leg.segment_sqft * growth ** 2,
  };
}
