// A second form of each course beside the recorded one: its azimuth, or its length in another unit.
import { create } from 'zustand';
import { findState } from '#core/plss/states.ts';
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { angleText, degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { FOOT_METERS, unitFeet } from '#core/survey/distance.ts';

export const BESIDE = ['nothing', 'azimuth', 'metres', 'feet', 'survey_feet'] as const;
export type Beside = (typeof BESIDE)[number];

/** An international foot is 0.3048 m; what is computed here is in US survey feet. */
const INTERNATIONAL_FOOT_METERS = 0.3048;
const KEPT = 'shown beside courses';

const isBeside = (text: string | null): text is Beside => BESIDE.some((one) => one === text);
const kept = localStorage.getItem(KEPT);

export const useBeside = create<{ readonly beside: Beside }>(() => ({ beside: isBeside(kept) ? kept : 'nothing' }));

export function showBeside(beside: Beside): void {
  localStorage.setItem(KEPT, beside);
  useBeside.setState({ beside });
}

/** Of a line its own bearing and length, of a curve those of its chord; empty where there is none. */
export function besideText(call: Call, beside: Beside, unit: DistanceUnit, state: string): string {
  const isCurve = call.call_type === 'curve';
  const bearing = isCurve ? call.chord_bearing : call.bearing;
  const length = isCurve ? call.chord_length : call.distance;
  if (beside === 'azimuth') return bearing === null ? '' : angleText(degreesOf(azimuthOf(bearing)));
  if (length === null || beside === 'nothing') return '';
  const survey_ft = length * unitFeet(unit, findState(state) ?? '');
  if (beside === 'metres') return (survey_ft * FOOT_METERS).toFixed(3);
  return (beside === 'feet' ? (survey_ft * FOOT_METERS) / INTERNATIONAL_FOOT_METERS : survey_ft).toFixed(2);
}
