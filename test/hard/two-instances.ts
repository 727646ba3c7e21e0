// Two Deedproofs on one data folder: the second is turned away in a sentence, and the first never notices.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditBooks } from '#test/hard/books.ts';
import { handedIn } from '#test/hard/documents.ts';
import type { Figure, HardDay, Length } from '#test/hard/hard-day.ts';
import { assertRefused, deedproof, type Running, startService } from '#test/hard/processes.ts';
import { DEED, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const TAKEN = /Another Deedproof is using the data folder/;

/** All at once: one gets the folder, the others hear why not. */
async function race(data: string, starters: number): Promise<void> {
  const starts = await Promise.allSettled(Array.from({ length: starters }, () => startService(data)));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  for (const running of started) await running.stop();
  assert.equal(started.length, 1, 'one of them gets the folder');
  for (const why of refused) assert.match(why, TAKEN);
}

async function intrude(data: string, first: Running, length: Length): Promise<void> {
  const work = temporaryFolder('hard-out');
  const deed = join(work, 'closes.txt');
  writeFileSync(deed, DEED);
  const held = (await first.desktop.call('extract', { headers: { ...TEXT, 'x-document-name': 'closes' }, body: DEED }))
    .text;
  writeFileSync(join(work, 'held.json'), held);
  assertRefused(await deedproof(['serve', '--port', '0', '--data', data]), TAKEN);
  const commands = [
    ['extract', deed, '--out', work],
    ['fabric', 'list'],
  ];
  for (const words of length === 'short' ? commands.slice(0, 1) : commands) {
    const ended = await deedproof([...words, '--data', data]);
    assert.equal(ended.code, 0, `through the open application: ${ended.complaints}`);
  }
  const made = await deedproof(['keys', 'create', 'office', '--data', data]);
  assert.equal(made.code, 0, `a key is made beside the open application: ${made.complaints}`);
  const verified = await deedproof(['verify', join(work, 'held.json'), '--data', data]);
  assert.equal(verified.code, 0, 'a held file is verified while the application is open');
}

export const twoInstances: HardDay = {
  name: 'two instances',
  async run(length: Length): Promise<Figure[]> {
    const data = temporaryFolder('hard-two');
    const starters = length === 'short' ? 2 : 8;
    const races = length === 'short' ? 1 : 10;
    for (let i = 0; i < races; i += 1) await race(data, starters);
    const first = await startService(data);
    await intrude(data, first, length);
    const { name, bytes } = handedIn(0);
    await first.desktop.call('extract', { headers: { 'x-document-name': name }, body: bytes });
    await first.kill();
    await (await startService(data)).stop();
    const books = auditBooks(data);
    assert.equal(books.succeeded, 3);
    return [
      { what: `${starters} starting at once on one folder, ${races} times`, measured: 'one got it each time' },
      { what: 'commands beside an open one', measured: 'done through it; a second service is refused, exit 2' },
      { what: 'a start after the first was killed', measured: `opened; ${books.verified} results verify` },
    ];
  },
};
