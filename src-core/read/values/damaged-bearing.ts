// Bearings too damaged to be read: how far they reach, so that none of their figures is taken for a length.

import { nearestPole, sideOf } from '#core/language/directions.ts';
import { isKnownWord } from '#core/language/lexicon.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { isRangeNumber } from '#core/read/values/list-items.ts';

const FARTHEST_SIDE = 14;
const FARTHEST_MARK = 3;

/** "S 2C°42'08" E", "N OO"58'43" W": between a pole and a side stand angle marks, so that nothing there can be a length. */
export function damagedEnd(tokens: readonly Token[], at: number): number | null {
  let marked = false;
  for (let i = at; i < at + FARTHEST_SIDE; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.gap === 'paragraph') return null;
    if (token.kind === 'word' && sideOf(token.text) !== null)
      return !marked || i === at ? null : textAt(tokens, i + 1) === '.' ? i + 2 : i + 1;
    const sign = token.kind === 'mark' ? '°\'"¦'.includes(token.text) : /^(?:deg|min|sec)/.test(token.text);
    if (sign) marked = true;
    else if (!marked && i - at > FARTHEST_MARK) return null;
    else if (token.kind === 'word' ? token.text.length > 3 || isPlain(tokens, i) : ',;()'.includes(token.text))
      return null;
  }
  return null;
}

/** Short words of the sentence, which stand in no angle however damaged. */
function isPlain(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at);
  const glued = tokens[at]?.gap === 'none' || (tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.gap === 'none');
  if (word === 'n' || word === 's' || (glued && word.length === 1)) return !glued;
  return ['to', 'the', 'a', 'of', 'and', 'at', 'ft', 'for', 'by', 'on', 'in'].includes(word);
}

/** A letter glued to figures stands right behind the sign of a figure that was spoilt. */
export function isInsideDamage(tokens: readonly Token[], at: number): boolean {
  const [sign, spoilt] = [tokens[at - 1], tokens[at - 2]];
  if (tokens[at + 1]?.kind !== 'number' || tokens[at + 1]?.gap !== 'none') return false;
  return (sign?.text === "'" || sign?.text === '°') && spoilt?.kind === 'word' && spoilt.text.length <= 2;
}

/** The word before a side that must have been "north" or "south": "running Nortb East". */
export function isBehindPole(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at - 1];
  if (word?.kind !== 'word' || sideOf(textAt(tokens, at)) === null || NOT_POLES.has(word.text)) return false;
  if (!['thence', 'running', 'run', 'runs', 'then', ',', ';', ':', 'due'].includes(textAt(tokens, at - 2)))
    return false;
  return word.text.length >= 5 && !/^(?:north|south)$/.test(word.text) && nearestPole(word.text) !== null;
}

const FARTHEST_POLE = 7;

/** "South s!x East 23 poles", "S. 6?a W 40 poles": between a pole and this side stands nothing but the ruins of an angle. */
export function isBehindRuins(tokens: readonly Token[], at: number): boolean {
  const side = tokens[at];
  if (side === undefined || sideOf(side.text) === null || (side.text.length === 1 && !side.capital)) return false;
  if (isRangeNumber(tokens, at - 1)) return false;
  let ruins = 0;
  for (let i = at - 1; i > at - FARTHEST_POLE; i -= 1) {
    const token = tokens[i];
    if (token === undefined || token.gap === 'paragraph' || token.text === ';') return false;
    if (/^(?:n|s|north|south)$/.test(token.text)) return ruins > 0 && i < at - 1;
    if (token.kind === 'number') {
      if (token.decimals > 0) return false;
      continue;
    }
    if (token.kind === 'word' && (token.text.length > 4 || isNumberWord(token.text) || isSentenceWord(token.text)))
      return false;
    if (token.text !== ',' && token.text !== '.') ruins += 1;
  }
  return false;
}

function isSentenceWord(word: string): boolean {
  return isKnownWord(word) || unitNamed(word) !== null || sideOf(word) !== null;
}

const NOT_POLES = new Set(['forth', 'month', 'mouth', 'worth', 'youth', 'fourth', 'tooth', 'booth']);

const LONGEST_SPELLED = 7;

/** "South thirty four and … half West": number words reach from the pole to here. */
export function isSpelledTail(tokens: readonly Token[], at: number): boolean {
  let counted = false;
  for (let i = at; i > at - LONGEST_SPELLED; i -= 1) {
    const text = textAt(tokens, i);
    // "the south and east bank" counts nothing.
    if (text === 'north' || text === 'south') return counted;
    if (isNumberWord(text) || text === 'half' || text === 'quarter') counted = true;
    else if (!isNumberWord(text) && !['and', '&', '-', 'a', 'half', 'quarter', 'one'].includes(text)) return false;
  }
  return false;
}
