import { describe, expect, test } from 'vitest';
import { documentTextOf, sourceOf, verbatimOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import type { Page } from '#core/schema/page.ts';

const skipped = (text: string) => {
  const document = documentTextOf(pagesOfText(text));
  return document.skips.map(({ start, end }) => document.text.slice(start, end).trim());
};

describe('the text of a document', () => {
  test('running heads and feet are marked on every page', () => {
    const pages = 'Smith to Jones page 1\nthence North\n\fSmith to Jones page 2\n100 feet\n';
    expect(skipped(pages)).toEqual(['Smith to Jones page 1', 'Smith to Jones page 2']);
  });

  test('a line that is nothing but a reference is marked wherever it stands', () => {
    expect(skipped('thence North 69\nBK 2217 PG 0648\ndegrees East')).toEqual(['BK 2217 PG 0648']);
  });

  test('a distance that fills its line is not taken for a page number', () => {
    expect(skipped('thence North 10 degrees East\n640\nfeet to a stake\n\fthence South\n12\nfeet')).toEqual([]);
  });

  test('line numbers at the margin are marked', () => {
    const text = ['1 thence', '2 North 5', '3 feet', '4 thence', '5 South'].join('\n');
    expect(skipped(text)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('line numbers caught in flowed text are marked, the figures beside them are not', () => {
    const filler = 'of the land of the heirs of the said estate and with the same as it stands upon the plat';
    const text = [7, 8, 9, 10, 11, 12].map((number) => `${filler} ${number}`).join(' ');
    expect(skipped(`${text} feet`)).toEqual(['7', '8', '9', '10', '11', '12']);
  });

  test('verbatim text leaves out what the page broke in, and nothing else', () => {
    const document = documentTextOf(pagesOfText('thence North 69\nBook 4 Page 7\n\fBook 4 Page 8\ndegrees  East'));
    expect(verbatimOf(document, { start: 0, end: document.text.length })).toBe('thence North 69 degrees East');
  });

  test('a range knows the boxes it stands in, one for each line', () => {
    const word = (text: string, box: [number, number, number, number]) => ({
      text,
      box,
      confidence: 1,
      alternative: null,
      agreed: null,
    });
    const page: Page = {
      number: 3,
      width: 612,
      height: 792,
      source: 'text_layer',
      lines: [
        { words: [word('thence', [72, 100, 110, 112]), word('North', [114, 100, 150, 112])] },
        { words: [word('100', [72, 116, 90, 128])] },
      ],
    };
    const document = documentTextOf([page]);
    expect(sourceOf(document, { start: 0, end: document.text.length })).toEqual({
      page: 3,
      boxes: [
        [72, 100, 150, 112],
        [72, 116, 90, 128],
      ],
    });
  });
});
