// Updates are looked for only where the packager named a feed.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookForUpdates } from '#main/shell/updates.ts';

test('an installation without a feed looks nowhere', async () => {
  const problems: unknown[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'deedproof-resources-'));
  expect(await lookForUpdates(folder, (problem) => problems.push(problem))).toBe(false);
  expect(problems).toEqual([]);
});
