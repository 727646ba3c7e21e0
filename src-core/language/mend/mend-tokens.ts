// Tears and misprints that leave one reading are mended before anything is read: torn words, letters for figures, parted decimals.
// One pass; what is mended carries its doubt, and what has two readings stays as it stands.

import { REPAIRED } from '#core/language/doubt.ts';
import { mendConjecture, mendIllegible, mendQueried } from '#core/language/mend/copyist-marks.ts';
import { dropFleck } from '#core/language/mend/flecks.ts';
import {
  isSideRunOn,
  mendAngleFigure,
  mendDegreeWord,
  mendSide,
  mendSignedSide,
  mendSplitFigure,
} from '#core/language/mend/mend-angles.ts';
import {
  isSpoiltDirection,
  mendDoubledPole,
  mendMoneyPole,
  mendPlacedDirection,
  mendPoleOfLetters,
} from '#core/language/mend/mend-directions.ts';
import { dropSpeck } from '#core/language/mend/mend-dirt.ts';
import {
  joined,
  type Mended,
  mendBlank,
  mendBracket,
  mendDecimal,
  mendHyphen,
  mendJoinedBearing,
  mendLetteredLength,
  mendPlusMinus,
  mendPoleAlone,
  mendPoleFigure,
  mendRaisedPoint,
  mendRing,
  mendRule,
  mendSpeck,
  mendUnreadable,
} from '#core/language/mend/mend-figures.ts';
import { mendSpoiltLength } from '#core/language/mend/mend-lengths.ts';
import { isNumeralRuin, mendNumeral } from '#core/language/mend/mend-numerals.ts';
import {
  mendFeetMark,
  mendLostShare,
  mendMoneyFigure,
  mendPointBeforeDegrees,
  mendPointedThousands,
} from '#core/language/mend/mend-shares.ts';
import { mendLetterSign, mendRingedShare, mendStroke } from '#core/language/mend/mend-signs.ts';
import {
  isSpoiltWord,
  mendFiguredWord,
  mendNear,
  mendQuotedHead,
  mendSideWord,
  mendSmall,
  mendSpacedLetters,
  partGlued,
} from '#core/language/mend/mend-words.ts';
import { isWholeWord } from '#core/language/mend/near-words.ts';
import { isNearPole, isOldSpelling, mendPole, mendSpelling } from '#core/language/mend/old-spellings.ts';
import {
  holedWord,
  isNumeral,
  mayBeHead,
  restsBehind,
  TRADE_WORDS,
  tornWord,
} from '#core/language/mend/trade-words.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { editDistance } from '#core/language/resemblance.ts';
import type { Token } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

export function mendTokens(tokens: readonly Token[]): Token[] {
  const mended: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const alone = token.kind === 'word' && (tokens[at + 1]?.gap !== 'none' || STOPS.has(tokens[at + 1]?.text ?? ''));
    const repair = alone ? repairWord(tokens, at, token, mended, stateOf(token)) : repairAt(tokens, at, token, mended);
    if (repair === null) mended.push(token);
    else mended.push(...repair.tokens);
    at = repair === null ? at + 1 : repair.next;
  }
  return mended;
}

const STOPS = new Set([',', '.', ';', ':', ')']);

/** Short as letters that stand for figures, and never such. */
const LITTLE_WORDS = wordSet('a an as at by in is no of on or to');

/** Most words are sound, whatever stands around them; a piece may be the head of a torn word and nothing else. */
const stateOf = oncePerToken((word): 'sound' | 'piece' | 'ruin' => {
  if (LITTLE_WORDS.has(word)) return mayBeHead(word) ? 'piece' : 'sound';
  if (word.length <= 2 || isOldSpelling(word) || isNumeralRuin(word) || isSpoiltWord(word)) return 'ruin';
  if (isNearPole(word) || isSideRunOn(word) || isSpoiltDirection(word)) return 'ruin';
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

/** Dirt even where it touches the word before it. */
const GLUED_FLECKS = new Set(['-', '*', '_', '~']);
/** Stops and signs that are what they look like. */
const SOUND_MARKS = new Set([',', '.', ';', ':', '°', "'", '"']);

function repairAt(tokens: readonly Token[], at: number, token: Token, before: readonly Token[]): Mended | null {
  if (token.kind === 'number') return isSoundFigure(tokens, at, token) ? null : repairFigure(tokens, at, token, before);
  if (token.kind === 'mark' && (token.gap !== 'none' || GLUED_FLECKS.has(token.text))) {
    const fleck = dropFleck(tokens, at, token, before);
    if (fleck !== null) return fleck;
  }
  if (token.kind === 'mark') {
    const speck = dropSpeck(tokens, at, token, before);
    if (speck !== null) return speck;
  }
  if (token.text === "'" && token.gap !== 'none') return mendQuotedHead(tokens, at);
  if (SOUND_MARKS.has(token.text)) return null;
  if (token.kind !== 'word') return repairMark(tokens, at, token);
  // Letters that stand for figures are one or two.
  const short = token.text.length <= 2;
  return (
    (short
      ? (mendSpacedLetters(tokens, at, token) ??
        mendDegreeWord(tokens, at, before) ??
        mendSpoiltLength(tokens, at, token))
      : null) ??
    (short ? (mendDoubledPole(tokens, at, token) ?? mendSignedSide(token, at, before)) : null) ??
    mendSide(token, at, before) ??
    (short ? mendAngleFigure(tokens, at, before) : null) ??
    (tokens[at + 1]?.gap === 'none' ? mendGlued(tokens, at) : null) ??
    mendTear(tokens, at) ??
    mendSpelling(tokens, at, token) ??
    mendPole(tokens, at, token) ??
    mendNumeral(tokens, at) ??
    mendPoleOfLetters(tokens, at, token) ??
    mendPlacedDirection(tokens, at, token, before) ??
    mendSmall(tokens, at, token) ??
    mendSideWord(tokens, at, token) ??
    partGlued(token, at) ??
    mendNear(tokens, at, token)
  );
}

/** Most figures are whole: a word stands apart behind them, or a mark that no mend begins with. */
function isSoundFigure(tokens: readonly Token[], at: number, token: Token): boolean {
  const after = tokens[at + 1];
  if (token.gap === 'none' && tokens[at - 1]?.text === '\ufffd') return false;
  if (after === undefined || (after.kind === 'word' && after.gap !== 'none')) return true;
  if (after.kind !== 'mark' || !MARKS_BEHIND.has(after.text)) return false;
  // "49:-minutes", "80'%4°": more marks, or the word of an angle, behind the first.
  const further = tokens[at + 2];
  if (further?.kind === 'mark' ? further.gap === 'none' && after.text !== ')' : isAngleWord(further)) return false;
  // "813°", "5.50°" and "63° .12'": a pole or a speck may stand before the figures.
  const [first] = token.text;
  return first !== '5' && first !== '8' && first !== '.';
}

function isAngleWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^(?:deg|min|sec)/.test(token.text);
}

const MARKS_BEHIND = new Set(['°', "'", '"', ';', ':', ')', '-']);

function repairFigure(tokens: readonly Token[], at: number, token: Token, before: readonly Token[]): Mended | null {
  return (
    mendUnreadable(tokens, at, token) ??
    (isGluedWord(tokens, at) ? mendFiguredWord(tokens, at) : null) ??
    mendRaisedPoint(tokens, at, token) ??
    mendPointBeforeDegrees(tokens, at, token) ??
    mendFeetMark(tokens, at, token) ??
    mendLostShare(tokens, at) ??
    mendPointedThousands(tokens, at, token) ??
    mendSpoiltLength(tokens, at, token) ??
    mendLetteredLength(tokens, at) ??
    mendPlusMinus(tokens, at, token) ??
    mendQueried(tokens, at, token) ??
    mendLetterSign(tokens, at, before) ??
    mendRingedShare(tokens, at, before) ??
    mendStroke(tokens, at, token) ??
    mendPoleFigure(tokens, at, token) ??
    mendPoleAlone(tokens, at, token) ??
    mendSpeck(tokens, at, token) ??
    mendRing(tokens, at, before) ??
    mendAngleFigure(tokens, at, before) ??
    mendSplitFigure(tokens, at, before) ??
    mendDecimal(tokens, at)
  );
}

function repairMark(tokens: readonly Token[], at: number, token: Token): Mended | null {
  return (
    mendIllegible(tokens, at) ??
    mendHeadlessThence(tokens, at, token) ??
    mendMoneyPole(tokens, at, token) ??
    mendMoneyFigure(tokens, at, token) ??
    mendConjecture(tokens, at) ??
    mendBlank(tokens, at, token) ??
    mendRule(tokens, at, token) ??
    mendJoinedBearing(tokens, at, token) ??
    mendHyphen(tokens, at, token) ??
    mendBracket(tokens, at, token)
  );
}

/** Marks or figures stand right behind the word. */
function mendGlued(tokens: readonly Token[], at: number): Mended | null {
  return mendFiguredWord(tokens, at) ?? mendHole(tokens, at);
}

/** "8eginning": letters follow the figure at once. */
function isGluedWord(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  return after?.kind === 'word' && after.gap === 'none' && after.text.length > 3 && tokens[at]?.gap !== 'none';
}

const restsOf = oncePerToken(restsBehind);

/** "eig hty", "hu ndred ths", "de- grees": pieces on one line that are a trade word only together. */
function mendTear(tokens: readonly Token[], at: number): Mended | null {
  const head = tokens[at];
  const thence = mendTornThence(tokens, at);
  if (thence !== null) return thence;
  const rests = head === undefined ? null : restsOf(head);
  if (head === undefined || rests === null || !rests.has(pieceAt(tokens, at + 1)?.text ?? '')) return null;
  const pieces = [head.text];
  let next = at + 1;
  let whole: Mended | null = null;
  while (pieces.length < 3) {
    const piece = pieceAt(tokens, next);
    if (piece?.kind !== 'word' || (piece.gap !== 'space' && piece.gap !== 'line')) break;
    if (isQuadrantLetter(tokens, next)) break;
    pieces.push(piece.text);
    next += piece === tokens[next] ? 1 : 2;
    const word = tornWord(pieces);
    if (word !== null) whole = { tokens: [joined(tokens, at, next, word, isNumeral(word) ? REPAIRED : 0)], next };
  }
  return whole;
}

/** "the northwest quarter S. 04 deg.": the letter begins a bearing. */
function isQuadrantLetter(tokens: readonly Token[], at: number): boolean {
  if (!/^[ns]$/.test(tokens[at]?.text ?? '')) return false;
  return tokens[tokens[at + 1]?.text === '.' ? at + 2 : at + 1]?.kind === 'number';
}

/** "the nco at right angles", "then ee North": both pieces together are a letter away from it, behind a stop. */
function mendTornThence(tokens: readonly Token[], at: number): Mended | null {
  const [head, rest] = [tokens[at], tokens[at + 1]];
  if (head?.text[0] !== 't' || head.text.length > 5 || rest?.kind !== 'word' || rest.gap === 'none') return null;
  if (rest.text.length < 2 || rest.text.length > 4 || head.text.length + rest.text.length > 7 || isWholeWord(rest.text))
    return null;
  if (!/^[;,.:]$/.test(tokens[at - 1]?.text ?? '') || editDistance(head.text + rest.text, 'thence', 1) > 1) return null;
  return { tokens: [joined(tokens, at, at + 2, 'thence', REPAIRED)], next: at + 2 };
}

/** "{hence north", "(ence in a": a mark for its first letter. */
function mendHeadlessThence(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const rest = tokens[at + 1];
  if (!'({[<'.includes(token.text) || rest?.gap !== 'none' || !/^(?:h?ence|hencc|lience)$/.test(rest.text)) return null;
  return { tokens: [joined(tokens, at, at + 2, 'thence', REPAIRED)], next: at + 2 };
}

/** The token there, or behind a hyphen there. */
function pieceAt(tokens: readonly Token[], at: number): Token | undefined {
  const token = tokens[at];
  return token?.text === '-' && token.gap === 'none' ? tokens[at + 1] : token;
}

const HOLES = new Set(['~', '_', '^', '*', '#', '-', '?', "'", '|', '!', '.', ':', '"']);

/** "fe~t", "th-nce": a mark where a letter stood. */
function mendHole(tokens: readonly Token[], at: number): Mended | null {
  const hole = tokens[at + 1];
  if (hole?.kind !== 'mark' || hole.gap !== 'none' || !HOLES.has(hole.text)) return null;
  const [head, tail] = [tokens[at], tokens[at + 2]];
  if (
    head === undefined ||
    tail?.kind !== 'word' ||
    tail.gap !== 'none' ||
    (tail.capital !== head.capital && tail.capital) ||
    TRADE_WORDS.has(head.text) ||
    TRADE_WORDS.has(tail.text)
  )
    return null;
  const word = holedWord(head.text, tail.text);
  return word === null ? null : { tokens: [joined(tokens, at, at + 3, word, REPAIRED)], next: at + 3 };
}
