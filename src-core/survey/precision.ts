// How finely a value was recorded. A number alone does not tell (100.00 is 100), so the sentence it was read from is
// asked; where that is silent the value counts as finely recorded, which forgives least.
import { type Radians, radiansOf } from '#core/survey/angle.ts';
import { decimalsOf } from '#core/survey/distance.ts';

const FIGURE = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const [POINT, COMMA, ZERO, NINE] = [0x2e, 0x2c, 0x30, 0x39];
/** With more digits a figure may read to a value that it does not begin like. */
const MOST_DIGITS = 15;

/** Half a unit of the last recorded digit of a length. */
export const halfUnitOf = (value: number, verbatim: string): number => 0.5 * 10 ** -recordedDecimals(value, verbatim);

/** The digits after the point of a length as it was recorded. */
export function recordedDecimals(value: number, verbatim: string): number {
  const decimals = plainDecimals(value, verbatim) ?? matchedDecimals(value, verbatim);
  // More than four digits after the point come of converting, not of recording.
  return decimals < 0 ? Math.min(4, Math.max(2, decimalsOf(plainText(value)))) : decimals;
}

/** Those of the figures that read to the value; -1 for none. */
function matchedDecimals(value: number, verbatim: string): number {
  let decimals = -1;
  for (const figure of verbatim.match(FIGURE) ?? []) {
    const read = Number(figure.includes(',') ? figure.replaceAll(',', '') : figure);
    if (read === value) decimals = Math.max(decimals, decimalsOf(figure));
  }
  return decimals;
}

/** The same where all figures are short and without commas, digit by digit; null elsewhere. */
function plainDecimals(value: number, verbatim: string): number | null {
  const { length } = verbatim;
  const whole = Math.trunc(value);
  let decimals = -1;
  for (let i = 0; i < length; i += 1) {
    if (!isDigit(verbatim.charCodeAt(i))) continue;
    const from = i;
    let read = 0;
    for (; i < length && isDigit(verbatim.charCodeAt(i)); i += 1) read = read * 10 + verbatim.charCodeAt(i) - ZERO;
    const point = i;
    if (verbatim.charCodeAt(i) === COMMA && isDigit(verbatim.charCodeAt(i + 1))) return null;
    if (verbatim.charCodeAt(i) === POINT && isDigit(verbatim.charCodeAt(i + 1)))
      for (i += 1; i < length && isDigit(verbatim.charCodeAt(i)); ) i += 1;
    if (i - from > MOST_DIGITS) return null;
    const parts = i === point ? 0 : i - point - 1;
    if (read === whole && parts > decimals && Number(verbatim.slice(from, i)) === value) decimals = parts;
  }
  return decimals;
}

const isDigit = (unit: number): boolean => unit >= ZERO && unit <= NINE;

const MARKED_ANGLE =
  /(\d{1,3}(?:\.\d+)?)\s*(?:°|º|˚|deg(?:ree)?s?\.?|-)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:['’′]|min(?:ute)?s?\.?|-)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["”″]|''|sec(?:ond)?s?\.?|\b))?)?/gi;

/** Half a unit of the last recorded digit of a central angle in decimal degrees. */
export function halfAngleOf(degrees: number, verbatim: string): Radians {
  let half: number | null = null;
  for (const [, whole = '', minutes, seconds] of verbatim.matchAll(MARKED_ANGLE)) {
    const read = Number(whole) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
    if (Math.abs(read - degrees) > 1e-6) continue;
    const last = seconds ?? minutes ?? whole;
    const step = seconds !== undefined ? 1 / 3600 : minutes !== undefined ? 1 / 60 : 1;
    const found = 0.5 * step * 10 ** -decimalsOf(last);
    half = half === null ? found : Math.min(half, found);
  }
  return radiansOf(half ?? halfOfSeconds(degrees * 3600));
}

/** To the second, or as much finer as the value itself shows. */
function halfOfSeconds(seconds: number): number {
  const tenths = Math.abs(seconds - Math.round(seconds)) > 0.02;
  return (tenths ? 0.05 : 0.5) / 3600;
}

const plainText = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? '0' : text;
};
