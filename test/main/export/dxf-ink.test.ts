import { expect, test } from 'vitest';
import {
  between,
  bytesIn,
  foresee,
  pagesOf,
  put,
  putHex,
  putLettering,
  putLine,
  putValue,
  putWhole,
  takeInk,
} from '#main/export/dxf-ink.ts';

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
  expect(written((ink) => putValue(ink, [value], 0))).toBe(text);
});

test('every number comes back to within half of its last decimal', () => {
  const values = Array.from({ length: 20_000 }, (_, i) => Math.sin(i + 1) * 10 ** (i % 7));
  const all = written((ink) => {
    for (const value of values) {
      putValue(ink, [value], 0);
      put(ink, '\n');
    }
  });
  const texts = all.split('\n').slice(0, -1);
  expect(texts.filter((text) => !/^-?\d+(?:\.\d{0,7}[1-9])?$/.test(text))).toEqual([]);
  expect(values.filter((value, i) => !(Math.abs(Number(texts[i]) - value) < 6e-9))).toEqual([]);
});

test.each([0, 9, 0xa, 0xf, 0x10, 0xfff, 0x1000, 0xabcdef, 0x7fffffff])('%d is written as a handle', (value) => {
  expect(written((ink) => putHex(ink, value))).toBe(value.toString(16).toUpperCase());
});

test.each([
  ['thence S 80°35\'27" E, 100 %', true],
  ['to Peña’s oak', false],
  ['the Peña oak', true],
  ['half of a pair \ud800', false],
  ['a break\nof the line', false],
  ['a break\u0085of another kind', false],
])('of %j a line can be made at once: %s', (text, can) => {
  expect(written((ink) => expect(putLine(ink, text, 240)).toBe(can))).toBe(can ? text : '');
});

test('a line has no more bytes than it may have', () => {
  for (const [text, most] of [
    ['x'.repeat(9), 8],
    ['°'.repeat(5), 9],
  ] as const) {
    expect(written((ink) => expect(putLine(ink, text, most)).toBe(false))).toBe('');
    expect(written((ink) => expect(putLine(ink, text, most + 1)).toBe(true))).toBe(text);
  }
});

test.each([
  ['N 89°30\'01" E', 'N 89%%d30\'01" E'],
  ['POB', 'POB'],
  ['100 %', null],
  ['Peña', null],
  ['two\nrows', null],
])('%j is lettered as %j', (text, drawn) => {
  expect(written((ink) => expect(putLettering(ink, text)).toBe(drawn !== null))).toBe(drawn ?? '');
});

test('text runs on from page to page, letters outside ASCII among it', () => {
  const line = `S 80°30'33" E, an oak — \u{1f332} and ${'x'.repeat(500)}\n`;
  const whole = written((ink) => {
    for (let i = 0; i < 200; i += 1) put(ink, line);
  });
  expect(whole).toBe(line.repeat(200));
});

test.each([0, 9, 10, 4095, 90_071_992])('the whole number %d is written with its digits', (value) => {
  expect(written((ink) => putWhole(ink, value))).toBe(String(value));
});

test.each([
  ['as much', 60_000, 100],
  ['more', 900_000, 5000],
  ['less', 20_000, 100],
  ['less before it', 60_000, 3],
])('what was foreseen to be %s stands between the same two things', (_, bytes, before) => {
  const ink = takeInk();
  for (let i = 0; i < 5000; i += 1) {
    if (i === 1000) foresee(ink, bytes, before);
    put(ink, `line ${i}\n`);
  }
  const lines = Array.from({ length: 5000 }, (_, i) => `line ${i}\n`).join('');
  expect(bytesIn(ink)).toBe(lines.length);
  expect(between([Buffer.from('head\n'), Buffer.from('tables\n')], ink, Buffer.from('end\n')).toString()).toBe(
    `head\ntables\n${lines}end\n`,
  );
});
