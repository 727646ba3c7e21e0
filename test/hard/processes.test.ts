import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requirePage } from '#test/support/program.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

test('a program whose page is not built is not started and waited for', () => {
  const root = temporaryFolder('unbuilt');
  expect(() => requirePage(root)).toThrow('run npm run build first');
  mkdirSync(join(root, 'out', 'renderer'), { recursive: true });
  writeFileSync(join(root, 'out', 'renderer', 'index.html'), '');
  expect(() => requirePage(root)).not.toThrow();
});
