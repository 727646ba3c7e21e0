// A pair of courses as it is shown: both sentences, both values in the document's form and worked out, and what differs.
import type { SidePair } from '#core/compare/align-courses.ts';
import type { Agreement, ComparedCourse, ComparedPair } from '#core/compare/comparison.ts';
import { type ComparedField, type Difference, differencesOf, isComparable } from '#core/compare/course-differences.ts';
import type { CourseSide } from '#core/compare/course-side.ts';
import type { Tolerance } from '#core/compare/tolerance.ts';
import { recordedForm } from '#core/drawing/recorded-form.ts';
import { angleText, radians } from '#core/survey/angle.ts';
import { bearingOf, bearingText, reversed } from '#core/survey/bearing.ts';
import { rounded } from '#core/survey/rounding.ts';

export function comparedPair(
  kind: ComparedPair['kind'],
  { first, second }: SidePair,
  tolerance: Tolerance,
  states: readonly [string, string],
): ComparedPair {
  const differences = first === null || second === null ? [] : differencesOf(first, second, tolerance);
  const one = first === null ? null : courseOf(first, states[0]);
  const two = second === null ? null : courseOf(second, states[1]);
  return {
    kind,
    first: one,
    second: two,
    agreement: agreementOf(first, second, differences),
    differences,
    words: one === null || two === null ? [] : wordsOf(one, two),
    told: toldOf(first, second, differences),
  };
}

function agreementOf(first: CourseSide | null, second: CourseSide | null, differences: readonly unknown[]): Agreement {
  if (first === null) return 'second_only';
  if (second === null) return 'first_only';
  if (differences.length > 0) return 'differs';
  return isComparable(first, second) ? 'agrees' : 'unknown';
}

function courseOf(side: CourseSide, state: string): ComparedCourse {
  const { call, curve, unit, index } = side;
  const { bearing, distance } = recordedForm(call, unit, state);
  return {
    call: index,
    verbatim: call.verbatim_text,
    recorded_bearing: bearing,
    recorded_distance: distance,
    bearing: side.azimuth === null ? null : bearingOfSide(side, side.azimuth),
    length_ft: side.length_ft === null ? null : rounded(side.length_ft, 4),
    curve: curve === null ? '' : curveText(curve, side.against),
    monument: call.monument ?? '',
    adjoiner: call.adjoiner,
    doubted: call.confidence === 'low' || (call.doubts ?? []).length > 0 || call.typed === true,
  };
}

/** The recorded bearing where there is one, so that no second is lost on the way through radians; always as the document runs it. */
function bearingOfSide({ call, against }: CourseSide, azimuth: number): string {
  const recorded = call.call_type === 'curve' ? call.chord_bearing : call.bearing;
  if (recorded !== null) return bearingText(recorded);
  const worked = bearingOf(radians(azimuth), 0);
  return bearingText(against ? reversed(worked) : worked);
}

function curveText({ radius_ft, arc_ft, delta_deg, turn }: NonNullable<CourseSide['curve']>, against: boolean): string {
  const way = turn === null ? null : against ? (turn === 'left' ? 'right' : 'left') : turn;
  return [
    way === null ? 'curve' : `curve to the ${way}`,
    radius_ft === null ? null : `R ${radius_ft.toFixed(2)} ft`,
    arc_ft === null ? null : `L ${arc_ft.toFixed(2)} ft`,
    delta_deg === null ? null : `Δ ${angleText(delta_deg)}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function wordsOf(first: ComparedCourse, second: ComparedCourse): ComparedPair['words'] {
  return (['monument', 'adjoiner'] as const).filter(
    (field) => first[field] !== '' && second[field] !== '' && plainWords(first[field]) !== plainWords(second[field]),
  );
}

/** Without what a typist does to words: case, stops, spaces. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const FIELDS: Readonly<Record<ComparedField, string>> = {
  kind: 'a line in one, a curve in the other',
  bearing: 'bearing',
  distance: 'length',
  radius: 'radius',
  arc_length: 'arc',
  delta: 'central angle',
  curve_direction: 'it turns the other way',
};

function toldOf(first: CourseSide | null, second: CourseSide | null, differences: readonly Difference[]): string {
  if (first === null) return 'only in the second';
  if (second === null) return 'only in the first';
  if (differences.length > 0) return differences.map((one) => differenceText(one, first, second)).join(', ');
  if (!isComparable(first, second)) return 'not recorded in full in either: nothing to compare';
  const other = first.unit === second.unit ? '' : ', in another unit';
  return `agrees${first.against === second.against ? '' : ', run the other way'}${other}`;
}

function differenceText({ field, by }: Difference, first: CourseSide, second: CourseSide): string {
  if (field === 'kind' || field === 'curve_direction') return FIELDS[field];
  if (by === null)
    return `${FIELDS[field]} only in the ${knows(field, first) ? 'first' : knows(field, second) ? 'second' : 'other'}`;
  return `${FIELDS[field]} by ${field === 'bearing' || field === 'delta' ? angleGap(by) : `${Math.abs(by).toFixed(2)} ft`}`;
}

const knows = (field: ComparedField, { azimuth, length_ft, curve }: CourseSide): boolean =>
  field === 'bearing'
    ? azimuth !== null
    : field === 'distance'
      ? length_ft !== null
      : field === 'radius'
        ? curve?.radius_ft != null
        : field === 'arc_length'
          ? curve?.arc_ft != null
          : curve?.delta_deg != null;

/** 0°10′00″, however small. */
export const angleGap = (degrees: number): string =>
  angleText(Math.abs(degrees), Math.abs(degrees) * 3600 < 10 ? 1 : 0)
    .replace("'", '′')
    .replace('"', '″');
