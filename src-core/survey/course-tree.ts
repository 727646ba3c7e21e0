// Courses in ever smaller bundles that lie together and run alike, so that those near a course are found without a look
// at each. A bundle's frame is turned the way its courses run: long courses side by side then stand in frames of their own.
import type { Span } from '#core/survey/meeting.ts';

export interface PlacedCourse {
  readonly index: number;
  readonly span: Span;
  /** No part of the course is further than this from the straight line between its ends. */
  readonly stray_ft: number;
}

interface Bundle<Course> {
  /** The least and the greatest index in it. */
  first: number;
  last: number;
  /** Unit vector along the frame; across is a quarter turn to its left. */
  east: number;
  north: number;
  along_low: number;
  along_high: number;
  across_low: number;
  across_high: number;
  /** Either two parts or a few courses. */
  one: Bundle<Course> | null;
  other: Bundle<Course> | null;
  courses: readonly Course[];
}

/** So few courses are looked at one by one. */
const FEW = 6;

export class CourseTree<Course extends PlacedCourse> {
  readonly #root: Bundle<Course>;

  constructor(courses: readonly Course[]) {
    this.#root = bundleOf([...courses], 0, courses.length);
  }

  /** The course of the least index above this one's that it meets, of those near it; null when there is none. */
  firstLater(course: Course, meets: (course: Course, other: Course) => boolean): Course | null {
    return soughtIn(this.#root, course, meets, null);
  }
}

function soughtIn<Course extends PlacedCourse>(
  bundle: Bundle<Course> | null,
  course: Course,
  meets: (course: Course, other: Course) => boolean,
  before: Course | null,
): Course | null {
  if (bundle === null || bundle.last <= course.index) return before;
  if ((before !== null && bundle.first >= before.index) || isApart(bundle, course)) return before;
  let best = before;
  for (const other of bundle.courses) {
    if (other.index > course.index && (best === null || other.index < best.index) && meets(course, other)) best = other;
  }
  best = soughtIn(bundle.one, course, meets, best);
  return soughtIn(bundle.other, course, meets, best);
}

/** Sorts the courses from `from` up to `to` in place. */
function bundleOf<Course extends PlacedCourse>(courses: Course[], from: number, to: number): Bundle<Course> {
  const [east, north] = runOf(courses, from, to);
  const bundle: Bundle<Course> = {
    first: Number.POSITIVE_INFINITY,
    last: Number.NEGATIVE_INFINITY,
    east,
    north,
    along_low: Number.POSITIVE_INFINITY,
    along_high: Number.NEGATIVE_INFINITY,
    across_low: Number.POSITIVE_INFINITY,
    across_high: Number.NEGATIVE_INFINITY,
    one: null,
    other: null,
    courses: [],
  };
  for (let i = from; i < to; i++) widen(bundle, courses[i] as Course);
  if (to - from <= FEW) {
    bundle.courses = courses.slice(from, to);
    return bundle;
  }
  const middle = (from + to) >> 1;
  partAt(courses, keysOf(courses, from, to, bundle), from, middle);
  bundle.one = bundleOf(courses, from, middle);
  bundle.other = bundleOf(courses, middle, to);
  return bundle;
}

/** Where the courses run on the whole, either way alike: the mean of their doubled directions, each by its length. */
function runOf(courses: readonly PlacedCourse[], from: number, to: number): [number, number] {
  let cosine = 0;
  let sine = 0;
  for (let i = from; i < to; i++) {
    const { start, end } = (courses[i] as PlacedCourse).span;
    const east = end.east_ft - start.east_ft;
    const north = end.north_ft - start.north_ft;
    const length = Math.sqrt(east * east + north * north) || 1;
    cosine += (east * east - north * north) / length;
    sine += (2 * east * north) / length;
  }
  const run = Math.atan2(sine, cosine) / 2;
  return [Math.cos(run), Math.sin(run)];
}

function widen(bundle: Bundle<unknown>, { index, span: { start, end }, stray_ft }: PlacedCourse): void {
  const { east, north } = bundle;
  bundle.first = Math.min(bundle.first, index);
  bundle.last = Math.max(bundle.last, index);
  const from = start.east_ft * east + start.north_ft * north;
  const to = end.east_ft * east + end.north_ft * north;
  bundle.along_low = Math.min(bundle.along_low, from - stray_ft, to - stray_ft);
  bundle.along_high = Math.max(bundle.along_high, from + stray_ft, to + stray_ft);
  const left = start.north_ft * east - start.east_ft * north;
  const right = end.north_ft * east - end.east_ft * north;
  bundle.across_low = Math.min(bundle.across_low, left - stray_ft, right - stray_ft);
  bundle.across_high = Math.max(bundle.across_high, left + stray_ft, right + stray_ft);
}

/** A line parts the frame from the course: along one of its sides, or along the course itself. */
function isApart(bundle: Bundle<unknown>, { span: { start, end }, stray_ft }: PlacedCourse): boolean {
  const { east, north, along_low, along_high, across_low, across_high } = bundle;
  const from = start.east_ft * east + start.north_ft * north;
  const to = end.east_ft * east + end.north_ft * north;
  if (Math.max(from, to) + stray_ft < along_low || Math.min(from, to) - stray_ft > along_high) return true;
  const left = start.north_ft * east - start.east_ft * north;
  const right = end.north_ft * east - end.east_ft * north;
  if (Math.max(left, right) + stray_ft < across_low || Math.min(left, right) - stray_ft > across_high) return true;
  // From here on times the length of the course.
  const along = to - from;
  const across = right - left;
  const length = Math.sqrt(along * along + across * across);
  const middle = along * ((across_low + across_high) / 2 - left) - across * ((along_low + along_high) / 2 - from);
  const reach = (Math.abs(along) * (across_high - across_low) + Math.abs(across) * (along_high - along_low)) / 2;
  return Math.abs(middle) > reach + stray_ft * length;
}

/** What the courses are parted by: where they stand along the frame or across it, or how they run; what narrows most. */
function keysOf(courses: readonly PlacedCourse[], from: number, to: number, bundle: Bundle<unknown>): Float64Array {
  const { east, north } = bundle;
  const along = new Float64Array(to - from);
  const across = new Float64Array(to - from);
  const turned = new Float64Array(to - from);
  let length = 0;
  for (let i = from; i < to; i++) {
    const { start, end } = (courses[i] as PlacedCourse).span;
    along[i - from] = ((start.east_ft + end.east_ft) * east + (start.north_ft + end.north_ft) * north) / 2;
    across[i - from] = ((start.north_ft + end.north_ft) * east - (start.east_ft + end.east_ft) * north) / 2;
    const run = (end.east_ft - start.east_ft) * east + (end.north_ft - start.north_ft) * north;
    const off = (end.north_ft - start.north_ft) * east - (end.east_ft - start.east_ft) * north;
    turned[i - from] = run < 0 ? -off : off;
    length += Math.abs(run) / (to - from);
  }
  const [far, wide, turn] = [spreadOf(along), spreadOf(across), spreadOf(turned)];
  if (far * (wide + turn) > Math.max(wide, turn) * (far + length)) return along;
  return wide >= turn ? across : turned;
}

function spreadOf(values: Float64Array): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high - low;
}

/** Brings the courses of the lesser keys before `middle` and the others after it (Hoare's selection). */
function partAt(courses: PlacedCourse[], keys: Float64Array, start: number, middle: number): void {
  let low = 0;
  let high = keys.length - 1;
  const sought = middle - start;
  while (low < high) {
    const pivot = keys[(low + high) >> 1] as number;
    let i = low;
    let j = high;
    while (i <= j) {
      while ((keys[i] as number) < pivot) i++;
      while ((keys[j] as number) > pivot) j--;
      if (i > j) break;
      swap(keys, i, j);
      swap(courses, start + i, start + j);
      i++;
      j--;
    }
    if (sought <= j) high = j;
    else if (sought >= i) low = i;
    else return;
  }
}

function swap<T>(list: { [at: number]: T }, i: number, j: number): void {
  const kept = list[i] as T;
  list[i] = list[j] as T;
  list[j] = kept;
}
