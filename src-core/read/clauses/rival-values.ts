// Two values offered for one course, of which the text does not say plainly which one runs.

import { type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Length } from '#core/read/clauses/course.ts';
import type { BearingElement, DistanceElement, Element } from '#core/read/clauses/element.ts';
import type { BearingRead } from '#core/read/values/read-bearing.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import { radiansOf, turnBetween } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';

/** Words between two values that set the second against the first. */
const AGAINST = wordSet(
  'or but not instead interlined corrected amended now actually formerly rather versus vs otherwise alias erroneously altered changed read less minus plus deducting',
);
/** A distance behind these is measured beside the course: passed, recited, or along something else. */
const BESIDE_COURSE = wordSet(
  'record rec deed deeds plat platted called measured meas calculated calc radius chord arc tangent length passing crossing pass cross total all lying being located witness bears from within having',
);

const RECORD_MARKS = wordSet('r rec record d deed p plat m meas c calc');

export function hasRivals(tokens: readonly Token[], elements: readonly Element[], hasBearing: boolean): boolean {
  return elements.some((element, index) => {
    if (element.kind === 'distance' && isRun(element) && isOtherEnd(tokens, element.next)) return true;
    if (element.kind === 'distance') return isRivalDistance(tokens, elements, index, element);
    if (element.kind === 'bearing' && isOtherBearing(tokens, elements, index, element)) return true;
    return element.kind === 'bearing' && hasBearing && isOtherQuadrant(tokens, element.next);
  });
}

/** In elements: two values of one course stand in one sentence. */
const FARTHEST_RIVAL = 40;

/** A distance that differs from one before it in the same course, set against it or given as the course's own. */
function isRivalDistance(
  tokens: readonly Token[],
  elements: readonly Element[],
  index: number,
  element: DistanceElement,
): boolean {
  if (!isRun(element) || isUnitItself(tokens, element)) return false;
  const near = elements.slice(Math.max(0, index - FARTHEST_RIVAL), index);
  const before = near.findLast((one): one is DistanceElement => one.kind === 'distance' && isRun(one));
  if (before === undefined || !differ(before.read, element.read)) return false;
  const between = wordsBetween(tokens, before.next, element.at);
  if (between.some((word) => AGAINST.has(word))) return between.length < 16 && !between.some((word) => word === ';');
  if (between.length <= 4 && between.every((word) => /^[/~|=]$/.test(word))) return between.length > 0;
  if (textAt(tokens, element.next) === '(' && textAt(tokens, element.next + 1) === 'by') return true;
  if (between.includes('and') && ['in', 'by', 'per', 'according'].includes(textAt(tokens, element.next))) return true;
  if (between.slice(0, -1).some((word) => BESIDE_COURSE.has(word)) || between.includes(';')) return false;
  if (BESIDE_COURSE.has(between.at(-1) ?? '') && between.at(-1) !== 'being') return false;
  if (RECORD_MARKS.has(textAt(tokens, element.next + 1)) && textAt(tokens, element.next) === '(') return false;
  const called = ['being', 'distance of'].some((words) => between.join(' ').endsWith(words));
  const bracketed = between[0] === '(' || between[0] === '[';
  return (called || bracketed) && between.length < 6 && !near.some(isBearingAfter(before.next));
}

/** As much of a unit as rounding leaves. */
const ROUNDED = 0.005;

/** "57.7 rods (or 16½ feet to the rod)": how long the unit is, as it is everywhere; but "18 feet to the rod". */
export function isUnitItself(tokens: readonly Token[], { read, at, next }: DistanceElement): boolean {
  const lead = /^(?:or|of|at|being|reckoning|allowing)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  if (textAt(tokens, lead) !== '(' || textAt(tokens, next + 3) !== ')') return false;
  if (textAt(tokens, next) !== 'to' || !/^(?:the|a|each|every)$/.test(textAt(tokens, next + 1))) return false;
  const unit = unitNamed(textAt(tokens, next + 2));
  if (unit === null || read.unit === null || unit === read.unit) return false;
  return Math.abs((read.value * unitFeet(read.unit, '')) / unitFeet(unit, '') - 1) <= ROUNDED;
}

/** The words between two values, without "more or less". */
function wordsBetween(tokens: readonly Token[], from: number, to: number): string[] {
  const words = tokens.slice(from, to).map((token) => token.text);
  return words.filter((word, i) => {
    const [two, one] = [words[i - 2], words[i - 1]];
    const next = words[i + 1];
    if (word === 'less') return !(one === 'or' && two === 'more');
    return word !== 'or' || one !== 'more' || next !== 'less';
  });
}

function isBearingAfter(at: number): (element: Element) => boolean {
  return (element) => element.kind === 'bearing' && element.at >= at;
}

function isRun(element: DistanceElement): boolean {
  return element.read.unit !== null && element.use === 'course';
}

/** The prose gives a course that its table gives otherwise. */
export function differsFromRow(
  elements: readonly Element[],
  row: { bearing: Bearing | null; distance: Length | null; curve: unknown },
): boolean {
  if (row.curve !== null) return false;
  return elements.some((element) => {
    if (element.kind === 'distance' && row.distance !== null && isRun(element))
      return differ(element.read, row.distance);
    return (
      element.kind === 'bearing' &&
      element.read.form === 'quadrant' &&
      element.read.bearing !== null &&
      row.bearing !== null &&
      azimuthOf(element.read.bearing) !== azimuthOf(row.bearing)
    );
  });
}

/** The same length in two units agrees to the precision of the coarser. */
function differ(a: Length, b: Length): boolean {
  const allowed = a.unit === b.unit ? 0 : 0.003;
  const [one, other] = [a, b].map(({ value, unit }) => value * unitFeet(unit ?? 'feet', ''));
  return one !== undefined && other !== undefined && Math.abs(one - other) > Math.max(0.011, allowed * one);
}

/** "S 78° E (S 73° E)", "N 0°30' E (N 0°45' E deed)": another bearing in brackets, whatever paper it is of. */
function isOtherBearing(
  tokens: readonly Token[],
  elements: readonly Element[],
  index: number,
  element: BearingElement,
): boolean {
  const own = elements.slice(Math.max(0, index - FARTHEST_RIVAL), index).findLast((one) => one.kind === 'bearing');
  if (own?.kind !== 'bearing') return false;
  let open = element.at - 1;
  while (open > own.next && RECITING.has(textAt(tokens, open))) open -= 1;
  if (textAt(tokens, open) !== '(' && textAt(tokens, open) !== '[') return false;
  const behind = tokens.slice(element.next, element.next + LONGEST_RECITAL).map((token) => token.text);
  const close = behind.findIndex((word) => word === ')' || word === ']');
  const recited = behind.slice(0, Math.max(close, 0)).every((word) => RECITING.has(word) || /^[\d.,]+$/.test(word));
  return close >= 0 && recited && isOtherWay(own.read, element.read);
}

/** In tokens. */
const LONGEST_RECITAL = 9;

/** The words by which a bracket recites what a paper or the ground says. */
export const RECITING = wordSet(
  'record recorded rec deed deeds plat platted called call calls measured meas calculated calc as per by in of the old original prior former r d p m c : , . feet ft chains poles rods',
);

export function sameBearing(a: Bearing | null, b: Bearing | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Two bearings that cannot be one told less exactly. */
export function isOtherWay(own: BearingRead, other: BearingRead): boolean {
  if (own.bearing === null || other.bearing === null) return false;
  const { minutes, seconds } = other.bearing;
  const allowed_deg = seconds > 0 ? 1 / 3600 : minutes > 0 ? 0.5 / 60 : 0.5;
  return Math.abs(turnBetween(azimuthOf(own.bearing), azimuthOf(other.bearing))) > radiansOf(allowed_deg);
}

/** "435 feet, or to the river": how far it runs is left to choose. */
function isOtherEnd(tokens: readonly Token[], next: number): boolean {
  const at = textAt(tokens, next) === ',' ? next + 1 : next;
  return textAt(tokens, at) === 'or' && ['to', 'until', 'unto', 'as'].includes(textAt(tokens, at + 1));
}

/** "S 8° E (or W, the letter being blotted)". */
function isOtherQuadrant(tokens: readonly Token[], next: number): boolean {
  for (let i = next; i < next + 3; i += 1) {
    const text = textAt(tokens, i);
    if (text === 'or' && /^(?:n|s|e|w|north|south|east|west)$/.test(textAt(tokens, i + 1))) return true;
    if (!'([,'.includes(text)) return false;
  }
  return false;
}

/** "S 08°35' E, recorded S 8° E": what an older paper says. */
export function isRecorded(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1) === 'as' ? at - 2 : at - 1;
  return /^(?:record|recorded|rec|deed|plat|platted|called|formerly)$/.test(textAt(tokens, before));
}

const FARTHEST_TOLD = 12;

/** "which course is also described in the bounds of 1877 as being N 78° W". */
export function isToldElsewhere(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:as|being)$/.test(textAt(tokens, at - 1))) return false;
  for (let i = at - 2; i > at - FARTHEST_TOLD; i -= 1) {
    if (!/^(?:described|shown|designated|given)$/.test(textAt(tokens, i))) continue;
    return /^(?:also|being|formerly|elsewhere)$/.test(textAt(tokens, i - 1));
  }
  return false;
}
