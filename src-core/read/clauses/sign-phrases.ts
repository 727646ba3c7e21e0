// Phrases by which the steering words of a description are known: words in a row, and what stands around them.
import { isNumberWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readAngle } from '#core/read/values/read-angle.ts';

export type Sign =
  | 'thence'
  | 'then'
  | 'worded'
  | 'begin'
  | 'commence'
  | 'set-out'
  | 'pob'
  | 'true-pob'
  | 'tract-corner'
  | 'terminus'
  | 'run'
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
  | 'right'
  | 'pass'
  | 'in-all'
  | 'continue'
  | 'same-course'
  | 'same-distance'
  | 'additional'
  | 'bears'
  | 'whence'
  | 'located'
  | 'coordinates'
  | 'azimuth'
  | 'azimuth-list'
  | 'turn'
  | 'angle'
  | 'following'
  | 'record'
  | 'stop'
  | 'except'
  | 'together'
  | 'to'
  | 'at'
  | 'from';

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
