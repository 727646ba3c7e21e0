import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loggedFault, openLogFile } from '#main/store/log-file.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

test('a full log turns over while the service runs, and the one before is kept', async () => {
  const path = join(temporaryFolder('log'), 'logs', 'deedproof.log');
  const log = openLogFile(path, 20);
  for (let i = 0; i < 6; i += 1) {
    log.write(`line number ${i}\n`);
    await setImmediate();
  }
  expect(readFileSync(path, 'utf8') + readFileSync(`${path}.1`, 'utf8')).toContain('line number 5');
  expect(statSync(path).size).toBeLessThan(60);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('lines of one moment stand there in their order, also when the process ends in that moment with a fault', async () => {
  const path = join(temporaryFolder('log'), 'logs', 'deedproof.log');
  const program = `import { openLogFile } from ${JSON.stringify(import.meta.resolve('#main/store/log-file.ts'))};
    const log = openLogFile(${JSON.stringify(path)});
    for (const line of ['one', 'two', 'three']) log.write(line + '\\n');
    throw new Error('a bug');`;
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(ended.stderr).toContain('a bug');
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\nthree\n');
});

test('a log whose folder is gone stops nobody', async () => {
  const folder = temporaryFolder('log');
  const log = openLogFile(join(folder, 'logs', 'deedproof.log'));
  rmSync(folder, { recursive: true });
  expect(() => log.write('a line\n')).not.toThrow();
  await setImmediate();
});

test.each([
  ['of a parser, which quotes what it read', () => JSON.parse('Harriet Oakes, grantor'), 'SyntaxError', false],
  ['of ours', () => (null as unknown as { calls: [] }).calls, 'TypeError', true],
  [
    'of anything else',
    () => {
      throw new Error('cannot read "Harriet Oakes"');
    },
    'Error',
    false,
  ],
])('a fault %s is logged by kind and place, without the document', (_, provoke, type, speaks) => {
  let logged: Record<string, unknown> = {};
  try {
    provoke();
  } catch (fault) {
    logged = loggedFault(fault);
  }
  expect(logged.type).toBe(type);
  expect('message' in logged).toBe(speaks);
  expect(logged.stack).toContain('log-file.test.ts');
  expect(JSON.stringify(logged)).not.toContain('Harriet');
});
