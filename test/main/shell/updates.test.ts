// Updates are looked for only where the packager named a feed.
import { expect, test } from 'vitest';
import { lookForUpdates } from '#main/shell/updates.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

test('an installation without a feed looks nowhere', async () => {
  const problems: unknown[] = [];
  const folder = temporaryFolder('resources');
  expect(await lookForUpdates(folder, (problem) => problems.push(problem))).toBe(false);
  expect(problems).toEqual([]);
});
