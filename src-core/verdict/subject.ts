// What the rules judge: a tract with everything that was measured of it.
import type { Tract } from '#core/schema/tract.ts';
import type { GeorefGeometry } from '#core/schema/verdict.ts';
import { EASEMENT, readWire } from '#core/schema/wire-string.ts';
import { isClosedFigure } from '#core/survey/closure.ts';
import { type Crossing, findCrossing } from '#core/survey/crossing.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { type Measure, measure } from '#core/survey/measure.ts';
import { areaAgrees, type StatedArea, statedAreas } from '#core/survey/stated-area.ts';
import { type Found, findSuspects, findTurnSuspects } from '#core/survey/suspects.ts';

export interface ExceptedArea {
  name: string;
  /** Null when it could not be computed. */
  area_sqft: number | null;
}

export interface JudgeContext {
  /** Two letters, or empty when the document does not say. */
  state: string;
  /** Where the survey fabric put an aliquot tract, and what it has to say about it. */
  georef: GeorefGeometry | null;
  georef_reasons: readonly string[];
  /** Tracts of the same document excepted out of this one. */
  exceptions: readonly ExceptedArea[];
  /** The likely slips are not sought, which takes longest by far and decides nothing: while a value is being typed. */
  without_slips?: boolean;
}

export interface Subject extends Measure {
  tract: Tract;
  context: JudgeContext;
  unit_ft: number;
  /** A centerline: a line to be followed, not a boundary to be closed. */
  is_open: boolean;
  /** The stated width of a strip. */
  width_ft: number | null;
  /** Whether the figure closes; null when there is nothing to check closure with. */
  closes: boolean | null;
  crossing: Crossing | null;
  stated: readonly StatedArea[];
  /** Enclosed, or length by width for a strip; null when neither can be had. */
  area_sqft: number | null;
  /** Single-course explanations of a figure that does not fit, and what speaks against them; null where none is sought. */
  slips: Found | null;
}

export function subjectOf(tract: Tract, context: JudgeContext): Subject {
  const unit_ft = unitFeet(tract.distance_unit, context.state);
  const is_open = tract.description_type === 'centerline';
  const measured = measure(tract.calls, unit_ft, is_open);
  const { figure, inferred } = measured;
  const width_ft = widthOf(tract);
  const closes = figure === null || is_open || inferred !== null ? null : isClosedFigure(figure.closure);
  const stated = statedAreas(tract);
  return {
    ...measured,
    tract,
    context,
    unit_ft,
    is_open,
    width_ft,
    closes,
    crossing: figure === null || is_open ? null : findCrossing(figure.corners, figure.legs, closes !== false),
    stated,
    area_sqft: areaOfFigure(figure, is_open, width_ft),
    slips:
      closes === null || context.without_slips === true
        ? null
        : slipsOf(tract, measured, { unit_ft, state: context.state, stated, closes }),
  };
}

function slipsOf(
  tract: Tract,
  { courses, figure }: Measure,
  known: { unit_ft: number; state: string; stated: readonly StatedArea[]; closes: boolean },
): Found | null {
  if (figure === null) return null;
  const { legs, closure, area_sqft } = figure;
  const investigated = { calls: tract.calls, courses, legs, closure, unit: tract.distance_unit, ...known };
  if (!known.closes) return findSuspects(investigated);
  return areaAgrees(known.stated, area_sqft, known.state) === false ? findTurnSuspects(investigated) : null;
}

function areaOfFigure(figure: Measure['figure'], isOpen: boolean, width_ft: number | null): number | null {
  if (figure === null) return null;
  if (!isOpen) return figure.area_sqft;
  return width_ft === null ? null : figure.closure.perimeter_ft * width_ft;
}

function widthOf(tract: Tract): number | null {
  const width = Number(readWire(EASEMENT, tract.easement).width_ft ?? Number.NaN);
  return width > 0 && width < 1e6 ? width : null;
}
