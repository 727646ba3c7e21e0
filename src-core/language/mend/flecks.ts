// Specks of dirt that a recogniser took for marks: alone between two words, or between a figure and its unit.

import type { Mended } from '#core/language/mend/mend-figures.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import type { Token } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';

const FLECKS = new Set(['^', '~', '_', '•', '\\', '|', '!', '=', '»', '«', '¢', '·', '¬']);
const STOPS = new Set([',', ';', ':', '.', '-', "'", '"']);

/** "8 feet ^ from", "46 ' feet", "214.59 , feet": a mark that says nothing where it stands. */
export function dropFleck(tokens: readonly Token[], at: number, token: Token, before: readonly Token[]): Mended | null {
  const [last, after] = [before.at(-1), tokens[at + 1]];
  if (after !== undefined && isBar(token, after)) {
    // "237.01' | 30\" oak": what it parts is no one measure.
    const isParting = after.kind === 'number' && /^[\d'"]/.test(last?.text ?? '') && token.gap === 'space';
    return { tokens: isParting ? [{ ...token, text: ',' }, after] : [{ ...after, gap: token.gap }], next: at + 2 };
  }
  if (last === undefined || after === undefined) return null;
  if (isBeforeDegrees(tokens, at, token, before)) return dropped(at, after);
  const degrees = degreesBehind(tokens, at, before);
  if (degrees !== null) return dropped(degrees - 1, tokens[degrees] ?? after);
  if (token.gap === 'none') return null;
  const counts = last.kind === 'number' && after.kind === 'word' && token.text !== '.';
  if ((after.gap === 'line' && !counts) || after.gap === 'paragraph' || token.gap === 'paragraph') return null;
  const inAngle = /^(?:degrees?|minutes?)$/.test(last.text) && after.kind === 'number' && after.gap !== 'none';
  if (inAngle && (FLECKS.has(token.text) || token.text === '.' || token.text === ':')) return dropped(at, after);
  const counted = last.kind === 'number' || last.kind === 'fraction' || isNumberWord(last.text);
  if (counted && after.kind === 'word' && (FLECKS.has(token.text) || STOPS.has(token.text)))
    return isWholeUnit(tokens, at + 1) ? dropped(at, after) : null;
  const bracket = after.text === '(' && after.gap !== 'none';
  if (!FLECKS.has(token.text) || last.kind !== 'word' || (after.kind !== 'word' && !bracket)) return null;
  // Blanks to be filled in are many.
  if (tokens[at + 2]?.text === token.text || last.text === token.text) return null;
  return dropped(at, after);
}

/** "| L1 | N 45° E | 240.01 |": the bars of a table stand apart from what they part. */
function isBar(token: Token, after: Token): boolean {
  if ((token.text !== '|' && token.text !== '¦') || token.gap === 'none') return false;
  return after.gap === 'space' && after.text !== token.text;
}

const POLE = wordSet('n s north south');
const BEFORE_DEGREES = new Set(['^', '~', '_', '•', '\\', '|', "'", '`', '"', '*']);

/** "North \ 44 degrees", "South '02°11'": between a pole and its degrees, or a direction that lost its last letter and its length. */
function isBeforeDegrees(tokens: readonly Token[], at: number, token: Token, before: readonly Token[]): boolean {
  if (tokens[at + 1]?.kind !== 'number') return false;
  const last = before.at(-1);
  const pole = last?.text === '.' ? before.at(-2) : last;
  if (!POLE.has(pole?.text ?? '')) return false;
  if (token.gap === 'none')
    return '_~|'.includes(token.text) || (last?.doubt !== undefined && (token.text === '-' || token.text === '*'));
  return BEFORE_DEGREES.has(token.text);
}

const MOST_MARKS = 4;
const DIRT = new Set(['_', '-', '~', '|', "'", '"', '*', ':', ';', '=', '.', ',']);

/** "S_ --00°00' E", "North -85°05' West": nothing but marks between a pole and its degrees; where those stand, else null. */
function degreesBehind(tokens: readonly Token[], at: number, before: readonly Token[]): number | null {
  if (!POLE.has(before.at(-1)?.text ?? '') || !DIRT.has(tokens[at]?.text ?? '')) return null;
  let next = at + 1;
  while (next < at + MOST_MARKS && DIRT.has(tokens[next]?.text ?? '')) next += 1;
  const signed = tokens[next + 1]?.text === '°' && tokens[next + 1]?.gap === 'none';
  return tokens[next]?.kind === 'number' && signed ? next : null;
}

function dropped(at: number, after: Token): Mended {
  return { tokens: [{ ...after, gap: after.gap === 'none' ? 'space' : after.gap }], next: at + 2 };
}

function isWholeUnit(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  return (
    /^(?:degrees?|minutes?|seconds?|deg|min|sec)$/.test(word) ||
    (word.length > 3 && readUnit(tokens, at, true) !== null)
  );
}
