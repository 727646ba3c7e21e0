// Two tracts course by course: what agrees, what differs, from which corner and which way round the second is walked.
import { type Alignment, alignCourses } from '#core/compare/align-courses.ts';
import { angleGap, comparedPair } from '#core/compare/compared-course.ts';
import type { Agreement, ComparedPair, ComparedTract, ComparedTractName } from '#core/compare/comparison.ts';
import { type CourseSide, sidesOfCalls, sidesOfTies } from '#core/compare/course-side.ts';
import { toldParts } from '#core/compare/split-courses.ts';
import type { Tolerance } from '#core/compare/tolerance.ts';
import { type JudgedTract, tractFacts } from '#core/compare/tract-facts.ts';
import { degreesOf, radians, turnBetween } from '#core/survey/angle.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { rounded } from '#core/survey/rounding.ts';

export interface PlacedTract extends JudgedTract {
  readonly index: number;
}

export function compareTracts(first: PlacedTract, second: PlacedTract, tolerance: Tolerance): ComparedTract {
  const states = [first.state, second.state] as const;
  const alignment = alignmentOf(first, second, tolerance);
  const ties = tieAlignment(first, second, tolerance);
  const pairs = [
    ...ties.pairs.map((pair) => comparedPair('tie', pair, tolerance, states)),
    ...toldParts(
      alignment.pairs,
      alignment.pairs.map((pair) => comparedPair('boundary', pair, tolerance, states)),
      tolerance,
    ),
  ];
  const begins_at = beginsAt(alignment, first.tract.calls.length);
  const turned_deg = turnedOf(alignment, tolerance);
  const scaled = turned_deg === null ? scaledOf(alignment) : null;
  const told = { pairs, reversed: alignment.reversed, begins_at, turned_deg, scaled };
  return {
    first: nameOf(first),
    second: nameOf(second),
    facts: tractFacts(first, second),
    counts: countsOf(pairs),
    offset_ft: offsetOf(alignment, first, second),
    notes: notesOf(told, first, second),
    ...told,
  };
}

/** A tract that only one of the documents has: every course of it stands alone. */
export function loneTract(tract: PlacedTract, isFirst: boolean, tolerance: Tolerance): ComparedTract {
  const sides = (list: readonly CourseSide[]) =>
    list.map((side) => (isFirst ? { first: side, second: null } : { first: null, second: side }));
  const unit_ft = unitOf(tract);
  const states = [tract.state, tract.state] as const;
  const pairs = [
    ...sides(sidesOfTies(tract.tract, unit_ft)).map((pair) => comparedPair('tie', pair, tolerance, states)),
    ...sides(sidesOfCalls(tract.tract, unit_ft)).map((pair) => comparedPair('boundary', pair, tolerance, states)),
  ];
  const blank: JudgedTract = { tract: { ...tract.tract, ...NOTHING }, verdict: null, state: tract.state };
  const facts = isFirst ? tractFacts(tract, blank) : tractFacts(blank, tract);
  return {
    first: isFirst ? nameOf(tract) : null,
    second: isFirst ? null : nameOf(tract),
    facts: facts.filter(({ agreement }) => agreement === (isFirst ? 'first_only' : 'second_only')),
    pairs,
    counts: countsOf(pairs),
    reversed: false,
    begins_at: null,
    turned_deg: null,
    scaled: null,
    offset_ft: null,
    notes: [`Only the ${isFirst ? 'first' : 'second'} document has this tract.`],
  };
}

const NOTHING = { name: '', pob_description: '', aliquot: '', stated_area: '', stated_acreage: null } as const;

export const unitOf = ({ tract, state }: JudgedTract): number => unitFeet(tract.distance_unit, state);

export function alignmentOf(first: JudgedTract, second: JudgedTract, tolerance: Tolerance): Alignment {
  const open = first.tract.description_type === 'centerline' || second.tract.description_type === 'centerline';
  return alignCourses(
    sidesOfCalls(first.tract, unitOf(first)),
    sidesOfCalls(second.tract, unitOf(second)),
    tolerance,
    !open,
  );
}

function tieAlignment(first: JudgedTract, second: JudgedTract, tolerance: Tolerance): Alignment {
  const [one, two] = [sidesOfTies(first.tract, unitOf(first)), sidesOfTies(second.tract, unitOf(second))];
  return alignCourses(one, two, tolerance, false);
}

const nameOf = ({ index, tract, verdict }: PlacedTract): ComparedTractName => ({
  tract: index,
  name: tract.name,
  is_exception: tract.is_exception,
  status: verdict?.status ?? null,
});

function countsOf(pairs: readonly ComparedPair[]): Record<Agreement, number> {
  const counts = { agrees: 0, differs: 0, first_only: 0, second_only: 0, unknown: 0 };
  for (const { agreement } of pairs) counts[agreement] += 1;
  return counts;
}

/** The course of the first at whose start the second begins. */
function beginsAt({ pairs, reversed }: Alignment, count: number): number | null {
  const own = pairs.find(({ second }) => second?.index === 0)?.first;
  if (own === undefined || own === null || count === 0) return null;
  return reversed ? (own.index + 1) % count : own.index;
}

/** As few courses tell nothing of all of them. */
const FEW = 3;
const MOST = 0.8;

interface Both {
  readonly first: CourseSide;
  readonly second: CourseSide;
}

const bothOf = ({ pairs }: Alignment): Both[] =>
  pairs.flatMap(({ first, second }) => (first === null || second === null ? [] : [{ first, second }]));

/** One number that most of them share; null where they do not. */
function sharedBy(values: readonly number[], apart: number): number | null {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined || values.length < FEW) return null;
  return values.filter((value) => Math.abs(value - middle) <= apart).length >= MOST * values.length ? middle : null;
}

function turnedOf(alignment: Alignment, { angle_seconds }: Tolerance): number | null {
  const turns = bothOf(alignment).flatMap(({ first: { azimuth: a }, second: { azimuth: b } }) =>
    a === null || b === null ? [] : [degreesOf(turnBetween(radians(a), radians(b)))],
  );
  const turn = sharedBy(turns, Math.max(60, angle_seconds) / 3600);
  return turn === null || Math.abs(turn) <= Math.max(60, angle_seconds) / 3600 ? null : rounded(turn, 6);
}

function scaledOf(alignment: Alignment): number | null {
  const ratios = bothOf(alignment).flatMap(({ first: { length_ft: a }, second: { length_ft: b } }) =>
    a === null || b === null || a === 0 ? [] : [b / a],
  );
  const ratio = sharedBy(ratios, 0.002 * (ratios[0] ?? 1));
  return ratio === null || Math.abs(ratio - 1) < 0.004 ? null : rounded(ratio, 4);
}

/** By the first course that agrees, or else the first that is in both: its start in the one on its start in the other. */
function offsetOf(alignment: Alignment, first: JudgedTract, second: JudgedTract): readonly [number, number] | null {
  const [one, two] = [first.verdict?.geometry?.vertices, second.verdict?.geometry?.vertices];
  const pair = bothOf(alignment)[0];
  if (one === undefined || two === undefined || pair === undefined) return null;
  const here = one[pair.first.index];
  const there = two[pair.second.index + (alignment.reversed ? 1 : 0)];
  return here === undefined || there === undefined
    ? null
    : [rounded(here[0] - there[0], 4), rounded(here[1] - there[1], 4)];
}

type Told = Pick<ComparedTract, 'pairs' | 'reversed' | 'begins_at' | 'turned_deg' | 'scaled'>;

function notesOf(told: Told, first: JudgedTract, second: JudgedTract): string[] {
  const { pairs, reversed, begins_at, turned_deg, scaled } = told;
  const courses = pairs.filter(({ kind }) => kind === 'boundary');
  if (first.tract.calls.length === 0 || second.tract.calls.length === 0) {
    return courses.length === 0 ? ['Neither is described by courses.'] : ['Only one of them is described by courses.'];
  }
  const doubted = courses.filter((pair) => pair.first?.doubted === true || pair.second?.doubted === true).length;
  return [
    tally(countsOf(courses)),
    ...(reversed ? ['The second is walked the other way round.'] : []),
    ...beginning(begins_at, first.tract.calls.length),
    ...(turned_deg === null
      ? []
      : [
          `The bearings of the second are turned ${angleGap(turned_deg)} ${turned_deg > 0 ? 'clockwise' : 'counterclockwise'} against the first throughout, as when another north was taken.`,
        ]),
    ...(scaled === null
      ? []
      : [`The lengths of the second are ${String(scaled)} times those of the first throughout.`]),
    ...(doubted === 0
      ? []
      : [`${some(doubted, 'course')} compared here ${doubted === 1 ? 'was' : 'were'} not read surely, or typed.`]),
  ];
}

function beginning(begins_at: number | null, count: number): string[] {
  if (begins_at === 0) return [];
  if (begins_at === null) return ['The second begins with a course that the first does not have.'];
  return [`The second begins where course ${String(begins_at + 1)} of the first begins, of ${String(count)}.`];
}

function tally({ agrees, differs, first_only, second_only, unknown }: Record<Agreement, number>): string {
  const parts = [
    `${some(agrees, 'course')} agree${agrees === 1 ? 's' : ''}`,
    ...(differs === 0 ? [] : [`${some(differs, 'course')} differ${differs === 1 ? 's' : ''}`]),
    ...(first_only === 0 ? [] : [`${some(first_only, 'course')} only in the first`]),
    ...(second_only === 0 ? [] : [`${some(second_only, 'course')} only in the second`]),
    ...(unknown === 0 ? [] : [`${some(unknown, 'course')} with nothing to compare`]),
  ];
  return `${parts.join('; ')}.`;
}

const some = (count: number, noun: string): string =>
  `${count === 0 ? 'No' : String(count)} ${noun}${count === 1 ? '' : 's'}`;
