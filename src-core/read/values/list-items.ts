// The heads of list items and the labels of table rows: "1)", "(b)", "3.", "L1", "C12".
import { type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { isNumbered } from '#core/language/numbered-nouns.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';

export interface Placed {
  /** Index of its first token and of the token behind it. */
  readonly at: number;
  readonly next: number;
}

export interface ItemElement extends Placed {
  readonly kind: 'item';
}
export interface TableElement extends Placed {
  readonly kind: 'table';
  /** "L1", "C12". */
  readonly label: string;
  readonly doubt: Doubt;
}

/** "L1" or "C12" glued, not "L. 12". */
export function readTableLabel(tokens: readonly Token[], at: number): TableElement | null {
  const letter = tokens[at];
  const spoilt = letter === undefined ? null : readSpoiltLabel(tokens, at, letter);
  if (spoilt !== null) return spoilt;
  if (letter === undefined || (letter.text !== 'l' && letter.text !== 'c') || !letter.capital) return null;
  const hyphen = textAt(tokens, at + 1) === '-' ? 1 : 0;
  const figure = tokens[at + 1 + hyphen];
  if (figure?.kind !== 'number' || figure.gap !== 'none' || figure.decimals > 0 || figure.value > 9999) return null;
  return { kind: 'table', label: `${letter.text.toUpperCase()}${figure.value}`, doubt: 0, at, next: at + 2 + hyphen };
}

/** The label of a row that a table was found to have. */
export function readKnownLabel(tokens: readonly Token[], at: number, labels: ReadonlySet<string>): TableElement | null {
  const label = labels.size === 0 ? null : labelAt(tokens, at);
  if (label === null || !labels.has(label)) return null;
  return { kind: 'table', label, doubt: 0, at, next: at + labelEnd(tokens.slice(at, at + 2)) };
}

/** Behind the label that the tokens begin with. */
export const labelEnd = (tokens: readonly Token[]): number => (textAt(tokens, 1) === '-' ? 3 : 2);

/** "T1", "T-1" glued. */
export function labelAt(tokens: readonly Token[], at: number): string | null {
  const letter = tokens[at];
  if (letter?.kind !== 'word' || letter.text.length > 2 || !letter.capital) return null;
  const figure = tokens[textAt(tokens, at + 1) === '-' && tokens[at + 1]?.gap === 'none' ? at + 2 : at + 1];
  if (figure?.kind !== 'number' || figure.gap !== 'none' || figure.decimals > 0) return null;
  return `${letter.text.toUpperCase()}${figure.value}`;
}

/** "Ll", "Cl" at the head of a row: the 1 was read as a letter. */
function readSpoiltLabel(tokens: readonly Token[], at: number, word: Token): TableElement | null {
  if (
    word.text.length !== 2 ||
    !/^[lc][li]$/.test(word.text) ||
    !word.capital ||
    (word.gap !== 'line' && word.gap !== 'paragraph')
  )
    return null;
  const after = tokens[at + 1];
  if (after?.kind !== 'number' && !/^[ns]$/.test(after?.text ?? '')) return null;
  return { kind: 'table', label: `${word.text[0]?.toUpperCase()}1`, doubt: REPAIRED, at, next: at + 1 };
}

/** "1)", "(2)", "3." at the head of a course. */
export function readItem(tokens: readonly Token[], at: number): ItemElement | null {
  const figure = tokens[at];
  if (figure?.kind !== 'number' || figure.decimals > 0 || figure.value > 99) return null;
  const after = tokens[at + 1];
  const before = tokens[at - 1];
  // "(Book 1107, Page 93); thence": a bracket that closes on a page number.
  const spaced = after?.text === '.' && after.gap === 'space' && tokens[at + 2]?.capital === true;
  if (after === undefined || (after.gap !== 'none' && !spaced)) return null;
  if (textAt(tokens, at + 2) === ')' && tokens[at + 2]?.gap === 'none' && after.text === '.')
    return isItemPlace(tokens, at) ? { kind: 'item', at, next: at + 3 } : null;
  if (tokens[at + 2]?.kind === 'mark') return null;
  if (after.text === ')' && (before?.text === '(' || figure.gap !== 'none')) {
    const from = before?.text === '(' ? at - 1 : at;
    // "Range Eight / (8) West": the figure of what stands in words before it.
    if (from < at && isNumberWord(textAt(tokens, from - 1))) return null;
    return isItemPlace(tokens, from) ? { kind: 'item', at: from, next: at + 2 } : null;
  }
  if (after.text !== '.' || !isItemPlace(tokens, at) || isBehindSide(tokens, at) || isNumberedList(tokens, at))
    return null;
  // "Corner No. 3.U.S. Survey".
  if (before?.text === '.' && isNumbered(textAt(tokens, at - 2))) return null;
  // "T.5.S., R. 1 E.": a township.
  if (before?.text === '.' && figure.gap === 'none' && /^[tr]$/.test(textAt(tokens, at - 2))) return null;
  if (readUnit(tokens, at + 2, true) !== null) return null;
  const azimuth = tokens[at + 2]?.kind === 'number' && textAt(tokens, at + 3) === '°';
  return azimuth || tokens[at + 2]?.kind === 'word' ? { kind: 'item', at, next: at + 2 } : null;
}

/** "N. 57. W. 6.": the length behind a bearing. */
function isBehindSide(tokens: readonly Token[], at: number): boolean {
  const side = textAt(tokens, at - 1) === '.' ? tokens[at - 2]?.text : '';
  return tokens[at]?.gap === 'space' && (side === 'e' || side === 'w');
}

/** A number that opens a list item follows a stop or opens a line. */
function isItemPlace(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (before === undefined || token?.gap === 'line' || token?.gap === 'paragraph') return true;
  return [':', ';', '.', ',', '"', 'and', 'course', 'courses'].includes(before.text);
}

/** "(a)" or "(xiv)" behind a stop. */
export function readLetterItem(tokens: readonly Token[], at: number): ItemElement | null {
  const letter = tokens[at + 1];
  if (letter?.kind !== 'word' || textAt(tokens, at + 2) !== ')' || !/^(?:[a-z]|[ivxl]{2,7})$/.test(letter.text))
    return null;
  return isItemPlace(tokens, at) ? { kind: 'item', at, next: at + 3 } : null;
}

/** In tokens. */
const LONGEST_COURSE = 90;

/** "E. N 30° E" at the head of a line, where another letter heads another so: the letter of a list, and no way to go. */
export function readLetterHead(tokens: readonly Token[], at: number): ItemElement | null {
  if (!isLetterHead(tokens, at)) return null;
  for (let i = Math.max(0, at - LONGEST_COURSE); i < at + LONGEST_COURSE; i += 1)
    if (i !== at && isLetterHead(tokens, i) && textAt(tokens, i + 1) === textAt(tokens, at + 1))
      return { kind: 'item', at, next: at + 2 };
  return null;
}

/** With the bearing that it heads. */
function isLetterHead(tokens: readonly Token[], at: number): boolean {
  const [letter, mark] = [tokens[at], tokens[at + 1]];
  return (
    letter?.kind === 'word' &&
    letter.text.length === 1 &&
    isLineHead(letter) &&
    mark?.gap === 'none' &&
    /^[.)]$/.test(mark.text) &&
    /^(?:n|s|north|south)$/.test(textAt(tokens, at + 2)) &&
    tokens[at + 3]?.kind === 'number'
  );
}

const isLineHead = ({ gap }: Token): boolean => gap === 'line' || gap === 'paragraph';

const LONGEST_LIST = 24;

/** "Lots #28, 27 East, 27 West, 26": the number stands in a list of such, and its side is part of its name. */
export function isNumberedList(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at - 1) !== ',' && textAt(tokens, at - 1) !== 'and') return false;
  for (let i = at - 1; i > at - LONGEST_LIST; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (isNumbered(token.text)) return true;
    if (token.kind !== 'number' && !/^(?:,|and|&|#|east|west|north|south)$/.test(token.text)) return false;
  }
  return false;
}

/** The 3 of "R. 3 E.", "T. 11 S.", "Rs. 3 and 4 W.": its side is part of a name. */
export function isRangeNumber(tokens: readonly Token[], at: number): boolean {
  const joined = /^(?:and|&|,)$/.test(textAt(tokens, at - 1)) && tokens[at - 2]?.kind === 'number';
  const first = joined ? at - 2 : at;
  const letter = textAt(tokens, first - 1) === '.' ? tokens[first - 2] : tokens[first - 1];
  return letter?.capital === true && /^(?:t|r|rs|ts|tp|tps|rg|rge|rges)$/.test(letter.text);
}
