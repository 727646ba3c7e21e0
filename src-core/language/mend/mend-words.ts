// Mends of whole words: a letter wrong, a figure among the letters, two words run into one.
import { REPAIRED } from '#core/language/doubt.ts';
import { joined, type Mended } from '#core/language/mend/mend-figures.ts';
import { isAmongNumerals } from '#core/language/mend/mend-numerals.ts';
import { isTarget, isWholeWord, nearWord } from '#core/language/mend/near-words.ts';
import { isNumeral, TRADE_WORDS } from '#core/language/mend/trade-words.ts';
import { oncePerWord } from '#core/language/once-per-word.ts';
import { nearestOf } from '#core/language/resemblance.ts';
import type { Token } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

const SMALL = new Map(
  [
    ['and', 'aud ana ond acd amd anl nnd snd aad anct ancl aucl nud'],
    ['the', 'tbe tlie lhe thc ihe tiie tbo'],
    ['of', 'ot ol cf oi'],
    ['feet', 'fcet feel fect fecl feot'],
    ['rods', 'rode rodo roda rodg rodz rcds rcde rads'],
    ['from', 'froin frorn fiom ftom frcm'],
  ].flatMap(([word, spoilt]) => (spoilt ?? '').split(' ').map((one) => [one, word ?? ''] as const)),
);

/** Whether a word may be one of those below, whatever stands around it. */
export function isSpoiltWord(word: string): boolean {
  return SMALL.has(word) || nearWord(word) !== null || isNearSide(word) || gluedOf(word) !== null;
}

/** "aud", "tbe", "ot": little words that phrases are known by. */
export function mendSmall(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (token.text === 'o' && tokens[at + 1]?.text === 'f' && tokens[at + 1]?.gap === 'space')
    return { tokens: [joined(tokens, at, at + 2, 'of', REPAIRED)], next: at + 2 };
  const word = token.capital ? undefined : SMALL.get(token.text);
  if (word === undefined || (word === 'feet' && tokens[at - 1]?.kind !== 'number')) return null;
  if (word === 'rods' && !isAmount(tokens[at - 1])) return null;
  // "ol' ditch", "of. cf. 12": an abbreviation, or a sign behind it.
  const after = tokens[at + 1];
  if (after?.gap === 'none' && after.text !== ',' && after.text !== ';') return null;
  return { tokens: [joined(tokens, at, at + 1, word, REPAIRED)], next: at + 1 };
}

/** "forty rode", "50/100 rode", "one half rode": behind an amount nobody rides. */
function isAmount(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.kind === 'number' || token.kind === 'fraction' || isNumeral(token.text) || AMOUNTS.has(token.text);
}

const AMOUNTS = wordSet('half third thirds fourth fourths quarter quarters tenths hundred hundredths');

/** "noxth", "cliains", "curvc": one letter from one word of the trade. */
export function mendNear(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const word = nearWord(token.text);
  // "at oight angles": a number or another word, unless numbers or what they count stand beside it.
  if (word === null || (isNumeral(word) && mayBeOther(token.text) && !isAmongNumerals(tokens, at, false))) return null;
  return { tokens: [joined(tokens, at, at + 1, word, REPAIRED)], next: at + 1 };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Whether a letter changed makes a word of it that is no number. */
const mayBeOther = oncePerWord((word): boolean =>
  [...word].some((_, i) =>
    LETTERS.some((letter) => {
      const other = word.slice(0, i) + letter + word.slice(i + 1);
      return isWholeWord(other) && !isNumeral(other);
    }),
  ),
);

const NOT_SIDES = wordSet(
  'best rest nest test least last past fast cast vast mast lest ease easy eats beast feast yeast went wept vest lest jest pest zest cest est seat west east wes teas eat set wet',
);

const sideNear = oncePerWord((word): 'east' | 'west' | null => {
  if (word.length < 3 || word.length > 5 || NOT_SIDES.has(word)) return null;
  return nearestOf(word, ['east', 'west'] as const, 1);
});

function isNearSide(word: string): boolean {
  return sideNear(word) !== null;
}

/** "thence Esst 100.00 feet", "due wost": in the place of a direction a letter away from one. */
export function mendSideWord(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const near = sideNear(token.text);
  if (near === null) return null;
  const before = tokens[at - 1]?.text ?? '';
  const beside =
    /^(?:feet|foot|ft|chains|rods|poles|links|perches|mile|miles)$/.test(before) &&
    /^(?:of|and|from|to|;|,|\.)$/.test(tokens[at + 1]?.text ?? ';');
  if (before !== 'due' && tokens[at + 1]?.kind !== 'number' && before !== 'thence' && !beside) return null;
  return { tokens: [joined(tokens, at, at + 1, near, REPAIRED)], next: at + 1 };
}

const LETTERS_FOR = new Map([
  ['0', 'o'],
  ['1', 'li'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['6', 'b'],
]);
const MOST_PIECES = 4;

/** "S0uth", "8eginning", "POIN7", "d1stance": letters around figures that are letters. */
export function mendFiguredWord(tokens: readonly Token[], at: number): Mended | null {
  if (piecesFrom(tokens, at) > MOST_PIECES) return null;
  let spelt = [''];
  let figures = 0;
  let next = at;
  for (let token = tokens[at]; token !== undefined && (next === at || token.gap === 'none'); token = tokens[next]) {
    if (token.kind === 'word') spelt = spelt.map((word) => word + token.text);
    else if (token.kind === 'number' && token.text.length === 1) {
      const letters = LETTERS_FOR.get(token.text) ?? '';
      spelt = spelt.flatMap((word) => [...letters].map((letter) => word + letter));
      figures += 1;
    } else break;
    next += 1;
    if (spelt.length === 0 || spelt.length > 4) return null;
  }
  if (figures === 0 || next - at < 2) return null;
  const word = spelt.find((one) => TRADE_WORDS.has(one) || isTarget(one));
  return word === undefined ? null : { tokens: [joined(tokens, at, next, word, REPAIRED)], next };
}

const HEADLESS = new Map(
  'feet from thence north south east west point beginning field line degrees minutes seconds poles chains'
    .split(' ')
    .map((word) => [word.slice(1), word] as const),
);

/** "118 'eet", "'rom the corner", "; 'hence": a quotation mark for the first letter. */
export function mendQuotedHead(tokens: readonly Token[], at: number): Mended | null {
  const rest = tokens[at + 1];
  const word = rest?.gap === 'none' && !rest.capital ? HEADLESS.get(rest.text) : undefined;
  return word === undefined ? null : { tokens: [joined(tokens, at, at + 2, word, REPAIRED)], next: at + 2 };
}

/** How many words and lone figures stand together without a space, counted to one too many. */
function piecesFrom(tokens: readonly Token[], at: number): number {
  let next = at;
  for (let token = tokens[at]; token !== undefined && next - at <= MOST_PIECES; token = tokens[next]) {
    if (next > at && token.gap !== 'none') break;
    if (token.kind !== 'word' && (token.kind !== 'number' || token.text.length !== 1)) break;
    next += 1;
  }
  return next - at;
}

const LINKING = wordSet('of to the a an and in at on by said from for with along is');
const COUNTS = wordSet('one two three four five six nine ten half');
const STURDY = wordSet('east west feet foot rods pole mile');
/** Words of their own, and names, that could be parted so. */
const UNPARTED = wordSet('weston easton westby afoot onwest northand southand anchor');
const LONGEST_GLUED = 28;
const GLUED_SMALL = /^(of|to|in|on|at|by|from|with|along)(the|said)$/;
const THENCE_LETTER = /^thence[nsew]$/;

/** "ThenceSouth", "degreeswest", "eighteenlinks", "RADIUSOF", "pointofbeginning": the spaces between words of the trade are lost. */
export function partGlued(token: Token, at: number): Mended | null {
  const pieces = gluedOf(token.text);
  // "degreea": the wrong letter at its end is no word.
  if (pieces === null || (pieces.at(-1) === 'a' && nearWord(token.text) !== null)) return null;
  let start = token.start;
  const tokens = pieces.map((piece, index): Token => {
    const part = {
      ...token,
      text: piece,
      start,
      end: start + piece.length,
      gap: index === 0 ? token.gap : 'space',
    } as const;
    start += piece.length;
    return part;
  });
  return { tokens, next: at + 1 };
}

function gluedOf(text: string): string[] | null {
  const small = GLUED_SMALL.exec(text);
  if (small !== null) return [small[1] ?? '', small[2] ?? ''];
  if (text.length < 6 || text.length > LONGEST_GLUED || UNPARTED.has(text) || isWholeWord(text)) return null;
  if (THENCE_LETTER.test(text)) return ['thence', text.slice(6)];
  const pieces = piecesOf(text, MOST_PIECES);
  return pieces?.some(isSturdy) === true ? pieces : null;
}

function isSturdy(piece: string): boolean {
  return STURDY.has(piece) || isTarget(piece);
}

/** The words that a run of letters is made of, the longest first; null when something is left over. */
function piecesOf(text: string, most: number): string[] | null {
  if (text === '') return [];
  if (most === 0) return null;
  for (let end = Math.min(text.length, 14); end > 0; end -= 1) {
    const head = text.slice(0, end);
    if (!isPiece(head)) continue;
    const rest = piecesOf(text.slice(end), most - 1);
    if (rest !== null) return [head, ...rest];
  }
  return null;
}

function isPiece(text: string): boolean {
  return LINKING.has(text) || COUNTS.has(text) || isSturdy(text);
}

/** In letters: fewer are initials. */
const FEWEST_SPACED = 4;

/** "V O I D": a word set wide, alone in its line. */
export function mendSpacedLetters(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const isLetter = (one: Token | undefined): boolean => one?.kind === 'word' && one.text.length === 1 && one.capital;
  if (!isLetter(token) || (token.gap !== 'line' && token.gap !== 'paragraph' && at > 0)) return null;
  let next = at + 1;
  while (isLetter(tokens[next]) && tokens[next]?.gap === 'space') next += 1;
  const behind = tokens[next]?.gap;
  if (next - at < FEWEST_SPACED || (behind !== undefined && behind !== 'line' && behind !== 'paragraph')) return null;
  const text = tokens
    .slice(at, next)
    .map((one) => one.text)
    .join('');
  return { tokens: [joined(tokens, at, next, text, REPAIRED)], next };
}
