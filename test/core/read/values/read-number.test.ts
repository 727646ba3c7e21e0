import { describe, expect, test } from 'vitest';
import { scanTokens } from '#core/language/tokens.ts';
import { readNumber } from '#core/read/values/read-number.ts';

const read = (text: string) => readNumber(scanTokens(text), 0)?.value ?? null;

describe('numbers of a deed', () => {
  test.each([
    ['273.51', 273.51],
    ['9-1/2', 9.5],
    ['22 2/9', 22 + 2 / 9],
    ['100 and 5/10', 100.5],
    ['three hundred one and one-tenth', 301.1],
    ['two hundred and four', 204],
    ['two and fifty-one hundredths', 2.51],
    ['fifty-three and eighty-two one-hundredths', 53.82],
    ['one hundred and sixty-three and forty-two hundredths', 163.42],
    ['one thousand three hundred thirty one and five tenths', 1331.5],
    ['one hundred five and fifty one-hundredths', 105.5],
    ['one hundred five and fifty-one hundredths', 105.51],
    ['one half', 0.5],
    ['seventy and a half', 70.5],
    ['fourscore and two', 82],
    ['thirty four and half', 34.5],
    ['fortyfive', 45],
    ['eight thousand and fifteen', 8015],
    ['five thousand and ninety-seven and eight-tenths', 5097.8],
    ['twelve and sixteen twenty-fifths', 12.64],
    ['forty four and two-thirds', 44 + 2 / 3],
    ['five-sevenths', 5 / 7],
    ['eight hundred and no hundredths', 800],
    ['no minutes', 0],
    ['l8', 18],
    ['2l5', 215],
  ])('%s is %d', (text, value) => {
    expect(read(text)).toBeCloseTo(value, 9);
  });

  test('"fifty one hundredths" may be either, and is doubted', () => {
    expect(readNumber(scanTokens('five and fifty one hundredths'), 0)?.doubt).toBe(2);
    expect(readNumber(scanTokens('five and fifty one-hundredths'), 0)?.doubt).toBe(0);
  });

  test('a word that is no number is none', () => {
    expect(read('oak')).toBeNull();
  });
});
