// What an assertion is proved with: the drawn lines, and how far a survey of this kind may be off.
import type { Assertion } from '#core/schema/assertion.ts';
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { Tract } from '#core/schema/tract.ts';
import { angleText, degreesOf, type Radians } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { type DrawnLines, linesOf } from '#core/survey/figure-relations.ts';
import type { Subject } from '#core/verdict/subject.ts';

export interface Proving {
  readonly lines: DrawnLines;
  readonly calls: readonly Call[];
  readonly unit: DistanceUnit;
  readonly unit_ft: number;
  readonly closes: boolean;
  /** Degrees within which two directions count as told. */
  readonly slack_deg: number;
  /** The last figure that the bearings are told to. */
  readonly bearings_deg: number;
}

/** What the figure shows instead; null where the assertion holds or cannot be judged. */
export type Proof = (assertion: Assertion, proving: Proving) => string | null;

/** An instrument read to minutes, and a compass read to its nearest half or quarter. */
const FINE_DEG = 0.5;
const COARSE_DEG = 2;
/** A compass read to its minutes. */
const NEEDLE_DEG = 1;

const CHAINED: ReadonlySet<string> = new Set(['rods', 'poles', 'perches', 'chains', 'links', 'varas', 'arpents']);

export function provingOf({ tract, courses, figure, unit_ft, closes }: Subject): Proving | null {
  if (figure === null) return null;
  return {
    lines: linesOf(figure, courses),
    calls: tract.calls,
    unit: tract.distance_unit,
    unit_ft,
    closes: closes === true,
    slack_deg: slackOf(tract),
    bearings_deg: Math.min(
      1,
      ...tract.calls.flatMap(({ bearing }) => (bearing === null ? [] : [lastFigure(degreesOf(azimuthOf(bearing)))])),
    ),
  };
}

/** What an angle is told to: whole degrees, minutes or seconds. */
export function lastFigure(deg: number): number {
  const seconds = Math.round(deg * 3600);
  return seconds % 60 > 0 ? 1 / 3600 : seconds % 3600 > 0 ? 1 / 60 : 1;
}

/** By what the lines were run with: compass and chain, and the last figure that was read off them. */
function slackOf({ calls, distance_unit }: Tract): number {
  const isQuartered = calls.every(
    ({ bearing }) => bearing === null || (bearing.seconds === 0 && bearing.minutes % 15 === 0),
  );
  return isQuartered ? COARSE_DEG : CHAINED.has(distance_unit) ? NEEDLE_DEG : FINE_DEG;
}

/** Of a line; a curve has none. */
export function azimuthAt({ courses, legs }: DrawnLines, index: number): Radians[] {
  const azimuth = legs[index]?.forward_azimuth;
  return azimuth === null || azimuth === undefined || courses[index]?.curve !== null ? [] : [azimuth];
}

export const angle = (deg: number): string => angleText(Math.round(deg * 3600) / 3600);
