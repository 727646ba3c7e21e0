// Where a new course begins although no "thence" says so.

import { sideOf, WORDED_DIRECTIONS } from '#core/language/directions.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { ORDINALS } from '#core/language/words/relation-words.ts';
import { isArcAhead, isArcLength, isStreamAhead, isWayHome } from '#core/read/clauses/along-leads.ts';
import { type Clause, isComplete, type Walk } from '#core/read/clauses/description.ts';
import type {
  AngleElement,
  BearingElement,
  DistanceElement,
  Element,
  StopElement,
} from '#core/read/clauses/element.ts';
import { isBareCardinal } from '#core/read/clauses/led-cardinals.ts';
import { isFromCorner, skipHedge } from '#core/read/clauses/locating.ts';
import { isAzimuth, isBareBehind } from '#core/read/clauses/roles.ts';
import { isNextWorded } from '#core/read/clauses/worded-courses.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

/** A new course without "thence": a list item, a fresh bearing with its distance, a further curve, "continuing". */
export function opensClause(walk: Walk, element: Element, index: number): boolean {
  if (isOnFromBeginning(walk, element)) return isMoreAhead(walk, index);
  if (isRunFromBeginning(walk, element, index)) return true;
  if (walk.closed || walk.stopped) return false;
  if (element.kind === 'item') return walk.depth === 0 && !isReference(walk, index);
  if (element.kind === 'sign' && element.sign === 'then') return walk.depth === 0 && !isFresh(walk, element.at);
  if (walk.clause?.lead === 'head' && element.kind === 'sign' && element.sign === 'run') return isRunAhead(walk, index);
  if (element.kind === 'sign' && element.sign === 'worded') return isNextWorded(walk, element);
  if (walk.depth > 0 || walk.witness) return false;
  if (element.kind === 'sign' && element.sign === 'run') return isNextRun(walk, element, index);
  if (element.kind === 'sign' && element.sign === 'whence') return isNextWhence(walk, element, index);
  if (element.kind === 'sign' && element.sign === 'same-course') return isComplete(walk) && isOnward(walk, element);
  if (element.kind === 'sign' && element.sign === 'continue') return isComplete(walk) && isMoreAhead(walk, index);
  const ready =
    isComplete(walk) ||
    isCurveListed(walk, index) ||
    (walk.ended && walk.clause !== null) ||
    walk.clause?.announces === true;
  if (!ready && !isArrived(walk, element)) return false;
  if (element.kind === 'bearing') {
    // The tail of a bearing that could not be read belongs to the course at hand.
    const tail = element.read.bearing === null && sideOf(textAt(walk.tokens, element.at)) !== null;
    if (tail || isTreeBearing(walk.tokens, element.at) || isChordBearing(walk, element, index)) return false;
    if (isToldOfCourse(walk.tokens, element.at)) return false;
    return element.runs && isPairAhead(walk, element, index);
  }
  if (isWholeCurve(walk, index)) return true;
  if (element.kind === 'angle') return isAzimuth(walk.tokens, element) && isPairAhead(walk, element, index);
  if (element.kind === 'distance') return isArcLength(walk, element, index);
  if (element.kind === 'sign' && element.sign === 'along')
    return isArcAhead(walk, index) || isStreamAhead(walk, index) || isWayHome(walk, index);
  return false;
}

const isEnd = (element: Element | undefined): boolean =>
  element?.kind === 'stop' && /^(?:semicolon|sentence|paragraph)$/.test(element.stop);

/** "…; by a 20-foot radius corner return, curving right through 90°, arc 31.42 feet, chord S 45° W 28.28 feet;": between two stops a curve with all that it needs. */
function isWholeCurve({ elements }: Walk, index: number): boolean {
  if (!isEnd(elements[index - 1])) return false;
  const length = elements.slice(index, index + LONGEST_CLAUSE).findIndex(isEnd);
  const told = elements.slice(index, length < 0 ? index : index + length);
  const has = (sign: RegExp): boolean => told.some((one) => one.kind === 'sign' && sign.test(one.sign));
  const chord = told.findIndex((one) => one.kind === 'sign' && one.sign === 'chord');
  return (
    has(/^radius$/) &&
    has(/^(?:left|right)$/) &&
    has(/^(?:arc|delta|curve)$/) &&
    chord >= 0 &&
    told.slice(chord).some(({ kind }) => kind === 'bearing') &&
    told.filter((one) => one.kind === 'distance' && one.read.unit !== null).length > 2
  );
}

/** "…; proceed along a tangent curve", "…, and go with the road North 20°": a verb behind a stop leads the next course in. */
function isNextRun(walk: Walk, { at }: Element, index: number): boolean {
  if (!isComplete(walk) || /^then(?:ce)?$/.test(textAt(walk.tokens, at + 1))) return false;
  const stop = /^(?:and|then)$/.test(textAt(walk.tokens, at - 1)) ? at - 2 : at - 1;
  if (!/^[;,]$/.test(textAt(walk.tokens, stop))) return false;
  return isBearingNext(walk, index) || (textAt(walk.tokens, stop) === ';' && isCurveNext(walk, index));
}

/** With a bearing and its length before the next stop but a comma: without one it is a leg that is left open. */
function isBearingNext(walk: Walk, index: number): boolean {
  for (let i = index + 1; i < index + LONGEST_CLAUSE; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.kind === 'distance' || element.kind === 'item') return false;
    if (element.kind === 'stop' && element.stop !== 'comma') return false;
    if (element.kind === 'sign' && element.sign === 'thence') return false;
    if (element.kind === 'bearing' && element.runs) return isPairAhead(walk, element, i);
  }
  return false;
}

function isCurveNext({ elements }: Walk, index: number): boolean {
  const ahead = elements.slice(index + 1, index + 5);
  const curve = ahead.findIndex((one) => one.kind === 'sign' && (one.sign === 'curve' || one.sign === 'arc'));
  return curve >= 0 && ahead.slice(0, curve).every(({ kind }) => kind === 'sign');
}

/** "…, whence due East 660 feet": a "thence", and no witness of the corner. */
function isNextWhence(walk: Walk, { at, next }: Element, index: number): boolean {
  const bearing = walk.elements[index + 1];
  const isHead = walk.clause?.lead === 'head';
  if ((!isHead && !isComplete(walk)) || next - at !== 1) return false;
  if (bearing?.kind !== 'bearing' || !bearing.runs || bearing.at - next > 1) return false;
  // "Commencing at a live oak; whence N 56° E 17.27 chains to a stake".
  const length = isHead ? readDistance(walk.tokens, bearing.next, false) : null;
  if (!isHead) return isPairAhead(walk, bearing, index + 1);
  const [stop, then] = [length?.next ?? -1, (length?.next ?? -1) + 1].map((i) => textAt(walk.tokens, i));
  return stop === 'to' || (stop === ';' && then === 'thence');
}

/** In elements: what runs on for longer is no course. */
const LONGEST_CLAUSE = 40;

/** "down the creek 40 poles to an elm, N 20° E 30 poles": behind the corner the next course begins, and no witness of it. */
function isArrived({ tokens, clause, hasDistance, hasBearing }: Walk, { at, next }: Element): boolean {
  if (!hasDistance || hasBearing || clause === null || clause.lead === 'head') return false;
  const near = clause.elements.length > LONGEST_CLAUSE ? [] : clause.elements;
  const curved = near.some(
    (element) => element.kind === 'sign' && /^(?:curve|arc|radius|chord|delta)$/.test(element.sign),
  );
  if (curved || /^bear/.test(textAt(tokens, at - 1))) return false;
  const run = near.findIndex((element) => element.kind === 'distance');
  const isSign = (name: string) => (element: Element) => element.kind === 'sign' && element.sign === name;
  if (run >= 0 && near.slice(run).some(isSign('to'))) return true;
  // "down the run 12 poles North 20 poles": its own length stands behind it, and no other bearing behind that.
  const own = readDistance(tokens, next, false);
  return own !== null && near.slice(0, run).some(isSign('along')) && readBearing(tokens, own.next) === null;
}

/** "to a mound with a mesquite tree bearing N 67° E distant 40 links". */
function isTreeBearing(tokens: readonly Token[], at: number): boolean {
  const [word, noun] = [tokens[at - 1]?.text, tokens[at - 2]];
  return (
    word === 'bearing' &&
    noun?.kind === 'word' &&
    !/^(?:a|an|the|same|true|magnetic|grid|and|line|thence)$/.test(noun.text)
  );
}

const PLACES = new Set([...ORDINALS.split(' '), 'last', 'closing', 'final']);

/** "the second course is S. 78° 38' E. 803.2 feet, as above": one of those that were run. */
function isToldOfCourse(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:is|was|bears|bore|reads|being|runs)$/.test(textAt(tokens, at - 1))) return false;
  return /^(?:course|call|line)$/.test(textAt(tokens, at - 2)) && PLACES.has(textAt(tokens, at - 3));
}

/** "with a radius of 150 feet; chord bearing of North 0°15' West": still the curve's, whatever stop stands between. */
function isChordBearing({ elements }: Walk, { at }: Element, index: number): boolean {
  const before = elements[index - 1];
  return before?.kind === 'sign' && before.sign === 'chord' && at - before.next <= 5;
}

/** "2. then along": the lead before it has opened the course already. */
function isFresh({ clause, ended }: Walk, at: number): boolean {
  return clause !== null && clause.lead !== 'head' && !ended && at - clause.from <= 3;
}

/** "… to the river, and on in the same direction to the middle of it": onward by an unknown length. */
function isOnward({ tokens }: Walk, { at, next }: Element): boolean {
  const lead = [3, 2, 1].map((step) => textAt(tokens, at - step)).join(' ');
  return lead === 'on in the' && textAt(tokens, next) === 'to';
}

/** "… to the TRUE POINT OF BEGINNING; CONTINUING, S 2° E 15.03 feet": only now does the boundary begin. */
function isOnFromBeginning({ closed, stopped, clause, arrivals, elements }: Walk, element: Element): boolean {
  if (!closed || stopped || clause?.arrives !== 'true-pob' || arrivals !== 1) return false;
  if (element.kind !== 'sign' || element.sign !== 'continue') return false;
  const arrival = clause.elements.slice(-8).findLast((one) => one.kind === 'sign' && one.sign === 'true-pob');
  return elements.length > 0 && arrival !== undefined && element.at - arrival.next <= 6;
}

/** "… to the point of beginning; from the point of beginning run N 89° W 200 feet": a lead of its own. */
function isRunFromBeginning(walk: Walk, element: Element, index: number): boolean {
  const { elements, clause, stopped } = walk;
  if (stopped || clause?.arrives == null) return false;
  const isRun = element.kind === 'sign' && /^(?:run|continue)$/.test(element.sign);
  // "run along said road S 0°49' W 418.0 feet".
  if (isRun ? !isBearingNext(walk, index) : element.kind !== 'bearing' || !element.runs) return false;
  const from = elements
    .slice(Math.max(0, index - 6), index)
    .findLast((one) => one.kind !== 'stop' && !(one.kind === 'sign' && one.sign === 'located'));
  if (from?.kind !== 'sign' || from.sign !== 'from' || from.next - from.at < 3) return false;
  return element.at - from.next <= (isRun ? 1 : LONGEST_ASIDE);
}

/** "from the point of beginning, so located,". */
const LONGEST_ASIDE = 5;

/** "…, along a curve to the left whose radius point bears S 7° W 860 feet, a distance of 108 feet, North 58° West": a curve among courses that commas part. */
function isCurveListed({ clause, elements }: Walk, index: number): boolean {
  const before = elements[index - 1];
  if (clause?.lead !== 'pair' || before?.kind !== 'stop' || before.stop !== 'comma') return false;
  const near = clause.elements.slice(0, 5 * LONGEST_CLAUSE);
  const named = near.some((one) => one.kind === 'sign' && (one.sign === 'curve' || one.sign === 'arc'));
  return named && near.filter((one) => one.kind === 'distance' && one.read.unit !== null).length > 1;
}

/** "Commence at the corner and run North … 932 feet": the head's first course has no "thence". */
function isRunAhead(walk: Walk, index: number): boolean {
  const worded = isWorded(walk, index);
  const first = walk.elements[index + 1];
  if (first?.kind === 'distance' && first.at === walk.elements[index]?.next) return first.use === 'course';
  for (let i = index + 1; i < index + 20; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.kind === 'item') return false;
    if (worded && element.kind === 'distance' && element.read.unit !== null) return element.use === 'course';
    if (element.kind === 'sign' && ['pob', 'true-pob', 'whence', 'bears', 'located'].includes(element.sign))
      return false;
    if (element.kind === 'sign' && element.sign === 'thence') return isAlongTo(walk, index, i);
    if (element.kind === 'stop' && (element.stop === 'sentence' || element.stop === 'semicolon'))
      return isAlongTo(walk, index, i);
    if (element.kind === 'bearing' && element.runs)
      return isPairAhead(walk, element, i) || isRunTo(walk, element, index);
    if (element.kind === 'angle' && isAzimuth(walk.tokens, element)) return isPairAhead(walk, element, i);
  }
  return false;
}

/** "and running North 55° West to the line of marked trees", "run south along the road to the corner": however far that may be. */
function isRunTo({ tokens, elements }: Walk, { at, next }: BearingElement, run: number): boolean {
  if (at - (elements[run]?.next ?? 0) > 2) return false;
  if (/^(?:to|until|till)$/.test(textAt(tokens, next))) return true;
  const behind = elements.slice(run + 1, run + LONGEST_CLAUSE);
  const along = behind.findIndex((element) => element.at === next);
  const ahead = along < 0 ? [] : behind.slice(along, along + 12);
  if (ahead[0]?.kind !== 'sign' || ahead[0].sign !== 'along') return false;
  const end = ahead.findIndex(
    (element) => element.kind === 'stop' || (element.kind === 'sign' && /^(?:thence|to)$/.test(element.sign)),
  );
  const arrival = ahead[end];
  return arrival?.kind === 'sign' && arrival.sign === 'to';
}

/** "running eastward with the top of the mountain to the corner": along something to some place, however far. */
function isAlongTo(walk: Walk, index: number, end: number): boolean {
  const signs = walk.elements.slice(index + 1, end).flatMap((element) => (element.kind === 'sign' ? element.sign : []));
  const [run, along] = [walk.elements[index], walk.elements[index + 1]];
  const near = along?.kind === 'sign' && along.sign === 'along' && along.at - (run?.next ?? 0) <= 2;
  return near && signs.includes('to');
}

/** "and runs a westerly course along": no bearing, and a course all the same. */
function isWorded(walk: Walk, index: number): boolean {
  const from = walk.elements[index]?.next ?? 0;
  return [0, 1, 2].some((step) => WORDED_DIRECTIONS.has(textAt(walk.tokens, from + step)));
}

/** An item number is a course's only where a course follows it. */
function isReference(walk: Walk, index: number): boolean {
  for (let i = index + 1; i < index + 12; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.kind === 'item') break;
    if (element.kind === 'bearing' || element.kind === 'table' || element.kind === 'angle') return false;
    // "(48) The waters described as follows: beginning at": the number of another land.
    if (element.kind === 'sign' && (element.sign === 'begin' || element.sign === 'commence')) break;
    if (element.kind === 'sign' && (element.sign === 'thence' || element.sign === 'curve' || element.sign === 'arc'))
      return false;
    if (element.kind === 'stop' && (element.stop === 'sentence' || element.stop === 'paragraph')) break;
  }
  return true;
}

/** "West eighty three chains to the angle; thence": a page that takes up in the middle of a course. */
export function opensPage(walk: Walk, element: Element, index: number): boolean {
  if (element.kind === 'bearing' && isToldBelow(walk, element, index)) return true;
  if (element.kind !== 'bearing' || walk.found.length > 0) return false;
  // "1. N49°37'26\"E 242.45 feet": the page takes up within a list.
  const listed = walk.elements[index - 1]?.kind === 'item' && element.at <= 3;
  if (element.at > 1 && !listed) return false;
  return element.runs && isPairAhead(walk, element, index);
}

/** "I run around the island as follows: S. 16 W. 9.00 chains; thence": the first course of a list that only then says "thence". */
function isToldBelow(walk: Walk, bearing: BearingElement, index: number): boolean {
  const { tokens, elements } = walk;
  if (textAt(tokens, bearing.at - 1) !== ':' || !/^(?:follows|viz|wit|courses)$/.test(textAt(tokens, bearing.at - 2)))
    return false;
  if (!bearing.runs || !isPairAhead(walk, bearing, index)) return false;
  const next = elements.slice(index + 2, index + 8).find((one) => one.kind !== 'stop');
  return next?.kind === 'sign' && next.sign === 'thence';
}

/** The bearing is followed by its distance before the sentence or the next bearing comes. */
function isPairAhead(walk: Walk, bearing: BearingElement | AngleElement, index: number): boolean {
  const reach = walk.ended ? 10 : 40;
  for (let i = index + 1; i < index + 12; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.at - bearing.next > reach) return false;
    if (element.kind === 'distance') {
      const use = element.use;
      if (use === 'bare') {
        const bare =
          bearing.kind === 'angle' || bearing.read.form !== 'cardinal' || isBareCardinal(walk.tokens, bearing);
        if (bare && isBareBehind(walk.tokens, bearing.next, element)) return true;
        continue;
      }
      // "the first mentioned south 48 degrees east, 1,742 feet line": a line by its name.
      if (textAt(walk.tokens, element.next) === 'line') return false;
      return use !== 'beside' && !isTieBack(walk, element.next);
    }
    if (element.kind === 'bearing' && element.runs) return false;
    if (element.kind === 'stop' && !isPassable(element, bearing)) return false;
    if (element.kind === 'sign' && element.sign === 'same-distance') return true;
    if (element.kind === 'sign' && (element.sign === 'thence' || element.sign === 'bears')) return false;
  }
  return false;
}

/** A colon right behind the bearing is dirt. */
function isPassable(stop: StopElement, bearing: BearingElement | AngleElement): boolean {
  if (stop.stop === 'colon') return stop.at === bearing.next;
  return stop.stop === 'comma' || stop.stop === 'open' || stop.stop === 'close';
}

function isTieBack(walk: Walk, behind: number): boolean {
  // "Beginning N 12° W 100 feet, and East 33 feet, from the corner": in the head a comma may stand before it.
  const at = walk.clause?.lead === 'head' ? skipHedge(walk.tokens, behind) : behind;
  return (textAt(walk.tokens, at) === 'from' && !isFromCorner(walk.tokens, at)) || textAt(walk.tokens, at) === 'of';
}

/** "and continuing the same course … an additional 5280 feet". */
function isMoreAhead(walk: Walk, index: number): boolean {
  for (let i = index + 1; i < index + 10; i += 1) {
    const element = walk.elements[i];
    if (element === undefined) return false;
    if (element.kind === 'distance') return element.use === 'course';
    if (element.kind === 'stop' && element.stop !== 'comma') return false;
    if (element.kind === 'sign' && (element.sign === 'thence' || element.sign === 'in-all')) return false;
  }
  return false;
}

/** A length with its unit, or a figure alone right behind the bearing. */
export function isLength(walk: Walk, clause: Clause, element: DistanceElement, index: number): boolean {
  const use = element.use;
  if (use === 'course' || use === 'at') return true;
  const comma = walk.elements[index - 1]?.kind === 'stop' ? 2 : 1;
  const bearing = walk.elements[index - comma];
  if (use !== 'bare' || bearing?.kind !== 'bearing' || bearing.at < clause.from) return false;
  if (bearing.read.form !== 'quadrant' && !isBareCardinal(walk.tokens, bearing)) return false;
  return isBareBehind(walk.tokens, bearing.next, element);
}
