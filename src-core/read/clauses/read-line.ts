// A straight course from its clause: which bearing and which distance carry it, and which are only mentioned.

import { DOUBTFUL, type Doubt, REPAIRED, worse } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Length, ValueRange } from '#core/read/clauses/course.ts';
import { chooseDistance, isCornerLength, isToldTwice } from '#core/read/clauses/course-length.ts';
import type { BearingElement, DistanceElement, Element } from '#core/read/clauses/element.ts';
import { isEndOfNumber, isLost, isSpoiltBefore } from '#core/read/clauses/lost-lengths.ts';
import { rangeOf, rangeOfBearing } from '#core/read/clauses/repairs.ts';
import { isOtherWay, isRecorded, isToldElsewhere, sameBearing } from '#core/read/clauses/rival-values.ts';
import { isAzimuth, isBareBehind, isCalledDistance, isWholeFigure } from '#core/read/clauses/roles.ts';
import { bearingOfAzimuth } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';
import type { Bearing } from '#core/schema/bearing.ts';

export interface LineRead {
  readonly bearing: Bearing | null;
  /** True when a bearing stood there, settled or not. */
  readonly hadBearing: boolean;
  readonly distance: Length | null;
  readonly doubt: Doubt;
  readonly values: ValueRange[];
  /** The bearing is an azimuth, counted from wherever the document counts. */
  readonly byAzimuth: boolean;
  readonly sameCourse: boolean;
  /** "do.", "the same distance": the length of the course before, where none is given. */
  readonly sameDistance: boolean;
  readonly additional: boolean;
  /** The length is the one behind "in all". */
  readonly isTotal: boolean;
  /** Of that length, the part that this clause adds; null where it is not told. */
  readonly partOfTotal: number | null;
  /** The only distance is one at which something is passed. */
  readonly passedOnly: boolean;
  /** Token behind the values, where the monument begins. */
  readonly next: number;
}

interface Gathered {
  bearing: BearingElement | null;
  azimuth: { bearing: Bearing | null; at: number; next: number; doubt: Doubt } | null;
  course: DistanceElement[];
  passed: DistanceElement[];
  total: DistanceElement | null;
  sameCourse: boolean;
  sameDistance: boolean;
  additional: boolean;
  /** Two different bearings stood before the distance. */
  rivals: boolean;
  /** "In all" was said, and the length behind it could not be read. */
  lostTotal: boolean;
}

export function readLine(tokens: readonly Token[], elements: readonly Element[], azimuthOrigin_deg: number): LineRead {
  const gathered = gather(tokens, elements.filter(outsideBrackets(elements)), azimuthOrigin_deg);
  if (gathered.bearing === null && gathered.azimuth === null && gathered.course.length === 0) {
    const bracketed = gather(tokens, withoutRecord(elements), azimuthOrigin_deg);
    if (bracketed.bearing !== null) return lineOf(tokens, bracketed, REPAIRED);
  }
  const lengthless = gathered.course.length === 0 && gathered.passed.length === 0 && gathered.total === null;
  const alone = lengthless ? bracketedLength(tokens, elements, gathered) : null;
  if (alone === null) return lineOf(tokens, gathered, 0);
  gathered.course.push(alone);
  return lineOf(tokens, gathered, REPAIRED);
}

/** "thence N 10° E (200 feet) to a post": the only length, alone in its brackets right behind the direction. */
function bracketedLength(
  tokens: readonly Token[],
  elements: readonly Element[],
  { bearing, azimuth, sameCourse }: Gathered,
): DistanceElement | null {
  const direction = bearing ?? azimuth;
  for (const element of elements) {
    if (element.kind !== 'distance' || element.read.unit === null) continue;
    const led = element.at - 1 === direction?.next || (sameCourse && textAt(tokens, element.at - 2) === 'bearing');
    return led && isInBrackets(tokens, element) ? element : null;
  }
  return null;
}

function isInBrackets(tokens: readonly Token[], { at, next }: DistanceElement): boolean {
  return textAt(tokens, at - 1) === '(' && textAt(tokens, next) === ')';
}

/** Brackets hold recited, record and measured values. One that never closes ends at the next semicolon. */
function outsideBrackets(elements: readonly Element[]): (element: Element, index: number) => boolean {
  let depth = 0;
  const last = elements.findLastIndex((element) => element.kind === 'stop' && element.stop === 'close');
  return (element, index) => {
    if (element.kind === 'stop') {
      if (element.stop === 'open' && !isTotalNext(elements[index + 1])) depth += 1;
      else if (element.stop === 'close') depth = Math.max(0, depth - 1);
      else if (element.stop === 'semicolon' && index > last) depth = 0;
    }
    return depth === 0;
  };
}

/** "passing the school 1,786 poles (in all 2,117 poles)": the whole length, and nothing recited. */
function isTotalNext(element: Element | undefined): boolean {
  return element?.kind === 'sign' && element.sign === 'in-all';
}

function withoutRecord(elements: readonly Element[]): readonly Element[] {
  return elements.some((element) => element.kind === 'sign' && element.sign === 'record') ? [] : elements;
}

function gather(tokens: readonly Token[], elements: readonly Element[], origin_deg: number): Gathered {
  const found: Gathered = {
    bearing: null,
    azimuth: null,
    course: [],
    passed: [],
    total: null,
    sameCourse: false,
    sameDistance: false,
    additional: false,
    rivals: false,
    lostTotal: false,
  };
  let witness = false;
  let totalNext = false;
  let passes = false;
  let sum = false;
  let arrived = false;
  for (const [index, element] of elements.entries()) {
    if (element.kind === 'stop') {
      if (element.stop !== 'semicolon') continue;
      witness = false;
      sum = isRunAlone(found, passes);
    } else if (element.kind === 'sign') {
      if (element.sign === 'whence' || ((element.sign === 'located' || element.sign === 'bears') && isSettled(found)))
        witness = true;
      // "northerly 21 metres to a point which lies 4000 metres on a bearing of 353° from": where the corner lies.
      else if (element.sign === 'located' && arrived) witness = true;
      else if (element.sign === 'in-all') {
        const total = totalBefore(tokens, elements, index);
        if (total !== null) {
          for (const told of [found.course, found.passed])
            if (told.includes(total)) told.splice(told.indexOf(total), 1);
          found.total = total;
        } else totalNext = !sum && !isNoLength(tokens, element.next, found);
      } else if (element.sign === 'pass') passes = true;
      else if (element.sign === 'same-course') found.sameCourse = true;
      else if (element.sign === 'same-distance') found.sameDistance = true;
      else if (element.sign === 'additional') found.additional = true;
      else if (element.sign === 'run') witness = false;
      else if (element.sign === 'to') arrived = found.course.length > 0 || found.total !== null;
      else if ((element.sign === 'pob' || element.sign === 'true-pob') && !isToldBehind(tokens, found, elements, index))
        break;
    } else if (witness && isCornerLength(tokens, element)) takeDistance(tokens, found, element, false);
    else if (witness || (arrived && isWitness(tokens, found, element))) {
    } else if (element.kind === 'bearing') takeBearing(tokens, found, element);
    else if (element.kind === 'angle') {
      if (found.bearing === null && found.azimuth === null && isAzimuth(tokens, element)) {
        const bearing = bearingOfAzimuth(element.read, origin_deg);
        found.azimuth = { bearing, at: element.at, next: element.next, doubt: element.read.doubt };
      }
    } else if (element.kind === 'distance' && passes && isPassedFirst(tokens, found, element))
      found.passed.push(element);
    else if (element.kind === 'distance') {
      takeDistance(tokens, found, element, totalNext);
      if (element.use !== 'bare') totalNext = false;
    }
  }
  found.lostTotal = totalNext;
  return found;
}

/** "475 varas, a branch at 210 varas, in all to a stake"; "a total of two lines": what is told in all is no further length. */
function isNoLength(tokens: readonly Token[], at: number, { course }: Gathered): boolean {
  if (course.length === 0) return false;
  const behind = textAt(tokens, at) === 'of' ? at + 1 : at;
  return textAt(tokens, at) === 'to' || /^(?:lines|courses|calls)$/.test(textAt(tokens, behind + 1));
}

/** "passing over an iron bar 25.06 feet from the last corner, S 7° E 355.18 feet": before the course is told. */
const isPassedFirst = (
  tokens: readonly Token[],
  { bearing, azimuth }: Gathered,
  { use, next }: DistanceElement,
): boolean => bearing === null && azimuth === null && use === 'course' && /^(?:from|out)$/.test(textAt(tokens, next));

/** "passing a stake at 30.0 feet, 620.9 feet in all", "for 844.5 feet, being 844.5 feet in all"; but "at 30.0 feet in all 620.9 feet". */
function totalBefore(tokens: readonly Token[], elements: readonly Element[], index: number): DistanceElement | null {
  const [before, all, next] = [elements[index - 1], elements[index], elements[index + 1]];
  if (before?.kind !== 'distance' || before.next !== all?.at) return null;
  // Behind the length of what is passed it stands alone.
  const isAlone = before.use === 'at' && /^(?:,|and|;)$/.test(textAt(tokens, before.at - 1));
  if (before.use !== 'course' && !isAlone) return null;
  return next?.kind === 'distance' && next.at === all.next ? null : before;
}

const BEFORE_COURSE = /^(?:[,:(]|the|true|azimuth|bearing|course|and|distance|being|is|exactly|by|on|a|of)$/;

/** "thence to the place of beginning N. 73½ W. 1230 vs.": where it goes is told before how. */
function isToldBehind(tokens: readonly Token[], found: Gathered, elements: readonly Element[], index: number): boolean {
  if (found.bearing !== null || found.azimuth !== null || found.course.length > 0) return false;
  const [arrival, way] = [
    elements[index],
    elements.slice(index + 1).find(({ kind }) => kind === 'bearing' || kind === 'angle'),
  ];
  if (arrival === undefined || way === undefined) return false;
  return tokens.slice(arrival.next, way.at).every(({ text }) => BEFORE_COURSE.test(text));
}

/** "with the same bearing 40 chains to a mound with a tree bearing N 67° E distant 40 links": behind the corner stand its witnesses. */
function isWitness(tokens: readonly Token[], found: Gathered, element: Element): boolean {
  if (element.kind !== 'bearing' || found.bearing !== null) return false;
  const after = textAt(tokens, element.next) === ',' ? element.next + 1 : element.next;
  if (/^bear/.test(textAt(tokens, element.at - 1)) && readDistance(tokens, after, false) !== null) return true;
  if (found.sameCourse || /^dist(?:ant)?$/.test(textAt(tokens, after))) return true;
  // "northerly along the fence 200 feet to a stone marked N 40 E": behind the corner, and without a length of its own.
  return !BEFORE_LATE_BEARING.test(textAt(tokens, element.at - 1)) && readDistance(tokens, after, false) === null;
}

/** "200 feet to a stake, N 40° E", "200 feet to a stake on a bearing of N 40° E". */
const BEFORE_LATE_BEARING = /^(?:[,;:(]|bear.*|of|courses?|directions?|is|being|runs?|running|on|due)$/;

/** "…; a total length of 1,303.4 feet" behind a course that passes nothing sums up all of them. */
function isRunAlone(found: Gathered, passes: boolean): boolean {
  return isSettled(found) && found.passed.length === 0 && !passes;
}

function isSettled(found: Gathered): boolean {
  return (found.bearing !== null || found.azimuth !== null) && (found.course.length > 0 || found.total !== null);
}

/** The first bearing carries the course; a quadrant bearing that comes before any distance outranks a bare cardinal. */
function takeBearing(tokens: readonly Token[], found: Gathered, element: BearingElement): void {
  if (!element.runs) return;
  if (found.bearing !== null && isRecorded(tokens, element.at)) {
    found.rivals ||= isOtherWay(found.bearing.read, element.read);
    return;
  }
  if (found.bearing === null) {
    found.bearing = element;
    return;
  }
  if (element.read.form !== 'quadrant' || found.course.length > 0) return;
  if (isToldElsewhere(tokens, element.at)) {
    found.rivals = !sameBearing(found.bearing.read.bearing, element.read.bearing);
    return;
  }
  // Two bearings before any distance: the nearer one runs, and a person should look.
  found.rivals =
    found.bearing.read.form === 'quadrant' && !sameBearing(found.bearing.read.bearing, element.read.bearing);
  found.bearing = element;
}

function takeDistance(tokens: readonly Token[], found: Gathered, element: DistanceElement, isTotal: boolean): void {
  const use = element.use;
  if (use === 'beside') return;
  if (use === 'bare') {
    // "crossing the creek at 5,126 poles, in all 5,602, to a stone": the unit is that of what was passed.
    const passed = found.passed.at(-1)?.read.value ?? Number.POSITIVE_INFINITY;
    if (isTotal && element.read.value > passed && isWholeFigure(tokens, element.next)) found.total = element;
    else if (isBareDistance(tokens, found, element)) found.course.push(element);
    return;
  }
  if (isTotal) found.total = element;
  else if (use === 'at') found.passed.push(element);
  else found.course.push(element);
}

/** A number without a unit is a distance only right behind the bearing or behind "a distance of". */
function isBareDistance(tokens: readonly Token[], found: Gathered, element: DistanceElement): boolean {
  if (found.course.length > 0) return false;
  if (isCalledDistance(tokens, element)) return true;
  const placed = found.bearing ?? found.azimuth;
  if (placed === null) return false;
  return isBareBehind(tokens, placed.next, element);
}

function lineOf(tokens: readonly Token[], found: Gathered, base: Doubt): LineRead {
  const chosen = chooseDistance(tokens, found);
  const bearing = found.bearing?.read.bearing ?? found.azimuth?.bearing ?? null;
  const placed = found.bearing ?? found.azimuth;
  const bearingDoubt = found.bearing?.read.doubt ?? found.azimuth?.doubt ?? 0;
  const unsettled =
    chosen.element !== null &&
    !isInBrackets(tokens, chosen.element) &&
    ((placed !== null && isSpoiltBefore(tokens, placed.next, chosen.element.at)) ||
      isEndOfNumber(tokens, chosen.element.at));
  const distance = chosen.element === null || unsettled ? null : chosen.element.read;
  const values: ValueRange[] = [];
  if (found.bearing !== null) values.push(rangeOf(found.bearing));
  else if (found.azimuth !== null) values.push(rangeOfBearing(found.azimuth));
  if (chosen.element !== null) values.push(rangeOf(chosen.element));
  return {
    bearing,
    hadBearing: placed !== null,
    distance,
    doubt: worse(
      worse(base, bearingDoubt),
      unsettled ||
        found.rivals ||
        (found.lostTotal && found.total === null) ||
        isToldTwice(tokens, found) ||
        isLost(tokens, placed, chosen.element)
        ? DOUBTFUL
        : chosen.doubt,
    ),
    values,
    byAzimuth: found.bearing === null && found.azimuth !== null,
    sameCourse: found.sameCourse,
    sameDistance: found.sameDistance && chosen.element === null,
    additional: found.additional,
    isTotal: found.total !== null,
    partOfTotal: found.total === null ? null : (found.course[0]?.read.value ?? null),
    passedOnly: found.total === null && found.course.length === 0 && found.passed.length > 0,
    next: Math.max(-1, ...values.map((value) => value.next)),
  };
}
