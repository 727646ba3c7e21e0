import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportAs } from '#main/export/export-as.ts';
import { bodyOf, culDeSac, oneLot, powerLine } from '#test/support/bodies.ts';

const expected = (name: string): string =>
  readFileSync(new URL(`../../golden/export/${name}`, import.meta.url), 'utf8');

test.each([
  ['traverse', 'plat.traverse.txt'],
  ['csv', 'plat.calls.csv'],
] as const)('a plat lot with curves, a plain lot and a strip as %s', (format, name) => {
  const body = bodyOf([culDeSac(), oneLot(), powerLine()]);
  expect(Buffer.from(exportAs(format, body).bytes).toString('utf8')).toBe(expected(name));
});
