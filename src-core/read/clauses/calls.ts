// Courses to calls on the wire: one unit for the tract, the sentence each was read from, and the doubts about its figures.

import { before as preceding } from '#core/language/before.ts';
import { AS_READ, confidenceOf, DOUBTFUL, type Doubt, REPAIRED, worse } from '#core/language/doubt.ts';
import type { Hearing } from '#core/language/hearing.ts';
import { textDoubtOf } from '#core/language/mend/spoilt-text.ts';
import { type DocumentText, sourceOf, verbatimOf } from '#core/language/text/document-text.ts';
import type { Span } from '#core/language/text/text-line.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Course, Curve, Length } from '#core/read/clauses/course.ts';
import { courseDoubts, wordRepairs } from '#core/read/clauses/course-doubts.ts';
import { isRuinous } from '#core/read/clauses/lost-lengths.ts';
import { lengthsOf, styleDoubts } from '#core/read/clauses/recorded-style.ts';
import { repairsOf } from '#core/read/clauses/repairs.ts';
import { isTurnedTwice, settleCurve } from '#core/read/clauses/settle-curve.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { unitFeet } from '#core/survey/distance.ts';

export interface Reading {
  readonly document: DocumentText;
  readonly tokens: readonly Token[];
  /** Who else hears its sentences; nobody where it is left out. */
  readonly hearing?: Hearing | undefined;
}

/** The unit that most of the lengths are recorded in; feet where none is named. */
export function unitOf(courses: readonly Course[]): DistanceUnit {
  const counts = new Map<DistanceUnit, number>();
  for (const course of courses) {
    for (const length of lengthsOf(course)) {
      if (length.unit === null) continue;
      // A mile here and there among rods or poles is not what the tract is measured in.
      counts.set(length.unit, (counts.get(length.unit) ?? 0) + (length.unit === 'miles' ? 0.5 : 1));
    }
  }
  let most: DistanceUnit = 'feet';
  let count = 0;
  for (const [unit, times] of counts) {
    if (times <= count) continue;
    most = unit;
    count = times;
  }
  return most;
}

/** How surely the figure tells in which unit it is: it closes in that and measures the area that is told, or does so to the last figure of each length. */
export type UnitProof = 'none' | 'closed' | 'exact';

export function callsOf(
  reading: Reading,
  courses: readonly Course[],
  unit: DistanceUnit,
  proof: UnitProof = 'none',
): Call[] {
  const doubts = styleDoubts(courses);
  const units = unitsOf(courses);
  const unitIsUsual = isUnitUsual(courses);
  const text = textDoubtOf(reading.tokens, courses[0]?.from ?? 0, courses.at(-1)?.to ?? 0);
  return courses.map((course, index) => {
    const before = preceding(courses, index)?.bearing ?? null;
    // Where the others have theirs, figures may be lost with the unit.
    const isUsual = unitIsUsual && course.curve === null;
    const isProved = proof === 'exact' || (proof === 'closed' && !isUsual);
    const open = !isProved && isUnitOpen(course, units, isUsual) ? DOUBTFUL : AS_READ;
    const style = worse(worse(doubts[index] ?? AS_READ, text), open);
    return callOf(reading, { ...course, doubt: worse(course.doubt, style) }, before, unit);
  });
}

function unitsOf(courses: readonly Course[]): ReadonlySet<DistanceUnit> {
  const units = new Set<DistanceUnit>();
  for (const course of courses) for (const { unit } of lengthsOf(course)) if (unit !== null) units.add(unit);
  return units;
}

/** How many lines with a unit there must be for each without, before one that has none has lost it. */
const USUAL = 3;

function isUnitUsual(courses: readonly Course[]): boolean {
  const lengths = courses.filter((course) => course.curve === null).flatMap(lengthsOf);
  const bare = lengths.filter((length) => length.unit === null).length;
  return bare > 0 && lengths.length - bare >= USUAL * bare;
}

/** A length that names no unit takes its neighbours', where they name one and the same; outside a table somebody must name one. */
function isUnitOpen(course: Course, units: ReadonlySet<DistanceUnit>, isUsual: boolean): boolean {
  const open = isUsual || units.size > 1 || (units.size === 0 && course.doubt > AS_READ);
  return open && lengthsOf(course).some((length) => length.unit === null);
}

function callOf(reading: Reading, told: Course, before: Bearing | null, unit: DistanceUnit): Call {
  const course = { ...told, curve: told.curve === null ? null : metTangent(told.curve) };
  const span = spanOf(reading, course);
  const turned = course.curve !== null && isTurnedTwice(course.curve, before);
  const doubts = courseDoubts(reading, course, span);
  const mended = wordRepairs(reading, course, span);
  const repairs = [...repairsOf(reading.document, reading.tokens, course.values), ...mended];
  const scanned = doubts.length > 0 ? DOUBTFUL : mended.length > 0 ? REPAIRED : AS_READ;
  const worded = turned ? DOUBTFUL : doubtOf(reading, course, unit);
  const doubt = worse(scanned, worded);
  const call: Call = {
    call_type: course.curve === null ? 'line' : 'curve',
    verbatim_text: verbatimOf(reading.document, span),
    monument: monumentOf(reading, course, span),
    confidence: confidenceOf(doubt),
    bearing: course.curve === null ? course.bearing : null,
    distance: course.curve === null ? inUnit(course.distance, unit) : null,
    chord_bearing: null,
    chord_length: null,
    radius: null,
    curve_direction: null,
    arc_length: null,
    adjoiner: course.alongside === null ? '' : textOf(reading, course.alongside.at, course.alongside.next),
    delta: null,
    tangent: null,
    distance_unit: ownUnit(course, unit),
    source: sourceOf(reading.document, span),
    computed: [...course.computed],
    ...(repairs.length === 0 ? {} : { repairs }),
    ...(doubts.length === 0
      ? {}
      : { doubts, words_confidence: confidenceOf(worse(worded, mended.length > 0 ? REPAIRED : AS_READ)) }),
  };
  return course.curve === null ? call : { ...call, ...curveFields(course, before, unit) };
}

const metTangent = (curve: Curve): Curve =>
  curve.isMet && curve.chordBearing === null ? { ...curve, tangent: curve.tangent ?? true } : curve;

function curveFields(course: Course, before: Bearing | null, unit: DistanceUnit): Partial<Call> {
  const { curve } = course;
  if (curve === null) return {};
  const settled = settleCurve(curve, before);
  const degree = settled.degreeRadius_ft === null ? null : rounded(settled.degreeRadius_ft / unitFeet(unit, ''));
  return {
    chord_bearing: settled.chordBearing,
    chord_length: inUnit(curve.chord, unit),
    radius: inUnit(curve.radius, unit) ?? degree,
    curve_direction: settled.direction,
    arc_length: inUnit(curve.arc, unit),
    delta: curve.delta,
    tangent: settled.tangent,
    computed: [...course.computed, ...settled.computed],
  };
}

/** A length in the tract's unit; one that names no unit is in it already. */
function inUnit(length: Length | null, unit: DistanceUnit): number | null {
  if (length === null) return null;
  if (length.unit === null || length.unit === unit) return rounded(length.value);
  return rounded((length.value * unitFeet(length.unit, '')) / unitFeet(unit, ''));
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function ownUnit(course: Course, unit: DistanceUnit): DistanceUnit | null {
  const length = course.curve === null ? course.distance : (course.curve.arc ?? course.curve.radius);
  if (length === null || length.unit === null) return null;
  return length.unit !== unit || length.compound ? length.unit : null;
}

function doubtOf(reading: Reading, course: Course, unit: DistanceUnit): Doubt {
  const doubt = isRuinous(reading.tokens, course.from, course.to) ? DOUBTFUL : course.doubt;
  // A vara or an arpent among other units has no length until the state is known.
  const own = ownUnit(course, unit);
  const local = own !== null && own !== unit && [own, unit].some((name) => name === 'varas' || name === 'arpents');
  return local ? DOUBTFUL : doubt;
}

/** From the first word to the stop before the next course. */
function spanOf(reading: Reading, course: Course): Span {
  const { tokens } = reading;
  let last = Math.min(course.to, tokens.length) - 1;
  while (last > course.from && TRAILING.has(textAt(tokens, last))) last -= 1;
  // The words of a table's row need not stand in the order in which they are told.
  let end = 0;
  for (let i = course.from; i <= last; i += 1) end = Math.max(end, tokens[i]?.end ?? 0);
  return { start: tokens[course.from]?.start ?? 0, end };
}

const TRAILING = new Set([';', ',', 'and', 'running', ':', '(', '-', 'then', '&']);

function textOf(reading: Reading, at: number, next: number): string {
  const start = reading.tokens[at]?.start;
  const end = reading.tokens[next - 1]?.end;
  return start === undefined || end === undefined ? '' : verbatimOf(reading.document, { start, end });
}

const MONUMENT_ENDS = new Set([';', 'thence', 'containing']);

/** What the course runs to: the text behind "to" up to the next stop. */
function monumentOf(reading: Reading, course: Course, span: Span): string | null {
  const { tokens } = reading;
  if (course.monumentAt < 0) return null;
  let at = course.monumentAt;
  const limit = Math.min(course.to, at + 60);
  while (at < limit && (textAt(tokens, at) !== 'to' || isTurn(tokens, at))) at += 1;
  if (at >= limit) return null;
  let end = at + 1;
  while (
    end < limit &&
    !MONUMENT_ENDS.has(tokens[end]?.text ?? ';') &&
    !isPointEnd(tokens, end) &&
    !isCurveData(tokens, end)
  )
    end += 1;
  while (end > at + 1 && TRAILING.has(textAt(tokens, end - 1))) end -= 1;
  const last = tokens[end - 1];
  if (end <= at + 1 || last === undefined || last.end > span.end)
    return end <= at + 1 ? null : textOf(reading, at + 1, end);
  return textOf(reading, at + 1, end);
}

/** "a curve to the right" leads nowhere yet. */
function isTurn(tokens: readonly Token[], at: number): boolean {
  return ['left', 'right'].includes(textAt(tokens, at + 2));
}

const CURVE_DATA = new Set(['to', 'having', 'with', 'whose', 'concave', 'of', 'said', 'the', 'being', 'through']);

/** "the beginning of a tangent curve to the right having a radius of …": the place, and not the data of the next course. */
function isCurveData(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1) === ',' ? tokens[at - 2]?.text : tokens[at - 1]?.text;
  const text = textAt(tokens, at);
  if (before === 'curve' || before === 'curvature' || before === 'tangency')
    return text === '(' || (CURVE_DATA.has(text) && !(text === 'of' && before !== 'curve'));
  return text === 'having' && ['radius', 'central', 'arc'].includes(textAt(tokens, at + 2));
}

function isPointEnd(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  return (
    textAt(tokens, at) === '.' &&
    (after === undefined || after.gap === 'paragraph' || (after.capital && after.gap !== 'none'))
  );
}
