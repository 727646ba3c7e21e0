// Power loss while survey fabric is imported, by the command line and over the wire: all of a file is there, or nothing.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { openSqlite } from '#main/store/sqlite.ts';
import { auditBooks } from '#test/hard/books.ts';
import { type Figure, type HardDay, type Length, pause, until } from '#test/hard/hard-day.ts';
import { deedproof, startService } from '#test/hard/processes.ts';
import { partLine, writeFeatures } from '#test/support/fabric-many.ts';
import { randomOf } from '#test/support/random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** Rows of the fabric database; fails when a box or a source does not match. */
function partsIn(data: string): number {
  const db = openSqlite(join(data, 'fabric.sqlite'), { readonly: true });
  const count = (sql: string) => Number(db.prepare<{ n: number | null }>(sql).get()?.n ?? 0);
  try {
    assert.equal(db.pragma('integrity_check'), 'ok');
    const parts = count('SELECT count(*) n FROM part');
    assert.equal(count('SELECT count(*) n FROM part_box'), parts, 'every part has its box');
    assert.equal(count('SELECT sum(parts) n FROM source'), parts, 'the sources count what they brought');
    return parts;
  } finally {
    db.close();
  }
}

async function importOverTheWire(data: string, file: string, after_ms: number): Promise<void> {
  const service = await startService(data);
  const sent = service.desktop
    .call('importFabric', { query: { name: basename(file) }, body: readFileSync(file) })
    .catch(() => null);
  await pause(after_ms);
  await Promise.all([service.kill(), sent]);
}

async function finishAtLast(data: string, file: string): Promise<void> {
  const service = await startService(data);
  await service.desktop.call('importFabric', { query: { name: basename(file) }, body: readFileSync(file) });
  await until('the import is over', async () => {
    const { imports } = (await service.desktop.call('listFabric')).value;
    assert(imports.every(({ status }) => status === 'running' || status === 'succeeded'));
    return imports.every(({ status }) => status === 'succeeded') ? true : null;
  });
  await service.stop();
}

export const importLoss: HardDay = {
  name: 'power loss under an import',
  async run(length: Length): Promise<Figure[]> {
    const [kills, parts] = length === 'short' ? [2, 3000] : [40, 40_000];
    const [data, work] = [temporaryFolder('hard-import'), temporaryFolder('hard-files')];
    const plain = join(work, 'parts.geojson');
    await writeFeatures(plain, parts, partLine);
    const zipped = join(work, 'parts.zip');
    writeFileSync(zipped, zipSync({ 'parts.geojson': readFileSync(plain) }, { level: 1 }));
    const random = randomOf(40);
    const whole = { none: 0, all: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      const file = kill % 2 === 0 ? plain : zipped;
      const after_ms = 200 + random() * (length === 'short' ? 1500 : 6000);
      if (kill % 4 === 0 || kill % 4 === 3)
        await deedproof(['fabric', 'import', file, '--data', data], { kill_after_ms: after_ms });
      else await importOverTheWire(data, file, after_ms / 2);
      // A start clears what the kill left.
      assert.equal((await deedproof(['fabric', 'list', '--data', data])).code, 0);
      const held = partsIn(data);
      assert([0, parts].includes(held), `${held} of ${parts} parts are there`);
      whole[held === 0 ? 'none' : 'all'] += 1;
    }
    await finishAtLast(data, zipped);
    assert.equal(partsIn(data), parts);
    auditBooks(data);
    return [
      { what: `pulled the plug under imports of ${parts} parts`, measured: `${kills} times` },
      { what: 'afterwards there was nothing of it; all of it', measured: `${whole.none}; ${whole.all}` },
      { what: 'half imports, stray files, unpacked folders', measured: 'none' },
    ];
  },
};
