// What a word says, however its marks are drawn.
import { describe, expect, test } from 'vitest';
import { statedValue } from '#main/ingest/scan/words/stated-value.ts';

describe('the value of a word', () => {
  test.each([
    ['45°12\'30"', '45º12’30”'],
    ['45°12\'30"', '45°12°30"'],
    ['45°12\'30"', '45-12-30'],
    ['210.50', '210.50,'],
    ["210.50'", '210.50'],
    ['S45°10\'00"E', '$45°10\'00"E'],
    ['1OO.25', '100.25'],
    ['N.', 'N'],
  ])('%s is that of %s', (a, b) => {
    expect(statedValue(a)).toBe(statedValue(b));
  });

  test.each([
    ['141.20', '144.20'],
    ['183.40', '133.40'],
    ['12.50', '125.0'],
    ['45°12\'30"', '4512\'30"'],
    ['45°12\'30"', '45°12\'3"'],
    ['N', 'W'],
    ['1,204.50', '1.204.50'],
    ['1/2', '12'],
    ['½', '¼'],
    ['43⅛', '43'],
    ['43⅛', '43⅜'],
    ['⅓', '⅔'],
  ])('%s is not that of %s', (a, b) => {
    expect(statedValue(a)).not.toBe(statedValue(b));
  });
});
