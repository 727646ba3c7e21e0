// The machine's clock is set back, and forward again, under work: nothing is read twice, billed twice or lost by it.
import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '#main/store/sqlite.ts';
import { type Accepted, nothingAccepted, requireBodies, requireSettled } from '#test/hard/accepted.ts';
import { ask } from '#test/hard/answers.ts';
import { auditBooks } from '#test/hard/books.ts';
import { handInAnyhow } from '#test/hard/hand-in.ts';
import { type Figure, type HardDay, type Length, NotHere } from '#test/hard/hard-day.ts';
import { type Running, startService } from '#test/hard/processes.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const LIBRARY = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib']
  .map((folder) => join(folder, 'faketime', 'libfaketimeMT.so.1'))
  .find((path) => existsSync(path));

/** Jumps in days from the day before: over months, a year, and back. */
const JUMPS = [0, -1, -40, 35, -400, 0, -1 / 24, 1 / 24, 400, -1, 0];

interface Clock {
  readonly environment: Readonly<Record<string, string>>;
  jump(days: number): void;
}

/** libfaketime reads the offset from a file at every question; waiting is not touched, as on a real machine. */
function clockOf(library: string): Clock {
  const file = join(temporaryFolder('hard-clock'), 'offset');
  const jump = (days: number) => writeFileSync(file, `${days < 0 ? '' : '+'}${days.toFixed(4)}d\n`);
  jump(0);
  return {
    jump,
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}

/** Handed out before the jump: a slot and a key; both are what they were afterwards, unless their time is up. */
async function stageAcross(service: Running, clock: Clock, days: number): Promise<string> {
  const { upload_id, put_url } = (await service.desktop.call('createUpload')).value;
  clock.jump(days);
  const params = { upload_id };
  const put = await ask(service.address, '', 'putUpload', {
    params,
    query: new URL(put_url).search,
    body: 'Beginning',
  });
  return put.kind;
}

async function jumpAbout(service: Running, clock: Clock, length: Length, accepted: Accepted): Promise<number> {
  const [rounds, jumps] = length === 'short' ? [1, JUMPS.slice(0, 5)] : [12, JUMPS];
  let index = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const days of jumps) {
      const staged = await stageAcross(service, clock, days);
      assert(['ok', 'no_such_upload'].includes(staged), staged);
      for (let i = 0; i < 4; i += 1) {
        assert.equal(await handInAnyhow(service, index++, accepted), 'ok', `a document after a jump of ${days} days`);
      }
      assert.equal((await ask(service.address, service.token, 'getUsage')).kind, 'ok');
    }
  }
  return rounds * jumps.length;
}

function monthsBilled(data: string): number {
  const db = openSqlite(join(data, 'deedproof.db'), { readonly: true });
  const row = db.prepare<{ n: number }>('SELECT count(DISTINCT month) n FROM usage').get();
  db.close();
  return row?.n ?? 0;
}

export const clockBack: HardDay = {
  name: 'clock set back',
  async run(length: Length): Promise<Figure[]> {
    if (LIBRARY === undefined) throw new NotHere('libfaketime is not installed');
    const clock = clockOf(LIBRARY);
    const data = temporaryFolder('hard-clock-data');
    const accepted = nothingAccepted();
    const service = await startService(data, { environment: clock.environment });
    const jumps = await jumpAbout(service, clock, length, accepted);
    const documents = await requireSettled(service.desktop, accepted);
    await service.kill();
    // The next start is a year before everything that it finds.
    clock.jump(-400);
    const after = await startService(data, { environment: clock.environment });
    assert.equal(await handInAnyhow(after, 1, accepted), 'ok');
    await requireSettled(after.desktop, accepted);
    await after.stop();
    clock.jump(0);
    await (await startService(data, { environment: clock.environment })).stop();
    requireBodies(data, accepted);
    const books = auditBooks(data);
    assert.equal(books.failed, 0);
    const months = monthsBilled(data);
    assert(months > 1, 'the clock did not move');
    return [
      {
        what: 'jumps of the clock, of an hour to 400 days',
        measured: String(jumps),
        note: `${months} months in the ledger`,
      },
      { what: 'documents accepted for later, each settled once', measured: String(documents) },
      {
        what: 'runs, read, billed; results that verify',
        measured: `${books.runs}, ${books.succeeded}, ${books.billed}; ${books.verified}`,
      },
    ];
  },
};
