// Two recognisers, one deed: where they differ the figure itself may tell who is right, and the call stays in doubt.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Page } from '#core/schema/page.ts';

const DEED =
  'Beginning at a pin; thence N 10°00\'00" E 184.50 feet; thence S 80°00\'00" E 50.00 feet; thence S 10°00\'00" W 184.51 feet; thence N 80°00\'00" W 50.01 feet to the point of beginning.';

/** The first recogniser's page, with the words that the second read otherwise. */
function scanned(text: string, others: Readonly<Record<string, string>>): Page[] {
  return pagesOfText(text).map((page) => ({
    ...page,
    source: 'ocr',
    lines: page.lines.map((line) => ({
      words: line.words.map((word) => {
        const alternative = others[word.text] ?? null;
        return { ...word, alternative, agreed: alternative === null };
      }),
    })),
  }));
}

const calls = (pages: Page[]) => readDocument(pages).tracts[0]?.calls ?? [];

describe('the second recogniser', () => {
  test('is believed where only its reading closes the figure', () => {
    const wrong = DEED.replace('184.50', '134.50');
    const [first] = calls(scanned(wrong, { '134.50': '184.50' }));
    expect(first).toMatchObject({ distance: 184.5, confidence: 'low' });
    expect(first?.doubts).toMatchObject([{ text: '184.50 feet', others: [{ text: '134.50 feet' }] }]);
  });

  test('is not believed where only the first reading closes it', () => {
    const [first] = calls(scanned(DEED, { '184.50': '134.50' }));
    expect(first).toMatchObject({ distance: 184.5, confidence: 'low' });
  });

  test('fills in a bearing that the first could not read', () => {
    const wrong = DEED.replace('N 10°00\'00" E', 'N 10°77\'00" E');
    const [first] = calls(scanned(wrong, { '10°77\'00"': '10°00\'00"' }));
    expect(first?.bearing).toMatchObject({ degrees: 10, minutes: 0 });
    expect(first?.confidence).toBe('low');
  });

  test('leaves the first reading standing where neither closes', () => {
    const wrong = DEED.replace('184.50', '134.50');
    const [first] = calls(scanned(wrong, { '134.50': '164.50' }));
    expect(first).toMatchObject({ distance: 134.5, confidence: 'low' });
  });
});
