// The clauses of a description as courses: each line or curve, with curve data carried from the clause that announced it.

import { DOUBTFUL, REPAIRED, worse } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { hasValues, isEmptyLead } from '#core/read/clauses/announcements.ts';
import { upToArrival } from '#core/read/clauses/arrival.ts';
import type { Azimuths } from '#core/read/clauses/azimuth-origin.ts';
import { alongsideOf, extend, extendsLast, type LastCourse } from '#core/read/clauses/continued-course.ts';
import type { Course, Curve, ValueRange } from '#core/read/clauses/course.ts';
import { joinedLabels, type TableRow } from '#core/read/clauses/course-tables.ts';
import { curveIntroduction, headingAt, isCurveClause } from '#core/read/clauses/curve-clauses.ts';
import type { Clause, Description } from '#core/read/clauses/description.ts';
import type { Element } from '#core/read/clauses/element.ts';
import { headElements } from '#core/read/clauses/head.ts';
import { readCurve } from '#core/read/clauses/read-curve.ts';
import { type LineRead, readLine } from '#core/read/clauses/read-line.ts';
import { differsFromRow, hasRivals } from '#core/read/clauses/rival-values.ts';
import { turnedBearing } from '#core/read/clauses/turned-course.ts';
import type { TableElement } from '#core/read/values/list-items.ts';
import type { Bearing } from '#core/schema/bearing.ts';

export interface CourseContext extends Azimuths {
  readonly tokens: readonly Token[];
  readonly tables: ReadonlyMap<string, TableRow>;
}

export interface ClauseCourses {
  readonly courses: Course[];
  readonly arrives: Clause['arrives'];
  /** Run in the head itself, before any clause. */
  readonly inHead?: true;
}

interface Memory extends LastCourse {
  bearing: Bearing | null;
  pending: Curve | null;
  /** Where the pending curve was announced. */
  announced: Clause | null;
  /** A curve that the head itself tells in full. */
  inHead: Curve | null;
}

/** The courses of every clause in order; a clause that only announces a list has none. */
export function coursesOf(context: CourseContext, description: Description): ClauseCourses[] {
  const memory: Memory = { bearing: null, pending: null, announced: null, inHead: null, last: null, lastPassed: false };
  const head = headElements(context.tokens, description);
  const result: ClauseCourses[] = [];
  if (head !== null) {
    const clause = { ...description.head, from: head.from, elements: head.elements };
    const courses = clauseCourses(context, clause, memory, true);
    if (courses.length > 0) result.push({ courses, arrives: description.head.arrives, inHead: true });
  } else if (isCurveClause(context.tokens, description.head.elements))
    memory.inHead = readCurve(context.tokens, description.head.elements, null, context.azimuthOrigin_deg);
  description.clauses.forEach((clause, index) => {
    const next = description.clauses[index + 1];
    const valued = hasValues(context.tokens, clause.elements);
    const announces = clause.announces && next !== undefined && next.lead !== 'thence' && !valued;
    // "thence terminating": the line ends, and runs nowhere.
    if (clause.arrives === 'terminus' && clause.to - clause.from <= 3) {
      result.push({ courses: [], arrives: clause.arrives });
      return;
    }
    if (announces || (!valued && isEmptyLead(context.tokens, clause, next))) {
      notePending(context, clause, memory, curveIntroduction(context.tokens, clause.elements));
      return;
    }
    result.push({ courses: clauseCourses(context, clause, memory, false), arrives: clause.arrives });
  });
  if (memory.pending?.arc != null) result.at(-1)?.courses.push(...runThrough(memory, memory.pending));
  doubtTornOff(context.tokens, description, result[0]?.courses[0]);
  return result;
}

/** A page that takes up with "West 83 chains" may have left the "North 68°" of it on the page before. */
function doubtTornOff(tokens: readonly Token[], { start }: Description, first: Course | undefined): void {
  if (start !== 'none' || first === undefined || first.from > 1) return;
  if (/^(?:e|w|east|west)$/.test(textAt(tokens, first.from))) first.doubt = DOUBTFUL;
}

function notePending(context: CourseContext, clause: Clause, memory: Memory, at: number): void {
  if (at < 0) return;
  memory.pending = readCurve(context.tokens, clause.elements.slice(at), null, context.azimuthOrigin_deg);
  memory.announced = { ...clause, from: clause.elements[at]?.at ?? clause.from };
}

/** A curve told in full where it was announced is run there: no clause follows that runs along it. */
function runThrough({ announced }: Memory, curve: Curve | null): Course[] {
  if (announced === null || curve?.radius == null || (curve.arc === null && curve.delta === null)) return [];
  return [{ ...courseOf(announced, curve.values), curve, doubt: worse(curve.doubt, REPAIRED) }];
}

function clauseCourses(context: CourseContext, clause: Clause, memory: Memory, isHead: boolean): Course[] {
  const { tokens } = context;
  const intro = introductionOf(context, clause);
  const main = intro < 0 ? clause.elements : clause.elements.slice(0, intro);
  const label = main.find(
    (element): element is TableElement => element.kind === 'table' && context.tables.has(element.label),
  );
  const courses: Course[] = [];
  const pending = memory.pending;
  memory.pending = null;
  if (label !== undefined)
    courses.push(
      tableCourse(context, clause, label, main, pending),
      ...joinedLabels(tokens, context.tables, label, main).map((further) =>
        tableCourse(context, clause, further, main, null),
      ),
    );
  else if (isCurveClause(tokens, main) && completesLast(context, clause, main, memory)) return courses;
  else if (pending !== null && isCurveClause(tokens, main) && isOtherCurve(context, main, pending))
    courses.push(...runThrough(memory, pending), curveCourse(context, clause, main, null));
  else if (isCurveClause(tokens, main)) courses.push(curveCourse(context, clause, main, pending));
  else courses.push(...lineCourses(context, clause, main, memory, pending, isHead));
  notePending(context, clause, memory, intro);
  remember(memory, courses);
  return courses;
}

/** "…, a distance of 184.28 feet to the point of reverse curve; thence on a curve to the left whose radius is 130 feet": both are told in full. */
function isOtherCurve({ tokens }: CourseContext, elements: readonly Element[], pending: Curve): boolean {
  if (pending.radius === null || pending.arc === null) return false;
  const { radius, arc, direction } = readCurve(tokens, elements, null);
  return radius !== null && arc !== null && (radius.value !== pending.radius.value || direction !== pending.direction);
}

/** Where the clause turns to the next curve. A chord alone, told behind "point of reverse curvature", is still that of the curve run. */
function introductionOf({ tokens }: CourseContext, clause: Clause): number {
  const at = curveIntroduction(tokens, clause.elements);
  if (at < 0 || !isCurveClause(tokens, clause.elements.slice(0, at))) return at;
  const said = readCurve(tokens, clause.elements.slice(at), null);
  const isOwn = said.chord !== null && said.radius === null && said.delta === null && said.arc === null;
  return isOwn ? -1 : at;
}

/** "Thence along the arc of said curve for a distance of 618.77 feet" after a clause that gave all but the arc. */
function completesLast(context: CourseContext, clause: Clause, elements: readonly Element[], memory: Memory): boolean {
  const before = memory.last?.curve;
  if (memory.last === null || before == null || before.arc !== null) return false;
  const said = readCurve(context.tokens, elements, null, context.azimuthOrigin_deg);
  const more = [said.radius, said.chord, said.delta, said.direction].some((one) => one !== null);
  if (said.arc === null || more) return false;
  before.arc = said.arc;
  before.heading ??= headingAt(context.tokens, clause.from);
  memory.last.values.push(...said.values);
  memory.last.doubt = worse(memory.last.doubt, said.doubt);
  memory.last.to = clause.to;
  memory.last.monumentAt = Math.max(-1, ...said.values.map((value) => value.next));
  return true;
}

function remember(memory: Memory, courses: readonly Course[]): void {
  const last = courses.at(-1);
  if (last === undefined) return;
  memory.last = last;
  memory.bearing = last.curve === null ? last.bearing : null;
}

function courseOf(clause: Clause, values: ValueRange[]): Course {
  return {
    from: clause.from,
    to: clause.to,
    bearing: null,
    distance: null,
    curve: null,
    doubt: 0,
    values,
    additional: false,
    monumentAt: Math.max(-1, ...values.map((value) => value.next)),
    alongside: null,
    computed: [],
  };
}

function curveCourse(
  context: CourseContext,
  clause: Clause,
  elements: readonly Element[],
  pending: Curve | null,
): Course {
  const curve = readCurve(context.tokens, elements, pending, context.azimuthOrigin_deg);
  curve.heading = headingAt(context.tokens, clause.from);
  return { ...courseOf(clause, curve.values), curve, doubt: isUnread(context.tokens, clause) ? DOUBTFUL : curve.doubt };
}

/** "on a curve to the left, having a radius of 1465.69 feet, an arc distance of 1132.14 feet (I) N. 88° W. 1104.21 feet": the item tells the chord. */
function isChordOf({ radius, arc, chordBearing }: Curve, { lead }: Clause, { bearing, distance }: LineRead): boolean {
  if (radius === null || arc === null || distance === null || bearing === null || chordBearing !== null) return false;
  if (lead === 'thence' || arc.value >= Math.PI * radius.value) return false;
  const chord = 2 * radius.value * Math.sin(arc.value / radius.value / 2);
  return Math.abs(chord - distance.value) <= Math.max(0.02, chord * 1e-4);
}

function chordCourse(told: Curve, clause: Clause, { bearing, distance, values, doubt }: LineRead): Course {
  const fields = { bearing: 'chord_bearing', distance: 'chord_length' } as const;
  const own = values.map((one) =>
    one.field === 'bearing' || one.field === 'distance' ? { ...one, field: fields[one.field] } : one,
  );
  const curve = { ...told, chordBearing: bearing, chord: distance, values: [...told.values, ...own] };
  return { ...courseOf(clause, curve.values), curve, doubt: worse(told.doubt, doubt) };
}

/** One of the figures of a curve could not be read, whatever the others make of it. */
function isUnread(tokens: readonly Token[], { from, to }: Clause): boolean {
  for (let i = from; i < to; i += 1) if (textAt(tokens, i) === '\ufffd') return true;
  return false;
}

/** Degrees or a unit that no value took in, where the course lacks just that: it was told, and could not be read. */
function isLeftOut(tokens: readonly Token[], { from, to, elements }: Clause, { bearing, distance }: Course): boolean {
  if (bearing !== null && distance !== null) return false;
  for (let i = from; i < to; i += 1) {
    const text = textAt(tokens, i);
    const left =
      (distance === null && /^(?:feet|.{3,}s)$/.test(text) && unitNamed(text) !== null) ||
      (bearing === null && (text === '°' || text === 'degrees'));
    if (left && !elements.some((element) => element.at <= i && i < element.next)) return true;
  }
  return false;
}

function tableCourse(
  context: CourseContext,
  clause: Clause,
  label: TableElement,
  elements: readonly Element[],
  pending: Curve | null,
): Course {
  const row = context.tables.get(label.label);
  const course = courseOf(clause, [{ at: label.at, next: label.next }]);
  if (row === undefined) return course;
  const firstAt = Math.min(row.next, ...row.values.map((value) => value.at));
  course.values.push({ at: row.at, next: firstAt }, ...row.values);
  course.monumentAt = label.next;
  course.doubt = row.doubt;
  course.bearing = row.bearing;
  course.distance = row.distance;
  if (differsFromRow(elements, row)) course.doubt = DOUBTFUL;
  if (row.curve === null) return course;
  const said = readCurve(
    context.tokens,
    elements.filter((element) => element.kind === 'sign'),
    pending,
  );
  const { curve } = row;
  course.curve = {
    ...curve,
    direction: said.direction ?? curve.direction,
    tangent: said.tangent,
    concave: said.concave,
  };
  course.curve.heading = headingAt(context.tokens, clause.from);
  return course;
}

function lineCourses(
  context: CourseContext,
  clause: Clause,
  all: readonly Element[],
  memory: Memory,
  pending: Curve | null,
  isHead: boolean,
): Course[] {
  const elements = upToArrival(context.tokens, all);
  const line = readLine(context.tokens, elements, context.azimuthOrigin_deg);
  const told = pending ?? memory.inHead;
  memory.inHead = null;
  if (told !== null && isChordOf(told, clause, line)) return [chordCourse(told, clause, line)];
  const courses = runThrough(memory, pending);
  if (clause.lead === 'continue' && extendsLast(line, memory)) {
    extend(clause, line, memory);
    return courses;
  }
  const continued = line.sameCourse || clause.lead === 'continue';
  const turned =
    line.hadBearing || continued ? null : turnedBearing(context.tokens, clause.from, elements, memory.bearing);
  const bearing = line.bearing ?? turned?.bearing ?? (continued && !line.hadBearing ? memory.bearing : null);
  if (isHead && bearing === null) return courses;
  const course = courseOf(clause, line.values);
  course.bearing = bearing;
  course.distance = line.sameDistance ? (memory.last?.distance ?? null) : line.distance;
  if (turned !== null) course.computed.push('bearing');
  course.doubt = line.bearing === null && bearing !== null ? worse(line.doubt, turned?.doubt ?? REPAIRED) : line.doubt;
  if (line.byAzimuth) course.doubt = worse(course.doubt, context.azimuthDoubt);
  if (line.sameDistance) course.doubt = worse(course.doubt, REPAIRED);
  if (isLeftOut(context.tokens, clause, course)) course.doubt = DOUBTFUL;
  if (line.hadBearing && bearing === null) course.doubt = DOUBTFUL;
  if (hasRivals(context.tokens, elements, bearing !== null)) course.doubt = DOUBTFUL;
  course.alongside = alongsideOf(context.tokens, clause, line);
  memory.lastPassed = line.passedOnly;
  courses.push(course);
  return courses;
}
