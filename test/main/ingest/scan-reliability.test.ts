import { describe, expect, test } from 'vitest';
import type { Page, Word } from '#core/schema/page.ts';
import { addReliabilities, type Bin, reliabilityOf, reliabilityRows } from '#test/support/scan-reliability.ts';

function pageOf(...words: (Partial<Word> & { text: string })[]): Page[] {
  const line = {
    words: words.map((word) => ({ box: null, confidence: 0.97, alternative: null, agreed: null, ...word })),
  };
  return [{ number: 1, width: 612, height: 792, source: 'ocr', lines: [line] }];
}

const filled = (bins: readonly Bin[]) =>
  bins.filter((bin) => bin.count > 0).map(({ from, count, right }) => [from, count, right]);

describe('the reliability table', () => {
  test('puts a doubted character into the bin of its chance and all others where nothing is doubted', () => {
    const pages = pageOf({ text: '184.47', doubts: [{ at: 5, chance: 0.6, others: [{ text: '1', chance: 0.4 }] }] });
    const { characters, digits, values } = reliabilityOf('184.41', pages);
    expect(filled(characters)).toEqual([
      [0.5, 1, 0],
      [0.999, 5, 5],
    ]);
    expect(filled(digits)).toEqual([
      [0.5, 1, 0],
      [0.999, 4, 4],
    ]);
    expect(filled(values)).toEqual([[0.95, 1, 0]]);
  });

  test('takes a fraction that stands apart for a part of its number', () => {
    const pages = pageOf({ text: '49', confidence: 0.999 }, { text: '½°', confidence: 0.96 }, { text: 'E' });
    const { characters, values } = reliabilityOf('49½° E', pages);
    expect(filled(values)).toEqual([[0.95, 1, 1]]);
    expect(filled(characters)).toEqual([[0.999, 5, 5]]);
  });

  test('counts a character that is not written as wrong, and keeps the places of those behind it', () => {
    const pages = pageOf({ text: '1184', doubts: [{ at: 3, chance: 0.85, others: [] }] });
    expect(filled(reliabilityOf('184', pages).digits)).toEqual([
      [0.75, 1, 1],
      [0.999, 3, 2],
    ]);
  });

  test('leaves out words of a stamp and takes one shape of a mark for another', () => {
    const pages = pageOf({ text: 'N' }, { text: 'RECORDED' }, { text: '41º18’33”' }, { text: 'E' });
    const { characters, values } = reliabilityOf(`N 41°18'33" E`, pages);
    expect(filled(characters)).toEqual([[0.999, 11, 11]]);
    expect(filled(values)).toEqual([[0.95, 1, 1]]);
  });

  test.each([
    ['40', 0],
    ['40½', 1],
    ['40-1/2', 1],
    ['401/2', 0],
    ['40¼', 0],
  ])('of 40½, %s is right %i times', (text, right) => {
    expect(filled(reliabilityOf('40½', pageOf({ text })).values)).toEqual([[0.95, 1, right]]);
  });

  test('tables of many pages add up', () => {
    const one = reliabilityOf('26½ poles', pageOf({ text: '26½' }, { text: 'poles' }));
    const [characters] = reliabilityRows('two pages', addReliabilities(one, one));
    expect(characters).toMatchObject({ name: 'said and right: characters, two pages', value: '100.00 % of 16 right' });
  });
});
