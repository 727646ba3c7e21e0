// What may be said behind `npm start --`, before anything is built or opened.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productRoot } from '#main/config.ts';

const START = join(productRoot(), 'src-main', 'cli', 'start.ts');

test.each([
  [['--port', '9'], "unknown option '--port'"],
  [['folder'], 'too many arguments'],
  [['--data'], "option '--data <dir>' argument missing"],
  [['--data', ''], '--data names no folder'],
])('npm start -- %j is refused rather than passed over', (words, said) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [START, ...words], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(said);
  expect(stderr).toContain('npm run deedproof -- serve --help');
});
