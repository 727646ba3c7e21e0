// A whole data folder in one file, made while the service works, and what a damaged or unfinished one does.
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '#main/app.ts';
import { makeBackup, restoreBackup } from '#main/jobs/backup.ts';
import { BackupUnreadable, checkBackup, writeBackup } from '#main/store/backup-file.ts';
import { NotHere } from '#test/hard/hard-day.ts';
import { withSmallDisk } from '#test/hard/small-disks.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const OPTIONS = { version: '9.9.9', now: new Date('2026-11-16T12:00:00Z') };

let stand: Stand;
let folder: string;
let good: string;
let job: string;
let text: string;

beforeAll(async () => {
  stand = await standService();
  job = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  await settledJob(stand.desktop, job);
  const tracts = [{ tract_index: 0, lon: -93.4, lat: 37.6, rotation_deg: 0 }];
  await stand.desktop.call('putPlacements', { params: { reference: job }, query: {}, json: { tracts } });
  text = (await stand.desktop.call('getDocumentResult', { params: { id: job } })).text;
  folder = temporaryFolder('backup');
  good = join(folder, 'office.backup');
  await makeBackup(stand.app.folder.path, good, OPTIONS);
});
afterAll(() => stand.close());

/** What is in a folder besides what the test put there. */
const left = (inside: string): string[] =>
  readdirSync(inside).filter((name) => name.includes('part') || name.includes('restoring'));

test('is made while the service works, for its owner alone, and leaves nothing behind', () => {
  expect(checkBackup(good)).toMatchObject({ version: '9.9.9', made_at: '2026-11-16T12:00:00.000Z' });
  expect(statSync(good).mode & 0o777).toBe(0o600);
  expect(left(folder)).toEqual([]);
  expect(readdirSync(stand.app.folder.path).filter((name) => name.startsWith('backup-'))).toEqual([]);
});

test('comes back whole into a new folder: documents, signed results, positions and keys', async () => {
  const target = join(folder, 'deep', 'restored');
  await restoreBackup(good, target);
  const app = await openApp({ data_dir: target, port: 0 });
  try {
    const kept = await app.db.selectFrom('results').select('body').where('run_id', '=', job).execute();
    expect(kept.map(({ body }) => body)).toContain(text);
    expect(await app.db.selectFrom('placements').selectAll().execute()).toHaveLength(1);
    expect(app.keyring.keys().map(({ id }) => id)).toEqual(stand.app.keyring.keys().map(({ id }) => id));
    const run = await app.db.selectFrom('runs').select('kept_source').where('id', '=', job).executeTakeFirstOrThrow();
    expect(readFileSync(join(target, run.kept_source ?? ''), 'utf8')).toContain('Harriet Oakes');
    expect(statSync(join(target, 'keyring.json')).mode & 0o777).toBe(0o600);
  } finally {
    await closeApp(app);
  }
});

test('is made over documents that come and go, and what it holds is always complete', async () => {
  const jobs: string[] = [];
  const feeding = (async () => {
    for (let i = 0; i < 12; i += 1) {
      const { value } = await stand.desktop.call('submitExtract', {
        headers: TEXT,
        body: `${DEED}\nNote ${String(i)}.`,
      });
      jobs.push(value.job);
      if (i % 3 === 2) await stand.desktop.call('deleteRun', { params: { reference: jobs[i - 1] ?? '' } });
    }
  })();
  const made = await Promise.all(
    [1, 2, 3].map((i) => makeBackup(stand.app.folder.path, join(folder, `busy-${i}.backup`), OPTIONS)),
  );
  await feeding;
  for (const [i, { missing }] of made.entries()) {
    expect(missing).toBe(0);
    const target = join(folder, `busy-${i + 1}`);
    await restoreBackup(join(folder, `busy-${i + 1}.backup`), target);
    // A start stops where the database does not know a document, or a document is not there.
    await closeApp(await openApp({ data_dir: target, port: 0 }));
  }
  for (const one of jobs) await settledJob(stand.desktop, one).catch(() => undefined);
});

describe('refuses, and puts nothing in place', () => {
  const target = () => join(folder, 'never');
  const refused = async (path: string, words: RegExp) => {
    await expect(restoreBackup(path, target())).rejects.toThrow(words);
    expect(existsSync(target())).toBe(false);
    expect(left(folder)).toEqual([]);
  };

  test.each([0.02, 0.2, 0.4, 0.6, 0.8, 0.97])('one bit changed at %d of the file', async (share) => {
    const path = join(folder, 'damaged.backup');
    const bytes = readFileSync(good);
    const at = Math.floor(bytes.length * share);
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    writeFileSync(path, changed);
    // A bit that no byte of any file depends on may be changed; then what comes back is the same.
    const outcome = await restoreBackup(path, target()).then(
      () => 'restored',
      (fault: Error) => fault.name,
    );
    if (outcome === 'restored') {
      expect(checkBackup(path)).toEqual(checkBackup(good));
      rmSync(target(), { recursive: true });
    } else {
      expect(outcome).toBe('BackupUnreadable');
      expect(existsSync(target())).toBe(false);
    }
    expect(left(folder)).toEqual([]);
  });

  test('a file that was cut off', async () => {
    const path = join(folder, 'cut.backup');
    copyFileSync(good, path);
    truncateSync(path, Math.floor(statSync(good).size / 2));
    await refused(path, /damaged|cut off|not finished/);
  });

  test('something else, another database, and nothing at all', async () => {
    writeFileSync(join(folder, 'deed.txt'), DEED.repeat(20));
    await refused(join(folder, 'deed.txt'), /no backup of Deedproof/);
    await refused(join(stand.app.folder.path, 'fabric.sqlite'), /no backup of Deedproof/);
    await refused(join(folder, 'none.backup'), /unable to open|no such file/i);
  });

  test('a file that names a place outside the folder', async () => {
    const path = join(folder, 'sly.backup');
    writeFileSync(join(folder, 'payload'), 'x');
    writeBackup(path, [{ name: 'documents/../../evil', path: join(folder, 'payload') }], { made_at: '', version: '' });
    await refused(path, /belongs in no data folder/);
  });

  test('a folder that is not empty, and a file that is there', async () => {
    mkdirSync(join(folder, 'full'));
    writeFileSync(join(folder, 'full', 'mine.txt'), 'mine');
    await expect(restoreBackup(good, join(folder, 'full'))).rejects.toThrow(/is not empty/);
    expect(readdirSync(join(folder, 'full'))).toEqual(['mine.txt']);
    const before = readFileSync(good);
    await expect(makeBackup(stand.app.folder.path, good, OPTIONS)).rejects.toThrow(/is there already/);
    expect(readFileSync(good).equals(before)).toBe(true);
  });
});

test('one that was ended in the middle is no backup, and the next sweeps up after it', async () => {
  const path = join(folder, 'ended.backup');
  const large = join(folder, 'large');
  writeFileSync(large, '');
  truncateSync(large, 400_000_000);
  const work = `import { writeBackup } from '#main/store/backup-file.ts';
    writeBackup(process.argv[1], [{ name: 'names.jsonl', path: process.argv[2] }], { made_at: '', version: '' });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', work, path, large], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  while (child.exitCode === null && (statSync(path, { throwIfNoEntry: false })?.size ?? 0) < 8_000_000)
    await new Promise((resolve) => setTimeout(resolve, 1));
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  expect(() => checkBackup(path)).toThrow(BackupUnreadable);
  await expect(restoreBackup(path, join(folder, 'never'))).rejects.toThrow(BackupUnreadable);

  const left_behind = join(stand.app.folder.path, 'backup-ended');
  mkdirSync(left_behind);
  utimesSync(left_behind, new Date('2026-11-10'), new Date('2026-11-10'));
  await makeBackup(stand.app.folder.path, join(folder, 'next.backup'), OPTIONS);
  expect(existsSync(left_behind)).toBe(false);
});

test('a full disk ends it in words, with nothing left on that disk', async (context) => {
  try {
    await withSmallDisk(200_000, async (disk) => {
      await expect(makeBackup(stand.app.folder.path, join(disk, 'office.backup'), OPTIONS)).rejects.toMatchObject({
        code: expect.stringMatching(/SQLITE_FULL|SQLITE_IOERR|ENOSPC/),
      });
      expect(readdirSync(disk)).toEqual([]);
      await expect(restoreBackup(good, join(disk, 'restored'))).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(readdirSync(disk)).toEqual([]);
    });
  } catch (fault) {
    if (!(fault instanceof NotHere)) throw fault;
    context.skip(fault.message);
  }
});
