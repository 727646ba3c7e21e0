// Every deed and sentence that the properties of the reader are tried on; the tests draw a part of them.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Figure, HardDay } from '#test/hard/hard-day.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const WORDS = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--project', 'long'];

export const allDraws: HardDay = {
  measures: true,
  name: 'all draws',
  async run(): Promise<Figure[]> {
    const env = { ...process.env, TEST_DRAWS: 'all', NO_COLOR: '1' };
    const child = spawn(process.execPath, WORDS, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString('utf8');
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    assert.equal(code, 0, said);
    return [{ what: 'tests that read by the thousand, all hold', measured: /Tests\s+(\d+)/.exec(said)?.[1] ?? '-' }];
  },
};
