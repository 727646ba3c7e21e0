// Lengths that stand behind a bearing and cannot be read, or not all of them.

import { isNumberWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { DistanceElement } from '#core/read/clauses/element.ts';

const FARTHEST_FIGURE = 6;

/** A figure, or what is left of one, stands behind the bearing and could not be read as a distance. */
export function isLost(
  tokens: readonly Token[],
  placed: { next: number } | null,
  distance: DistanceElement | null,
): boolean {
  if (placed === null || distance !== null) return false;
  const joint = textAt(tokens, placed.next) === ',' ? placed.next + 1 : placed.next;
  if (tokens[joint]?.kind === 'number' || textAt(tokens, joint) === '[') return true;
  for (let i = joint; i < joint + FARTHEST_FIGURE; i += 1) {
    const text = tokens[i]?.text ?? ';';
    if (text === ';' || text === 'to' || text === 'along') return false;
    if (text === '\ufffd') return true;
  }
  return false;
}

/** Between bearing and distance stands nothing but ruins of figures: the value is not all there. */
export function isSpoiltBefore(tokens: readonly Token[], from: number, to: number): boolean {
  if (to <= from || to - from > 6) return false;
  let ruins = false;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (token.kind === 'word' && !isRuin(tokens, i, to)) return false;
    if (token.text !== ',' && token.text !== '.' && token.text !== ':' && token.text !== ';' && token.text !== '-')
      ruins = true;
  }
  return ruins;
}

/** A number word, look-alikes of figures, or the one word between two figures that must have been a unit. */
function isRuin(tokens: readonly Token[], at: number, to: number): boolean {
  const word = textAt(tokens, at);
  if (isNumberWord(word) || /^[loisbz]{1,3}$/.test(word)) return true;
  return word.length > 3 && at === to - 1 && tokens[at - 1]?.kind === 'number';
}

const SCALES = /^(?:hundred|thousand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;
const FARTHEST_SCALE = 7;

/** "one hundred / and twenty four poles", "one hundred and [torn] twenty poles": the length is the end of a number that something parted. */
export function isEndOfNumber(tokens: readonly Token[], at: number): boolean {
  if (!isNumberWord(textAt(tokens, at))) return false;
  let parted = false;
  for (let i = at - 1; i > at - FARTHEST_SCALE; i -= 1) {
    const token = tokens[i];
    if (token === undefined || token.text === ';') return false;
    if (SCALES.test(token.text)) return parted;
    const bracketed = token.kind === 'word' && textAt(tokens, i - 1) === '[';
    if (token.kind === 'mark' || bracketed) parted = true;
    else if (token.text !== 'and') return false;
  }
  return false;
}

const MOST_RUINS = 1;
/** Between letters these are written. */
const WRITTEN = new Set(['-', "'", '/', '.', '&', ',', '(', ')', '"', ';', ':']);

export function isRuinous(tokens: readonly Token[], from: number, to: number): boolean {
  let ruins = 0;
  for (let i = from; i < to; i += 1) if (isRuinedAt(tokens, i)) ruins += 1;
  return ruins > MOST_RUINS;
}

/** A character that could not be read, or a mark or a figure with letters on both sides: "dir?ctior", "dz_rection", "sa5d". */
function isRuinedAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  // A word is such a character only where it was made one.
  if (token === undefined || token.kind === 'word') return token?.doubt !== undefined && token.text === '\ufffd';
  if (token.text === '\ufffd') return true;
  const after = tokens[at + 1];
  if (token.gap !== 'none' || after?.kind !== 'word' || after.gap !== 'none' || WRITTEN.has(token.text)) return false;
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return false;
  return token.kind === 'mark' || (before.text.length > 1 && after.text.length > 1);
}
