// Tears and misprints that leave one reading are mended before anything is read: torn words, letters for figures, parted decimals.
// One pass; what is mended carries its doubt, and what has two readings stays as it stands.

import { mendConjecture, mendIllegible, mendQueried } from '#core/read/copyist-marks.ts';
import { DOUBTFUL, type Doubt, REPAIRED } from '#core/read/doubt.ts';
import {
  figure,
  joined,
  type Mended,
  mendBlank,
  mendBracket,
  mendDecimal,
  mendHyphen,
  mendPoleFigure,
  mendRing,
  mendRule,
  mendSpeck,
  mendUnreadable,
} from '#core/read/mend-figures.ts';
import { mendPole, mendSpelling } from '#core/read/old-spellings.ts';
import type { Token } from '#core/read/tokens.ts';
import { holedWord, isNumeral, mayBeTorn, nearNumeral, TRADE_WORDS, tornWord } from '#core/read/trade-words.ts';
import { readUnit } from '#core/read/units.ts';

export function mendTokens(tokens: readonly Token[]): Token[] {
  const mended: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const repair = repairAt(tokens, at, token, mended);
    if (repair === null) {
      mended.push(token);
      at += 1;
    } else {
      mended.push(...repair.tokens);
      at = repair.next;
    }
  }
  return mended;
}

function repairAt(tokens: readonly Token[], at: number, token: Token, before: readonly Token[]): Mended | null {
  if (token.kind === 'number')
    return (
      mendUnreadable(tokens, at, token) ??
      mendQueried(tokens, at, token) ??
      mendPoleFigure(tokens, at, token) ??
      mendSpeck(tokens, at, token) ??
      mendRing(tokens, at, before) ??
      mendAngleFigure(tokens, at, before) ??
      mendSplitFigure(tokens, at, before) ??
      mendDecimal(tokens, at)
    );
  if (token.kind !== 'word')
    return (
      mendIllegible(tokens, at) ??
      mendConjecture(tokens, at) ??
      mendBlank(tokens, at, token) ??
      mendRule(tokens, at, token) ??
      mendHyphen(tokens, at, token) ??
      mendBracket(tokens, at, token)
    );
  return (
    mendAngleFigure(tokens, at, before) ??
    mendFiguredWord(tokens, at) ??
    mendHole(tokens, at) ??
    mendTear(tokens, at) ??
    mendSpelling(tokens, at, token) ??
    mendPole(tokens, at, token) ??
    mendNumeral(tokens, at) ??
    partThence(token, at)
  );
}

/** "eig hty", "hu ndred ths", "de- grees": pieces on one line that are a trade word only together. */
function mendTear(tokens: readonly Token[], at: number): Mended | null {
  const pieces = [tokens[at]?.text ?? ''];
  if ((pieces[0]?.length ?? 0) > 11) return null;
  let next = at + 1;
  let whole: Mended | null = null;
  while (pieces.length < 3) {
    const hyphen = tokens[next]?.text === '-' && tokens[next]?.gap === 'none' ? 1 : 0;
    const piece = tokens[next + hyphen];
    if (piece?.kind !== 'word' || (piece.gap !== 'space' && piece.gap !== 'line')) break;
    if (pieces.length === 1 && !mayBeTorn(pieces[0] ?? '', piece.text)) break;
    pieces.push(piece.text);
    next += hyphen + 1;
    const word = tornWord(pieces);
    if (word !== null) whole = { tokens: [joined(tokens, at, next, word, isNumeral(word) ? REPAIRED : 0)], next };
  }
  return whole;
}

const HOLES = new Set(['~', '_', '^', '*', '#', '-', '?', "'", '|', '!']);

/** "fe~t", "th-nce": a mark where a letter stood. */
function mendHole(tokens: readonly Token[], at: number): Mended | null {
  const [head, hole, tail] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (head === undefined || hole?.kind !== 'mark' || hole.gap !== 'none' || !HOLES.has(hole.text)) return null;
  if (tail?.kind !== 'word' || tail.gap !== 'none' || TRADE_WORDS.has(head.text) || TRADE_WORDS.has(tail.text))
    return null;
  const word = holedWord(head.text, tail.text);
  return word === null ? null : { tokens: [joined(tokens, at, at + 3, word, REPAIRED)], next: at + 3 };
}

const LETTER_FOR = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['5', 's'],
]);

/** "S0uth", "thence" with a figure in it: letters around a figure that is a letter. */
function mendFiguredWord(tokens: readonly Token[], at: number): Mended | null {
  const [head, middle, tail] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (head === undefined || middle?.kind !== 'number' || middle.gap !== 'none') return null;
  if (tail?.kind !== 'word' || tail.gap !== 'none') return null;
  const letter = LETTER_FOR.get(middle.text);
  const word = letter === undefined ? '' : head.text + letter + tail.text;
  return TRADE_WORDS.has(word) ? { tokens: [joined(tokens, at, at + 3, word, REPAIRED)], next: at + 3 } : null;
}

/** "elghty-five feet", "six hunored": a letter is wrong, and number words or a unit stand beside it. */
function mendNumeral(tokens: readonly Token[], at: number): Mended | null {
  const word = nearNumeral(tokens[at]?.text ?? '');
  if (word === null) return null;
  const after = tokens[at + 1]?.text === '-' ? tokens[at + 2] : tokens[at + 1];
  const beside = isNumeral(after?.text ?? '') || isNumeral(tokens[at - 1]?.text ?? '');
  if (!beside && readUnit(tokens, at + 1, false) === null) return null;
  return { tokens: [joined(tokens, at, at + 1, word, REPAIRED)], next: at + 1 };
}

const LEADS = ['thence', 'continuing', 'running'];
const SHORTEST_LEAD = 6;

/** "ThenceSouth 89°", "continuingWest": the space between them is lost. */
function partThence(token: Token, at: number): Mended | null {
  if (token.text.length <= SHORTEST_LEAD) return null;
  const lead = LEADS.find((word) => token.text.startsWith(word));
  if (lead === undefined || token.text.length === lead.length) return null;
  const rest = token.text.slice(lead.length);
  if (!TRADE_WORDS.has(rest) && !(lead === 'thence' && /^[nsew]$/.test(rest))) return null;
  const middle = token.start + lead.length;
  return {
    tokens: [
      { ...token, text: lead, end: middle },
      { ...token, text: rest, start: middle, gap: 'space' },
    ],
    next: at + 1,
  };
}

/** Letters that stand for one figure only where a figure must stand. An S may be a 5 or an 8, and is left. */
const FIGURE_FOR = new Map<string, readonly [string, Doubt]>([
  ['o', ['0', REPAIRED]],
  ['l', ['1', REPAIRED]],
  ['i', ['1', REPAIRED]],
  ['b', ['8', DOUBTFUL]],
  ['d', ['0', DOUBTFUL]],
  ['z', ['2', DOUBTFUL]],
]);

/** "OO°", "3l'", "Ol deg.": letters among the figures of an angle, inside a bearing. */
function mendAngleFigure(tokens: readonly Token[], at: number, before: readonly Token[]): Mended | null {
  if (!isInAngle(before)) return null;
  let text = '';
  let doubt: Doubt | null = null;
  let next = at;
  for (let token = tokens[at]; token !== undefined && (next === at || token.gap === 'none'); token = tokens[next]) {
    if (isDegreeLetter(tokens, next, text)) break;
    const figures = token.kind === 'number' && token.decimals === 0 ? token.text : figuresOf(token);
    if (figures === null || text.length + figures.length > 3) return null;
    if (token.kind === 'word') doubt = worseOf(doubt, token.text);
    text += figures;
    next += 1;
    if (isAngleMark(tokens[next])) break;
  }
  if (doubt === null || text.length > 2 || !(isAngleMark(tokens[next]) || isDegreeLetter(tokens, next, text)))
    return null;
  // "Tract No. 37D": a number and its letter.
  if (tokens[next]?.text === '"' && before.slice(-3).some((token) => token.text === 'no')) return null;
  return { tokens: [figure(tokens, at, next, text, doubt)], next };
}

function figuresOf(token: Token): string | null {
  if (token.kind !== 'word' || token.text.length > 2) return null;
  let figures = '';
  for (const letter of token.text) {
    const figure = FIGURE_FOR.get(letter)?.[0];
    if (figure === undefined) return null;
    figures += figure;
  }
  return figures;
}

function worseOf(doubt: Doubt | null, word: string): Doubt {
  let worst: Doubt = doubt ?? REPAIRED;
  for (const letter of word) if (FIGURE_FOR.get(letter)?.[1] === DOUBTFUL) worst = DOUBTFUL;
  return worst;
}

/** The o of 46o21': a degree sign between figures. */
function isDegreeLetter(tokens: readonly Token[], at: number, text: string): boolean {
  const [letter, after] = [tokens[at], tokens[at + 1]];
  return letter?.text === 'o' && letter.gap === 'none' && text.length > 0 && after?.kind === 'number';
}

const ANGLE_WORDS = /^(?:deg|degs|degrees?|min|mins|minutes?|sec|secs|seconds?)$/;

function isAngleMark(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'word') return ANGLE_WORDS.test(token.text);
  return token.gap === 'none' && (token.text === '°' || token.text === "'" || token.text === '"');
}

const POLES = new Set(['n', 's', 'north', 'south', 'no', 'so']);

/** The pole, or degrees or minutes with their mark, stand right before. */
function isInAngle(before: readonly Token[]): boolean {
  const last = before.at(-1);
  if (last === undefined) return false;
  const token = last.text === '.' ? before.at(-2) : last;
  if (token === undefined) return false;
  if (POLES.has(token.text)) return true;
  if (token.kind === 'number') return POLES.has(before.at(-2)?.text ?? '') || POLES.has(before.at(-3)?.text ?? '');
  const figured = before.at(token === last ? -2 : -3)?.kind === 'number';
  return figured && (token.text === '°' || token.text === "'" || ANGLE_WORDS.test(token.text) || token.text === 'o');
}

/** "N. 6 5o", "5 6 '", `5 1 "`: two figures of one angle parted by a space. */
function mendSplitFigure(tokens: readonly Token[], at: number, before: readonly Token[]): Mended | null {
  const [first, second, mark] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.text.length !== 1 || second?.kind !== 'number' || second.gap !== 'space' || second.text.length !== 1)
    return null;
  const signed = mark?.text === 'o' || mark?.text === '°' || mark?.text === "'" || mark?.text === '"';
  if (!signed || !isInAngle(before)) return null;
  const degree = before.at(-1)?.text === '.' || POLES.has(before.at(-1)?.text ?? '');
  // Behind the pole stand degrees, behind their sign minutes or seconds: a foreign sign makes a foreign figure.
  if (degree !== (mark.text === 'o' || mark.text === '°') && before.at(-1)?.text !== 'o') return null;
  return { tokens: [figure(tokens, at, at + 2, first.text + second.text, DOUBTFUL)], next: at + 2 };
}
