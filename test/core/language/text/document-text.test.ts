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
    expect(skipped('and Anna L.\n548 DBVO 405 PAGE5 48\nKinney')).toEqual(['548 DBVO 405 PAGE5 48']);
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

  const word = (text: string, box: [number, number, number, number]) => ({
    text,
    box,
    confidence: 1,
    alternative: null,
    agreed: null,
  });
  const paper = { width: 612, height: 792, source: 'text_layer' } as const;
  const whole = (pages: readonly Page[]) => {
    const document = documentTextOf(pages);
    return sourceOf(document, { start: 0, end: document.text.length });
  };

  test('a range knows the boxes it stands in, one for each line', () => {
    const page: Page = {
      number: 3,
      ...paper,
      lines: [
        { words: [word('thence', [72, 100, 110, 112]), word('North', [114, 100, 150, 112])] },
        { words: [word('100', [72, 116, 90, 128])] },
      ],
    };
    expect(whole([page])).toEqual({
      page: 3,
      boxes: [
        [72, 100, 150, 112],
        [72, 116, 90, 128],
      ],
    });
  });

  test('a range that a page break cuts knows its boxes on both pages', () => {
    const pages: Page[] = [
      { number: 1, ...paper, lines: [{ words: [word('thence', [72, 700, 110, 712])] }] },
      { number: 2, ...paper, lines: [{ words: [word('North', [72, 72, 110, 84]), word('East', [114, 72, 140, 84])] }] },
    ];
    expect(whole(pages)).toEqual({
      page: 1,
      boxes: [[72, 700, 110, 712]],
      onwards: [{ page: 2, boxes: [[72, 72, 140, 84]] }],
    });
  });

  test.each([
    { turn: 1, first: [100, 600, 112, 640], next: [100, 500, 112, 590], line: [100, 500, 112, 640] },
    { turn: 2, first: [500, 100, 540, 112], next: [400, 100, 490, 112], line: [400, 100, 540, 112] },
    { turn: 3, first: [100, 72, 112, 110], next: [100, 114, 112, 150], line: [100, 72, 112, 150] },
  ] as const)(
    'words of a line on a page that is turned by $turn quarters share a box',
    ({ turn, first, next, line }) => {
      const words = [word('thence', [...first]), word('North', [...next])];
      expect(whole([{ number: 1, ...paper, turn, lines: [{ words }] }])).toEqual({ page: 1, boxes: [line] });
    },
  );
});
