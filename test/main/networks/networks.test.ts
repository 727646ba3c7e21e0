// Our networks under both engines, and the check of their weights.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modelFile, openNetwork, signsOf } from '#main/networks/networks.ts';
import { randomOf } from '#test/support/random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

test('an Intel Mac reads with WebAssembly what every other machine reads with native code', async () => {
  const random = randomOf(5);
  const dims = [1, 1, 40, 320];
  const data = Float32Array.from({ length: 40 * 320 }, () => (random() < 0.2 ? 1 : 0));
  const [native] = await (await openNetwork('swift', 'linux', 'x64'))({ data, dims });
  const [web] = await (await openNetwork('swift', 'darwin', 'x64'))({ data, dims });
  expect(web?.dims).toEqual(native?.dims);
  const best = (values: Float32Array | undefined, step: number) => {
    const row = values?.subarray(step * signsOf().length, (step + 1) * signsOf().length) ?? new Float32Array();
    return row.indexOf(Math.max(...row));
  };
  const steps = native?.dims[1] ?? 0;
  const differing = Array.from({ length: steps }, (_, step) => step).filter(
    (step) => best(native?.data, step) !== best(web?.data, step),
  );
  // Eight-bit sums are rounded by each engine in its own way: on noise a column in a hundred may fall to another sign.
  expect(differing.length).toBeLessThanOrEqual(Math.ceil(steps / 50));
});

const MODULE = join(import.meta.dirname, '../../../src-main/networks/networks.ts');

function ran(script: string, home: string) {
  // As at a person's desk: a build server's variables would keep the engine quiet by themselves.
  const env = { PATH: process.env.PATH ?? '', HOME: home, USERPROFILE: home, TMPDIR: home, TEMP: home, TMP: home };
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
}

test('the recogniser reports to nobody and leaves no trace on the machine', () => {
  const home = temporaryFolder('quiet');
  const open = `import { openNetwork } from ${JSON.stringify(MODULE)}; await openNetwork('swift');`;
  const { status, stderr } = ran(open, home);
  expect([status, stderr]).toEqual([0, '']);
  expect(readdirSync(home)).toEqual([]);
});

test('weights that were changed are refused', () => {
  const home = temporaryFolder('damaged');
  cpSync(modelFile('.'), join(home, 'resources/models'), {
    recursive: true,
    filter: (from) => !from.includes('training'),
  });
  cpSync(MODULE, join(home, 'networks.ts'));
  writeFileSync(join(home, 'resources/models/swift.onnx'), 'not what it was');
  const at = JSON.stringify(join(home, 'networks.ts'));
  const { status, stderr } = ran(`import { openNetwork } from ${at}; await openNetwork('swift');`, home);
  expect(status).not.toBe(0);
  expect(stderr).toContain('The installation is damaged: swift.onnx');
});
