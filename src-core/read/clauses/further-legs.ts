// What a course says behind its own length and the mark it runs to: a leg more, or the rest of a length, that no rule reads.

import { oncePerToken } from '#core/language/once-per-word.ts';
import { isSentenceEnd } from '#core/language/sentence-end.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Clause, Gap } from '#core/read/clauses/description.ts';
import type { DistanceElement, Element } from '#core/read/clauses/element.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

const SETS_OUT = wordSet(
  'turning turn continuing continue proceeding proceed running run going go extending returning onward leaving following next back another from',
);
/** Words that may begin another saying about the corner, unless a length follows. */
const NEEDS_LENGTH = wordSet('from following leaving next back another run extending');
const LEADING_UP = wordSet('and & also , again here there then');
const MORE = wordSet('further farther additional more');
const isTelling = oncePerToken((word) => SETS_OUT.has(word) || MORE.has(word) || word === 'whence' || word === 'on');

/** "300 feet to a stone, turning and running by Dow 40 feet to a stone", "to a stone and on to the road". */
export function legBehind(tokens: readonly Token[], clause: Clause): Gap | null {
  const own = clause.elements.find(isOwnLength);
  if (own === undefined) return null;
  let arrived = false;
  for (let i = own.next; i < clause.to - 1; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') continue;
    if (token.text === 'to') arrived ||= !isFlow(tokens, i);
    else if (arrived && isTelling(token) && isLeg(tokens, i, clause) && !isSummedUp(tokens, clause, i))
      return { at: i, to: clause.to };
  }
  return null;
}

const IN_ALL = /^(?:, )?(?:(?:being|making|or) )?(?:in all|in total|a total of|altogether)(?: (?:a distance )?of)?$/;
/** In tokens. */
const LONGEST_TOTAL = 7;

const SAME_WAY =
  /^(?:(?:continuing|still|then) )*(?:(?:on|in|along|by|with|upon) (?:the )?(?:same|said) (?:bearing|course|line|direction))?$/;

/** "and on the same bearing 182.51 feet": nothing else leads up to it. */
function isOnward(tokens: readonly Token[], leg: number): boolean {
  let from = leg;
  while (from > leg - LONGEST_TOTAL && !/^(?:and|,|&)$/.test(textAt(tokens, from - 1))) from -= 1;
  return SAME_WAY.test(textWithin(tokens, from, leg));
}

/** "100.00 feet to a drill hole and on the same bearing 182.51 feet further, in all 282.51 feet": the leg and what was run before it make the whole that is told. */
function isSummedUp(tokens: readonly Token[], { elements }: Clause, at: number): boolean {
  const leg = MORE.has(textAt(tokens, at)) ? readDistance(tokens, at - 2, false) : null;
  if (leg === null || leg.next !== at || !isOnward(tokens, at - 2)) return false;
  const total = elements.find(
    (one) => one.at > at && one.at <= at + LONGEST_TOTAL && one.kind === 'distance' && one.read.unit === leg.unit,
  );
  if (total?.kind !== 'distance' || !IN_ALL.test(textWithin(tokens, at + 1, total.at))) return false;
  return elements.some(
    (one) =>
      one.kind === 'distance' &&
      one.next <= at - 2 &&
      one.read.unit === leg.unit &&
      Math.abs(one.read.value + leg.value - total.read.value) < 0.02,
  );
}

/** "at 390 varas a small branch running to the east," goes its own way. */
function isFlow(tokens: readonly Token[], at: number): boolean {
  const way = textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1;
  return (
    /^(?:running|flowing|runs|flows)$/.test(textAt(tokens, at - 1)) &&
    /^(?:(?:north|south)(?:east|west)?|east|west)(?:ward)?$/.test(textAt(tokens, way)) &&
    tokens[way + 1]?.kind === 'mark'
  );
}

function isOwnLength(element: Element): element is DistanceElement {
  return element.kind === 'distance' && element.use === 'course' && element.read.unit !== null;
}

function isLeg(tokens: readonly Token[], at: number, clause: Clause): boolean {
  const word = textAt(tokens, at);
  if (word === 'on') return textAt(tokens, at - 1) === 'and' && textAt(tokens, at + 1) === 'to';
  if (word === 'whence') return isTo(tokens, readDistance(tokens, at + 1, false)?.next);
  if (MORE.has(word)) return isFurther(tokens, at);
  return isBehindStop(tokens, at) && isArrival(tokens, at + 1, clause.to, NEEDS_LENGTH.has(word));
}

/** "and a further 40 feet", "and 40 feet more to a stone", but not "300 feet, more or less". */
function isFurther(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at + 1) === 'or') return false;
  if (readDistance(tokens, at + 1, false) !== null) return true;
  return readDistance(tokens, at - 2, false)?.next === at && isTo(tokens, at + 1);
}

function isTo(tokens: readonly Token[], at: number | undefined): boolean {
  const text = at === undefined ? '' : tokens[at]?.text;
  return text === 'to' || text === ',' || text === ';';
}

/** The word opens what stands behind a stop, whatever small words lead up to it. */
function isBehindStop(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (LEADING_UP.has(textAt(tokens, before)) && textAt(tokens, before) !== ',') before -= 1;
  const mark = tokens[before];
  return mark?.text === ';' || mark?.text === ',' || (mark?.text === '.' && isSentenceEnd(tokens, before));
}

const LONGEST_LEG = 20;

/** Soon it gets over some length and, where that is enough, somewhere. */
function isArrival(tokens: readonly Token[], at: number, to: number, needsLength: boolean): boolean {
  for (let i = at; i < Math.min(to, at + LONGEST_LEG) && textAt(tokens, i) !== ';'; i += 1) {
    if (textAt(tokens, i) === 'to' && !needsLength && !isHand(tokens, i + 1)) return true;
    const length = tokens[i]?.kind === 'number' ? readDistance(tokens, i, false) : null;
    if (length !== null && (!needsLength || textAt(tokens, length.next) === 'to')) return true;
  }
  return false;
}

/** "turning at the last corner to the left" comes to no place. */
function isHand(tokens: readonly Token[], at: number): boolean {
  return /^(?:left|right)$/.test(textAt(tokens, textAt(tokens, at) === 'the' ? at + 1 : at));
}

/** "… to a stone. Turning and running 40 feet to a stone; thence": a sentence of its own between two courses. */
export function legInSentence(tokens: readonly Token[], { to }: Clause, until: number): Gap | null {
  if (until - to < 3 || textAt(tokens, to) !== '.') return null;
  let at = to + 1;
  while (LEADING_UP.has(textAt(tokens, at)) || textAt(tokens, at) === 'a') at += 1;
  const word = tokens[at];
  if (word?.kind !== 'word' || at >= until || !isTelling(word)) return null;
  const end = Math.min(until, to + LONGEST_LEG);
  const goes = SETS_OUT.has(word.text)
    ? isArrival(tokens, at + 1, end, NEEDS_LENGTH.has(word.text))
    : readDistance(tokens, at + 1, false) !== null;
  return goes ? { at, to: end } : null;
}

/** "to the place of beginning, and 20 feet beyond it": the line goes on from where it closed. */
export function beyondArrival(tokens: readonly Token[], { elements, to }: Clause): Gap | null {
  const arrival = elements.findIndex((one) => one.kind === 'sign' && one.sign === 'pob');
  const length = elements.slice(arrival + 1).find((one) => one.kind === 'distance' && one.read.unit !== null);
  if (arrival < 0 || length === undefined || textAt(tokens, length.next + 1) === 'or') return null;
  return /^(?:beyond|past|further|farther|onward|more)$/.test(textAt(tokens, length.next))
    ? { at: length.at, to }
    : null;
}

const JOINTS = new Set(['and', '&', ',', '/']);
const BEHIND_REST = wordSet('to ; , in inch inches link links tenths tenth');

/** "300 feet 6 to a stone", "300 feet and 4 links", "30 poles & 10 to", "300 ft. 5/10 to": figures behind the length that it did not take in. */
export function restBehind(tokens: readonly Token[], { elements, to }: Clause): Gap | null {
  for (const element of elements) {
    if (!isOwnLength(element)) continue;
    let at = element.next;
    if (textAt(tokens, at) === '.') at += 1;
    if (JOINTS.has(textAt(tokens, at))) at += 1;
    if (!isFigure(tokens[at])) continue;
    const slash = textAt(tokens, at + 1) === '/' && isFigure(tokens[at + 2]);
    const behind = slash ? at + 3 : at + 1;
    if (behind < to && BEHIND_REST.has(textAt(tokens, behind))) return { at: element.at, to: behind + 1 };
  }
  return null;
}

function isFigure(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.kind === 'fraction';
}
