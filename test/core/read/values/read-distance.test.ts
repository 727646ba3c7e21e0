// Lengths beside other figures: sizes of marks, numbers of items, and numbers of cases.
import { expect, test } from 'vitest';
import { scanTokens } from '#core/language/tokens.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

const read = (words: string, at = 0) => readDistance(scanTokens(words), at, true);

test.each([
  ['88.3 ft. 14" hickory', 88.3],
  ['88 ft. 10" hickory', 88],
  ['345.96 vrs. iron pipe', 345.96],
])('the size of a mark is none of it: %s', (words, value) => {
  expect(read(words)).toMatchObject({ value, doubt: 0 });
});

test('but inches are', () => {
  expect(read('88 ft. 10" to a hickory')?.value).toBeCloseTo(88 + 10 / 12, 6);
});

test.each([
  ['eight rods 49/100', 8.49],
  ['264 ft. 7/10', 264.7],
])('parts of ten or a hundred behind the unit: %s', (words, value) => {
  expect(read(words)).toMatchObject({ value, doubt: 0 });
});

test('the number of the next course is no second figure', () => {
  const words = '(1) N 88 E 391.06 (2) S 2 W 468.25';
  const at = scanTokens(words).findIndex(({ text }) => text === '391.06');
  expect(read(words, at)).toMatchObject({ value: 391.06, doubt: 0 });
  expect(read(words.replace('(2)', '(392)'), at)).toMatchObject({ doubt: 2 });
  expect(read(words.replace('(2)', '(7)'), at)).toMatchObject({ doubt: 2 });
});

test('the number of a case is no length', () => {
  expect(readDistance(scanTokens('71-PR-309'), 0, false)).toBe(null);
});

test('the number of a page is no length, and links behind poles are', () => {
  for (const book of ['R.B. 1430 p. 22, S 30 W', 'Deed Book No. 12 p 300', 'Vol. 18, p. 22', 'DB 24 p. 12']) {
    const tokens = scanTokens(book);
    const numbers = tokens.flatMap(({ kind }, at) => (kind === 'number' ? [at] : []));
    expect(numbers.filter((at) => readDistance(tokens, at, false) !== null)).toEqual([]);
  }
  expect(readDistance(scanTokens('by the plat 24 p. 12 to a post'), 3, false)).toMatchObject({ value: 24 });
  expect(read('30 p. 12 l. to a post')?.value).toBeCloseTo(30.48, 6);
  expect(read('40 p. to a stone')).toMatchObject({ value: 40, unit: 'poles' });
});

test.each([
  ['by land of one Ledoux one hundred feet', 5, 100],
  ['along the barnyard four chains', 3, 4],
])('a person and a yard are no remains of a number: %s', (words, at, value) => {
  expect(read(words, at)?.value).toBe(value);
});
