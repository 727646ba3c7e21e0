// The number of a length: figures that lost their point, carry their thousands apart, or were spoilt by a letter.
import { AS_READ, DOUBTFUL, type Doubt, REPAIRED, worse } from '#core/language/doubt.ts';
import { isNumbered } from '#core/language/numbered-nouns.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import type { NumberRead } from '#core/read/values/number-words.ts';
import { readNumber, readSpoiltFigure } from '#core/read/values/read-number.ts';

/** A number that may have lost its decimal point or carry its thousands apart: "148 88", "640. 13", "1 434.76". */
export function readMeasure(tokens: readonly Token[], at: number): NumberRead | null {
  const spoilt = readSpoiltFigure(tokens, at);
  if (spoilt !== null && isUnitAt(tokens, spoilt.next) && !isDegreeLetter(tokens, at)) return spoilt;
  const number = readNumber(tokens, at);
  if (number === null || number.spelled || number.decimals > 0 || !Number.isInteger(number.value)) return number;
  const next = tokens[number.next];
  if (next === undefined || next.gap === 'paragraph') return number;
  if (next.kind === 'number') return readSecondGroup(tokens, number, next, number.next + 1);
  const after = tokens[number.next + 1];
  if (after?.kind !== 'number' || after.decimals > 0) return number;
  // "640. 13": the point stands, a space or the end of a line crept in behind it. ". 25" before: "244 .25" is one token already.
  const parted = after.gap === 'space' || (after.gap === 'line' && !isNumbered(textAt(tokens, at - 1)));
  if (
    next.text === '.' &&
    next.gap === 'none' &&
    parted &&
    after.text.length <= 2 &&
    isUnitAt(tokens, number.next + 2)
  ) {
    return { ...withDecimals(number, after.text, number.next + 2, REPAIRED), lostPoint: false };
  }
  if (next.text === '.' && isColumnEnd(tokens, number.next))
    return withDecimals(number, after.text, number.next + 2, DOUBTFUL);
  // "148-88", "148,88": a point misread, where a unit follows at once.
  if (
    (next.text === '·' || next.text === ',' || next.text === '-' || next.text === ':' || next.text === ';') &&
    next.gap === 'none' &&
    after.gap === 'none'
  ) {
    const raised = next.text === '·' && after.text.length <= 3;
    const single = next.text === ',' && after.text.length === 1;
    // "S 62° 30' E 147,23" in a column.
    if (next.text === ',' && after.text.length === 2 && /^[ew]$/.test(textAt(tokens, at - 1)))
      return { ...withDecimals(number, after.text, number.next + 2, DOUBTFUL), lostPoint: false };
    if ((after.text.length === 2 || raised || single) && isUnitAt(tokens, number.next + 2))
      return {
        ...withDecimals(number, after.text, number.next + 2, next.text === '·' ? REPAIRED : DOUBTFUL),
        lostPoint: false,
      };
  }
  return number;
}

/** 228o55': the o is the sign of degrees, and the mark that of minutes. */
function isDegreeLetter(tokens: readonly Token[], at: number): boolean {
  const minutes = tokens[at + 2];
  return (
    textAt(tokens, at + 1) === 'o' && minutes?.text.length === 2 && minutes.value < 60 && textAt(tokens, at + 3) === "'"
  );
}

/** "N. 23 W. 8. 52" and the line ends, or "to a pine" follows: poles and their hundredths in a surveyor's column. */
function isColumnEnd(tokens: readonly Token[], point: number): boolean {
  const [mark, hundredths, after] = [tokens[point], tokens[point + 1], tokens[point + 2]];
  if (mark?.gap !== 'none' || hundredths?.gap !== 'space' || hundredths.text.length !== 2) return false;
  return after === undefined || after.gap === 'line' || after.gap === 'paragraph' || after.text === 'to';
}

function readSecondGroup(tokens: readonly Token[], number: NumberRead, second: Token, next: number): NumberRead {
  if (!isUnitAt(tokens, next)) return readUnitless(tokens, number, second, next);
  // "deflecting to the right 18 10' a distance of": an angle that lost its sign.
  if (textAt(tokens, next) === "'" && /^(?:right|left)$/.test(textAt(tokens, next - 3))) return number;
  if (second.text.startsWith('.')) return withDecimals(number, second.text.slice(1), next, REPAIRED);
  if (second.decimals === 0 && second.text.length === 2) return withDecimals(number, second.text, next, REPAIRED);
  if (second.decimals === 0 && second.text.length === 1) return withDecimals(number, second.text, next, DOUBTFUL);
  return readThousands(tokens, number, second, next);
}

/** "140 60 * to an iron pin": the unit went the way of the point. */
function readUnitless(tokens: readonly Token[], number: NumberRead, second: Token, next: number): NumberRead {
  const after = tokens[next];
  const pair = second.decimals === 0 && second.text.length === 2 && second.gap === 'space';
  if (pair && after?.text === '*' && textAt(tokens, next + 1) === 'to')
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

export function isUnitAt(tokens: readonly Token[], at: number): boolean {
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
