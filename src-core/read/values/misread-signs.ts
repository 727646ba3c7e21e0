// Signs of an angle that were read as figures or points.

import { REPAIRED } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Mark } from '#core/read/values/angle-marks.ts';
import type { NumberRead } from '#core/read/values/number-words.ts';

/** 58.30" behind degrees: the point was the sign of the minutes. */
export function isMinutesPoint(tokens: readonly Token[], number: NumberRead, place: number): boolean {
  return place === 1 && number.decimals === 2 && number.value < 60 && textAt(tokens, number.next) === '"';
}

/** 56°171 East, 53'3611 West: the sign behind minutes or seconds was read as a 1, or as two; three figures there mean nothing else. */
export function unsigned(
  tokens: readonly Token[],
  at: number,
  number: NumberRead,
  mark: Mark,
  place: number,
): NumberRead {
  const text = textAt(tokens, at);
  if (place === 0 || tokens[at]?.kind !== 'number' || mark.quality !== 'none') return number;
  const found = place === 1 ? /^([0-5]\d)1$/.exec(text) : /^([0-5]\d|\d(?=11$))1{1,2}$/.exec(text);
  return found === null ? number : { ...number, value: Number(found[1]), doubt: REPAIRED };
}

/** Figures with the 1 of a misread sign at their end, and a side right behind. */
export function isSigned(tokens: readonly Token[], number: NumberRead): boolean {
  const text = textAt(tokens, number.next - 1);
  if (!/^[0-5]\d1{1,2}$/.test(text)) return false;
  const [after, mark] = [tokens[number.next], tokens[number.next + 1]];
  // 47°321 59" E: seconds with their own sign stand behind it.
  if (after?.kind === 'number' && after.value < 60 && mark?.text === '"') return true;
  // 16 deg 531 011 E: so have the seconds.
  if (/^[0-5]?\d11$/.test(after?.text ?? '') && /^(?:e|w|east|west)$/.test(mark?.text ?? '')) return true;
  return /^(?:e|w|east|west|£|€)$/.test(after?.text ?? '');
}
