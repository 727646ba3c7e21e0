// The recognising network under both engines.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openNetwork } from '#main/ingest/neural-network.ts';
import { randomOf } from '#test/support/random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

test('an Intel Mac reads with WebAssembly what every other machine reads with native code', async () => {
  const random = randomOf(5);
  const dims = [1, 3, 48, 192];
  const data = Float32Array.from({ length: 3 * 48 * 192 }, () => random() * 2 - 1);
  const name = 'ch_PP-OCRv4_rec_infer.onnx';
  const native = await (await openNetwork(name, 'linux', 'x64'))({ data, dims });
  const web = await (await openNetwork(name, 'darwin', 'x64'))({ data, dims });
  expect(web.dims).toEqual(native.dims);
  const apart = native.data.reduce((most, value, i) => Math.max(most, Math.abs(value - (web.data[i] ?? 0))), 0);
  expect(apart).toBeLessThan(1e-4);
});

const MODULE = join(import.meta.dirname, '../../../src-main/ingest/neural-network.ts');
const OPEN = `import { openNetwork } from ${JSON.stringify(MODULE)}; await openNetwork('ch_PP-OCRv4_rec_infer.onnx');`;

test('the recogniser reports to nobody and leaves no trace on the machine', () => {
  const home = temporaryFolder('quiet');
  // As at a person's desk: a build server's variables would keep the engine quiet by themselves.
  const env = { PATH: process.env.PATH ?? '', HOME: home, USERPROFILE: home, TMPDIR: home, TEMP: home, TMP: home };
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', OPEN], {
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(readdirSync(home)).toEqual([]);
});
