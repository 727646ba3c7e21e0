// What the recognisers doubted is never read with confidence.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/read/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Page, Word } from '#core/schema/page.ts';

const DEED =
  'Beginning at a pin; thence N 10°00\'00" E 184.50 feet; thence S 80°00\'00" E 50.00 feet; thence S 10°00\'00" W 184.50 feet; thence N 80°00\'00" W 50.00 feet to the point of beginning.';

/** The deed as scanned, with one of its words read otherwise by the second recogniser, or unsurely by the only one. */
function scanned(text: string, changes: Partial<Word>): Page[] {
  let done = false;
  return pagesOfText(DEED).map((page) => ({
    ...page,
    source: 'ocr',
    lines: page.lines.map((line) => ({
      words: line.words.map((word) => {
        const isIt = !done && word.text === text;
        done ||= isIt;
        return { ...word, confidence: 0.95, agreed: true, ...(isIt ? changes : {}) };
      }),
    })),
  }));
}

const confidences = (pages: Page[]) => readDocument(pages).tracts[0]?.calls.map((call) => call.confidence);

describe('doubts of the recognisers', () => {
  test('two recognisers that agree leave nothing in doubt', () => {
    expect(confidences(scanned('', {}))).toEqual(['high', 'high', 'high', 'high']);
  });

  test.each<[string, string, Partial<Word>]>([
    ['another digit in the distance', '184.50', { agreed: false, alternative: '134.50' }],
    ['another digit in the bearing', '10°00\'00"', { agreed: false, alternative: '40°00\'00"' }],
    ['a decimal point moved', '184.50', { agreed: false, alternative: '18.450' }],
    ['nothing at all where a figure stands', '184.50', { agreed: false, alternative: null }],
    ['another quadrant', 'E', { agreed: false, alternative: 'W' }],
    ['another unit', 'feet;', { agreed: false, alternative: 'chains;' }],
    ['the other pole', 'N', { agreed: false, alternative: 'S' }],
    ['a figure its only reader was unsure of', '184.50', { agreed: null, confidence: 0.3 }],
  ])('%s makes the call doubtful, and only that call', (_, word, changes) => {
    expect(confidences(scanned(word, changes))).toEqual(['low', 'high', 'high', 'high']);
  });

  test('marks that differ around the same figures are no doubt', () => {
    expect(confidences(scanned('184.50', { agreed: false, alternative: '184.50,' }))?.[0]).toBe('high');
    expect(confidences(scanned('feet;', { agreed: false, alternative: 'fect;' }))?.[0]).toBe('high');
  });
});
