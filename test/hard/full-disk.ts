// The disk of the data folder fills up under work: everybody hears it in the table's words, and nothing that was
// answered is lost once there is room again.
import assert from 'node:assert/strict';
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Accepted, nothingAccepted, requireBodies, requireSettled } from '#test/hard/accepted.ts';
import { ask, Tally } from '#test/hard/answers.ts';
import { auditBooks } from '#test/hard/books.ts';
import { handedIn } from '#test/hard/documents.ts';
import { handInAnyhow } from '#test/hard/hand-in.ts';
import { type Figure, type HardDay, type Length, until } from '#test/hard/hard-day.ts';
import { assertRefused, deedproof, type Running, startService } from '#test/hard/processes.ts';
import { withSmallDisk } from '#test/hard/small-disks.ts';
import { partLine, writeFeatures } from '#test/support/fabric-many.ts';
import { DEED, endedBatch } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** Fills the disk but for so many bytes; the service may take of the room in the meantime. */
function fill(disk: string, spare: number): void {
  const { bavail, bsize } = statfsSync(disk);
  const room = bavail * bsize - spare;
  try {
    if (room > 0) writeFileSync(join(disk, 'ballast'), Buffer.alloc(room, 1));
  } catch (problem) {
    assert.equal((problem as NodeJS.ErrnoException).code, 'ENOSPC');
  }
}

/** An import that does not fit says that the disk is full, and leaves nothing. */
async function importTooMuch(service: Running, file: string): Promise<string> {
  const sent = await ask(service.address, service.token, 'importFabric', {
    query: '?name=parts.geojson',
    body: new Uint8Array(readFileSync(file)),
  });
  if (sent.kind !== 'ok') return sent.kind;
  const over = await until('the import is over', async () => {
    const { imports } = (await service.desktop.call('listFabric')).value;
    return imports.find(({ status }) => status !== 'running') ?? null;
  });
  const { sources } = (await service.desktop.call('listFabric')).value;
  assert.equal(
    sources.length,
    over.status === 'succeeded' ? 1 : 0,
    `it ${over.status} and ${sources.length} are there`,
  );
  if (over.status === 'failed') assert.match(over.error ?? '', /disk/);
  for (const { id } of sources) await service.desktop.call('removeFabric', { params: { id } });
  return over.error ?? 'it fitted';
}

/** Every corner of the last bytes: the disk is filled to within ever other amounts while documents come in. */
async function squeeze(disk: string, service: Running, rounds: number, accepted: Accepted): Promise<Tally> {
  const heard = new Tally();
  for (let round = 0; round < rounds; round += 1) {
    fill(disk, [0, 4096, 20_000, 60_000, 150_000][round % 5] ?? 0);
    for (let i = 0; i < 4; i += 1) heard.add(await handInAnyhow(service, round * 4 + i, accepted));
    assert.equal((await ask(service.address, service.token, 'localStatus')).kind, 'ok');
    assert.equal((await ask(service.address, service.token, 'listLibrary')).kind, 'ok');
    rmSync(join(disk, 'ballast'), { force: true });
  }
  return heard;
}

/** The disk fills while documents wait: they are read by the same process as soon as there is room, none of them failed. */
async function fillUnderQueue(disk: string, service: Running): Promise<number> {
  const form = new FormData();
  for (let i = 0; i < 12; i += 1) {
    const { name, bytes } = handedIn(i);
    form.append('files', new Blob([bytes]), name);
  }
  const { batch } = (await service.desktop.call('submitBatch', { body: form })).value;
  fill(disk, 0);
  await until('the queue waits for room', async () => ((await diskFull(service)) ? true : null));
  rmSync(join(disk, 'ballast'), { force: true });
  const { documents, succeeded } = await endedBatch(service.desktop, batch);
  const { results } = (await service.desktop.call('getBatchResults', { params: { batch_id: batch } })).value;
  for (const { error } of results) assert.doesNotMatch(error ?? '', /went wrong here|stopped/, 'the disk failed it');
  assert(succeeded > 0);
  return documents;
}

const diskFull = async (service: Running) => (await service.desktop.call('localStatus')).value.disk_full;

async function commandsOnFullDisk(disk: string): Promise<void> {
  fill(disk, 0);
  const work = temporaryFolder('hard-out');
  writeFileSync(join(work, 'closes.txt'), DEED);
  for (const data of [join(disk, 'data'), join(disk, 'fresh')]) {
    assertRefused(
      await deedproof(['extract', join(work, 'closes.txt'), '--out', work, '--data', data]),
      /full|written/,
    );
  }
  const aside = ['extract', join(work, 'closes.txt'), '--out', disk, '--data', temporaryFolder('hard-aside')];
  assertRefused(await deedproof(aside), /disk is full/);
  rmSync(join(disk, 'ballast'));
}

export const fullDisk: HardDay = {
  name: 'full disk',
  run: (length: Length): Promise<Figure[]> =>
    withSmallDisk(24_000_000, async (disk) => {
      const data = join(disk, 'data');
      const parts = join(temporaryFolder('hard-files'), 'parts.geojson');
      await writeFeatures(parts, 36_000, partLine);
      const accepted = nothingAccepted();
      const service = await startService(data);
      await handInAnyhow(service, 0, accepted);
      const imported = await importTooMuch(service, parts);
      const heard = await squeeze(disk, service, length === 'short' ? 5 : 60, accepted);
      assert.equal(await handInAnyhow(service, 1, accepted), 'ok', 'with room again, work is taken again');
      const waited = await fillUnderQueue(disk, service);
      await service.stop();
      await commandsOnFullDisk(disk);
      // What could not be written down while the disk was full is settled by the next start.
      const after = await startService(data);
      const documents = await requireSettled(after.desktop, accepted);
      await after.stop();
      requireBodies(data, accepted);
      const books = auditBooks(data);
      return [
        { what: 'answers while the disk was full or nearly so', measured: String(heard.total), note: String(heard) },
        { what: 'an import that does not fit', measured: 'nothing of it stays', note: imported },
        { what: 'documents accepted for later, each settled once', measured: String(documents) },
        { what: 'documents in the queue of a full disk, read without a restart', measured: String(waited) },
        {
          what: 'runs, read, failed, billed',
          measured: `${books.runs}, ${books.succeeded}, ${books.failed}, ${books.billed}`,
        },
        { what: 'bodies answered; results that verify', measured: `${accepted.bodies.length}; ${books.verified}` },
      ];
    }),
};
