import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileGdb } from '#main/fabric/read-filegdb.ts';
import { type SourceFeature, UnreadableFabric } from '#main/fabric/source-feature.ts';
import { unzip } from '#main/fabric/unzip.ts';
import { goldenFabric } from '#test/support/fabric-open.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

let folder: string;
let gdb: string;
beforeAll(async () => {
  folder = temporaryFolder('gdb');
  await unzip(goldenFabric('fabric-state-plane.gdb.zip'), folder);
  gdb = join(folder, readdirSync(folder).find((name) => name.endsWith('.gdb'))!);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readAll(path: string): Promise<{ name: string; features: SourceFeature[] }[]> {
  const file = openFileGdb(path);
  try {
    const layers: { name: string; features: SourceFeature[] }[] = [];
    for await (const layer of file.layers) {
      const features: SourceFeature[] = [];
      for await (const feature of layer.features) features.push(feature);
      layers.push({ name: layer.name, features });
    }
    return layers;
  } finally {
    file.close();
  }
}

test('every table with shapes is read, with its attributes', async () => {
  const layers = await readAll(gdb);
  expect(layers.map(({ name, features }) => `${name} ${features.length}`).sort()).toEqual([
    'PLSSFirstDivision 3',
    'PLSSIntersected 48',
    'PLSSPoint 133',
    'PLSSTownship 2',
  ]);
  const part = layers.find(({ name }) => name === 'PLSSIntersected')?.features[0];
  expect(part?.properties).toMatchObject({ PLSSID: 'KS060990S0990W0', SECDIVTYP: expect.stringMatching(/^[AL]$/) });
  expect(part?.rings).toHaveLength(1);
});

describe('a damaged geodatabase', () => {
  test('gives features or a plain reason, whichever byte is wrong', async () => {
    const copy = join(folder, 'damaged.gdb');
    const tables = readdirSync(gdb).filter((name) => /\.gdbtablx?$/.test(name));
    for (let i = 0; i < 96; i += 1) {
      const name = tables[(i * 31) % tables.length]!;
      cpSync(gdb, copy, { recursive: true });
      const bytes = readFileSync(join(copy, name));
      const at = (i * 7919) % Math.min(bytes.length, 4000);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (i % 8)) ^ 0x55;
      writeFileSync(join(copy, name), bytes);
      const outcome = await readAll(copy).catch((error: unknown) => error);
      if (outcome instanceof Error)
        expect(outcome instanceof UnreadableFabric || outcome instanceof RangeError).toBe(true);
    }
  });

  test('without its catalog says so', () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    expect(() => openFileGdb(empty)).toThrow('no catalog');
    writeFileSync(join(empty, 'a00000009.cdf'), '');
    expect(() => openFileGdb(empty)).toThrow('compressed');
  });
});

describe('zip archives', () => {
  test('a name that would leave the folder is not written', async () => {
    const bytes = readFileSync(goldenFabric('fabric-web-mercator.shp.zip'));
    const text = bytes.toString('latin1').replaceAll('PLSSIntersected.shp', '../../etc/evil.shp.');
    const path = join(folder, 'evil.zip');
    writeFileSync(path, Buffer.from(text, 'latin1'));
    const target = join(folder, 'target');
    const written = await unzip(path, target);
    expect(written.every((one) => one.startsWith(`${target}/`))).toBe(true);
    expect(written).toHaveLength(7);
  });

  test('a wrong byte is noticed', async () => {
    const bytes = readFileSync(goldenFabric('fabric-web-mercator.shp.zip'));
    bytes[200] = (bytes[200] ?? 0) ^ 0xff;
    const path = join(folder, 'wrong.zip');
    writeFileSync(path, bytes);
    await expect(unzip(path, join(folder, 'wrong'))).rejects.toThrow();
  });
});
