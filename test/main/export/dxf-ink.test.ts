import { expect, test } from 'vitest';
import { pagesOf, put, putNumber, takeInk } from '#main/export/dxf-ink.ts';

function written(work: (ink: ReturnType<typeof takeInk>) => void): string {
  const ink = takeInk();
  work(ink);
  return Buffer.concat(pagesOf(ink)).toString();
}

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [-10, '-10'],
  [100, '100'],
  [0.76, '0.76'],
  [-9.490833190727088, '-9.49083319'],
  [22252.056746806902, '22252.05674681'],
  [0.999999999, '1'],
  [-0.000000004, '0'],
  [0.00000001, '0.00000001'],
  [90_000_000.5, '90000000.5'],
  [12_345_678_901.25, '12345678901.25'],
  [1e22, '1e+22'],
])('%d is written as %s', (value, text) => {
  expect(written((ink) => putNumber(ink, value))).toBe(text);
});

test('every number comes back to within half of its last decimal', () => {
  for (let i = 1; i < 20_000; i += 1) {
    const value = Math.sin(i) * 10 ** (i % 7);
    const text = written((ink) => putNumber(ink, value));
    expect(Math.abs(Number(text) - value)).toBeLessThan(6e-9);
    expect(text).toMatch(/^-?\d+(?:\.\d{0,7}[1-9])?$/);
  }
});

test('text runs on from page to page, letters outside ASCII among it', () => {
  const line = `S 80°30'33" E, an oak — \u{1f332} and ${'x'.repeat(500)}\n`;
  const whole = written((ink) => {
    for (let i = 0; i < 200; i += 1) put(ink, line);
  });
  expect(whole).toBe(line.repeat(200));
});
