// Two held results compared, and several exported together, on the command line.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommandLine } from '#main/cli/command-line.ts';
import { bodyOf, misreadLot, oneLot } from '#test/support/bodies.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const folder = temporaryFolder('compare');
const [first, second] = [oneLot(), misreadLot()].map((lot, i) => {
  const path = join(folder, `${String(i)}.json`);
  writeFileSync(path, JSON.stringify(bodyOf([lot], { document: `deed ${String(i + 1)}.pdf` })));
  return path;
}) as [string, string];

const printed: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
const run = async (...words: string[]): Promise<string> => {
  printed.length = 0;
  await runCommandLine(words);
  return printed.join('\n');
};
afterEach(() => {
  process.exitCode = 0;
});

test('what agrees and what differs is printed, with the tolerance that it means', async () => {
  const text = await run('compare', first, second);
  expect(text).toContain('first:  deed 1.pdf');
  expect(text).toContain('lengths within 0.01 ft');
  expect(text).toContain('3 courses agree; 1 course differs.');
  expect(text).toContain('[length by 72.00 ft]');
  expect(await run('compare', first, second, '--within', '80')).toContain('4 courses agree.');
});

test('the same as JSON, and as a table', async () => {
  const comparison = JSON.parse(await run('compare', first, second, '--json'));
  expect(comparison.tracts[0].counts).toMatchObject({ agrees: 5, differs: 1 });
  expect((await run('compare', first, second, '--table')).split('\n').some((row) => row.includes('\tboundary\t'))).toBe(
    true,
  );
});

test('several results become one GeoPackage, and nothing else', async () => {
  const file = join(folder, 'all.gpkg');
  expect(await run('export', first, second, '--geopackage', file)).toBe(file);
  expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(await run('export', first, second, '--dxf', join(folder, 'all.dxf'))).toContain('one GeoPackage alone');
  expect(process.exitCode).toBe(2);
});
