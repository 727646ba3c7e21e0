// Bearings that were cut short: an angle whose pole could not be read, and a pole with degrees whose side is lost.

import { sideOf } from '#core/language/directions.ts';
import { isNumbered } from '#core/language/numbered-nouns.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { editDistance } from '#core/language/resemblance.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { isSpelledAngle } from '#core/read/values/bracketed-angle.ts';
import { isSpelledTail } from '#core/read/values/damaged-bearing.ts';
import { isRoadNumber } from '#core/read/values/house-numbers.ts';
import { isNumberedList, isRangeNumber } from '#core/read/values/list-items.ts';
import { isFigureLike } from '#core/read/values/read-number.ts';

/** "… 27 secands East", "16½ W": the end of a bearing whose beginning could not be read. */
export function isAngleTail(tokens: readonly Token[], at: number): boolean {
  if (isPointedTail(tokens, at) || isSpoiltSeconds(tokens, at)) return true;
  const point = textAt(tokens, at) === '.' && tokens[at]?.gap === 'none';
  const comma = textAt(tokens, at) === ',' || isFleck(tokens[at]);
  if (comma) return isMarkedTail(tokens, at - 1);
  const token = point ? tokens[at - 1] : tokens[at];
  if (token === undefined || (point && token.kind !== 'word')) return false;
  if (token.kind === 'fraction') return true;
  if (token.kind === 'number' && isRangeNumber(tokens, at)) return false;
  if (token.kind === 'number')
    return !isNumbered(textAt(tokens, at - 1)) && !isRoadNumber(tokens, at) && !isNumberedList(tokens, at);
  if (token.kind === 'mark') {
    const figure = tokens[at - 1]?.kind === 'number' && token.gap === 'none';
    return token.text === '°' || (figure && (token.text === "'" || token.text === '"'));
  }
  if (token.text.length < 3)
    return token.gap === 'none' && tokens[at - 1]?.kind === 'number' && isFigureLike(token.text);
  const word = ['degrees', 'minutes', 'seconds'].some((name) => editDistance(token.text, name, 2) <= 2);
  if (isSpelledTail(tokens, at)) return true;
  return word || ['deg', 'min', 'sec'].includes(token.text);
}

/** "64. W., 34 poles" behind a pole that was lost: a figure and its point, and no length of a bearing before it. */
function isPointedTail(tokens: readonly Token[], at: number): boolean {
  const [point, figure, side] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (point?.text !== '.' || point.gap !== 'none' || figure?.kind !== 'number' || figure.value > 90) return false;
  if (side?.text.length !== 1 || !side.capital) return false;
  const before = textAt(tokens, at - 2) === '.' || textAt(tokens, at - 2) === ',' ? tokens[at - 3] : tokens[at - 2];
  return (
    before?.kind !== 'word' || !(isNumbered(before.text) || /^(?:n|s|e|w|north|south|east|west)$/.test(before.text))
  );
}

/** `87°18'4J" W`: the sign of seconds behind a figure with a letter in it. */
function isSpoiltSeconds(tokens: readonly Token[], at: number): boolean {
  const [sign, letter, figure] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  if ((sign?.text !== '"' && sign?.text !== "'") || sign.gap !== 'none') return false;
  if (letter?.kind !== 'word' || letter.gap !== 'none' || letter.text.length > 2) return false;
  return figure?.kind === 'number' || figure?.text === "'" || figure?.text === '°';
}

function isFleck(token: Token | undefined): boolean {
  return token?.kind === 'mark' && token.gap !== 'none' && '^~_|*'.includes(token.text);
}

/** "32 degrees, west": behind a comma only the sign or the word of an angle tells. */
function isMarkedTail(tokens: readonly Token[], at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  if (tokens[at]?.kind === 'number' && textAt(tokens, at - 1) === '°') return true;
  if (tokens[at - 1]?.kind !== 'number' && !isNumberWord(textAt(tokens, at - 1))) return text === '°';
  return text === '°' || /^(?:degrees?|minutes?|seconds?|deg|min|sec)$/.test(text);
}

/** "S 33 18 chains", "N 45° 100 feet": a pole with degrees behind it whose side is lost is no bare cardinal. */
export function isSideLost(tokens: readonly Token[], at: number, next: number): boolean {
  const [first, second] = [tokens[next], tokens[next + 1]];
  if (first?.kind === 'word' && sideOf(textAt(tokens, at)) === null && isSpelledAngle(tokens, next)) return true;
  if (sideOf(textAt(tokens, at)) !== null) return false;
  if (first?.kind === 'word') return isAngleInWords(tokens, next);
  if (first?.kind !== 'number') return false;
  // "S. 3½ . 38 poles", "S 70* 11. 42' W": a share of a degree, or a sign that stands for that of degrees.
  if (second?.kind === 'fraction') return isFigureBehind(tokens, next + 2);
  if (second?.kind === 'mark' && second.gap === 'none' && '*^~?%'.includes(second.text)) return true;
  if (second?.kind === 'word' && second.gap === 'none' && unitNamed(second.text) === null) return true;
  if (second?.text === '°' || (second?.text === '-' && second.gap === 'none') || /^deg/.test(second?.text ?? ''))
    return true;
  if (second?.kind !== 'number' || first.decimals > 0) return false;
  if ((tokens[at]?.text.length ?? 0) === 1) return true;
  // "North 46 49, 15n East": degrees and minutes, and no length with its decimals apart.
  return second.decimals === 0 && second.value < 60 && !isUnitNext(tokens, next + 2);
}

function isUnitNext(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  return unitNamed(text) !== null || ["'", '*', 'to', ';', '-', '/', 'and'].includes(text);
}

const LONGEST_ANGLE = 8;

/** "north fifty-nine dereesforty five minutes , west": number words, and a word of the angle before any unit. */
function isAngleInWords(tokens: readonly Token[], at: number): boolean {
  if (!isNumberWord(textAt(tokens, at))) return false;
  for (let i = at + 1; i < at + LONGEST_ANGLE; i += 1) {
    const text = tokens[i]?.text ?? ';';
    if (/^(?:degrees?|minutes?|seconds?)$/.test(text)) return true;
    if (text === ';' || (text.length > 2 && unitNamed(text) !== null) || /^(?:to|along|with|on|thence)$/.test(text))
      return false;
  }
  return false;
}

function isFigureBehind(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.kind === 'mark' ? at + 1 : at;
  return tokens[next]?.kind === 'number';
}
