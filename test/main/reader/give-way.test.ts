import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readApart } from '#main/reader/study.ts';

/** proc(5): the nineteenth field, of which the first two end with the name in parentheses. */
function niceOf(thread: string): number {
  const line = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]);
}

test('reading leaves the service itself as it was', async () => {
  const before = getPriority();
  await readApart(pagesOfText('Beginning at a stone.'));
  expect(getPriority()).toBe(before);
});

test.runIf(process.platform === 'linux')('a reading thread gives way to those that answer', async () => {
  await readApart(pagesOfText('Beginning at a stone.'));
  const own = getPriority();
  const nice = readdirSync('/proc/self/task').map(niceOf);
  expect(nice).toContain(Math.max(10, own));
  expect(nice).toContain(own);
});
