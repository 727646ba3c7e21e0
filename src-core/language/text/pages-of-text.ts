// Pasted text as pages: a form feed parts them, every line is kept, and no word knows a position.
import { visibleOf } from '#core/language/text/visible-signs.ts';
import type { Line, Page } from '#core/schema/page.ts';

export function pagesOfText(text: string): Page[] {
  const clean = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return clean.split('\f').map((page, index) => ({
    number: index + 1,
    width: 0,
    height: 0,
    source: 'text',
    lines: page.split('\n').map(lineOf),
  }));
}

/** The mark of byte order parts no words: it has no width. */
const BLANKS = /[^\S\ufeff]+/;

function lineOf(line: string): Line {
  return {
    words: line
      .split(BLANKS)
      .filter((word) => visibleOf(word) !== '')
      .map((word) => ({ text: word, box: null, confidence: 1, alternative: null, agreed: null })),
  };
}
