// Two readings of one stretch laid side by side.
import { describe, expect, test } from 'vitest';
import { aligned } from '#main/ingest/scan/words/aligned.ts';

/** Characters ten apart, as they stand in the text. */
const placed = (text: string) => [...text].map((sign, i) => ({ text: sign, from: i * 10, to: i * 10 + 10 }));

function besides(first: string, second: string): string[] {
  const characters = placed(first);
  let at = 0;
  const words = first.split(' ').map((word) => {
    const own = characters.slice(at, at + word.length);
    at += word.length + 1;
    return own;
  });
  return aligned(words, placed(second)).map((word) => word.map(({ text }) => text).join(''));
}

describe('the second reading', () => {
  test.each([
    ['East 144.20 feet', 'East 141.20 feet', ['East', '141.20', 'feet']],
    ['N 45° 12\' 30" E 210.50', 'N45°12\'30"E210.50', ['N', '45°', "12'", '30"', 'E', '210.50']],
    ['South 20.50 feet', 'South 210.50 feet', ['South', '210.50', 'feet']],
    ['26½ poles', '26 poles', ['26', 'poles']],
    ['100.00', '', ['']],
  ])('of %s as %s', (first, second, words) => {
    expect(besides(first, second)).toEqual(words);
  });
});
