// Words that several rules share: which courses, how long, how much.
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { CourseFault } from '#core/survey/course.ts';
import { FOOT_METERS } from '#core/survey/distance.ts';

/** More than this many of a kind are counted, not listed. */
const LISTED = 8;

export const courseName = (index: number): string => `Course ${index + 1}`;

/** "Course 3", "Courses 3 and 7", "Courses 1, 2 and 5 and 40 more". */
export function courseNames(indexes: readonly number[]): string {
  const numbers = indexes.slice(0, LISTED).map((index) => String(index + 1));
  const more = indexes.length - numbers.length;
  const last = numbers.length > 1 && more === 0 ? ` and ${numbers.pop()}` : '';
  return `Course${indexes.length > 1 ? 's' : ''} ${numbers.join(', ')}${last}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The course that a finding is about, where it is about one. */
export const onlyOf = (indexes: readonly number[]): number | undefined =>
  indexes.length === 1 ? indexes[0] : undefined;

/** In order, the rest counted and said by `rest`. */
export function listed<One>(found: readonly One[], rest: (words: string, first: One) => One): One[] {
  const [first] = found;
  const more = found.length - LISTED;
  if (first === undefined || more <= 0) return [...found];
  return [...found.slice(0, LISTED), rest(`And ${more} more of the same kind.`, first)];
}

/** In metres for a deed that measures in them, with the digit that a metre asks for more. */
export const lengthSaid = (value_ft: number, unit: DistanceUnit, decimals = 2): string =>
  unit === 'meters' || unit === 'kilometers'
    ? `${(value_ft * FOOT_METERS).toFixed(decimals + 1)} m`
    : `${value_ft.toFixed(decimals)} ft`;

/** A stated width with the digits it has, and in metres where the deed measures in them. */
export const widthSaid = (width_ft: number, unit: DistanceUnit): string =>
  unit === 'meters' || unit === 'kilometers'
    ? `${String(Number((width_ft * FOOT_METERS).toFixed(3)))} m`
    : `${String(width_ft)} ft`;

/** Said after the name of a course. */
export const FAULT_WORDS: Readonly<Record<CourseFault, string>> = {
  no_bearing: 'has a distance but no bearing',
  no_distance: 'has a bearing but no distance',
  nothing: 'has neither bearing nor distance',
  bad_bearing: 'has a bearing that is none',
  bad_length: 'has a length, radius or angle that cannot be drawn',
  curve_unsettled: 'is a curve that its recorded elements do not settle',
  radius_too_small: 'is a curve whose radius is smaller than half its chord',
};
