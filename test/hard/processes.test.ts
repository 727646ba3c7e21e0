import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { membersOf } from '#test/hard/processes.ts';
import { requirePage } from '#test/support/program.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

test('a program whose page is not built is not started and waited for', () => {
  const root = temporaryFolder('unbuilt');
  expect(() => requirePage(root)).toThrow('run npm run build first');
  mkdirSync(join(root, 'out', 'renderer'), { recursive: true });
  writeFileSync(join(root, 'out', 'renderer', 'index.html'), '');
  expect(() => requirePage(root)).not.toThrow();
});

test.skipIf(process.platform === 'win32')(
  'a group is all that one process started, until all of it is gone',
  async () => {
    const inner = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log('both');`;
    const child = spawn(process.execPath, ['-e', inner], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    const group = child.pid ?? 0;
    const end = () => process.kill(-group, 'SIGKILL');
    onTestFinished(async () => {
      if ((await membersOf(group)).length > 0) end();
    });
    await once(child.stdout, 'data');
    const members = await membersOf(group);
    expect(members).toHaveLength(2);
    expect(members.find(({ pid }) => pid === group)?.bytes).toBeGreaterThan(2 ** 20);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await membersOf(group)).toHaveLength(1);
    process.kill(-group, 'SIGKILL');
    await expect.poll(() => membersOf(group)).toEqual([]);
  },
);
