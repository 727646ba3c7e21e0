// Every variable of the environment that the product or its tools read stands in the README's table, and no other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, ROOT } from '#test/house/source-files.ts';

const OURS = /DEEDPROOF_[A-Z0-9_]+/g;
/** As programs read one: `environment.NAME`, `process.env['NAME']`, `os.environ.get("NAME")`, `${NAME:-…}`. */
const READ = /(?:\benv(?:iron(?:ment)?)?(?:\.get\(|\[|\.)\s*['"]?|\$\{)(DEEDPROOF_[A-Z0-9_]+)/g;
const PROGRAMS = /^(?:src-[a-z]+|test|resources|\.ci)\/.*|^[a-z.-]+\.(?:ts|json)$/;
const WRITTEN = /\.(?:ts|tsx|mjs|js|py|sh|json)$|^\.ci\/run$/;
const OWN = 'test/house/environment.test.ts';

function variablesRead(): string[] {
  const programs = listFiles().filter((path) => PROGRAMS.test(path) && WRITTEN.test(path) && path !== OWN);
  const names = programs.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(READ)].map(([, name = '']) => name),
  );
  return [...new Set(names)].toSorted();
}

test('the README tells of every variable that is read', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `DEEDPROOF_/.test(line));
  const told = rows.flatMap((row) => row.split('|')[1]?.match(OURS) ?? []);
  expect(variablesRead()).toContain('DEEDPROOF_DATA');
  expect(told.toSorted()).toEqual(variablesRead());
});

test.each([
  ["environment.DEEDPROOF_A !== 'off'", 'DEEDPROOF_A'],
  ["process.env['DEEDPROOF_B']", 'DEEDPROOF_B'],
  ['os.environ.get("DEEDPROOF_C")', 'DEEDPROOF_C'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell's
  ['to=${DEEDPROOF_D:-here}', 'DEEDPROOF_D'],
])('%s reads one', (text, name) => {
  expect([...text.matchAll(READ)].map(([, found]) => found)).toEqual([name]);
});
