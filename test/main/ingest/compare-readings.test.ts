// Two readings of the same words: where they say the same value and where they do not.
import { describe, expect, test } from 'vitest';
import { compareReadings, statedValue } from '#main/ingest/compare-readings.ts';

/** Words 10 apart for each character, and the second reading's characters at the same measure. */
function compared(first: string, second: string) {
  let x = 0;
  const words = first.split(' ').map((text) => {
    const word = { text, from: x, to: x + text.length * 10 };
    x = word.to + 10;
    return word;
  });
  return compareReadings(
    words,
    [...second].map((text, i) => ({ text, x: i * 10 + 5 })),
  );
}

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
  ])('%s is not that of %s', (a, b) => {
    expect(statedValue(a)).not.toBe(statedValue(b));
  });
});

describe('two readings', () => {
  test('that are the same agree word by word', () => {
    const both = 'N 45°12\'30" E 210.50 feet';
    expect(compared(both, both).every(({ agreed }) => agreed)).toBe(true);
  });

  test('that differ in one digit differ in that word only, and both are kept', () => {
    expect(compared('East 144.20 feet', 'East 141.20 feet')).toEqual([
      { text: 'East', other: 'East', agreed: true },
      { text: '144.20', other: '141.20', agreed: false },
      { text: 'feet', other: 'feet', agreed: true },
    ]);
  });

  test.each([
    ['N82°0521"W,', 'N82°05\'21"W,', 'N82°05\'21"W,'],
    ['53°37\'44"', '5337\'44"', '53°37\'44"'],
    ['414,04', '414.04', '414.04'],
    ['20031°40™', '20o31\'40"', '20o31\'40"'],
    ['105.22', "105.22'", "105.22'"],
    ['S$53°36\'38"E,', 'S53°36\'38"E,', 'S53°36\'38"E,'],
  ])('%s and %s have the same digits, which can be parted in one way only', (first, second, text) => {
    expect(compared(first, second)).toMatchObject([{ text, agreed: true }]);
  });

  test('of which one cannot be a bearing leave the other standing, in doubt', () => {
    expect(compared('S500°24\'58"W,', 'S00°24\'58"W,')).toEqual([
      { text: 'S00°24\'58"W,', other: 'S500°24\'58"W,', agreed: false },
    ]);
  });

  test('agree when the second ran its words together', () => {
    expect(compared('N 45° 12\' 30" E 210.50', 'N45°12\'30"E210.50').every(({ agreed }) => agreed)).toBe(true);
  });

  test('disagree where the second saw a digit more', () => {
    const result = compared('South 20.50 feet', 'South 210.50 feet');
    expect(result.map(({ agreed }) => agreed)).toEqual([true, false, true]);
    expect(result[1]?.other).toBe('210.50');
  });

  test('disagree where the second saw nothing', () => {
    expect(compared('100.00', '')).toEqual([{ text: '100.00', other: '', agreed: false }]);
  });
});
