// Pages as a recogniser gives them: a text laid out on paper, with what is told of single words.
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import type { Page, Word } from '#core/schema/page.ts';

/** So sure is a recogniser of a clean page that a value of several words stands. */
const CLEAN = 0.9995;

const LEFT = 72;
const TOP = 72;
const LETTER = 5.5;
const LINE = 16;
const WIDEST = 84;

/** The word by its text, or by its text and the count of the word before which it comes: `feet;#2` is the second. */
export type Changes = Readonly<Record<string, Partial<Word>>>;

/** A page of lines that break where paper ends. */
export function scannedPages(text: string, changes: Changes = {}, page: Partial<Page> = {}): Page[] {
  const seen = new Map<string, number>();
  return pagesOfText(text).map((read) => {
    const rows = brokenLines(read.lines.flatMap(({ words }) => words.map((word) => word.text)));
    const lines = rows.map((row, line) => {
      let column = 0;
      const words = row.map((word): Word => {
        const count = (seen.get(word) ?? 0) + 1;
        seen.set(word, count);
        const left = LEFT + column * LETTER;
        column += word.length + 1;
        return {
          text: word,
          box: [left, TOP + line * LINE, left + word.length * LETTER, TOP + line * LINE + 11],
          confidence: CLEAN,
          alternative: null,
          agreed: true,
          ...(changes[`${word}#${count}`] ?? (count === 1 ? changes[word] : undefined)),
        };
      });
      return { words };
    });
    return { ...read, width: 612, height: 792, source: 'ocr', lines, ...page };
  });
}

function brokenLines(words: readonly string[]): string[][] {
  const rows: string[][] = [[]];
  let width = 0;
  for (const word of words) {
    if (width + word.length > WIDEST) {
      rows.push([]);
      width = 0;
    }
    rows.at(-1)?.push(word);
    width += word.length + 1;
  }
  return rows;
}
