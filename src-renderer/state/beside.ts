// A second form of each course beside the recorded one: what it was worked out as, its azimuth, or its length in another
// unit. The same choice letters the drawing and goes with what is copied.
import { create } from 'zustand';
import { type CourseStyle, OWN_STYLE, styledBearing, styledLength } from '#core/drawing/recorded-text.ts';
import { findState } from '#core/plss/states.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { Tract } from '#core/schema/tract.ts';
import { angleText, degreesOf } from '#core/survey/angle.ts';
import { azimuthOf, bearingText } from '#core/survey/bearing.ts';
import { FOOT_METERS, unitFeet } from '#core/survey/distance.ts';

export const BESIDE = ['auto', 'nothing', 'worked', 'azimuth', 'metres', 'feet', 'survey_feet'] as const;
export type Beside = (typeof BESIDE)[number];

/** An international foot is 0.3048 m; what is computed here is in US survey feet. */
const INTERNATIONAL_FOOT_METERS = 0.3048;
const KEPT = 'shown beside courses';

const isBeside = (text: string | null): text is Beside => BESIDE.some((one) => one === text);
const kept = localStorage.getItem(KEPT);

export const useBeside = create<{ readonly beside: Beside }>(() => ({ beside: isBeside(kept) ? kept : 'auto' }));

export function showBeside(beside: Beside): void {
  localStorage.setItem(KEPT, beside);
  useBeside.setState({ beside });
}

/** By itself the worked form stands beside old measures: poles and chains, half degrees. */
export function besideOf(beside: Beside, { distance_unit: unit, calls }: Tract): Exclude<Beside, 'auto'> {
  if (beside !== 'auto') return beside;
  const isPlain = unit === 'feet' || unit === 'meters';
  return isPlain && !calls.some(({ verbatim_text }) => /[¼½¾]\s*°|°\s*[¼½¾]/.test(verbatim_text))
    ? 'nothing'
    : 'worked';
}

/** How the drawing is lettered, and what is copied, for a choice. */
export function styleOf(beside: Beside, unit: DistanceUnit, state: string): CourseStyle {
  const survey_ft = unitFeet(unit, findState(state) ?? '');
  const length = (per_unit: number, mark: string, decimals: number): CourseStyle => ({
    azimuths: false,
    length: { per_unit, mark, decimals },
  });
  switch (beside) {
    case 'azimuth':
      return { azimuths: true, length: null };
    case 'metres':
      return length(survey_ft * FOOT_METERS, ' m', 3);
    case 'feet':
      return length((survey_ft * FOOT_METERS) / INTERNATIONAL_FOOT_METERS, ' ft', 2);
    case 'survey_feet':
      return length(survey_ft, ' US ft', 2);
    default:
      return OWN_STYLE;
  }
}

/** Of a line its own bearing and length, of a curve those of its chord; empty where there is none. */
export function besideText(call: Call, beside: Beside, unit: DistanceUnit, state: string): string {
  const isCurve = call.call_type === 'curve';
  return besideOfValues(
    isCurve ? call.chord_bearing : call.bearing,
    isCurve ? call.chord_length : call.distance,
    beside,
    unit,
    state,
  );
}

/** The same for values that stand by themselves, as those of a tie. */
export function besideOfValues(
  bearing: Bearing | null,
  length: number | null,
  beside: Beside,
  unit: DistanceUnit,
  state: string,
): string {
  if (beside === 'azimuth') return bearing === null ? '' : angleText(degreesOf(azimuthOf(bearing)));
  if (beside === 'worked') {
    const feet = length === null ? '' : `${(length * unitFeet(unit, findState(state) ?? '')).toFixed(2)} ft`;
    return [bearing === null ? '' : bearingText(bearing), feet].filter((part) => part !== '').join(' ');
  }
  const style = styleOf(beside, unit, state);
  if (length === null || style.length === null) return '';
  return (length * style.length.per_unit).toFixed(style.length.decimals);
}

/** A bearing and a length for the clipboard, in the form that is chosen. */
export const chosenForm = (call: Call, beside: Beside, unit: DistanceUnit, state: string): string => {
  const style = styleOf(beside, unit, state);
  const isCurve = call.call_type === 'curve';
  const [bearing, length] = isCurve ? [call.chord_bearing, call.chord_length] : [call.bearing, call.distance];
  return [
    bearing === null ? '' : styledBearing(bearing, style),
    length === null ? '' : styledLength(length, unit, call.verbatim_text, style),
  ]
    .filter((part) => part !== '')
    .join(' ');
};
