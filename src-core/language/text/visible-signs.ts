// What a page shows of a word: signs of no width are left out, control characters blanked, full-width letters made plain.

/** The word as a reader sees it. */
export function visibleOf(word: string): string {
  return isPlain(word) ? word : shownOf(word);
}

/** The same of a line, its words parted by one space. */
export function visibleLine(words: readonly { readonly text: string }[]): string {
  const line = words.map(({ text }) => text).join(' ');
  return isPlain(line) ? line : words.map(({ text }) => visibleOf(text)).join(' ');
}

function isPlain(word: string): boolean {
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    // Most signs are of the plain alphabet.
    if (code > 31 && code < 127) continue;
    if (isControl(code) || isWidthless(code) || isFullWidth(code)) return false;
  }
  return true;
}

function shownOf(word: string): string {
  let shown = '';
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    if (isFullWidth(code)) shown += String.fromCharCode(code - FULL_WIDTH);
    else if (isWidthless(code)) shown += isWidthlessSpace(code) && isBetweenLetters(word, i) ? ' ' : '';
    else if (isControl(code)) shown += isAtFigure(word, i) ? word[i] : ' ';
    else shown += word[i];
  }
  return shown.replace(/ {2,}/g, ' ').trim();
}

const WIDTHLESS_SPACE = 0x200b;
const BYTE_ORDER = 0xfeff;
const FULL_WIDTH = 0xfee0;

/** Joiners, direction marks and the mark of byte order. */
function isWidthless(code: number): boolean {
  return (code >= WIDTHLESS_SPACE && code <= 0x200f) || code === 0x2060 || code === BYTE_ORDER;
}

function isWidthlessSpace(code: number): boolean {
  return code === WIDTHLESS_SPACE || code === BYTE_ORDER;
}

function isControl(code: number): boolean {
  return code < 9 || (code > 13 && code < 32) || code === 127;
}

function isFullWidth(code: number): boolean {
  return code > 0xff00 && code < 0xff5f;
}

/** "thence\u200bNorth": it parts words there, and never the figures of "3\u200b00". */
function isBetweenLetters(word: string, at: number): boolean {
  return /[A-Za-z]/.test(word[at - 1] ?? '') && /[A-Za-z]/.test(word[at + 1] ?? '');
}

/** "40\u0001.00": a figure may be lost there, so the sign stays and the number is none. */
function isAtFigure(word: string, at: number): boolean {
  return /[\d.,]/.test(word[at - 1] ?? '') || /[\d.,]/.test(word[at + 1] ?? '');
}
