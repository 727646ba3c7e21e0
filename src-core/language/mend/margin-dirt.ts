// Dirt at the edges of a page: marks that stand alone where a line begins or ends, and blank lines in the midst of a sentence.
import { isNumberWord } from '#core/language/numerals.ts';
import { type Gap, type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

/** The tokens without the marks that a recogniser found in the margins. */
export function withoutMarginDirt(tokens: readonly Token[]): readonly Token[] {
  // Most pages are clean, and stay as they are.
  let kept: Token[] | null = null;
  let parted: Gap = 'none';
  let before: Token | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === 'mark' && isDirt(tokens, at, token, before)) {
      kept ??= tokens.slice(0, at);
      parted = wider(parted, token.gap);
      continue;
    }
    const apart = parted === 'none' ? token : { ...token, gap: wider(parted, token.gap) };
    parted = 'none';
    const healed =
      apart.gap === 'paragraph' && isHealed(tokens, at, apart, kept ?? tokens.slice(Math.max(0, at - 2), at));
    before = healed ? { ...apart, gap: 'line' } : apart;
    if (kept === null && before !== token) kept = tokens.slice(0, at);
    kept?.push(before);
  }
  return kept ?? tokens;
}

const WIDTHS: readonly Gap[] = ['none', 'space', 'line', 'paragraph'];

function wider(a: Gap, b: Gap): Gap {
  return WIDTHS.indexOf(a) > WIDTHS.indexOf(b) ? a : b;
}

function isLineGap(gap: Gap | undefined): boolean {
  return gap === 'line' || gap === 'paragraph';
}

/** Nothing is told by any of them that stands alone at the edge of a line. */
const DIRT = new Set([
  '_',
  '~',
  '=',
  '|',
  '*',
  '-',
  "'",
  '"',
  '^',
  '«',
  '»',
  '©',
  '®',
  '<',
  '>',
  '\\',
  '•',
  '€',
  '¢',
  '¥',
]);
/** A stop is set right behind its word, and opens no line. */
const STOPS = new Set(['.', ',', ':', ';']);

function isDirt(tokens: readonly Token[], at: number, token: Token, before: Token | undefined): boolean {
  const behind = isBehindDirt(tokens, at, before);
  if (token.gap === 'none' && !behind) return token.text === '.' && isStrayPoint(tokens, at, before);
  const after = tokens[at + 1];
  if (after === undefined || before === undefined || isOmission(tokens, at)) return false;
  const opens = isLineGap(token.gap) || behind;
  if (opens && after.gap === 'none') return isStrayQuote(tokens, at, token) || isDirtRun(tokens, at);
  if (isSignOfFigure(token, before)) return false;
  if (opens) return DIRT.has(token.text) || STOPS.has(token.text);
  if (!isLineGap(after.gap)) return isClosingRun(tokens, at);
  return DIRT.has(token.text) || isStrayColon(token, before) || (STOPS.has(token.text) && isCutShort(before, after));
}

/** "thence ;", and "north ;" with its degrees on the next line: the sentence has not ended there. */
function isCutShort(before: Token, after: Token): boolean {
  if (GOES_ON.has(before.text)) return true;
  return /^(?:north|south)$/.test(before.text) && (after.kind === 'number' || isNumberWord(after.text));
}

/** "thirty : : :" at the end of a line: several marks, and nothing else. */
function isClosingRun(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < at + LONGEST_RUN; i += 1) {
    const token = tokens[i];
    if (token === undefined || isLineGap(token.gap)) return i > at + 1;
    if (token.kind !== 'mark' || !(DIRT.has(token.text) || STOPS.has(token.text))) return false;
  }
  return false;
}

/** "* * *", ". . .": something is left out. */
function isOmission(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  return (text === '*' || text === '.') && (textAt(tokens, at - 1) === text || textAt(tokens, at + 1) === text);
}

const LONGEST_RUN = 5;

/** "__- five": nothing but such marks up to the next space. */
function isDirtRun(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < at + LONGEST_RUN; i += 1) {
    const token = tokens[i];
    if (token === undefined || (i > at && token.gap !== 'none')) return i > at + 1;
    if (token.kind !== 'mark' || !(DIRT.has(token.text) || STOPS.has(token.text))) return false;
  }
  return false;
}

/** The token before was dirt at the head of this line. */
function isBehindDirt(tokens: readonly Token[], at: number, before: Token | undefined): boolean {
  return before !== undefined && at > 0 && tokens[at - 1]?.kind === 'mark' && tokens[at - 1] !== before;
}

/** `15` / `" W`: the sign of the figure that ends the line before. */
function isSignOfFigure(token: Token, before: Token): boolean {
  if (before.kind !== 'number' && before.kind !== 'fraction') return false;
  return token.text === "'" || token.text === '"' || token.text === '*' || token.text === '-' || token.text === '^';
}

const LONGEST_QUOTE = 12;

/** "'and forty feet": a quotation does not begin in the midst of a sentence without an end. */
function isStrayQuote(tokens: readonly Token[], at: number, token: Token): boolean {
  const word = tokens[at + 1];
  if (!`'"_~=`.includes(token.text) || word?.kind !== 'word' || word.capital) return false;
  if (token.text !== "'" && token.text !== '"') return true;
  for (let i = at + 2; i < at + LONGEST_QUOTE; i += 1)
    if (textAt(tokens, i) === token.text && tokens[i - 1]?.kind === 'word' && tokens[i + 1]?.gap !== 'none')
      return false;
  return true;
}

const SMALL = wordSet('of the to in at and on with by from for a an said same being');

/** "From this point. said boundary": no sentence begins so, and the word before is none that is cut short. */
function isStrayPoint(tokens: readonly Token[], at: number, before: Token | undefined): boolean {
  const after = tokens[at + 1];
  if (after?.kind !== 'word' || after.capital || after.gap !== 'space' || !SMALL.has(after.text)) return false;
  return before?.kind === 'word' && before.text.length > 4 && !before.capital;
}

const ANNOUNCES = wordSet('follows wit viz following described as thus being courses distances');

/** "to the :" at the end of a line: a colon stands behind words that announce something. */
function isStrayColon(token: Token, before: Token): boolean {
  return (
    token.text === ':' &&
    token.gap === 'space' &&
    (before.kind === 'word' || before.text === '.') &&
    !ANNOUNCES.has(before.text)
  );
}

/** Behind these no sentence ends. */
const GOES_ON = wordSet('of for and thence the a an said to with along by from in at on');
const DIRECTIONS = wordSet('east west e w north south n s');

/** "about sixty", a blank line, "rods": no paragraph begins in small letters where no sentence has ended. */
function isHealed(tokens: readonly Token[], at: number, token: Token, kept: readonly Token[]): boolean {
  const before = kept.at(-1);
  if (before === undefined || (token.capital && !GOES_ON.has(before.text))) return false;
  if (before.kind === 'mark' && before.text !== ',' && !isInBearing(token, before, kept.at(-2))) return false;
  const goesOn = GOES_ON.has(before.text) || DIRECTIONS.has(before.text) || before.kind === 'mark';
  if (token.kind === 'number' && (!goesOn || isNumberOfItem(tokens, at))) return false;
  return token.kind !== 'mark' || token.text === '(';
}

/** "N. 43°", a blank line, "25' E.": degrees go on with their minutes, and a pole with its degrees. */
function isInBearing(token: Token, before: Token, pole: Token | undefined): boolean {
  if (token.kind === 'word')
    return before.text === '.' && /^(?:north|south)$/.test(pole?.text ?? '') && isNumberWord(token.text);
  if (token.kind !== 'number') return false;
  return before.text === '°' || (before.text === '.' && /^(?:n|s)$/.test(pole?.text ?? ''));
}

/** "2. thence", "(3)": the next of a list. */
function isNumberOfItem(tokens: readonly Token[], at: number): boolean {
  return ['.', ')', ':', '-'].includes(textAt(tokens, at + 1));
}
