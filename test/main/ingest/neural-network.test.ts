// The recognising network under both engines.
import { expect, test } from 'vitest';
import { openNetwork } from '#main/ingest/neural-network.ts';
import { randomOf } from '#test/support/scan-deed.ts';

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
