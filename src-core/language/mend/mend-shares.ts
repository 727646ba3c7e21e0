// Shares and thousands that a recogniser left no trace of but a mark: what they were is not to be known, or only in one way.
import { DOUBTFUL, REPAIRED } from '#core/language/doubt.ts';
import { figure, joined, type Mended } from '#core/language/mend/mend-figures.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';

/** "61%° E", "19% rods", "72%4° E", "37!2 E": the mark stands for ½, ¼ or ¾, and nobody can say for which. */
export function mendLostShare(tokens: readonly Token[], at: number): Mended | null {
  const quoted = textAt(tokens, at + 1) === "'" && tokens[at + 1]?.gap === 'none' && textAt(tokens, at + 2) === '%';
  if (quoted) return lostShare(tokens, at, at + 2);
  return lostShare(tokens, at, at + 1);
}

function lostShare(tokens: readonly Token[], at: number, mark: number): Mended | null {
  const share = tokens[mark];
  if (share?.gap !== 'none' || (share.text !== '%' && share.text !== '!')) return null;
  const rest = tokens[mark + 1];
  // "1!8°": a stroke among the figures.
  if (share.text === '!' && rest?.kind === 'number' && !/^[24]$/.test(rest.text)) return null;
  // "45° 42! E": the sign of minutes.
  const pole = textAt(tokens, at - 1) === '.' ? textAt(tokens, at - 2) : textAt(tokens, at - 1);
  if (share.text === '!' && !/^(?:n|s|north|south|\$|§)$/.test(pole)) return null;
  const next = rest?.kind === 'number' && rest.gap === 'none' ? mark + 2 : mark + 1;
  const measured =
    '°*'.includes(textAt(tokens, next) || ' ') ||
    /^(?:deg|degs|degrees?|e|w|east|west)$/.test(textAt(tokens, next)) ||
    readUnit(tokens, next, true) !== null;
  return measured ? { tokens: [joined(tokens, at, next, '\ufffd', DOUBTFUL)], next } : null;
}

const MOST_MARKS = 3;
const BEFORE_WORD = new Set(['.', ',', ':', '-', '~', '_', "'", '"', '*']);

/** "N 23. deg. 47' W", "49:-minutes": no figure ends before the word that it counts. */
export function mendPointBeforeDegrees(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (tokens[at + 1]?.gap !== 'none' || !BEFORE_WORD.has(textAt(tokens, at + 1))) return null;
  let next = at + 1;
  while (next <= at + MOST_MARKS && BEFORE_WORD.has(textAt(tokens, next))) next += 1;
  const word = tokens[next];
  if (word?.kind !== 'word' || word.capital || word.gap === 'paragraph') return null;
  return /^(?:deg|degrees?|min|minutes?|sec|seconds?)$/.test(word.text)
    ? { tokens: [token, { ...word, gap: 'space' }], next: next + 1 }
    : null;
}

/** "107.43! to a point": the mark of feet, for no length ends in wonder. */
export function mendFeetMark(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const [mark, after] = [tokens[at + 1], tokens[at + 2]];
  if (mark?.text !== '!' || mark.gap !== 'none' || token.decimals === 0 || after?.gap === 'none') return null;
  if (after !== undefined && !/^(?:to|along|;|,|thence|and|with)$/.test(after.text)) return null;
  return {
    tokens: [
      { ...token, doubt: REPAIRED },
      { ...mark, text: "'" },
    ],
    next: at + 2,
  };
}

/** "1.146.95 feet": of two points the first parts the thousands. */
export function mendPointedThousands(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const [point, decimals] = [tokens[at + 1], tokens[at + 2]];
  if (point?.text !== '.' || point.gap !== 'none' || decimals?.kind !== 'number' || decimals.gap !== 'none')
    return null;
  if (!/^\d{1,3}\.\d{3}$/.test(token.text) || decimals.decimals > 0 || decimals.text.length > 3) return null;
  if (readUnit(tokens, at + 3, true) === null) return null;
  const text = `${token.text.replace('.', '')}.${decimals.text}`;
  return { tokens: [figure(tokens, at, at + 3, text, REPAIRED)], next: at + 3 };
}

const BEFORE_COUNT =
  /^(?:north|south|east|west|n|s|e|w|of|distance|thence|and|,|northeast|northwest|southeast|southwest)$/;

/** "West § rods", "south $17 varas": a mark in the place of a figure, or of its first one. */
export function mendMoneyFigure(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (!'$§&?'.includes(token.text) || token.gap === 'none') return null;
  const before = textAt(tokens, at - 1) === '.' ? textAt(tokens, at - 2) : textAt(tokens, at - 1);
  if (!BEFORE_COUNT.test(before)) return null;
  const rest = tokens[at + 1];
  const glued = rest?.kind === 'number' && rest.gap === 'none';
  const next = glued ? at + 2 : at + 1;
  const unit = readUnit(tokens, next, true);
  if (unit === null || unit.mark || textAt(tokens, next).length < 3) return null;
  if (glued && token.text === '$')
    return { tokens: [figure(tokens, at, next, `5${rest.text.replaceAll(',', '')}`, DOUBTFUL)], next };
  return { tokens: [joined(tokens, at, next, '\ufffd', DOUBTFUL)], next };
}
