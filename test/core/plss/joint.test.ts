import { describe, expect, test } from 'vitest';
import { joined, jointOf, loosenessOf } from '#core/plss/joint.ts';
import { readAliquots } from '#core/plss/read-aliquot.ts';

describe('what stands between a part and its section', () => {
  test.each([
    [' of the ', 0],
    [' ', 1],
    [', ', 2],
    ['. ', 3],
    ['; ', 4],
    [' and the ', 4],
    [' conveyed to Smith in ', Number.POSITIVE_INFINITY],
    [',,,,,,, ', Number.POSITIVE_INFINITY],
  ])('%j joins with looseness %d', (gap, looseness) => {
    expect(loosenessOf(jointOf(gap))).toBe(looseness);
  });

  test('two gaps one after the other join as one', () => {
    expect(loosenessOf(joined(jointOf(' of '), jointOf('; ')))).toBe(4);
    expect(loosenessOf(joined(jointOf(', '), jointOf(' beyond ')))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('long passages are read through once', () => {
  test.each(['R', 'T', 'less', 'Township', 'Range 5', 'of'])('"%s" before pages of blank lines', (word) => {
    const blank = '\n'.repeat(200_000);
    expect(readAliquots(`Section 5, ${word}${blank}end`).map((one) => one.section)).toEqual([5]);
  });

  test('thousands of sections without a township', () => {
    expect(readAliquots('Section 5 '.repeat(20_000))).toHaveLength(20_000);
  });
});
