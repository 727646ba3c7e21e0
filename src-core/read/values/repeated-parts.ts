// The parts of an angle told in words and again in figures in brackets.

import { DOUBTFUL, REPAIRED, worse } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { isMark, type Mark, type Place, readMark } from '#core/read/values/angle-marks.ts';
import type { NumberRead } from '#core/read/values/number-words.ts';
import { readNumber } from '#core/read/values/read-number.ts';

/** "ten (10) degrees": the figure behind the words, which must say the same. */
export function withRepeated(tokens: readonly Token[], number: NumberRead | null): NumberRead | null {
  if (number === null || !number.spelled) return number;
  // "North ten 10 East": in figures once more, without brackets.
  const figure = tokens[number.next];
  if (figure?.kind === 'number' && figure.text === String(number.value) && number.value > 0)
    return { ...number, next: number.next + 1, doubt: worse(number.doubt, REPAIRED) };
  if (figure?.text !== '(') return number;
  const again = readFigure(tokens, number.next + 1);
  if (again === null) return number;
  // "ten (10 minutes": the bracket was never closed.
  if (textAt(tokens, again.next) !== ')')
    return again.value === number.value ? { ...number, next: again.next } : number;
  return { ...number, next: again.next + 1, doubt: again.value === number.value ? number.doubt : DOUBTFUL };
}

/** "eighty-eight degrees (88°) six minutes (6')": each part again in brackets, which must say the same. */
export function pastRepeated(tokens: readonly Token[], mark: Mark, { spelled, value }: NumberRead, place: Place): Mark {
  const again = readFigure(tokens, mark.next + 1);
  if (!spelled || !isMark(mark) || textAt(tokens, mark.next) !== '(' || again?.value !== value) return mark;
  const sign = readMark(tokens, again.next, place);
  return isMark(sign) && textAt(tokens, sign.next) === ')' ? { ...mark, next: sign.next + 1 } : mark;
}

/** With its fraction: "seventy-seven and one-half (77½)". */
const readFigure = (tokens: readonly Token[], at: number): NumberRead | null =>
  tokens[at]?.kind === 'number' ? readNumber(tokens, at) : null;
