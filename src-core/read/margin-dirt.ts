// Dirt at the edges of a page: marks that stand alone where a line begins or ends, and blank lines in the midst of a sentence.
import { type Gap, type Token, textAt } from '#core/read/tokens.ts';

/** The tokens without the marks that a recogniser found in the margins. */
export function withoutMarginDirt(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let at = 0;
  let parted: Gap = 'none';
  for (const token of tokens) {
    if (token.kind === 'mark' && isDirt(tokens, at, token, kept)) {
      parted = wider(parted, token.gap);
    } else {
      kept.push(parted === 'none' ? token : { ...token, gap: wider(parted, token.gap) });
      parted = 'none';
      healBlankLine(tokens, at, kept);
    }
    at += 1;
  }
  return kept;
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

function isDirt(tokens: readonly Token[], at: number, token: Token, kept: readonly Token[]): boolean {
  if (token.gap === 'none' && !isBehindDirt(tokens, at, kept)) return false;
  const after = tokens[at + 1];
  const before = kept.at(-1);
  if (after === undefined || before === undefined) return false;
  const opens = isLineGap(token.gap) || isBehindDirt(tokens, at, kept);
  if (opens && after.gap === 'none') return isStrayQuote(tokens, at, token);
  if (isSignOfFigure(token, before)) return false;
  if (opens) return DIRT.has(token.text) || STOPS.has(token.text);
  return isLineGap(after.gap) && (DIRT.has(token.text) || isStrayColon(token, before));
}

/** The token before was dirt at the head of this line. */
function isBehindDirt(tokens: readonly Token[], at: number, kept: readonly Token[]): boolean {
  const before = tokens[at - 1];
  return before !== undefined && before.kind === 'mark' && kept.at(-1) !== before && kept.at(-1) !== undefined;
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
  if (token.text !== "'" && token.text !== '_' && token.text !== '~' && token.text !== '=') return false;
  if (word?.kind !== 'word' || word.capital) return false;
  if (token.text !== "'") return true;
  for (let i = at + 2; i < at + LONGEST_QUOTE; i += 1)
    if (textAt(tokens, i) === "'" && tokens[i - 1]?.kind === 'word' && tokens[i + 1]?.gap !== 'none') return false;
  return true;
}

const ANNOUNCES = new Set('follows wit viz following described as thus being courses distances'.split(' '));

/** "to the :" at the end of a line: a colon stands behind words that announce something. */
function isStrayColon(token: Token, before: Token): boolean {
  return token.text === ':' && token.gap === 'space' && before.kind === 'word' && !ANNOUNCES.has(before.text);
}

const GOES_ON = new Set('of for and thence east west e w north south n s the a'.split(' '));

/** "about sixty", a blank line, "rods": no paragraph begins in small letters where no sentence has ended. */
function healBlankLine(tokens: readonly Token[], at: number, kept: Token[]): void {
  const token = kept.at(-1);
  const before = kept.at(-2);
  if (token?.gap !== 'paragraph' || before === undefined || token.capital) return;
  if (before.kind === 'mark' && before.text !== ',') return;
  if (token.kind === 'number' && (!GOES_ON.has(before.text) || isNumberOfItem(tokens, at))) return;
  if (token.kind === 'mark' && token.text !== '(') return;
  kept[kept.length - 1] = { ...token, gap: 'line' };
}

/** "2. thence", "(3)": the next of a list. */
function isNumberOfItem(tokens: readonly Token[], at: number): boolean {
  return ['.', ')', ':', '-'].includes(textAt(tokens, at + 1));
}
