// A backup brought back over the folder in use: what was there is set aside, and nothing is lost on the way.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeApp, openApp } from '#main/app.ts';
import { makeBackup } from '#main/jobs/backup.ts';
import { prepareRestore, takeRestore } from '#main/jobs/restore.ts';
import { writeBackup } from '#main/store/backup-file.ts';
import { DATABASE } from '#main/store/data-folder.ts';
import { openSqlite } from '#main/store/db.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

let stand: Stand;
let backup: string;
let before: string;
let after: string;

const submit = async (): Promise<string> => {
  const { value } = await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED });
  await settledJob(stand.desktop, value.job);
  return value.job;
};
const ids = async (): Promise<string[]> =>
  (await stand.desktop.call('listLibrary')).value.documents.map(({ id }) => id).sort();
const asideOf = (what = 'set-aside'): string[] => readdirSync(stand.data_dir).filter((name) => name.startsWith(what));

beforeAll(async () => {
  stand = await standService();
  before = await submit();
  backup = join(temporaryFolder('restore'), 'office.backup');
});
afterAll(() => stand.close());

test('other requests are answered while a backup is made, and it says what it holds', async () => {
  let made = false;
  const making = stand.desktop.call('makeBackup', { json: { path: backup } }).finally(() => {
    made = true;
  });
  let answered = 0;
  for (let asked = 0; asked < 12 && !made; asked += 1) {
    await stand.desktop.call('localStatus');
    if (!made) answered += 1;
  }
  await making;
  expect(answered).toBeGreaterThan(5);
  const { value } = await stand.desktop.call('lookIntoBackup', { json: { path: backup } });
  expect(value).toMatchObject({ documents: 1, signing_keys: true });
  await expect(stand.desktop.call('lookIntoBackup', { json: { path: `${backup}.not` } })).rejects.toThrow(
    /there is no such file/,
  );
});

test('takes the place of the present data at the next start, which is set aside whole', async () => {
  after = await submit();
  expect(await ids()).toEqual([before, after].sort());
  const { value } = await stand.desktop.call('restoreBackup', { json: { path: backup } });
  expect(value.restarts).toBe(false);
  // Until then nothing has changed.
  expect(await ids()).toEqual([before, after].sort());
  stand = await stand.restart();
  expect(await ids()).toEqual([before]);
  const { value: status } = await stand.desktop.call('localStatus');
  expect(status.restored).toMatchObject({ problem: null });
  const aside = openSqlite(join(status.restored!.set_aside, DATABASE), { readonly: true });
  expect(aside.prepare('SELECT count(*) AS n FROM runs').get()).toEqual({ n: 2 });
  aside.close();
  expect(readdirSync(join(status.restored!.set_aside, 'documents')).length).toBe(2);
  // A new document is read as ever, and an ordinary start restores nothing again.
  await submit();
  stand = await stand.restart();
  expect((await ids()).length).toBe(2);
  expect(asideOf()).toHaveLength(1);
  expect((await stand.desktop.call('localStatus')).value.restored).toBeNull();
});

test('goes on where a start was ended in the middle, and loses nothing', async () => {
  const own = temporaryFolder('halfway');
  const app = await openApp({ data_dir: own, port: 0 });
  await closeApp(app);
  const key = readFileSync(join(own, 'keyring.json'), 'utf8');
  await prepareRestore(own, backup);
  // The database was moved, and then the power went; the start that follows makes its empty rooms first.
  const plan = join(own, 'restore-next', 'plan.json');
  mkdirSync(join(own, 'set-aside-x'));
  writeFileSync(plan, JSON.stringify({ ...JSON.parse(readFileSync(plan, 'utf8')), set_aside: 'set-aside-x' }));
  renameSync(join(own, DATABASE), join(own, 'set-aside-x', DATABASE));
  renameSync(join(own, 'documents'), join(own, 'set-aside-x', 'documents'));
  mkdirSync(join(own, 'documents'));
  expect(takeRestore(own, new Date())).toMatchObject({ set_aside: join(own, 'set-aside-x') });
  expect(readFileSync(join(own, 'set-aside-x', 'keyring.json'), 'utf8')).toBe(key);
  expect(existsSync(join(own, 'restore-next'))).toBe(false);
  const opened = await openApp({ data_dir: own, port: 0 });
  expect(await opened.db.selectFrom('runs').select('id').execute()).toEqual([{ id: before }]);
  await closeApp(opened);
});

test('leaves the person what they had when the backup cannot be opened, and says so', async () => {
  const stood = await ids();
  // Sound in every byte, and of a version that is not known yet.
  const folder = temporaryFolder('later');
  await makeBackup(stand.data_dir, join(folder, 'now.backup'), { version: '9', now: new Date() });
  await prepareRestore(stand.data_dir, join(folder, 'now.backup'));
  const next = openSqlite(join(stand.data_dir, 'restore-next', DATABASE));
  next.exec("INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01T00:00:00.000Z')");
  next.close();
  stand = await stand.restart();
  expect(await ids()).toEqual(stood);
  const { value } = await stand.desktop.call('localStatus');
  expect(value.restored?.problem).toBeTruthy();
  expect(existsSync(join(value.restored!.set_aside, DATABASE))).toBe(true);
  expect(asideOf('not-restored')).toHaveLength(1);
});

test.each(['/nowhere/at/all.backup', temporaryFolder('nothing')])('says so where %s is no file', async (path) => {
  await expect(stand.desktop.call('lookIntoBackup', { json: { path } })).rejects.toThrow(/there is no such file/);
});

test('refuses a file that is damaged or no backup before anything is touched', async () => {
  const stood = readdirSync(stand.data_dir).sort();
  const bad = join(temporaryFolder('bad'), 'bad.backup');
  writeBackup(bad, [], { made_at: '2026-01-01T00:00:00.000Z', version: '1' });
  await expect(stand.desktop.call('restoreBackup', { json: { path: bad } })).rejects.toThrow(/holds no database/);
  const text = join(temporaryFolder('bad'), 'deed.txt');
  writeFileSync(text, DEED);
  await expect(stand.desktop.call('restoreBackup', { json: { path: text } })).rejects.toThrow(/no backup/);
  expect(readdirSync(stand.data_dir).sort()).toEqual(stood);
});
