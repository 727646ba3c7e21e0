// Pages as a recogniser gives them, line for line as the text stands, with what is told of single words.
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import type { Page, Word } from '#core/schema/page.ts';
import type { Changes } from '#test/support/scanned-pages.ts';

const CLEAN = 0.995;

/** A form feed parts pages; a word is changed wherever it stands, or at its nth place: `Hay#2`. */
export function recognisedLines(text: string, changes: Changes = {}): Page[] {
  const seen = new Map<string, number>();
  const recognised = (word: Word): Word => {
    const count = (seen.get(word.text) ?? 0) + 1;
    seen.set(word.text, count);
    return { ...word, confidence: CLEAN, ...(changes[`${word.text}#${count}`] ?? changes[word.text]) };
  };
  return text.split('\f').flatMap((own, index) =>
    pagesOfText(own).map((page) => ({
      ...page,
      number: index + 1,
      source: 'ocr' as const,
      lines: page.lines.map(({ words }) => ({ words: words.map(recognised) })),
    })),
  );
}
