// One pass over the tokens that keeps what a description is made of: bearings, angles, distances, signs and stops.

import { DOUBTFUL, worse } from '#core/language/doubt.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { isSentenceEnd } from '#core/language/sentence-end.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { meaningOf } from '#core/language/word-set.ts';
import { mayBegin, readBeginning } from '#core/read/clauses/beginnings.ts';
import type {
  BearingElement,
  DistanceElement,
  DistanceUse,
  Element,
  SignElement,
  StopElement,
} from '#core/read/clauses/element.ts';
import { distanceUse, isCourseBearing } from '#core/read/clauses/roles.ts';
import { maySteer, readSign } from '#core/read/clauses/signs.ts';
import { isCutNumber } from '#core/read/values/cut-number.ts';
import {
  isAngleMark,
  isBehindRuin,
  isDashedDelta,
  isGreaterLost,
  isHeadless,
  isLabel,
  isMinutes,
  isShareAlone,
  isSpeckled,
  isTorn,
  mayBeAngle,
} from '#core/read/values/figure-guards.ts';
import {
  readItem,
  readKnownLabel,
  readLetterHead,
  readLetterItem,
  readTableLabel,
} from '#core/read/values/list-items.ts';
import { coordinateEnd } from '#core/read/values/on-the-globe.ts';
import { readAngle } from '#core/read/values/read-angle.ts';
import {
  type BearingRead,
  mayBeBearing,
  readBearing,
  readRepeatedAngle,
  readSpoiltBearing,
} from '#core/read/values/read-bearing.ts';
import { type DistanceRead, readDistance } from '#core/read/values/read-distance.ts';

/** `labels`: of the rows of tables that the text points to, besides L1 and C1. */
export function elementsOf(tokens: readonly Token[], labels: ReadonlySet<string> = NO_LABELS): Element[] {
  const elements: Element[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    if (at > 0 && isParagraph(tokens, at)) elements.push({ kind: 'stop', stop: 'paragraph', at, next: at });
    const element =
      readKnownLabel(tokens, at, labels) ??
      (token.kind === 'word' ? wordElement(tokens, at, token, openingsOf(token)) : elementAt(tokens, at, token));
    if (element === null) {
      at += 1;
      continue;
    }
    // A spoilt bearing may reach back over words that were already passed.
    while (element.at < (elements.at(-1)?.next ?? 0)) elements.pop();
    elements.push(element);
    at = Math.max(element.next, at + 1);
  }
  return elements;
}

const NO_LABELS: ReadonlySet<string> = new Set();

/** A blank line parts paragraphs where the sentence before it ended or a capital opens the next. */
function isParagraph(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.gap !== 'paragraph') return false;
  const before = tokens[at - 1];
  return token.capital || (before?.kind === 'mark' && '.;:'.includes(before.text));
}

function elementAt(tokens: readonly Token[], at: number, token: Token): Element | null {
  if (token.kind === 'number' || token.kind === 'fraction') return figureElement(tokens, at);
  return markElement(tokens, at, token);
}

/** Besides number words: shares, and letters that are taken for a 1. */
const NUMBER_LIKE = new Set(['l', 'i', 'half', 'quarter']);

/** What a word can open, whatever stands around it; for most words nothing. */
interface Openings {
  readonly letter: boolean;
  readonly bearing: boolean;
  readonly thence: boolean;
  readonly beginning: boolean;
  readonly number: boolean;
  readonly sign: boolean;
}

const openingsOf = oncePerToken(
  (word): Openings => ({
    letter: word.length === 1 || /^[lc][li]$/.test(word),
    bearing: mayBeBearing(word),
    thence: word === 'then',
    beginning: mayBegin(word),
    number: word === 'a' || isNumberWord(word) || NUMBER_LIKE.has(word),
    sign: maySteer(word),
  }),
);

/** The e of "angl.e". */
function isTail(tokens: readonly Token[], at: number): boolean {
  const [word, point, letter] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (letter?.text.length !== 1 || letter.capital || point?.kind !== 'mark' || point.gap !== 'none') return false;
  return word?.kind === 'word' && word.text.length > 2;
}

function wordElement(tokens: readonly Token[], at: number, token: Token, may: Openings): Element | null {
  const label = may.letter ? (readTableLabel(tokens, at) ?? readLetterHead(tokens, at)) : null;
  if (label !== null) return label;
  const glued = token.gap === 'none' && (tokens[at - 1]?.kind === 'number' || isTail(tokens, at));
  const read = may.bearing && !glued ? readBearing(tokens, at) : null;
  if (read !== null) return bearingElement(tokens, read, at);
  const thence = may.thence ? readThence(tokens, at) : null;
  if (thence !== null) return thence;
  const beginning = may.beginning ? readBeginning(tokens, at) : null;
  if (beginning !== null) return { kind: 'sign', sign: beginning.sign, at, next: beginning.next };
  const counts =
    may.number &&
    (token.text !== 'a' || isMile(tokens, at)) &&
    !(may.letter && isInitial(tokens, at)) &&
    !isName(tokens, at, token);
  const figure = counts ? figureElement(tokens, at) : null;
  if (figure !== null) return figure;
  const sign = may.sign ? readSign(tokens, at) : null;
  return sign === null ? null : { kind: 'sign', sign: sign.sign, at, next: sign.next };
}

/** The L of "the A & L M Railroad": a letter among letters, and no 1. */
function isInitial(tokens: readonly Token[], at: number): boolean {
  const [letter, next] = [tokens[at], tokens[at + 1]];
  return letter?.capital === true && next?.kind === 'word' && next.capital && next.text.length === 1;
}

/** "with Tenn's line": whose it is, and no number. */
function isName(tokens: readonly Token[], at: number, { capital }: Token): boolean {
  const [mark, tail] = [tokens[at + 1], tokens[at + 2]];
  return capital && mark?.text === "'" && mark.gap === 'none' && tail?.text === 's' && tail.gap === 'none';
}

function isMile(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at + 1) === 'mile';
}

function readThence(tokens: readonly Token[], at: number): SignElement | null {
  return isCourseAhead(tokens, at + 1) ? { kind: 'sign', sign: 'thence', at, next: at + 1 } : null;
}

/** "then N 45° E", "then Et. 32 poles", "then 141 degrees for": a bearing with its length or an azimuth right behind. */
function isCourseAhead(tokens: readonly Token[], at: number): boolean {
  const bearing = readBearing(tokens, at);
  if (bearing?.form === 'quadrant' || readAngle(tokens, at)?.degreesMarked === true) return true;
  return bearing !== null && readDistance(tokens, bearing.next, false) !== null;
}

function figureElement(tokens: readonly Token[], at: number): Element | null {
  const item = readItem(tokens, at);
  if (item !== null) return item;
  const coordinate = coordinateEnd(tokens, at);
  if (coordinate !== null) return { kind: 'stop', stop: 'comma', at, next: coordinate };
  if (isLabel(tokens, at) || isHeadless(tokens, at) || isMinutes(tokens, at) || isCutNumber(tokens, at)) return null;
  const distance = readDistance(tokens, at, true);
  if (distance !== null && distance.unit !== null && isPiece(tokens, at, distance, distance.unit)) return null;
  if (distance !== null && distance.unit !== null && !isAngleMark(tokens, at)) {
    const unsure = isSpeckled(tokens, at) || isBehindRuin(tokens, at);
    const read = unsure ? { ...distance, doubt: DOUBTFUL } : distance;
    return distanceElement(tokens, read, at);
  }
  const angle = mayBeAngle(tokens, at) ? readAngle(tokens, at) : null;
  if (angle !== null && (angle.marked || (angle.parts === 3 && isDashedDelta(tokens, at)))) {
    const spoilt = readSpoiltBearing(tokens, at, angle);
    if (spoilt !== null) return bearingElement(tokens, spoilt, spoilt.start);
    const again = readRepeatedAngle(tokens, angle);
    if (again === null) return { kind: 'angle', read: angle, at, next: angle.next };
    return { kind: 'angle', read: { ...angle, doubt: worse(angle.doubt, again.doubt) }, at, next: again.next };
  }
  return distance === null ? null : distanceElement(tokens, distance, at);
}

function bearingElement(tokens: readonly Token[], read: BearingRead, at: number): BearingElement {
  const element = { kind: 'bearing' as const, read, at, next: read.next, runs: false };
  element.runs = isCourseBearing(tokens, element);
  return element;
}

function distanceElement(tokens: readonly Token[], read: DistanceRead, at: number): DistanceElement {
  const element = { kind: 'distance' as const, read, at, next: read.next, use: 'bare' as DistanceUse };
  element.use = distanceUse(tokens, element);
  return element;
}

/** The rest of a length whose beginning could not be read. */
function isPiece(tokens: readonly Token[], at: number, { value }: DistanceRead, unit: string): boolean {
  return isTorn(tokens, at) || isShareAlone(tokens, at, value) || isGreaterLost(tokens, at, unit);
}

const isLettered = (tokens: readonly Token[], at: number): boolean =>
  /^then(?:ce)?$/.test(textAt(tokens, at - 1)) &&
  /^[a-z]$/.test(textAt(tokens, at + 1)) &&
  textAt(tokens, at + 2) === ')' &&
  readBearing(tokens, at + 3)?.form === 'quadrant';

const STOPS = meaningOf<StopElement['stop']>({
  semicolon: ';',
  colon: ':',
  comma: ',',
  open: '( [',
  close: ') ]',
});

function markElement(tokens: readonly Token[], at: number, token: Token): Element | null {
  if (token.text === '.')
    return isSentenceEnd(tokens, at) ? { kind: 'stop', stop: 'sentence', at, next: at + 1 } : null;
  if (token.text === '$' || token.text === '§') {
    const read = tokens[at + 1]?.kind === 'number' && token.gap !== 'none' ? readBearing(tokens, at) : null;
    return read === null || read.form !== 'quadrant' ? null : bearingElement(tokens, read, at);
  }
  if (token.text === 'Δ') {
    const sign = readSign(tokens, at);
    return sign === null ? null : { kind: 'sign', sign: sign.sign, at, next: sign.next };
  }
  if (token.text === '(') {
    const item = readLetterItem(tokens, at);
    if (item !== null) return item;
    // "thence (e) S 74° W": which course it is, and no way to go.
    if (isLettered(tokens, at)) return { kind: 'stop', stop: 'comma', at, next: at + 3 };
  }
  const stop = STOPS.get(token.text);
  return stop === undefined ? null : { kind: 'stop', stop, at, next: at + 1 };
}
