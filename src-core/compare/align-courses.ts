// Which course of one description answers to which of another: the cheapest way to edit one into the other, from
// whatever corner and in whichever direction the second is walked.
import { differencesOf, isComparable, lengthAllowed } from '#core/compare/course-differences.ts';
import { type CourseSide, walkedBack } from '#core/compare/course-side.ts';
import type { Tolerance } from '#core/compare/tolerance.ts';
import { radians, radiansOf, turnBetween } from '#core/survey/angle.ts';

export interface SidePair {
  /** Null for a course that stands in the other document alone. */
  readonly first: CourseSide | null;
  readonly second: CourseSide | null;
}

export interface Alignment {
  readonly pairs: readonly SidePair[];
  /** The second runs the other way round. */
  readonly reversed: boolean;
  /** How many courses the second's beginning is moved along its own way of going. */
  readonly shift: number;
  readonly cost: number;
}

/** To leave a course out, or to put one in. */
const GAP = 1;
/** Above this two courses have nothing in common. */
const STRANGERS = 1;
/** Of equal ways the plainest is told. */
const MOVED = 0.05;
const REVERSED = 0.1;
/** Rings up to this size are tried from every corner. */
const SMALL_RING = 24;
const MOST_CORNERS = 12;
/** Beyond this courses are compared in their order alone. */
const MOST_CELLS = 4_000_000;

/** A closed figure may be walked from any corner; an open line only from its ends. */
export function alignCourses(
  first: readonly CourseSide[],
  second: readonly CourseSide[],
  tolerance: Tolerance,
  closed: boolean,
): Alignment {
  if (first.length * second.length > MOST_CELLS) return inOrder(first, second);
  const ways = [
    { sides: second, reversed: false },
    { sides: walkedBack(second), reversed: true },
  ];
  let best: Alignment | null = null;
  for (const { sides, reversed } of ways) {
    const costs = costsOf(first, sides, tolerance);
    for (const shift of closed ? shiftsOf(costs, first.length, sides.length) : [0]) {
      const extra = (shift === 0 ? 0 : MOVED) + (reversed ? REVERSED : 0);
      const found = alignFrom(first, sides, costs, shift);
      if (best === null || found.cost + extra < best.cost - 1e-9) {
        best = { pairs: found.pairs, reversed, shift, cost: found.cost + extra };
      }
    }
  }
  return best ?? { pairs: [], reversed: false, shift: 0, cost: 0 };
}

const inOrder = (first: readonly CourseSide[], second: readonly CourseSide[]): Alignment => ({
  pairs: Array.from({ length: Math.max(first.length, second.length) }, (_, at) => ({
    first: first[at] ?? null,
    second: second[at] ?? null,
  })),
  reversed: false,
  shift: 0,
  cost: Math.abs(first.length - second.length),
});

function costsOf(first: readonly CourseSide[], second: readonly CourseSide[], tolerance: Tolerance): Float64Array {
  const costs = new Float64Array(first.length * second.length);
  first.forEach((a, i) => {
    second.forEach((b, j) => {
      costs[i * second.length + j] = costOf(a, b, tolerance);
    });
  });
  return costs;
}

/** Asked for every course against every other, so nothing is made on the way. */
function costOf(a: CourseSide, b: CourseSide, tolerance: Tolerance): number {
  const [one, two] = [a.length_ft, b.length_ft];
  let cost = isComparable(a, b) ? 0 : 0.3;
  // A quarter of a right angle, or a third of the length, is as good as another course altogether.
  if (a.azimuth === null || b.azimuth === null) cost += a.azimuth === b.azimuth ? 0 : 0.6;
  else {
    const turn = Math.abs(turnBetween(radians(a.azimuth), radians(b.azimuth)));
    if (turn > radiansOf(tolerance.angle_seconds / 3600) + 1e-9) cost += 0.3 + 0.4 * Math.min(1, turn / (Math.PI / 8));
  }
  if (one === null || two === null) cost += one === two ? 0 : 0.5;
  else {
    const gap = Math.abs(one - two);
    if (gap > lengthAllowed(a, b, tolerance) + 1e-6) cost += 0.3 + 0.4 * Math.min(1, gap / (0.33 * Math.max(one, two)));
  }
  if (cost <= STRANGERS && (a.curve !== null || b.curve !== null)) {
    const curved = differencesOf(a, b, tolerance).some(({ field }) => field !== 'bearing' && field !== 'distance');
    if (curved) cost += 0.25;
  }
  return cost > STRANGERS ? 2 * GAP + 1 : cost;
}

/** The corners worth beginning at: all of a small ring, and of a large one those that most courses speak for. */
function shiftsOf(costs: Float64Array, rows: number, columns: number): number[] {
  if (columns <= SMALL_RING) return Array.from({ length: Math.max(1, columns) }, (_, shift) => shift);
  const votes = new Float64Array(columns);
  for (let i = 0; i < rows; i += 1) {
    for (let j = 0; j < columns; j += 1) {
      const cost = costs[i * columns + j] ?? 0;
      const shift = (((j - i) % columns) + columns) % columns;
      if (cost < 0.5) votes[shift] = (votes[shift] ?? 0) + 1 - cost;
    }
  }
  const ranked = Array.from(votes, (vote, shift) => ({ vote, shift })).sort((a, b) => b.vote - a.vote);
  return [...new Set([0, ...ranked.slice(0, MOST_CORNERS).map(({ shift }) => shift)])];
}

/** Edit distance with the second begun at `shift`; see Wagner and Fischer, The string-to-string correction problem. */
function alignFrom(
  first: readonly CourseSide[],
  second: readonly CourseSide[],
  costs: Float64Array,
  shift: number,
): { pairs: SidePair[]; cost: number } {
  const [rows, columns] = [first.length, second.length];
  const width = columns + 1;
  const least = new Float64Array((rows + 1) * width);
  const at = (i: number, j: number): number => least[i * width + j] ?? 0;
  const turned = (j: number): number => (columns === 0 ? 0 : (j + shift) % columns);
  const together = (i: number, j: number): number =>
    i === 0 || j === 0 ? Number.POSITIVE_INFINITY : at(i - 1, j - 1) + (costs[(i - 1) * columns + turned(j - 1)] ?? 0);
  for (let i = 0; i <= rows; i += 1) {
    for (let j = 0; j <= columns; j += 1) {
      const apart = i === 0 || j === 0 ? (i + j) * GAP : Math.min(at(i - 1, j), at(i, j - 1)) + GAP;
      least[i * width + j] = Math.min(together(i, j), apart);
    }
  }
  const pairs: SidePair[] = [];
  let [i, j] = [rows, columns];
  while (i > 0 || j > 0) {
    const one = first[i - 1] ?? null;
    const two = second[turned(j - 1)] ?? null;
    const isPair = together(i, j) <= at(i, j) + 1e-9;
    const isNew = !isPair && j > 0 && (i === 0 || at(i, j - 1) + GAP <= at(i, j) + 1e-9);
    pairs.push({ first: isNew ? null : one, second: isPair || isNew ? two : null });
    if (!isNew) i -= 1;
    if (isPair || isNew) j -= 1;
  }
  return { pairs: pairs.toReversed(), cost: at(rows, columns) };
}
