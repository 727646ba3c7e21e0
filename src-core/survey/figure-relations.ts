// How the lines of a closed figure stand to each other: turns and angles at its corners, which way its sides look, which corner is which.
import { azimuth, degreesOf, type Radians, radians, turnBetween } from '#core/survey/angle.ts';
import { signedAreaOf } from '#core/survey/area.ts';
import type { Course } from '#core/survey/course.ts';
import { directionOf, type Leg } from '#core/survey/leg.ts';
import type { MeasuredFigure } from '#core/survey/measure.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface DrawnLines {
  readonly courses: readonly Course[];
  readonly legs: readonly Leg[];
  /** Without the last, which is the first again. */
  readonly corners: readonly Point[];
  readonly isClockwise: boolean;
}

export function linesOf({ legs, corners }: MeasuredFigure, courses: readonly Course[]): DrawnLines {
  return { courses, legs, corners: corners.slice(0, legs.length), isClockwise: signedAreaOf(legs) < 0 };
}

const cycled = <T>(list: readonly T[], index: number): T | undefined =>
  list[((index % list.length) + list.length) % list.length];

/** Direction of travel on entering a course; null where only the chord of a curve is known. */
export function entryOf({ courses, legs }: DrawnLines, index: number): Radians | null {
  const leg = cycled(legs, index);
  const course = cycled(courses, index);
  if (leg === undefined || course === undefined) return null;
  return course.curve === null ? leg.forward_azimuth : course.curve.back_azimuth;
}

export const exitOf = ({ legs }: DrawnLines, index: number): Radians | null =>
  cycled(legs, index)?.forward_azimuth ?? null;

/** Degrees from one course into the next, to the right positive; the first follows the last. */
export function turnInto(lines: DrawnLines, index: number): number | null {
  const from = exitOf(lines, index - 1);
  const to = entryOf(lines, index);
  return from === null || to === null ? null : degreesOf(turnBetween(from, to));
}

/** Degrees inside the figure at the start of a course. */
export function interiorAt(lines: DrawnLines, index: number): number | null {
  const turn = turnInto(lines, index);
  return turn === null ? null : lines.isClockwise ? 180 - turn : 180 + turn;
}

/** Between two lines, whichever way they are run: 0 to 90 degrees. */
export function bentBetween(a: Radians, b: Radians): number {
  const turn = Math.abs(degreesOf(turnBetween(a, b)));
  return turn > 90 ? 180 - turn : turn;
}

/** Degrees between two directions. */
export const partedBy = (a_deg: number, b_deg: number): number => Math.abs(((a_deg - b_deg + 540) % 360) - 180);

/** Azimuth, in degrees, that a side looks out of the figure to. */
export function outwardOf({ legs, isClockwise }: DrawnLines, index: number): number | null {
  const leg = cycled(legs, index);
  if (leg === undefined) return null;
  return degreesOf(azimuth(directionOf(leg) + (isClockwise ? -Math.PI / 2 : Math.PI / 2)));
}

/** The center of a curve; null for a line. */
export function centerOf({ courses, corners }: DrawnLines, index: number): Point | null {
  const curve = courses[index]?.curve;
  const from = corners[index];
  if (curve === undefined || curve === null || from === undefined) return null;
  const toward = curve.back_azimuth + (curve.turn === 'right' ? Math.PI / 2 : -Math.PI / 2);
  return {
    east_ft: from.east_ft + curve.radius_ft * Math.sin(toward),
    north_ft: from.north_ft + curve.radius_ft * Math.cos(toward),
  };
}

/** The courses whose sides look toward an azimuth, within an eighth of a turn. */
export function sideToward(lines: DrawnLines, azimuth_deg: number): number[] {
  return lines.legs.flatMap((_, index) => {
    const outward = outwardOf(lines, index);
    return outward !== null && partedBy(outward, azimuth_deg) <= 45 ? [index] : [];
  });
}

/** From 0 for the corner that lies farthest toward an azimuth to 1 for the one that lies least so; the figure is drawn into a square, so that long ones count alike. */
export function shortOf({ corners }: DrawnLines, index: number, azimuth_deg: number): number {
  const east = extentOf(corners.map((corner) => corner.east_ft));
  const north = extentOf(corners.map((corner) => corner.north_ft));
  const toward = radians((azimuth_deg * Math.PI) / 180);
  const along = corners.map(
    (corner) =>
      ((corner.east_ft - east.least) / east.size) * Math.sin(toward) +
      ((corner.north_ft - north.least) / north.size) * Math.cos(toward),
  );
  const { least, size } = extentOf(along);
  return 1 - ((along[index] ?? least) - least) / size;
}

function extentOf(values: readonly number[]): { least: number; size: number } {
  const least = Math.min(...values);
  return { least, size: Math.max(...values) - least || 1 };
}

/** Degrees from an azimuth to the nearest and to the farthest direction in which the corner is the outermost; null for a corner that is that in none. */
export function cornerReach(
  { corners }: Pick<DrawnLines, 'corners'>,
  index: number,
  azimuth_deg: number,
): { near: number; far: number } | null {
  const own = corners[index];
  const parted: number[] = [];
  for (let step = 0; step < 360; step += 1) {
    const toward = (step * Math.PI) / 180;
    const along = ({ east_ft, north_ft }: Point): number => east_ft * Math.sin(toward) + north_ft * Math.cos(toward);
    if (own !== undefined && corners.every((corner) => along(corner) <= along(own) + 1e-6))
      parted.push(partedBy(step, azimuth_deg));
  }
  return parted.length === 0 ? null : { near: Math.min(...parted), far: Math.max(...parted) };
}

/** Where the figure turns by more than so many degrees. */
export function realCorners(lines: DrawnLines, least_deg: number): number[] {
  return lines.legs.flatMap((_, index) => {
    const turn = turnInto(lines, index);
    return turn === null || Math.abs(turn) > least_deg ? [index] : [];
  });
}

/** A named corner is one of those that lie to that side: a corner of an odd shape may be called so that lies a little off. */
export const CORNER_DEG = 60;
export const CORNER_NEAR_DEG = 10;

/** The corners that may be named after a direction. */
export function cornersToward(lines: Pick<DrawnLines, 'corners'>, azimuth_deg: number): number[] {
  return lines.corners.flatMap((_, index) => {
    const reach = cornerReach(lines, index, azimuth_deg);
    const isNamed = reach !== null && (reach.near <= CORNER_NEAR_DEG || (reach.near + reach.far) / 2 <= CORNER_DEG);
    return isNamed ? [index] : [];
  });
}
