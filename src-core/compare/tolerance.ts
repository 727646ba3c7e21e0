// How near two values must be for a comparison to say that they agree. It is told wherever the result is.
import { angleText } from '#core/survey/angle.ts';

export interface Tolerance {
  /** Of lengths, in feet. */
  readonly length_ft: number;
  /** Of directions and central angles, in seconds of arc. */
  readonly angle_seconds: number;
}

/** What two faithful copies of one survey may differ by: the arithmetic of their units, and no more. */
export const AS_RECORDED: Tolerance = { length_ft: 0.01, angle_seconds: 1 };

/** Lengths recorded in two units differ by the rounding of their last digits too, up to this. */
export const ROUNDING_FT = 0.05;

/** Of the larger of two computed areas. */
export const AREA_SHARE = 0.0005;

export function toleranceWords({ length_ft, angle_seconds }: Tolerance): string {
  const angle = angle_seconds < 60 ? `${String(angle_seconds)}″` : angleText(angle_seconds / 3600).replace("'", '′');
  return (
    `lengths within ${String(length_ft)} ft (${String(Math.max(length_ft, ROUNDING_FT))} ft where the units differ, for their ` +
    `rounding), directions within ${angle.replace('"', '″')}, computed areas within ${String(AREA_SHARE * 100)} %`
  );
}
