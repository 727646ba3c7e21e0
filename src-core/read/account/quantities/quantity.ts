// A quantity as the text tells it: a value, how exactly it is told, and the words that tell it.

import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerPlace, oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Length } from '#core/read/clauses/course.ts';
import { isLabel } from '#core/read/values/figure-guards.ts';
import { readDistance } from '#core/read/values/read-distance.ts';
import { readNumber } from '#core/read/values/read-number.ts';
import { unitFeet } from '#core/survey/distance.ts';

export interface Quantity {
  /** In feet or in acres. */
  readonly value: number;
  /** Half of its last figure, in the same. */
  readonly half: number;
  /** The unit as told. */
  readonly unit: string;
  /** Token range. */
  readonly from: number;
  readonly to: number;
}

/** A length with its unit there, or null. */
export function lengthAt(tokens: readonly Token[], at: number): Quantity | null {
  // The minutes of an angle.
  if (!isFigureStart(tokens, at) || DEGREES.has(textAt(tokens, at - 1))) return null;
  if (isLabel(tokens, at)) return null;
  // "the forty's north line".
  if (tokens[at]?.kind === 'word' && textAt(tokens, at + 1) === "'") return null;
  return lengthRead(tokens, at);
}

const DEGREES = wordSet('° deg degree degrees');

const lengthRead = oncePerPlace((tokens: readonly Token[], at: number): Quantity | null => {
  const read = readDistance(tokens, at, false);
  if (read === null || isOfAcres(tokens, at, read) || isTool(tokens, read)) return null;
  return { ...lengthOf(read), from: at, to: read.next };
});

/** "a 66-foot steel chain", "a hundred-foot tape": what it is measured with; a chain of another length would be another unit. */
function isTool(tokens: readonly Token[], read: { value: number; unit: string | null; next: number }): boolean {
  if (textAt(tokens, read.next - 1) !== 'foot') return false;
  let noun = read.next;
  while (noun < read.next + 2 && !/^(?:chain|tape)$/.test(textAt(tokens, noun)) && tokens[noun]?.kind === 'word')
    noun += 1;
  const name = textAt(tokens, noun);
  return name === 'tape' || (name === 'chain' && read.value === FEET_IN_CHAIN);
}

const FEET_IN_CHAIN = 66;

/** "six acres and eighty rods", "3 roods and 31 perches", "half an acre (eighty perches)": square ones, fewer than make the next. */
export function isOfAcres(
  tokens: readonly Token[],
  at: number,
  { value, unit }: { readonly value: number; readonly unit: string | null },
): boolean {
  if (unit !== 'perches' && unit !== 'rods' && unit !== 'poles') return false;
  let joint = at - 1;
  while (joint > at - 3 && /^(?:,|and|&|\()$/.test(textAt(tokens, joint))) joint -= 1;
  const before = textAt(tokens, joint);
  return (/^roods?$/.test(before) && value < 40) || (/^acres?$/.test(before) && value < 160);
}

/** A length that was read, as a quantity without a place of its own. */
export function lengthOf({ value, unit, compound, decimals }: Length): Quantity {
  const feet = unitFeet(unit ?? 'feet', '');
  const half = (compound ? 0.05 : 0.5 * 10 ** -decimals) * feet;
  return {
    value: value * feet,
    half: Number.isInteger(value) ? half : Math.min(half, feet / 20),
    unit: unit ?? 'feet',
    from: 0,
    to: 0,
  };
}

/** What one unit loses when it is told in another. */
const CONVERTED = 0.001;

/** The two tell one value, as far as each of them goes. */
export function agree(a: Quantity, b: Quantity): boolean {
  const converted = a.unit === b.unit ? 0 : CONVERTED * Math.max(a.value, b.value);
  return Math.abs(a.value - b.value) <= Math.max(a.half, b.half, converted) * 1.02;
}

/** A number begins there, in figures or in words, and is not the rest of one. */
export function isFigureStart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark' || (token.kind === 'word' && !opensNumber(token))) return false;
  const before = tokens[at - 1];
  const past = before?.text === '-' || before?.text === 'and' ? tokens[at - 2] : before;
  if (token.kind === 'word') return !(past?.kind === 'word' && isNumeral(past));
  if (before?.text === '/' || (before?.text === '-' && before.gap === 'none' && tokens[at - 2]?.kind === 'number'))
    return false;
  // "1 1/2": the fraction goes with the figure before it.
  return !(before?.kind === 'number' && (token.kind === 'fraction' || textAt(tokens, at + 1) === '/'));
}

const opensNumber = oncePerToken((word) => isNumberWord(word) || word === 'half');
const isNumeral = oncePerToken((word) => isNumberWord(word));

/** The whole number that names something there, "2" or "Two"; 0 where none does. */
export function numberNamedAt(tokens: readonly Token[], at: number): number {
  const read = tokens[at]?.kind === 'mark' || tokens[at]?.kind === 'fraction' ? null : readNumber(tokens, at);
  return read !== null && Number.isInteger(read.value) && read.next === at + 1 ? read.value : 0;
}
