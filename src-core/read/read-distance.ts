// Distances: figures, words or both, compound units, lost decimal points, and figures repeated in brackets.
import { AS_READ, DOUBTFUL, type Doubt, REPAIRED, worse } from '#core/read/doubt.ts';
import { readFractionWords } from '#core/read/number-words.ts';
import { type NumberRead, readNumber, readSpoiltFigure } from '#core/read/read-number.ts';
import type { Token } from '#core/read/tokens.ts';
import { readUnit } from '#core/read/units.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { unitFeet } from '#core/survey/distance.ts';

export interface DistanceRead {
  readonly value: number;
  /** Null where no unit stands behind the number. */
  readonly unit: DistanceUnit | null;
  /** True for "12 chains 34 links": two units in one distance. */
  readonly compound: boolean;
  /** Figures behind the decimal point, and whether the point had to be put back. */
  readonly decimals: number;
  readonly lostPoint: boolean;
  readonly next: number;
  readonly doubt: Doubt;
}

/** A number with its unit; a bare number only when `bare` allows it. A course of no length is a length that was lost. */
export function readDistance(tokens: readonly Token[], at: number, bare: boolean): DistanceRead | null {
  const read = readLength(tokens, at, bare);
  return read === null || read.value === 0 ? null : read;
}

function readLength(tokens: readonly Token[], at: number, bare: boolean): DistanceRead | null {
  const number = readMeasure(tokens, at);
  if (number === null) return null;
  const repeated = readRepeatedFigure(tokens, number);
  const hyphen = jointAt(tokens, repeated.next);
  const unit = readUnit(tokens, repeated.next + hyphen, !number.spelled || repeated.next > number.next);
  if (unit === null) {
    return bare && hyphen === 0 ? { ...bareOf(number), unit: null, next: repeated.next, doubt: repeated.doubt } : null;
  }
  const doubt = worse(repeated.doubt, unit.doubt);
  const first = { ...bareOf(number), unit: unit.unit, next: unit.next, doubt };
  return checkBracket(tokens, readShare(tokens, first) ?? readCompound(tokens, first) ?? first, number.spelled);
}

/** A hyphen between the number and its unit, or a sign for more or less: "40-foot", "2375+ feet", "100± feet". */
function jointAt(tokens: readonly Token[], at: number): number {
  const text = tokens[at]?.text ?? '';
  if (text === '+' && tokens[at + 1]?.text === '/' && tokens[at + 2]?.text === '-') return 3;
  return text === '-' || text === '+' || text === '±' ? 1 : 0;
}

function bareOf({ value, decimals, lostPoint }: NumberRead) {
  return { value, decimals, lostPoint: lostPoint === true, compound: false };
}

/** A number that may have lost its decimal point or carry its thousands apart: "148 88", "640. 13", "1 434.76". */
function readMeasure(tokens: readonly Token[], at: number): NumberRead | null {
  const spoilt = readSpoiltFigure(tokens, at);
  if (spoilt !== null && isUnitAt(tokens, spoilt.next)) return spoilt;
  const number = readNumber(tokens, at);
  if (number === null || number.spelled || number.decimals > 0 || !Number.isInteger(number.value)) return number;
  const next = tokens[number.next];
  if (next === undefined || next.gap === 'paragraph') return number;
  if (next.kind === 'number') return readSecondGroup(tokens, number, next, number.next + 1);
  const after = tokens[number.next + 1];
  if (after?.kind !== 'number' || after.decimals > 0) return number;
  // "640. 13": the point stands, a space crept in behind it. ". 25" before: "244 .25" is one token already.
  if (
    next.text === '.' &&
    next.gap === 'none' &&
    after.gap === 'space' &&
    after.text.length <= 2 &&
    isUnitAt(tokens, number.next + 2)
  ) {
    return withDecimals(number, after.text, number.next + 2, REPAIRED);
  }
  if (next.text === '.' && isColumnEnd(tokens, number.next))
    return withDecimals(number, after.text, number.next + 2, DOUBTFUL);
  // "148-88", "148,88": a point misread, where a unit follows at once.
  if (
    (next.text === '·' || next.text === ',' || next.text === '-' || next.text === ':' || next.text === ';') &&
    next.gap === 'none' &&
    after.gap === 'none'
  ) {
    if (after.text.length === 2 && isUnitAt(tokens, number.next + 2))
      return withDecimals(number, after.text, number.next + 2, next.text === '·' ? REPAIRED : DOUBTFUL);
  }
  return number;
}

/** "N. 23 W. 8. 52" and the line ends, or "to a pine" follows: poles and their hundredths in a surveyor's column. */
function isColumnEnd(tokens: readonly Token[], point: number): boolean {
  const [mark, hundredths, after] = [tokens[point], tokens[point + 1], tokens[point + 2]];
  if (mark?.gap !== 'none' || hundredths?.gap !== 'space' || hundredths.text.length !== 2) return false;
  return after === undefined || after.gap === 'line' || after.gap === 'paragraph' || after.text === 'to';
}

function readSecondGroup(tokens: readonly Token[], number: NumberRead, second: Token, next: number): NumberRead {
  if (!isUnitAt(tokens, next)) return readUnitless(tokens, number, second, next);
  if (second.text.startsWith('.')) return withDecimals(number, second.text.slice(1), next, REPAIRED);
  if (second.decimals === 0 && second.text.length === 2) return withDecimals(number, second.text, next, REPAIRED);
  if (second.decimals === 0 && second.text.length === 1) return withDecimals(number, second.text, next, DOUBTFUL);
  return readThousands(tokens, number, second, next);
}

/** "140 60 * to an iron pin": the unit went the way of the point. */
function readUnitless(tokens: readonly Token[], number: NumberRead, second: Token, next: number): NumberRead {
  const after = tokens[next];
  const pair = second.decimals === 0 && second.text.length === 2 && second.gap === 'space';
  if (pair && after?.text === '*' && tokens[next + 1]?.text === 'to')
    return withDecimals(number, second.text, next, DOUBTFUL);
  return readThousands(tokens, number, second, next);
}

/** "1 434.76" and "12 345": groups of three parted by spaces, as metric documents write them. */
function readThousands(tokens: readonly Token[], number: NumberRead, second: Token, next: number): NumberRead {
  const whole = second.text.split('.')[0] ?? '';
  if (whole.length !== 3 || number.value >= 1000 || number.value < 1 || second.text.includes(',')) return number;
  if (tokens[next - 2]?.gap === 'none' || second.gap !== 'space') return number;
  // Three figures behind one unit may also be thousandths whose point was lost.
  const doubt = second.decimals > 0 ? AS_READ : DOUBTFUL;
  return { ...number, value: number.value * 1000 + second.value, decimals: second.decimals, next, doubt };
}

function isUnitAt(tokens: readonly Token[], at: number): boolean {
  return readUnit(tokens, at, true) !== null;
}

function withDecimals(number: NumberRead, decimals: string, next: number, doubt: Doubt): NumberRead {
  return {
    ...number,
    value: Number(`${number.value}.${decimals}`),
    decimals: decimals.length,
    next,
    doubt: worse(number.doubt, doubt),
    lostPoint: true,
  };
}

/** "fifty (50) feet": the figure in brackets must say the same. */
function readRepeatedFigure(tokens: readonly Token[], number: NumberRead): { next: number; doubt: Doubt } {
  if (tokens[number.next]?.text !== '(') return { next: number.next, doubt: number.doubt };
  const again = readNumber(tokens, number.next + 1);
  if (again === null || tokens[again.next]?.text !== ')') return pastSpoiltFigure(tokens, number);
  const agrees = Math.abs(again.value - number.value) < 0.006;
  return { next: again.next + 1, doubt: agrees ? number.doubt : DOUBTFUL };
}

/** "eighty-three perches and a half": a share of the unit just named, where no other unit follows. */
function readShare(tokens: readonly Token[], first: DistanceRead): DistanceRead | null {
  const share = readFractionWords(tokens, first.next);
  if (share === null || share.value >= 1 || tokens[share.next]?.text === 'of') return null;
  const hyphen = tokens[share.next]?.text === '-' ? 1 : 0;
  if (readUnit(tokens, share.next + hyphen, true) !== null || share.doubt === DOUBTFUL) return null;
  return { ...first, value: rounded(first.value + share.value), next: share.next };
}

/** "fifty-nine (5, 9) feet": the figure in brackets is spoilt, and nothing confirms the words. */
function pastSpoiltFigure(tokens: readonly Token[], number: NumberRead): { next: number; doubt: Doubt } {
  const as = { next: number.next, doubt: number.doubt };
  if (!number.spelled) return as;
  for (let i = number.next + 1; i < number.next + 8; i += 1) {
    const token = tokens[i];
    if (token === undefined || (token.kind === 'word' && token.text.length > 3)) return as;
    if (token.text === ')') return isUnitAt(tokens, i + 1) ? { next: i + 1, doubt: DOUBTFUL } : as;
  }
  return as;
}

const SMALLER: Partial<Record<DistanceUnit, readonly DistanceUnit[]>> = {
  chains: ['links'],
  feet: ['inches'],
  poles: ['links', 'feet'],
  rods: ['links', 'feet'],
  perches: ['links', 'feet'],
  miles: ['chains', 'rods', 'poles', 'feet'],
  yards: ['feet', 'inches'],
  meters: [],
};

/** "9 chains and 71 links", "20 feet 2-1/2 inches", `10'-6"`, "3 rods, 4 feet and 6 inches". */
function readCompound(tokens: readonly Token[], first: DistanceRead): DistanceRead | null {
  if (first.unit === null) return null;
  let whole: DistanceRead | null = null;
  let last: DistanceUnit = first.unit;
  for (let level = 0; level < 2; level += 1) {
    const read = readSmaller(tokens, whole ?? first, last);
    if (read === null) break;
    whole = read.distance;
    last = read.unit;
  }
  return whole;
}

/** One further part in a unit smaller than the last. */
function readSmaller(
  tokens: readonly Token[],
  so: DistanceRead,
  last: DistanceUnit,
): { distance: DistanceRead; unit: DistanceUnit } | null {
  const at = afterJoint(tokens, so.next);
  const number = readSpoiltFigure(tokens, at) ?? readNumber(tokens, at);
  if (number === null || so.unit === null || (tokens[at]?.gap === 'paragraph' && at === so.next)) return null;
  if (isPartOfUnit(tokens, number) && last === so.unit) {
    const value = rounded(so.value + number.value);
    return { distance: { ...so, value, next: number.next + 3, doubt: worse(so.doubt, number.doubt) }, unit: 'inches' };
  }
  const again = readRepeatedFigure(tokens, number);
  const unit = readUnit(tokens, again.next, !number.spelled || again.next > number.next);
  if (unit === null || !(SMALLER[last] ?? []).includes(unit.unit)) return null;
  const share = number.value * unitFeet(unit.unit, '');
  if (share >= unitFeet(last, '')) return null;
  const value = rounded(so.value + share / unitFeet(so.unit, ''));
  const doubt = worse(worse(so.doubt, again.doubt), unit.doubt);
  return { distance: { ...so, value, compound: true, next: unit.next, doubt }, unit: unit.unit };
}

function afterJoint(tokens: readonly Token[], at: number): number {
  let next = at;
  if (tokens[next]?.text === ',' || (tokens[next]?.text === '-' && tokens[next]?.gap === 'none')) next += 1;
  return ['and', '&', '+'].includes(tokens[next]?.text ?? '') ? next + 1 : next;
}

function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** "one hundred feet and fifty one-hundredths of a foot". */
function isPartOfUnit(tokens: readonly Token[], number: NumberRead): boolean {
  const [of, a, unit] = [0, 1, 2].map((step) => tokens[number.next + step]?.text);
  return (
    number.value < 1 &&
    of === 'of' &&
    (a === 'a' || a === 'one') &&
    ['foot', 'chain', 'pole', 'rod', 'perch'].includes(unit ?? '')
  );
}

/** "two hundred feet (200')", "eighty chains and ninety links (80.90.)": words rule, and a figure that differs casts doubt. */
function checkBracket(tokens: readonly Token[], read: DistanceRead, spelled: boolean): DistanceRead {
  if (!spelled || tokens[read.next]?.text !== '(') return read;
  const again = readNumber(tokens, read.next + 1);
  if (again === null) return read;
  const unit = readUnit(tokens, again.next, true);
  let close = unit?.next ?? again.next;
  if (tokens[close]?.text === '.') close += 1;
  if (tokens[close]?.text !== ')' || (unit !== null && unit.unit !== read.unit)) return read;
  const agrees = Math.abs(again.value - read.value) < 0.006;
  return { ...read, next: close + 1, doubt: agrees ? read.doubt : DOUBTFUL };
}
