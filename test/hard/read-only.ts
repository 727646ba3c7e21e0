// A data folder that cannot be written: at the start it is refused in a sentence, under work it is told to everybody in
// the table's words, and what is held can still be verified.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nothingAccepted, requireBodies, requireSettled } from '#test/hard/accepted.ts';
import { Tally } from '#test/hard/answers.ts';
import { auditBooks } from '#test/hard/books.ts';
import { handInAnyhow } from '#test/hard/hand-in.ts';
import type { Figure, HardDay, Length } from '#test/hard/hard-day.ts';
import { assertRefused, deedproof, startService } from '#test/hard/processes.ts';
import { withReadOnly } from '#test/hard/small-disks.ts';
import { SAMPLE_PATH } from '#test/support/fabric-open.ts';
import { DEED } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** The rooms for documents turn read-only under an open service, as a disk does that has found an error. */
async function underWork(data: string, rounds: number): Promise<Tally> {
  const accepted = nothingAccepted();
  const service = await startService(data);
  const heard = new Tally();
  await withReadOnly(join(data, 'documents'), () =>
    withReadOnly(join(data, 'staged'), async () => {
      for (let i = 0; i < rounds * 4; i += 1) heard.add(await handInAnyhow(service, i, accepted));
    }),
  );
  for (let i = 0; i < 4; i += 1) assert.equal(await handInAnyhow(service, i, accepted), 'ok', 'writable again');
  await requireSettled(service.desktop, accepted);
  await service.stop();
  await (await startService(data)).stop();
  requireBodies(data, accepted);
  return heard;
}

/** Every command that writes, on a folder that is read-only and on one that would have to be made there. */
async function atTheStart(data: string, length: Length): Promise<void> {
  const work = temporaryFolder('hard-out');
  writeFileSync(join(work, 'closes.txt'), DEED);
  const first = await deedproof(['extract', join(work, 'closes.txt'), '--out', work, '--data', data]);
  assert.equal(first.code, 0, first.complaints);
  const held = join(work, 'closes.json');
  const commands = [
    ['serve', '--port', '0'],
    ['extract', join(work, 'closes.txt'), '--out', work],
    ['keys', 'create', 'office'],
    ['fabric', 'import', SAMPLE_PATH],
    ['correct', held, '--adjust', '0'],
  ];
  const folders = length === 'short' ? [data] : [data, join(data, 'new')];
  await withReadOnly(data, async () => {
    for (const words of length === 'short' ? commands.slice(0, 3) : commands) {
      for (const folder of folders) {
        assertRefused(await deedproof([...words, '--data', folder]), /read-only|written/);
      }
    }
    const verified = await deedproof(['verify', held, '--data', data]);
    assert.equal(verified.code, 0, 'what is held is verified from a read-only folder');
    const written = await deedproof(['export', held, '--dxf', join(data, 'a.dxf'), '--data', data]);
    assertRefused(written, /read-only/);
  });
  assert.match(readFileSync(held, 'utf8'), /"signature":"[0-9a-f]{64}"/);
}

export const readOnly: HardDay = {
  name: 'read-only folder',
  async run(length: Length): Promise<Figure[]> {
    const data = temporaryFolder('hard-read-only');
    await atTheStart(data, length);
    const heard = await underWork(data, length === 'short' ? 1 : 40);
    const books = auditBooks(data);
    return [
      { what: 'commands that write, on a read-only folder', measured: 'refused in a sentence, exit 2' },
      { what: 'verify on a read-only folder', measured: 'good' },
      { what: 'answers while the folder was read-only', measured: String(heard.total), note: String(heard) },
      {
        what: 'runs, read, failed, billed',
        measured: `${books.runs}, ${books.succeeded}, ${books.failed}, ${books.billed}`,
      },
    ];
  },
};
