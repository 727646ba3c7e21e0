// Tears and misprints that leave one reading are mended before anything is read: torn words, letters for figures, parted decimals.
// One pass; what is mended carries its doubt, and what has two readings stays as it stands.

import { mendConjecture, mendIllegible, mendQueried } from '#core/read/copyist-marks.ts';
import { REPAIRED } from '#core/read/doubt.ts';
import {
  isSideRunOn,
  mendAngleFigure,
  mendDegreeLetter,
  mendDegreeWord,
  mendSide,
  mendSplitFigure,
} from '#core/read/mend-angles.ts';
import {
  joined,
  type Mended,
  mendBlank,
  mendBracket,
  mendDecimal,
  mendHyphen,
  mendLetteredLength,
  mendPlusMinus,
  mendPoleFigure,
  mendRing,
  mendRule,
  mendSpeck,
  mendUnreadable,
} from '#core/read/mend-figures.ts';
import { isNearPole, isOldSpelling, mendPole, mendSpelling } from '#core/read/old-spellings.ts';
import { oncePerWord } from '#core/read/once-per-word.ts';
import type { Token } from '#core/read/tokens.ts';
import {
  holedWord,
  isNumeral,
  mayBeHead,
  mayBeTorn,
  nearNumeral,
  numeralByLetter,
  TRADE_WORDS,
  tornWord,
} from '#core/read/trade-words.ts';
import { readUnit } from '#core/read/units.ts';

export function mendTokens(tokens: readonly Token[]): Token[] {
  const mended: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const alone = token.kind === 'word' && tokens[at + 1]?.gap !== 'none';
    const repair = alone
      ? repairWord(tokens, at, token, mended, stateOf(token.text))
      : repairAt(tokens, at, token, mended);
    if (repair === null) mended.push(token);
    else mended.push(...repair.tokens);
    at = repair === null ? at + 1 : repair.next;
  }
  return mended;
}

/** Most words are sound, whatever stands around them; a piece may be the head of a torn word and nothing else. */
const stateOf = oncePerWord((word): 'sound' | 'piece' | 'ruin' => {
  if (word.length <= 2 || isOldSpelling(word) || nearNumeral(word) !== null || numeralByLetter(word) !== null)
    return 'ruin';
  if (isNearPole(word) || isSideRunOn(word) || leadOf(word) !== undefined) return 'ruin';
  return mayBeHead(word) ? 'piece' : 'sound';
});

function repairWord(
  tokens: readonly Token[],
  at: number,
  token: Token,
  before: readonly Token[],
  state: 'sound' | 'piece' | 'ruin',
): Mended | null {
  if (state === 'sound') return null;
  return state === 'piece' ? mendTear(tokens, at) : repairAt(tokens, at, token, before);
}

/** Stops and signs that are what they look like. */
const SOUND_MARKS = new Set([',', '.', ';', ':', '°', "'", '"']);

function repairAt(tokens: readonly Token[], at: number, token: Token, before: readonly Token[]): Mended | null {
  if (token.kind === 'number')
    return (
      mendUnreadable(tokens, at, token) ??
      mendLetteredLength(tokens, at) ??
      mendPlusMinus(tokens, at, token) ??
      mendQueried(tokens, at, token) ??
      mendPoleFigure(tokens, at, token) ??
      mendSpeck(tokens, at, token) ??
      mendRing(tokens, at, before) ??
      mendAngleFigure(tokens, at, before) ??
      mendSplitFigure(tokens, at, before) ??
      mendDecimal(tokens, at)
    );
  if (SOUND_MARKS.has(token.text)) return null;
  if (token.kind !== 'word')
    return (
      mendIllegible(tokens, at) ??
      mendConjecture(tokens, at) ??
      mendBlank(tokens, at, token) ??
      mendRule(tokens, at, token) ??
      mendHyphen(tokens, at, token) ??
      mendBracket(tokens, at, token)
    );
  // Letters that stand for figures are one or two.
  const short = token.text.length <= 2;
  return (
    (short ? (mendDegreeLetter(tokens, at, before) ?? mendDegreeWord(tokens, at, before)) : null) ??
    mendSide(token, at, before) ??
    (short ? mendAngleFigure(tokens, at, before) : null) ??
    (tokens[at + 1]?.gap === 'none' ? (mendFiguredWord(tokens, at) ?? mendHole(tokens, at)) : null) ??
    mendTear(tokens, at) ??
    mendSpelling(tokens, at, token) ??
    mendPole(tokens, at, token) ??
    mendNumeral(tokens, at) ??
    partThence(token, at)
  );
}

/** "eig hty", "hu ndred ths", "de- grees": pieces on one line that are a trade word only together. */
function mendTear(tokens: readonly Token[], at: number): Mended | null {
  const head = tokens[at]?.text ?? '';
  if (head.length > 11 || !mayBeTorn(head, pieceAt(tokens, at + 1)?.text ?? '')) return null;
  const pieces = [head];
  let next = at + 1;
  let whole: Mended | null = null;
  while (pieces.length < 3) {
    const piece = pieceAt(tokens, next);
    if (piece?.kind !== 'word' || (piece.gap !== 'space' && piece.gap !== 'line')) break;
    pieces.push(piece.text);
    next += piece === tokens[next] ? 1 : 2;
    const word = tornWord(pieces);
    if (word !== null) whole = { tokens: [joined(tokens, at, next, word, isNumeral(word) ? REPAIRED : 0)], next };
  }
  return whole;
}

/** The token there, or behind a hyphen there. */
function pieceAt(tokens: readonly Token[], at: number): Token | undefined {
  const token = tokens[at];
  return token?.text === '-' && token.gap === 'none' ? tokens[at + 1] : token;
}

const HOLES = new Set(['~', '_', '^', '*', '#', '-', '?', "'", '|', '!']);

/** "fe~t", "th-nce": a mark where a letter stood. */
function mendHole(tokens: readonly Token[], at: number): Mended | null {
  const hole = tokens[at + 1];
  if (hole?.kind !== 'mark' || hole.gap !== 'none' || !HOLES.has(hole.text)) return null;
  const [head, tail] = [tokens[at], tokens[at + 2]];
  if (
    head === undefined ||
    tail?.kind !== 'word' ||
    tail.gap !== 'none' ||
    TRADE_WORDS.has(head.text) ||
    TRADE_WORDS.has(tail.text)
  )
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
  const middle = tokens[at + 1];
  if (middle?.kind !== 'number' || middle.gap !== 'none') return null;
  const [head, tail] = [tokens[at], tokens[at + 2]];
  if (head === undefined || tail?.kind !== 'word' || tail.gap !== 'none') return null;
  const letter = LETTER_FOR.get(middle.text);
  const word = letter === undefined ? '' : head.text + letter + tail.text;
  return TRADE_WORDS.has(word) ? { tokens: [joined(tokens, at, at + 3, word, REPAIRED)], next: at + 3 } : null;
}

/** "elghty-five feet", "six hunored": a letter is wrong, and number words or a unit stand beside it. */
function mendNumeral(tokens: readonly Token[], at: number): Mended | null {
  const after = tokens[at + 1]?.text === '-' ? tokens[at + 2] : tokens[at + 1];
  const beside = isNumeral(after?.text ?? '') || isNumeral(tokens[at - 1]?.text ?? '');
  const text = tokens[at]?.text ?? '';
  const word = nearNumeral(text) ?? (beside ? numeralByLetter(text) : null);
  if (word === null) return null;
  if (!beside && readUnit(tokens, at + 1, false) === null) return null;
  return { tokens: [joined(tokens, at, at + 1, word, REPAIRED)], next: at + 1 };
}

const LEADS =
  'thence continuing running miles mile feet rods chains poles perches degrees degree minutes seconds to'.split(' ');
const COMPASS = /^(?:north|south)?(?:east|west)?$/;
const SHORTEST_LEAD = 5;
const LEAD_LETTERS = new Set(LEADS.map((word) => word[0] ?? ''));

function mayFollow(lead: string, rest: string): boolean {
  if (rest === '') return false;
  if (LEADS.indexOf(lead) > 2) return COMPASS.test(rest) || (rest === 'to' && lead !== 'to');
  return TRADE_WORDS.has(rest) || (lead === 'thence' && /^[nsew]$/.test(rest));
}

function leadOf(text: string): string | undefined {
  if (text.length <= SHORTEST_LEAD || !LEAD_LETTERS.has(text[0] ?? '')) return undefined;
  for (const word of LEADS) if (text.startsWith(word) && mayFollow(word, text.slice(word.length))) return word;
  return undefined;
}

/** "ThenceSouth 89°", "continuingWest", "one milesouth tonortheast", "feetto", "degreeseast": the space between them is lost. */
function partThence(token: Token, at: number): Mended | null {
  const lead = leadOf(token.text);
  if (lead === undefined) return null;
  const rest = token.text.slice(lead.length);
  const middle = token.start + lead.length;
  return {
    tokens: [
      { ...token, text: lead, end: middle },
      { ...token, text: rest, start: middle, gap: 'space' },
    ],
    next: at + 1,
  };
}
