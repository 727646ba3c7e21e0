// Whether a figure crosses, touches or retraces itself.
import { arcBetween } from '#core/survey/arc.ts';
import { CourseTree, type PlacedCourse } from '#core/survey/course-tree.ts';
import type { Leg } from '#core/survey/leg.ts';
import { doMeet } from '#core/survey/meeting.ts';
import type { Point } from '#core/survey/traverse.ts';

/** Indexes of two courses that meet where they should not, the earlier first; null when none do. */
export type Crossing = readonly [number, number];

interface Course extends PlacedCourse {
  readonly east_low: number;
  readonly east_high: number;
  readonly north_low: number;
  readonly north_high: number;
}

/** Figures of fewer courses are done sooner pair by pair than by a tree. */
const MANY = 48;

/**
 * The first course that meets a later one, and the first that it meets. `corners` are one more than the legs. A closed
 * figure's last course is taken to end where its first begins.
 */
export function findCrossing(corners: readonly Point[], legs: readonly Leg[], closed: boolean): Crossing | null {
  const courses = coursesOf(corners, legs, closed);
  const meets = (one: Course, other: Course) => overlap(one, other) && meet(one, other, legs.length, closed);
  const tree = courses.length < MANY ? null : new CourseTree(courses);
  for (const [i, course] of courses.entries()) {
    const other = tree === null ? findAfter(courses, i, meets) : tree.firstLater(course, meets);
    if (other !== null) return [course.index, other.index];
  }
  return null;
}

function findAfter(
  courses: readonly Course[],
  at: number,
  meets: (one: Course, other: Course) => boolean,
): Course | null {
  const course = courses[at] as Course;
  for (let i = at + 1; i < courses.length; i++) {
    const other = courses[i] as Course;
    if (meets(course, other)) return other;
  }
  return null;
}

const overlap = (one: Course, other: Course): boolean =>
  one.east_low <= other.east_high &&
  other.east_low <= one.east_high &&
  one.north_low <= other.north_high &&
  other.north_low <= one.north_high;

function meet(first: Course, second: Course, count: number, closed: boolean): boolean {
  const wraps = first.index === 0 && second.index === count - 1;
  // The last course of a figure that does not close runs past or short of the first: that is the miss, told elsewhere.
  if (wraps && !closed && count > 2) return false;
  const shared: Point[] = [];
  if (second.index === first.index + 1) shared.push(second.span.start);
  if (wraps && closed) shared.push(first.span.start);
  return doMeet(first.span, second.span, shared);
}

function coursesOf(corners: readonly Point[], legs: readonly Leg[], closed: boolean): Course[] {
  const courses: Course[] = [];
  for (const [index, leg] of legs.entries()) {
    const start = corners[index];
    const end = closed && index === legs.length - 1 ? corners[0] : corners[index + 1];
    if (start !== undefined && end !== undefined) courses.push(courseOf(index, start, end, leg));
  }
  return courses;
}

function courseOf(index: number, start: Point, end: Point, leg: Leg): Course {
  const arc = leg.arc === null ? null : arcBetween(start, end, leg.arc);
  // No arc strays further from its chord than its own height.
  const height = arc === null ? 0 : arc.radius_ft * (1 - Math.cos(Math.min(Math.PI, Math.abs(arc.sweep) / 2)));
  const stray_ft = 0.001 + height + roundingOf(start) + roundingOf(end);
  return {
    index,
    span: { start, end, arc },
    stray_ft,
    east_low: Math.min(start.east_ft, end.east_ft) - stray_ft,
    east_high: Math.max(start.east_ft, end.east_ft) + stray_ft,
    north_low: Math.min(start.north_ft, end.north_ft) - stray_ft,
    north_high: Math.max(start.north_ft, end.north_ft) + stray_ft,
  };
}

/** What turning a point into a frame may lose of it, and more. */
const roundingOf = ({ east_ft, north_ft }: Point): number => 1e-14 * (Math.abs(east_ft) + Math.abs(north_ft));
