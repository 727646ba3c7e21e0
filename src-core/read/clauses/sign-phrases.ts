// Phrases by which the steering words of a description are known: words in a row, and what stands around them.
import { isNumberWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readAngle } from '#core/read/values/read-angle.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

/** Opens a description or a course. */
type Lead = 'thence' | 'then' | 'worded' | 'begin' | 'commence' | 'set-out' | 'run' | 'continue';
/** Where it comes to, or is measured from. */
type Arrival = 'pob' | 'true-pob' | 'tract-corner' | 'terminus' | 'to' | 'at' | 'from';
/** Of a curve and its values. */
type OfCurve =
  | 'along'
  | 'curve'
  | 'arc'
  | 'radius'
  | 'radial'
  | 'delta'
  | 'degree-of-curve'
  | 'chord'
  | 'length'
  | 'tangent'
  | 'tangent-length'
  | 'non-tangent'
  | 'concave'
  | 'left'
  | 'right';
/** Of the length and the course before. */
type OfLength = 'pass' | 'in-all' | 'same-course' | 'same-distance' | 'additional';
/** Where something lies, and the angle by which it is told. */
type OfPlace =
  | 'bears'
  | 'whence'
  | 'located'
  | 'coordinates'
  | 'azimuth'
  | 'azimuth-list'
  | 'turn'
  | 'angle'
  | 'following';
/** Ends the courses, or recites them. */
type Aside = 'record' | 'stop' | 'except' | 'together';
export type Sign = Lead | Arrival | OfCurve | OfLength | OfPlace | Aside;

export interface SignRead {
  readonly sign: Sign;
  readonly next: number;
}

export type Matcher = (tokens: readonly Token[], at: number) => SignRead | null;

/** The words that may stand at each place of a phrase, parted once and for all. */
const PHRASES = new Map<string, readonly (readonly string[])[]>();

function placesOf(words: string): readonly (readonly string[])[] {
  const known = PHRASES.get(words);
  if (known !== undefined) return known;
  const places = words.split(' ').map((word) => word.split('|'));
  PHRASES.set(words, places);
  return places;
}

/** True when the words stand at the place, hyphens between them passed over. Gives the index behind them, or -1. */
export function phrase(tokens: readonly Token[], at: number, words: string): number {
  let next = at;
  for (const choices of placesOf(words)) {
    if (textAt(tokens, next) === '-' && next > at) next += 1;
    if (!choices.includes(textAt(tokens, next))) return -1;
    next += 1;
  }
  return next;
}

export function when(...table: readonly (readonly [string, Sign])[]): Matcher {
  return (tokens, at) => {
    for (const [words, sign] of table) {
      const next = phrase(tokens, at, words);
      if (next > 0) return { sign, next };
    }
    return null;
  };
}

/** "a curve to the left of 122.5 feet radius", "to the right of twenty feet radius". */
export function isCurveTurn(tokens: readonly Token[], at: number): boolean {
  if (phrase(tokens, at - 3, 'curve|curving|arc to the') < 0) return false;
  if (textAt(tokens, at + 1) === 'of' && /^(?:a )?radius/.test(`${textAt(tokens, at + 2)} ${textAt(tokens, at + 3)}`))
    return true;
  return tokens[at + 2]?.kind === 'number' || isNumberWord(textAt(tokens, at + 2));
}

/** "turn an angle to the left of 88 degrees", "deflecting right of 4°". */
export function isAngleTurn(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at + 1) !== 'of') return false;
  return readAngle(tokens, at + 2)?.degreesMarked === true;
}

/** A pole with its degrees: where some point lies. */
export function isBearingAhead(tokens: readonly Token[], at: number): boolean {
  const next = textAt(tokens, at + 1) === '.' ? at + 2 : at + 1;
  const degrees = tokens[next]?.kind === 'number' || isNumberWord(textAt(tokens, next));
  return /^(?:n|s|north|south)$/.test(textAt(tokens, at)) && degrees;
}

const TURNED = new Set(["'", '"', '°', ...'curve turn turning deflect deflecting degrees minutes seconds'.split(' ')]);

/** "to the right and", "turn 90°00' right and run". */
export function isTurn(tokens: readonly Token[], at: number): boolean {
  return phrase(tokens, at - 2, 'to the') > 0 || TURNED.has(textAt(tokens, at - 1));
}

// "being the basis of bearings for this description" may stand between the bearing of a course and its length.
const OF_BASIS = /^(?:for|of|in|this|the|said|legal|description|survey|hereof|herein|,|\))$/;
const LONGEST_ASIDE = 8;

/** Whether a length in some unit follows the words "basis of bearings" and what they are the basis for. */
export function isLengthBehind(tokens: readonly Token[], at: number): boolean {
  let next = at;
  while (next - at < LONGEST_ASIDE && OF_BASIS.test(textAt(tokens, next))) next += 1;
  const length = readDistance(tokens, next, false);
  return length !== null && length.unit !== null;
}
