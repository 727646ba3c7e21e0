// The head of a description: what it begins at, the course that may already run in it, and the tie that fixes the beginning.

import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { FOUND } from '#core/read/clauses/beginning-place.ts';
import type { Clause, Description } from '#core/read/clauses/description.ts';
import type { BearingElement, DistanceElement, Element, SignElement } from '#core/read/clauses/element.ts';
import { isFromCorner, skipHedge } from '#core/read/clauses/locating.ts';
import { isBareBehind } from '#core/read/clauses/roles.ts';

export interface HeadCourse {
  /** Token at which the course's own text begins. */
  readonly from: number;
  readonly elements: Element[];
}

/** "Beginning at two oaks, and with his line N 53¾° E 54 poles to a gum": a course without a "thence". */
export function headElements(tokens: readonly Token[], description: Description): HeadCourse | null {
  const { elements } = description.head;
  const ties = headTies(tokens, description.head).flatMap(({ bearing, distance }): Element[] => [bearing, distance]);
  const pair = pairIndex(tokens, elements, new Set(ties));
  if (pair < 0) return null;
  return { from: courseStart(tokens, elements, pair), elements: elements.slice(pair) };
}

/** Index of the first element of a bearing and distance that run, and are not measured from somewhere. */
function pairIndex(tokens: readonly Token[], elements: readonly Element[], ties: ReadonlySet<Element>): number {
  let witness = false;
  for (let i = 0; i < elements.length; i += 1) {
    const element = elements[i];
    if (element?.kind === 'stop' && element.stop === 'semicolon') witness = false;
    if (element?.kind === 'sign' && /^(?:whence|located|bears)$/.test(element.sign)) witness = true;
    if (witness || element === undefined || ties.has(element)) continue;
    if (element.kind === 'bearing' && element.runs && runsOn(tokens, elements, i)) return i;
    if (element.kind === 'distance' && isRunBackward(tokens, elements, i)) return i;
  }
  return -1;
}

function runsOn(tokens: readonly Token[], elements: readonly Element[], index: number): boolean {
  for (let i = index + 1; i < index + 6; i += 1) {
    const element = elements[i];
    if (element?.kind === 'distance') {
      const from = skipMeasured(tokens, skipHedge(tokens, element.next));
      const use = element.use;
      if (use === 'bare') return isBarePair(tokens, elements[index], element);
      return from === element.next && use === 'course' && !isOffset(tokens, elements, i);
    }
    if (element?.kind === 'stop' && element.stop !== 'comma') return false;
    if (element?.kind === 'sign' && !['along', 'to', 'length'].includes(element.sign)) return false;
  }
  return false;
}

/** "beginning at a white oak north 16 east 42 to a red oak": an abstract that names no unit. */
function isBarePair(tokens: readonly Token[], bearing: Element | undefined, distance: DistanceElement): boolean {
  return (
    bearing?.kind === 'bearing' &&
    bearing.read.form === 'quadrant' &&
    isBareBehind(tokens, bearing.next, distance) &&
    textAt(tokens, distance.next) === 'to'
  );
}

/** "E 200 ft & N 98 ft from the corner", "West 880 feet and North 330 feet of the corner", "S 33 feet along the section line and E 12 feet from the corner": the first of two offsets. */
function isOffset(tokens: readonly Token[], elements: readonly Element[], index: number): boolean {
  const next = joinedOffset(tokens, elements, index);
  const distance = next < 0 ? undefined : elements[next + 1];
  return (
    distance?.kind === 'distance' && ['from', 'fr', 'of'].includes(textAt(tokens, skipHedge(tokens, distance.next)))
  );
}

const LONGEST_ALONGSIDE = 16;

/** Index of the bearing that "and" joins to a distance, at once or behind the line that it is measured along; or -1. */
function joinedOffset(tokens: readonly Token[], elements: readonly Element[], index: number): number {
  const from = elements[index]?.next ?? 0;
  for (let i = index + 1; i < index + 6; i += 1) {
    const element = elements[i];
    if (element === undefined || element.at - from > LONGEST_ALONGSIDE) return -1;
    if (element.kind === 'sign' && element.sign === 'along') continue;
    // "690 feet, along the north-south centerline of the section, and South 89° West 60 feet from".
    if (element.kind === 'bearing' && !element.runs) continue;
    // "776.91 ft., and 89°11' East 30.00 ft. from": behind a comma, with a bearing that lost its first letter.
    if (
      element.kind === 'stop' &&
      element.stop === 'comma' &&
      /^(?:and|along|with|on)$/.test(textAt(tokens, element.next))
    )
      continue;
    const joint = textAt(tokens, element.at) === 'and' ? 'and' : tokens[element.at - 1]?.text;
    if (element.kind !== 'bearing' && element.kind !== 'distance') return -1;
    if (joint === '&' || joint === 'and') return i;
  }
  return -1;
}

/** "by marked trees one hundred and eighty poles, west south west": the distance comes first. */
function isRunBackward(tokens: readonly Token[], elements: readonly Element[], index: number): boolean {
  const distance = elements[index];
  const next = elements[index + 1]?.kind === 'stop' ? elements[index + 2] : elements[index + 1];
  if (distance?.kind !== 'distance' || distance.use !== 'course' || next?.kind !== 'bearing') return false;
  const after = tokens[next.next]?.text;
  if (['and', '&'].includes(textAt(tokens, distance.next))) return false;
  return next.at - distance.next <= 1 && after !== 'of' && after !== 'from' && next.read.form !== 'cardinal';
}

/** The course's sentence begins behind the last comma or semicolon before its values. */
function courseStart(tokens: readonly Token[], elements: readonly Element[], index: number): number {
  const first = elements[index]?.at ?? 0;
  for (let i = first - 1; i > first - 12 && i > 0; i -= 1) {
    const text = tokens[i]?.text;
    if (text === ',' || text === ';' || text === ':') return i + 1;
  }
  return first;
}

export interface HeadTie {
  readonly bearing: BearingElement;
  readonly distance: DistanceElement;
  /** The text measures toward the corner, so the way from it is the other way about. */
  readonly toward: boolean;
}

/** "Beginning at a point, found by running from the monument N 38° E 256 metres, and S 58° E 20 metres;": the way to the beginning, up to the semicolon. */
export function withWayToBeginning(tokens: readonly Token[], description: Description): Description {
  const [first, ...later] = description.clauses;
  if (isSetOutTo(tokens, description)) {
    const last = [description.head, ...description.clauses].find(isStopped);
    if (last !== undefined) last.arrives ??= 'pob';
    return description;
  }
  if (description.start !== 'begin' || first?.lead !== 'pair' || later.length < 3) return description;
  if (textAt(tokens, first.from - 1) !== 'by' || !isFoundBy(tokens, first.from - 2)) return description;
  const last = description.clauses.find(isStopped);
  if (last !== undefined) last.arrives ??= 'pob';
  return { ...description, start: 'commence' };
}

const isStopped = ({ elements }: Clause): boolean =>
  elements.some((one) => one.kind === 'stop' && (one.stop === 'semicolon' || one.stop === 'paragraph'));

/** "the place of beginning of which is reached by going from the corner West 200 feet;". */
const isSetOutTo = (tokens: readonly Token[], { start, from, clauses }: Description): boolean =>
  start === 'commence' &&
  clauses.length > 3 &&
  /^(?:going|running|proceeding|measuring)$/.test(textAt(tokens, from - 1)) &&
  textAt(tokens, from - 2) === 'by' &&
  FOUND.test(textAt(tokens, from - 3));

const LONGEST_FROM = 24;

/** "found by", "said pin being reached from the northeast corner of said Section by". */
function isFoundBy(tokens: readonly Token[], at: number): boolean {
  let verb = at;
  while (verb > at - LONGEST_FROM && !/^(?:[,;:]|from)$/.test(textAt(tokens, verb))) verb -= 1;
  return [at, verb - 1].some((place) => FOUND.test(textAt(tokens, place)));
}

const AFRESH =
  /^thence from (?:said|the) (?:initial point|point of beginning|place of beginning|beginning|starting point|corner no)/;

/** "Beginning at corner No. 1, from which the mark bears by traverse …; Thence from said corner No. 1, by metes and bounds": what stands between only tells where the corner is. */
export function withBoundaryAfresh(tokens: readonly Token[], description: Description): Description {
  const { head, clauses, start } = description;
  if (start !== 'begin') return description;
  const isTold = [head, ...clauses.slice(0, 1)].some(({ elements }) =>
    elements.some((one) => one.kind === 'sign' && (one.sign === 'bears' || one.sign === 'whence')),
  );
  const afresh = clauses.findIndex(({ from }) => {
    if (textAt(tokens, from + 1) !== 'from') return false;
    const words = Array.from({ length: 14 }, (_, i) => textAt(tokens, from + i)).join(' ');
    return AFRESH.test(words) && (isTold || words.includes('by metes and bounds'));
  });
  if (afresh < 0) return description;
  const last = clauses[afresh - 1] ?? head;
  if (clauses.length - afresh > 2) last.arrives ??= 'true-pob';
  return description;
}

/** "a point 792 feet south of the corner", "E 200 ft & N 98 ft from", "whence the corner bears N 4° W, 1638 feet". */
export function headTies(tokens: readonly Token[], head: Clause): HeadTie[] {
  const { elements } = head;
  let toward = false;
  let chain: HeadTie[] = [];
  for (let i = 0; i < elements.length; i += 1) {
    const element = elements[i];
    if (element?.kind === 'sign' && (element.sign === 'whence' || isWhere(tokens, element))) toward = true;
    const next = elements[i + 1]?.kind === 'stop' ? elements[i + 2] : elements[i + 1];
    const pair = pairOf(element, next);
    if (pair === null) continue;
    if (toward && element?.kind === 'bearing')
      return isCornerBefore(tokens, element.at) ? [{ ...pair, toward: true }] : [];
    if (toward) continue;
    if (isFromCorner(tokens, pair.distance.next)) return [];
    const last = element?.kind === 'bearing' ? pair.distance : pair.bearing;
    if (last.at - (element?.next ?? 0) > (element?.kind === 'bearing' ? 4 : 1)) continue;
    chain.push({ ...pair, toward: false });
    const behind = skipMeasured(tokens, skipHedge(tokens, last.next));
    const after = textAt(tokens, behind);
    if (after === 'from' || after === 'fr' || (after === 'of' && element?.kind === 'distance'))
      return isFromLine(tokens, behind + 1) && !isAlongLine(tokens, element?.at ?? 0) ? [] : chain;
    const end = elements.indexOf(last, i);
    if (joinedOffset(tokens, elements, end) < 0) chain = [];
    // The pair is spent: its distance does not go on to the next bearing.
    else i = end;
  }
  return [];
}

const LONGEST_MEASURE = 14;

/** Behind ", as measured along the centerline,". */
function skipMeasured(tokens: readonly Token[], at: number): number {
  const next = [0, 1, 2].find((step) => textAt(tokens, at + step) === 'measured');
  if (next === undefined) return at;
  for (let i = at + next; i < at + LONGEST_MEASURE; i += 1) {
    if (textAt(tokens, i) === ';') return at;
    if (textAt(tokens, i) === 'from') return i;
  }
  return at;
}

/** "in the line of Main Street, distant therein north 89° west 151.58 feet from the line of First Street": from where the two lines meet. */
function isAlongLine(tokens: readonly Token[], at: number): boolean {
  return /^(?:therein|thereon|thereof|therealong)$/.test(textAt(tokens, at - 1));
}

/** A bearing and the distance beside it, whichever comes first. */
function pairOf(
  element: Element | undefined,
  next: Element | undefined,
): { bearing: BearingElement; distance: DistanceElement } | null {
  const [distance, bearing] = element?.kind === 'distance' ? [element, next] : [next, element];
  if (distance?.kind !== 'distance' || bearing?.kind !== 'bearing') return null;
  // "63 inches n.w. of the corner": how far off a witness stands.
  return distance.read.unit === null || distance.read.unit === 'inches' ? null : { bearing, distance };
}

/** "at a point where the northeast corner of Section 2 bears". */
function isWhere(tokens: readonly Token[], element: SignElement): boolean {
  if (element.sign !== 'bears') return false;
  for (let i = element.at - 1; i > element.at - 16 && i >= 0; i -= 1)
    if (textAt(tokens, i) === 'where') return textAt(tokens, i - 1) === 'point';
  return false;
}

const POINTS = wordSet('corner cor point intersection monument stake stone post pin rod pipe center centre');
const LINES = wordSet('line centerline boundary side edge margin bank');

/** "149 feet west of the east line of Lot 15" measures off a line and not from a point. */
function isFromLine(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < at + 14; i += 1) {
    const text = textAt(tokens, i);
    if (POINTS.has(text)) return text === 'center' && textAt(tokens, i + 1) === 'line';
    if (LINES.has(text)) return true;
  }
  return false;
}

const SURVEY_WORDS = wordSet('section sec quarter township survey grant block lot donation league square said');

/** A corner of the survey, and not a tree or a nail, bears so. */
function isCornerBefore(tokens: readonly Token[], at: number): boolean {
  let corner = false;
  let least = at - 16;
  for (let i = at - 1; i > least && i >= 0; i -= 1) {
    const text = textAt(tokens, i);
    if (text === ')') {
      const open = openOf(tokens, i);
      least -= i - open;
      i = open;
      continue;
    }
    if (text === 'whence' || text === 'which') break;
    if (text === 'corner') corner = true;
    if (corner && SURVEY_WORDS.has(text)) return true;
    if (SURVEY_WORDS.has(text) && text !== 'said') corner = corner || textNear(tokens, i);
  }
  return corner;
}

/** "the northwest corner of said parcel (said corner being …) bears": where the bracket that closes here opens. */
function openOf(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i > at - 90 && i >= 0; i -= 1) if (textAt(tokens, i) === '(') return i;
  return at;
}

function textNear(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 4; i < at + 2; i += 1) if (textAt(tokens, i) === 'corner') return true;
  return false;
}
