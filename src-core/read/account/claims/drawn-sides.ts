// The sides of a figure as its courses draw them: which way each looks, and which run on in one line.

import { oncePerPart } from '#core/language/once-per-word.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { lengthOf } from '#core/read/account/quantities/quantity.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { degreesOf, turnBetween } from '#core/survey/angle.ts';
import { signedAreaOf } from '#core/survey/area.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { directionOf, type Leg, lineLeg } from '#core/survey/leg.ts';

/** By chords where they are curves; null where one of them is not drawn. */
export function legsOf(courses: readonly Course[]): Leg[] | null {
  const legs = courses.flatMap(({ bearing, distance, curve }) => {
    const [way, length] = curve === null ? [bearing, distance] : [curve.chordBearing, curve.chord];
    return way === null || length === null ? [] : [lineLeg(azimuthOf(way), lengthOf(length).value)];
  });
  return legs.length < courses.length ? null : legs;
}

/** A side looks to a direction that is named within so many degrees. */
const TOWARD_DEG = 60;

/** None where the figure is not drawn. */
export function coursesToward(courses: ToldTract['courses'], deg: number): Course[] {
  const outwards = outwardsOf(courses);
  return courses.filter((_, index) => partedBy(outwards[index] ?? Number.NaN, deg) <= TOWARD_DEG);
}

/** Azimuths, in degrees, that the courses look out of the figure to; none where the figure is not drawn. */
export const outwardsOf = oncePerPart((courses: ToldTract['courses']): readonly number[] => {
  const legs = legsOf(courses) ?? [];
  const quarter = signedAreaOf(legs) < 0 ? -90 : 90;
  return legs.map((leg) => degreesOf(directionOf(leg)) + quarter);
});

/** Where it turns by less, two courses are one side. */
const SAME_SIDE_DEG = 5;

export function sidesOf(courses: ToldTract['courses']): number {
  const legs = legsOf(courses) ?? [];
  return legs.filter((leg, index) => !isOn(legs.at(index - 1), leg)).length;
}

/** The courses, those that run on in one line together. */
export function runsOf(courses: ToldTract['courses']): Course[][] {
  const legs = legsOf(courses) ?? [];
  const runs: Course[][] = [];
  for (const [at, course] of courses.entries()) {
    if (at > 0 && isOn(legs[at - 1], legs[at])) runs.at(-1)?.push(course);
    else runs.push([course]);
  }
  return runs;
}

const isOn = (before: Leg | undefined, leg: Leg | undefined): boolean =>
  before !== undefined &&
  leg !== undefined &&
  Math.abs(degreesOf(turnBetween(directionOf(before), directionOf(leg)))) <= SAME_SIDE_DEG;
