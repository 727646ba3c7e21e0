// Elements to descriptions: one walk over the elements that opens, fills and ends their clauses.

import { isSentenceEnd } from '#core/language/sentence-end.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { firstUnled, tellsNextCurve } from '#core/read/clauses/along-leads.ts';
import { isBeginning } from '#core/read/clauses/beginning-place.ts';
import { isFromBeginning, isToFind, isToldOfStart } from '#core/read/clauses/beginnings.ts';
import { closesAhead, isClosed, isCurveTold } from '#core/read/clauses/brackets.ts';
import { isLength, opensClause, opensPage } from '#core/read/clauses/course-leads.ts';
import { type Clause, type Description, isComplete, isWitnessed, type Walk } from '#core/read/clauses/description.ts';
import type { Element, SignElement } from '#core/read/clauses/element.ts';
import { withBoundaryAfresh, withWayToBeginning } from '#core/read/clauses/head.ts';
import { returnIn } from '#core/read/clauses/return-place.ts';
import { isAzimuth } from '#core/read/clauses/roles.ts';

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
    promised: null,
  };
  elements.forEach((element, index) => {
    step(walk, element, index);
  });
  finish(walk, tokens.length);
  return walk.found;
}

function step(walk: Walk, element: Element, index: number): void {
  const begins =
    element.kind === 'sign' &&
    (element.sign === 'begin' || element.sign === 'commence') &&
    !(walk.description !== null && isToldOfStart(walk.tokens, element));
  const setsOut = element.kind === 'sign' && element.sign === 'set-out' && !isUnderWay(walk, element);
  if (element.kind === 'sign' && (begins || setsOut)) {
    start(walk, element);
    return;
  }
  if (element.kind === 'sign' && element.sign === 'thence') {
    thence(walk, element, index);
    return;
  }
  if (walk.description === null && opensPage(walk, element, index)) {
    beginWithout(walk, element.at);
    open(walk, 'pair', element.at);
  }
  if (walk.description === null) return;
  // "… to the point of beginning. 28. The West 220 feet of Lot 6": the next land of a list.
  if (element.kind === 'item' && walk.closed) endClause(walk, element.at);
  take(walk, element, index);
}

/** Into the course at hand, or into a new one that it opens. */
function take(walk: Walk, element: Element, index: number): void {
  if (opensClause(walk, element, index)) {
    open(walk, leadOf(element), element.kind === 'bearing' ? leadStart(walk, element.at) : element.at);
    walk.closed = false;
  }
  if (element.kind !== 'sign' || element.sign !== 'whence' || walk.clause?.from !== element.at)
    note(walk, element, index);
}

/** In tokens. */
const LONGEST_LEAD = 16;
const LEADS = /^(?:due|go|goes|going|run|runs|running|proceed\w*|turn\w*|return\w*|back|with|by|along|to)$/;

/** "…; run due East", "…; by John Zimmerman north 12°": what stands between the stop and the bearing leads it in, and says nothing of the course before. */
function leadStart({ tokens, clause }: Walk, at: number): number {
  let from = at;
  while (from > at - LONGEST_LEAD && !/^(?:[,;:.()]|)$/.test(textAt(tokens, from - 1))) from -= 1;
  const isTold = clause?.elements.some((one) => one.next > from && (one.kind === 'bearing' || one.kind === 'distance'));
  if (isTold === true || from === at - LONGEST_LEAD) return at;
  const first = textAt(tokens, from) === 'and' ? from + 1 : from;
  // "…; at right angles S 58° E".
  const isSquare = textAt(tokens, first) === 'at' && textAt(tokens, first + 1) === 'right';
  return isSquare || LEADS.test(textAt(tokens, first)) ? from : at;
}

/** A figure that has not come to its point of beginning yet. */
function isUnderWay({ tokens, description, closed, arrivals }: Walk, { at }: SignElement): boolean {
  if (description === null || closed) return false;
  return arrivals === 0 || isFromBeginning(tokens, at) || (arrivals === 1 && isToFind(tokens, description.from));
}

/** A description whose beginning is not told. */
function beginWithout(walk: Walk, at: number): void {
  walk.description = { start: 'none', from: at, head: clauseAt('head', at), clauses: [], to: at };
  walk.arrivals = 0;
}

function leadOf(element: Element): Clause['lead'] {
  if (element.kind === 'item') return 'item';
  if (element.kind === 'sign' && element.sign === 'then') return 'thence';
  if (element.kind === 'sign' && element.sign === 'whence') return 'thence';
  return element.kind === 'sign' && /^(?:continue|same-course)$/.test(element.sign) ? 'continue' : 'pair';
}

function start(walk: Walk, { sign, at }: SignElement): void {
  finish(walk, at);
  // "WESTERLY and beginning at a stake, by land of Foster, N 9° E": the side that the first course is on.
  const isSided = /erly$/.test(textAt(walk.tokens, at - 2)) && textAt(walk.tokens, at - 1) === 'and';
  const from = isSided ? at - 2 : at;
  const head = clauseAt('head', from);
  walk.description = { start: sign === 'begin' ? 'begin' : 'commence', from, head, clauses: [], to: at };
  begin(walk, head);
  walk.closed = false;
  walk.stopped = false;
  walk.arrivals = 0;
  walk.promised = null;
}

/** In tokens: so far behind a closed figure a "thence" belongs to another sentence's story. */
const LONGEST_REMARK = 20;

function thence(walk: Walk, element: SignElement, index: number): void {
  const remote = walk.ended && element.at - (walk.clause?.to ?? 0) > LONGEST_REMARK;
  const afresh = walk.description === null || (walk.closed && (walk.stopped || remote));
  if (afresh) {
    const from = walk.clause?.to ?? 0;
    finish(walk, element.at);
    const first = firstUnled(walk, from, index);
    beginWithout(walk, walk.elements[first]?.at ?? element.at);
    walk.closed = false;
    if (first < index) open(walk, 'pair', walk.elements[first]?.at ?? element.at);
    for (let i = first; i < index; i += 1) takeUnled(walk, i, first);
  }
  walk.closed = false;
  walk.stopped = false;
  // "which pin lies, from the crossing, N 87° W 1,204.50 feet and thence N 2° E 30 feet;": still on the way to the pin.
  if (walk.witness && walk.clause?.lead === 'head' && textAt(walk.tokens, element.at - 1) === 'and') return;
  // "2. Thence along a curve": the item has opened the course already.
  if (isFreshItem(walk, element)) return;
  if (endWayTo(walk, index) || endList(walk, index)) walk.arrivals += 1;
  open(walk, 'thence', element.at);
}

/** The last course of a list comes to where the words that led to it said. */
function endList(walk: Walk, index: number): boolean {
  const { clause, promised, elements } = walk;
  if (promised === null || clause === null || elements[index + 1]?.kind === 'item') return false;
  walk.promised = null;
  clause.arrives ??= promised;
  return true;
}

function takeUnled(walk: Walk, index: number, first: number): void {
  const element = walk.elements[index];
  if (element === undefined) return;
  if (index === first) note(walk, element, index);
  else take(walk, element, index);
}

function isFreshItem({ clause, ended }: Walk, element: SignElement): boolean {
  return clause?.lead === 'item' && !ended && element.at - clause.from <= 5 && clause.elements.length <= 1;
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
  if (walk.clause !== null && isFoundBefore(walk, at)) {
    walk.clause.arrives ??= 'pob';
    walk.arrivals += 1;
  }
  endClause(walk, at);
  const clause = clauseAt(lead, at);
  walk.description?.clauses.push(clause);
  begin(walk, clause);
}

/** "To find the beginning, start at the corner and run South 2 chains to an axle. From the axle so found run": the way has come to it. */
function isFoundBefore({ tokens, description, clause, arrivals }: Walk, at: number): boolean {
  if (description?.start !== 'commence' || arrivals > 0 || clause === null || clause.lead === 'head') return false;
  if (!isToFind(tokens, description.from)) return false;
  let from = at;
  while (from > at - LONGEST_LEAD && textAt(tokens, from - 1) !== ';' && !isSentenceEnd(tokens, from - 1)) from -= 1;
  const words = tokens.slice(from, at + 3).map(({ text }) => text);
  return words.some((word, i) => word === 'from' && /^(?:the|that|said|this)$/.test(words[i + 1] ?? ''));
}

function endClause(walk: Walk, at: number): void {
  if (walk.clause !== null && !walk.ended) walk.clause.to = at;
  walk.ended = true;
}

function finish(walk: Walk, at: number): void {
  endClause(walk, at);
  const { description, clause, promised } = walk;
  if (promised !== null && clause !== null && clause.lead !== 'head') clause.arrives ??= promised;
  walk.promised = null;
  if (description !== null) {
    description.to = Math.max(description.clauses.at(-1)?.to ?? 0, description.head.to);
    walk.found.push(withBoundaryAfresh(walk.tokens, withWayToBeginning(walk.tokens, description)));
  }
  walk.description = null;
  walk.clause = null;
}

/** Takes the element into the clause and keeps the walk's memory of it. */
function note(walk: Walk, element: Element, index: number): void {
  const { clause } = walk;
  if (clause === null) return;
  // "thence; Along the road", "Thence. with the arc": nothing is told yet that the stop could end.
  if (
    element.kind === 'stop' &&
    clause.lead === 'thence' &&
    element.at - clause.from <= 2 &&
    clause.elements.length === 0
  )
    return;
  if (!walk.ended) clause.elements.push(element);
  if (element.kind === 'stop') noteStop(walk, element.stop, element.at, index);
  if (walk.depth > 0 && !isBracketed(walk.tokens, element)) return;
  if (element.kind === 'sign') noteSign(walk, element, index);
  if (element.kind === 'table') {
    walk.hasBearing = true;
    walk.hasDistance = true;
  }
  if (element.kind === 'bearing' && !walk.witness && element.runs) walk.hasBearing = true;
  if (element.kind === 'angle' && isAzimuth(walk.tokens, element)) walk.hasBearing = true;
  if (element.kind === 'distance' && isLength(walk, clause, element, index)) walk.hasDistance = true;
}

/** "(the point of beginning)": alone in its brackets it is said of the place just reached. */
const isBracketed = (tokens: readonly Token[], { at, next }: Element): boolean =>
  [1, 2, 3].some((step) => textAt(tokens, at - step) === '(') &&
  textAt(tokens, next) === ')' &&
  isBeginning(textAt(tokens, next - 1));

const STOPS = wordSet('comma semicolon sentence paragraph');

function noteStop(walk: Walk, stop: string, at: number, index: number): void {
  if (walk.depth === 0 && STOPS.has(stop)) noteReturn(walk, at, index);
  if (stop === 'open') walk.depth += isClosed(walk.tokens, walk.elements, index) ? 1 : 0;
  else if (stop === 'close') walk.depth = Math.max(0, walk.depth - 1);
  else if (stop === 'semicolon' && walk.depth > 0 && closesAhead(walk.elements, index)) return;
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
    if (stop === 'sentence' && tellsNextCurve(walk, at, index)) return;
    if (isComplete(walk) || walk.closed || stop === 'paragraph' || walk.clause?.lead === 'thence') endClause(walk, at);
  }
}

function noteSign(walk: Walk, element: SignElement, index: number): void {
  const { clause, description } = walk;
  if (clause === null || description === null) return;
  switch (element.sign) {
    case 'following':
    case 'azimuth-list':
      clause.announces = true;
      if (clause.lead !== 'head' || !isWayTo(walk.tokens, element.next)) break;
      description.start = 'commence';
      clause.arrives = null;
      walk.arrivals = 0;
      walk.witness = false;
      break;
    case 'whence':
    case 'bears':
    case 'located':
      // Before the course itself is known "bears" introduces it: "thence bears N 45 E".
      if (isComplete(walk) || clause.lead === 'head' || isWitnessed(walk, element.at)) walk.witness = true;
      break;
    case 'same-course':
      if (clause.lead !== 'head') walk.hasBearing = true;
      break;
    case 'same-distance':
      walk.hasDistance = true;
      break;
    case 'run':
    case 'continue':
      walk.witness = false;
      break;
    case 'pob':
    case 'true-pob':
    case 'terminus':
      if (isListAhead(walk, index)) {
        walk.promised = element.sign;
        clause.announces = true;
      } else arrive(walk, element.sign);
      break;
    case 'tract-corner':
      // The way from the commencement ends at a corner of the land itself.
      if (description.start === 'commence' && walk.arrivals === 0) arrive(walk, 'pob');
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

/** In elements and in tokens: no further course stands so near. */
const NEXT_COURSE = 9;
const NEXT_WORDS = 30;

/** "to the locust post; 2 acres": the figure is back where it began, though no "point of beginning" says so. */
function noteReturn(walk: Walk, at: number, index: number): void {
  const { clause, description, tokens, elements } = walk;
  if (clause === null || description === null || clause.arrives !== null || walk.ended || !isComplete(walk)) return;
  if (description.clauses.length < 2 || clause !== description.clauses.at(-1)) return;
  const runsOn = elements.slice(index + 1, index + NEXT_COURSE).some((one) => one.at - at < NEXT_WORDS && isLead(one));
  const place = runsOn ? null : returnIn(tokens, description, clause, at);
  if (place === null) return;
  // Before the stop that has just been taken in.
  clause.elements.splice(-1, 0, { kind: 'sign', sign: 'pob', at: place.from, next: place.to });
  arrive(walk, 'pob');
  walk.closed = true;
}

const isLead = (element: Element): boolean =>
  (element.kind === 'bearing' && element.runs) || (element.kind === 'sign' && /^then(?:ce)?$/.test(element.sign));

/** "said point being the following four courses and distances from the corner": the list leads to the beginning. */
function isWayTo(tokens: readonly Token[], at: number): boolean {
  const next = /^(?:and|&)$/.test(textAt(tokens, at)) ? at + 2 : at;
  return textAt(tokens, next) === 'from';
}

/** A list that leads to the beginning ends there, whether it says so or not. */
function endWayTo(walk: Walk, index: number): boolean {
  const { description, clause, elements, arrivals } = walk;
  if (description?.head.announces !== true || description.start !== 'commence' || arrivals > 0) return false;
  if (clause === null || clause.lead === 'head' || elements[index + 1]?.kind === 'item') return false;
  clause.arrives = 'pob';
  walk.promised = null;
  return true;
}

/** Stop words end a course only once it has something to end. */
function isBoundaryDone(walk: Walk): boolean {
  return isComplete(walk) || walk.closed || walk.clause?.lead === 'thence';
}

/** "thence as follows, back to the point of beginning: (1) N 10° E", "Commencing at a stone and going to the point of beginning by the following ties:": the list that stands there comes to it, and not the words that lead to the list. */
function isListAhead({ tokens, description, clause, elements, hasBearing, hasDistance }: Walk, index: number): boolean {
  if (clause === null || hasBearing || hasDistance) return false;
  const before = (elements[index]?.at ?? 0) - 1;
  const isWay = textAt(tokens, textAt(tokens, before) === 'the' ? before - 1 : before) === 'to';
  if (clause.lead === 'head' && (description?.start !== 'commence' || !isWay)) return false;
  let next = index + 1;
  while (next < index + LONGEST_PROMISE && isWordOfLead(elements[next])) next += 1;
  const colon = elements.slice(index + 1, next).some((one) => one.kind === 'stop' && one.stop === 'colon');
  const first = elements[next];
  return colon && (first?.kind === 'item' || (first?.kind === 'bearing' && first.read.form === 'quadrant'));
}

/** In elements. */
const LONGEST_PROMISE = 12;

function isWordOfLead(element: Element | undefined): boolean {
  // "by the following two ties:".
  if (element?.kind === 'distance') return element.use === 'bare';
  return element?.kind === 'stop' || (element?.kind === 'sign' && !/^(?:thence|begin|commence)$/.test(element.sign));
}

function arrive(walk: Walk, sign: 'pob' | 'true-pob' | 'terminus'): void {
  const { clause, description } = walk;
  if (clause === null || description === null || walk.ended) return;
  clause.arrives ??= sign;
  if (clause.lead === 'head') {
    if (description.start === 'commence') walk.arrivals += 1;
    return;
  }
  walk.promised = null;
  walk.arrivals += 1;
  const ties = description.start === 'commence' ? 1 : 0;
  walk.closed = sign === 'terminus' || walk.arrivals > ties;
}
