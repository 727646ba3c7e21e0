import { expect, test } from 'vitest';
import { added, dropped, misread, transposed, twoMisread } from '#core/survey/slips/digits.ts';

const rows = (slips: Iterable<{ digits: string }>): string[] => [...slips].map(({ digits }) => digits);

test.each([
  ['one digit misread', rows(misread('31.5')), '37.5'],
  ['two digits transposed', rows(transposed('301.44')), '310.44'],
  ['the hundreds dropped', rows(dropped('45')), '345'],
  ['a digit within dropped', rows(dropped('1240')), '12340'],
  ['a digit written twice', rows(added('2445')), '245'],
])('%s can be undone', (_, found, meant) => {
  expect(found).toContain(meant);
  expect(new Set(found).size).toBe(found.length);
});

test('two digits are sought only near the value that would close', () => {
  const found = rows(twoMisread('0531', [36_000, 3600, 600, 60], 15 * 3600 + 30 * 60, 600));
  expect(found).toContain('1530');
  expect(found).not.toContain('0531');
  for (const row of found) {
    expect([...row].filter((digit, at) => digit !== '0531'[at])).toHaveLength(2);
    const value = Number(row.slice(0, 2)) * 3600 + Number(row.slice(2)) * 60;
    expect(Math.abs(value - 55_800)).toBeLessThanOrEqual(600);
  }
});

test('the slips of a kind in one row make about one together', () => {
  const sum = [...misread('247.50')].reduce((total, { weight }) => total + weight, 0);
  expect(sum).toBeGreaterThan(0.8);
  expect(sum).toBeLessThan(1.2);
});
