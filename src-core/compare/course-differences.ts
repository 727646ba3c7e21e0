// In what two courses differ, value by value, and how far.
import type { CourseSide, CurveSide } from '#core/compare/course-side.ts';
import { ROUNDING_FT, type Tolerance } from '#core/compare/tolerance.ts';
import { degreesOf, type Radians, radians, turnBetween } from '#core/survey/angle.ts';

export type ComparedField = 'kind' | 'bearing' | 'distance' | 'radius' | 'arc_length' | 'delta' | 'curve_direction';

export interface Difference {
  readonly field: ComparedField;
  /** The second less the first: feet, or degrees clockwise. Null where one of them does not say, or it is no number. */
  readonly by: number | null;
}

/** Seconds are compared with what a double leaves of them. */
const HAIR = 1e-6;

export function differencesOf(a: CourseSide, b: CourseSide, tolerance: Tolerance): Difference[] {
  if ((a.curve === null) !== (b.curve === null)) {
    return [{ field: 'kind', by: null }, ...chordDifferences(a, b, tolerance)];
  }
  return [...chordDifferences(a, b, tolerance), ...curveDifferences(a, b, tolerance)];
}

function chordDifferences(a: CourseSide, b: CourseSide, tolerance: Tolerance): Difference[] {
  return [
    ...numbers('bearing', turnOf(a.azimuth, b.azimuth), a.azimuth === b.azimuth, tolerance.angle_seconds / 3600),
    ...numbers(
      'distance',
      gapOf(a.length_ft, b.length_ft),
      a.length_ft === b.length_ft,
      lengthAllowed(a, b, tolerance),
    ),
  ];
}

function curveDifferences(a: CourseSide, b: CourseSide, tolerance: Tolerance): Difference[] {
  if (a.curve === null || b.curve === null) return [];
  const [one, two]: [CurveSide, CurveSide] = [a.curve, b.curve];
  const allowed = lengthAllowed(a, b, tolerance);
  return [
    ...numbers('radius', gapOf(one.radius_ft, two.radius_ft), one.radius_ft === two.radius_ft, allowed),
    ...numbers('arc_length', gapOf(one.arc_ft, two.arc_ft), one.arc_ft === two.arc_ft, allowed),
    ...numbers(
      'delta',
      gapOf(one.delta_deg, two.delta_deg),
      one.delta_deg === two.delta_deg,
      deltaAllowed(a, b, tolerance),
    ),
    ...(one.turn === two.turn ? [] : [{ field: 'curve_direction', by: null } as const]),
  ];
}

function numbers(field: ComparedField, by: number | null, same: boolean, allowed: number): Difference[] {
  if (same) return [];
  return by !== null && Math.abs(by) <= allowed + HAIR ? [] : [{ field, by }];
}

const gapOf = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : b - a);

const turnOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : degreesOf(turnBetween(radians(a), radians(b)));

/** Two units cannot say one length to the same hundredth. */
export function lengthAllowed(a: CourseSide, b: CourseSide, { length_ft }: Tolerance): number {
  return a.unit === b.unit ? length_ft : Math.max(length_ft, Math.min(ROUNDING_FT, Math.max(a.half_ft, b.half_ft)));
}

/** A central angle solved of lengths is as sure as they are. */
function deltaAllowed(a: CourseSide, b: CourseSide, tolerance: Tolerance): number {
  const recorded = [a, b].every(({ call }) => call.delta !== null && !call.computed.includes('delta'));
  const radius = Math.min(a.curve?.radius_ft ?? 1, b.curve?.radius_ft ?? 1);
  const own = tolerance.angle_seconds / 3600;
  return recorded ? own : Math.max(own, degreesOf(((2 * lengthAllowed(a, b, tolerance)) / radius) as Radians));
}

/** Whether there is anything in both to compare. */
export const isComparable = (a: CourseSide, b: CourseSide): boolean =>
  a.azimuth !== null && b.azimuth !== null && a.length_ft !== null && b.length_ft !== null;
