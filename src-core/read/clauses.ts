// Elements to descriptions: each has a head ("Beginning at …") and clauses, one for every course the text speaks of.

import { sideOf } from '#core/read/directions.ts';
import type { BearingElement, Element, SignElement, StopElement } from '#core/read/elements.ts';
import { distanceUse, isAzimuth, isBareBehind, isCourseBearing } from '#core/read/roles.ts';
import type { Token } from '#core/read/tokens.ts';

export interface Clause {
  readonly lead: 'head' | 'thence' | 'item' | 'pair' | 'continue';
  /** Token range; `to` is where the next clause or the text that follows begins. */
  readonly from: number;
  to: number;
  readonly elements: Element[];
  /** The text says that a list of courses follows. */
  announces: boolean;
  arrives: 'pob' | 'true-pob' | 'terminus' | null;
}

export interface Description {
  readonly start: 'begin' | 'commence' | 'none';
  readonly from: number;
  readonly head: Clause;
  readonly clauses: Clause[];
  /** Token behind the last clause. */
  to: number;
}

/** Everything that the walk over the elements must remember. */
interface Walk {
  readonly tokens: readonly Token[];
  readonly elements: readonly Element[];
  readonly found: Description[];
  description: Description | null;
  clause: Clause | null;
  hasBearing: boolean;
  hasDistance: boolean;
  /** A sentence or stop word ended the clause; only a new lead opens another. */
  ended: boolean;
  /** The figure has come back to its beginning. */
  closed: boolean;
  /** "containing", "subject to" … have been passed since. */
  stopped: boolean;
  /** "from which a post oak bears …": bearings belong to the witness. */
  witness: boolean;
  depth: number;
  arrivals: number;
}

export function descriptionsOf(tokens: readonly Token[], elements: readonly Element[]): Description[] {
  const walk: Walk = {
    tokens,
    elements,
    found: [],
    description: null,
    clause: null,
    hasBearing: false,
    hasDistance: false,
    ended: true,
    closed: false,
    stopped: false,
    witness: false,
    depth: 0,
    arrivals: 0,
  };
  elements.forEach((element, index) => {
    step(walk, element, index);
  });
  finish(walk, tokens.length);
  return walk.found;
}

function step(walk: Walk, element: Element, index: number): void {
  if (element.kind === 'sign' && (element.sign === 'begin' || element.sign === 'commence')) {
    start(walk, element);
    return;
  }
  if (element.kind === 'sign' && element.sign === 'thence') {
    thence(walk, element);
    return;
  }
  if (walk.description === null) return;
  if (opensClause(walk, element, index)) open(walk, leadOf(element), element.at);
  note(walk, element);
}

function leadOf(element: Element): Clause['lead'] {
  if (element.kind === 'item') return 'item';
  return element.kind === 'sign' && element.sign === 'continue' ? 'continue' : 'pair';
}

function start(walk: Walk, element: SignElement): void {
  finish(walk, element.at);
  const head = clauseAt('head', element.at);
  walk.description = {
    start: element.sign === 'begin' ? 'begin' : 'commence',
    from: element.at,
    head,
    clauses: [],
    to: element.at,
  };
  begin(walk, head);
  walk.closed = false;
  walk.stopped = false;
  walk.arrivals = 0;
}

function thence(walk: Walk, element: SignElement): void {
  const afresh = walk.description === null || (walk.closed && walk.stopped);
  if (afresh) {
    finish(walk, element.at);
    const head = clauseAt('head', element.at);
    walk.description = { start: 'none', from: element.at, head, clauses: [], to: element.at };
    walk.arrivals = 0;
  }
  walk.closed = false;
  walk.stopped = false;
  open(walk, 'thence', element.at);
}

function clauseAt(lead: Clause['lead'], from: number): Clause {
  return { lead, from, to: from, elements: [], announces: false, arrives: null };
}

function begin(walk: Walk, clause: Clause): void {
  walk.clause = clause;
  walk.hasBearing = false;
  walk.hasDistance = false;
  walk.ended = false;
  walk.witness = false;
  walk.depth = 0;
}

function open(walk: Walk, lead: Clause['lead'], at: number): void {
  endClause(walk, at);
  const clause = clauseAt(lead, at);
  walk.description?.clauses.push(clause);
  begin(walk, clause);
}

function endClause(walk: Walk, at: number): void {
  if (walk.clause !== null && !walk.ended) walk.clause.to = at;
  walk.ended = true;
}

function finish(walk: Walk, at: number): void {
  endClause(walk, at);
  const { description } = walk;
  if (description !== null) {
    description.to = Math.max(description.clauses.at(-1)?.to ?? 0, description.head.to);
    walk.found.push(description);
  }
  walk.description = null;
  walk.clause = null;
}

function isComplete(walk: Walk): boolean {
  return walk.hasBearing && walk.hasDistance;
}

/** A new course without "thence": a list item, a fresh bearing with its distance, a further curve, "continuing". */
function opensClause(walk: Walk, element: Element, index: number): boolean {
  if (walk.closed || walk.stopped) return false;
  if (element.kind === 'item') return walk.depth === 0 && !isReference(walk, index);
  if (walk.clause?.lead === 'head' && element.kind === 'sign' && element.sign === 'run') return isRunAhead(walk, index);
  if (walk.depth > 0 || walk.witness) return false;
  const ready = isComplete(walk) || (walk.ended && walk.clause !== null) || walk.clause?.announces === true;
  if (!ready) return false;
  if (element.kind === 'bearing') {
    // The tail of a bearing that could not be read belongs to the course at hand.
    const tail = element.read.bearing === null && sideOf(walk.tokens[element.at]?.text ?? '') !== null;
    return !tail && isCourseBearing(walk.tokens, element) && isPairAhead(walk, element, index);
  }
  if (element.kind === 'sign' && element.sign === 'continue') return isComplete(walk) && isMoreAhead(walk, index);
  if (element.kind === 'sign' && element.sign === 'along') return isArcAhead(walk, index) || isStreamAhead(walk, index);
  return false;
}

/** "Commence at the corner and run North … 932 feet": the head's first course has no "thence". */
function isRunAhead(walk: Walk, index: number): boolean {
  for (let i = index + 1; i < index + 10; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.kind === 'item') return false;
    if (element.kind === 'sign' && ['thence', 'pob', 'true-pob', 'whence', 'bears', 'located'].includes(element.sign))
      return false;
    if (element.kind === 'stop' && (element.stop === 'sentence' || element.stop === 'semicolon')) return false;
    if (element.kind === 'bearing' && isCourseBearing(walk.tokens, element)) return isPairAhead(walk, element, i);
  }
  return false;
}

/** An item number is a course's only where a course follows it. */
function isReference(walk: Walk, index: number): boolean {
  for (let i = index + 1; i < index + 12; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.kind === 'item') break;
    if (element.kind === 'bearing' || element.kind === 'table' || element.kind === 'angle') return false;
    if (element.kind === 'sign' && (element.sign === 'thence' || element.sign === 'curve' || element.sign === 'arc'))
      return false;
    if (element.kind === 'stop' && (element.stop === 'sentence' || element.stop === 'paragraph')) break;
  }
  return true;
}

/** The bearing is followed by its distance before the sentence or the next bearing comes. */
function isPairAhead(walk: Walk, bearing: BearingElement, index: number): boolean {
  const reach = walk.ended ? 10 : 40;
  for (let i = index + 1; i < index + 12; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.at - bearing.next > reach) return false;
    if (element.kind === 'distance') {
      const use = distanceUse(walk.tokens, element);
      if (use === 'bare') {
        if (bearing.read.form !== 'cardinal' && isBareBehind(walk.tokens, bearing.next, element)) return true;
        continue;
      }
      return use !== 'beside' && !isTieBack(walk, element.next);
    }
    if (element.kind === 'bearing' && isCourseBearing(walk.tokens, element)) return false;
    if (element.kind === 'stop' && !isPassable(element, bearing)) return false;
    if (element.kind === 'sign' && (element.sign === 'thence' || element.sign === 'bears')) return false;
  }
  return false;
}

/** A colon right behind the bearing is dirt. */
function isPassable(stop: StopElement, bearing: BearingElement): boolean {
  if (stop.stop === 'colon') return stop.at === bearing.next;
  return stop.stop === 'comma' || stop.stop === 'open' || stop.stop === 'close';
}

function isTieBack(walk: Walk, at: number): boolean {
  return walk.tokens[at]?.text === 'from' || walk.tokens[at]?.text === 'of';
}

/** "and continuing the same course … an additional 5280 feet". */
function isMoreAhead(walk: Walk, index: number): boolean {
  for (let i = index + 1; i < index + 10; i += 1) {
    const element = walk.elements[i];
    if (element === undefined) return false;
    if (element.kind === 'distance') return distanceUse(walk.tokens, element) === 'course';
    if (element.kind === 'stop' && element.stop !== 'comma') return false;
    if (element.kind === 'sign' && (element.sign === 'thence' || element.sign === 'in-all')) return false;
  }
  return false;
}

/** "With the arc of a curve to the right whose radius …" in a list of courses. */
function isArcAhead(walk: Walk, index: number): boolean {
  const next = walk.elements[index + 1];
  if (next?.kind !== 'sign' || (next.sign !== 'arc' && next.sign !== 'curve')) return false;
  const element = walk.elements[index];
  return element !== undefined && next.at - element.next <= 4;
}

/** "… to the swamp, and up the swamp five hundred poles": on along something that has no bearing. */
function isStreamAhead(walk: Walk, index: number): boolean {
  const along = walk.elements[index];
  if (along === undefined || !isComplete(walk)) return false;
  const joint = walk.tokens[along.at - 1]?.text ?? '';
  const word = walk.tokens[along.at]?.text ?? '';
  if (!['and', '&', ';'].includes(joint) || !['up', 'down', 'along', 'with', 'by'].includes(word)) return false;
  for (let i = index + 1; i < index + 6; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.at - along.next > 14) return false;
    if (element.kind === 'distance') return distanceUse(walk.tokens, element) === 'course';
    if (element.kind !== 'sign' || element.sign !== 'along') return false;
  }
  return false;
}

/** Takes the element into the clause and keeps the walk's memory of it. */
function note(walk: Walk, element: Element): void {
  const { clause } = walk;
  if (clause === null) return;
  if (!walk.ended) clause.elements.push(element);
  if (element.kind === 'stop') noteStop(walk, element.stop, element.at);
  if (walk.depth > 0) return;
  if (element.kind === 'sign') noteSign(walk, element);
  if (element.kind === 'table') {
    walk.hasBearing = true;
    walk.hasDistance = true;
  }
  if (element.kind === 'bearing' && !walk.witness && isCourseBearing(walk.tokens, element)) walk.hasBearing = true;
  if (element.kind === 'angle' && isAzimuth(walk.tokens, element)) walk.hasBearing = true;
  if (element.kind === 'distance' && ['course', 'at'].includes(distanceUse(walk.tokens, element)))
    walk.hasDistance = true;
}

function noteStop(walk: Walk, stop: string, at: number): void {
  if (stop === 'open') walk.depth += 1;
  else if (stop === 'close') walk.depth = Math.max(0, walk.depth - 1);
  else if (stop === 'semicolon') {
    walk.witness = false;
    walk.depth = 0;
    if (isCurveTold(walk.clause)) {
      walk.hasBearing = true;
      walk.hasDistance = true;
    }
  } else if (stop === 'sentence' || stop === 'paragraph') {
    walk.witness = false;
    walk.depth = 0;
    if (isComplete(walk) || walk.closed || stop === 'paragraph' || walk.clause?.lead === 'thence') endClause(walk, at);
  }
}

/** A curve whose data stand in brackets is complete all the same. */
function isCurveTold(clause: Clause | null): boolean {
  if (clause === null) return false;
  const named = clause.elements.some(
    (element) => element.kind === 'sign' && (element.sign === 'curve' || element.sign === 'arc'),
  );
  return named && clause.elements.some((element) => element.kind === 'distance');
}

function noteSign(walk: Walk, element: SignElement): void {
  const { clause, description } = walk;
  if (clause === null || description === null) return;
  switch (element.sign) {
    case 'following':
    case 'azimuth-list':
      clause.announces = true;
      break;
    case 'whence':
    case 'bears':
    case 'located':
      // Before the course itself is known "bears" introduces it: "thence bears N 45 E".
      if (isComplete(walk) || clause.lead === 'head') walk.witness = true;
      break;
    case 'run':
    case 'continue':
      walk.witness = false;
      break;
    case 'pob':
    case 'true-pob':
    case 'terminus':
      arrive(walk, element.sign);
      break;
    case 'stop':
    case 'except':
    case 'together':
      if (clause.lead === 'head' || !isBoundaryDone(walk)) break;
      walk.stopped = true;
      endClause(walk, element.at);
      break;
    default:
  }
}

/** Stop words end a course only once it has something to end. */
function isBoundaryDone(walk: Walk): boolean {
  return isComplete(walk) || walk.closed || walk.clause?.lead === 'thence';
}

function arrive(walk: Walk, sign: 'pob' | 'true-pob' | 'terminus'): void {
  const { clause, description } = walk;
  if (clause === null || description === null || walk.ended) return;
  clause.arrives ??= sign;
  if (clause.lead === 'head') {
    if (description.start === 'commence') walk.arrivals += 1;
    return;
  }
  walk.arrivals += 1;
  const ties = description.start === 'commence' ? 1 : 0;
  walk.closed = sign === 'terminus' || walk.arrivals > ties;
}
