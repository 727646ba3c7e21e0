// A backup brought back over the folder in use: what was there is set aside, and nothing is lost on the way.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceError } from '#core/api/client.ts';
import { closeApp, openApp } from '#main/app.ts';
import { makeBackup } from '#main/jobs/backup.ts';
import { prepareRestore, takeRestore } from '#main/jobs/restore.ts';
import { writeBackup } from '#main/store/backup-file.ts';
import { DATABASE } from '#main/store/data-folder.ts';
import { narrowKey } from '#main/store/keys.ts';
import { insertSession } from '#main/store/sessions.ts';
import { openSqlite } from '#main/store/sqlite.ts';
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

test('a way back that was cut short is gone to its end by the next start', async () => {
  const own = temporaryFolder('undoing');
  await closeApp(await openApp({ data_dir: own, port: 0 }));
  const files = () => readdirSync(own).filter((name) => /^(?:deedproof|keyring|folder|documents)/.test(name));
  const [stood, key] = [files(), readFileSync(join(own, 'keyring.json'), 'utf8')];
  const moves = [
    // While the backup's files were being moved away, and while those from before were coming back.
    (aside: string, failed: string) => renameSync(join(own, DATABASE), join(failed, DATABASE)) ?? aside,
    (aside: string, failed: string) => {
      for (const name of files()) renameSync(join(own, name), join(failed, name));
      renameSync(join(aside, 'keyring.json'), join(own, 'keyring.json'));
    },
  ];
  for (const [i, move] of moves.entries()) {
    await prepareRestore(own, backup);
    const restored = takeRestore(own, new Date());
    if (restored === null) throw new Error('Nothing was restored.');
    const failed = `not-restored-${i}`;
    mkdirSync(join(own, failed));
    const undo = { restored, failed, problem: 'It cannot be opened.', moved: i === 1 };
    move(restored.set_aside, join(own, failed));
    writeFileSync(join(own, 'restore-undo.json'), JSON.stringify(undo));
    for (const room of ['documents', 'staged', 'results']) mkdirSync(join(own, room), { recursive: true });
    expect(takeRestore(own, new Date())).toMatchObject({ set_aside: join(own, failed), problem: undo.problem });
    expect(files()).toEqual(stood);
    expect(readFileSync(join(own, 'keyring.json'), 'utf8')).toBe(key);
    expect(existsSync(restored.set_aside)).toBe(false);
    expect(takeRestore(own, new Date())).toBeNull();
  }
});

test('what was ended since the backup stays ended: keys, what they lost, and who was signed in', async () => {
  const own = await standService();
  const make = async (name: string) => (await own.desktop.call('createKey', { json: { name } })).value;
  const [kept, gone, turned, less] = [await make('kept'), await make('gone'), await make('turned'), await make('less')];
  const session = { identity: 'i', email: '', verified: null, staff: 0, sealed: null, made_at: '', fresh_until: '9' };
  await insertSession(own.app.db, { digest: 'd', ends_at: '9', ...session });
  const file = join(temporaryFolder('ended'), 'own.backup');
  await own.desktop.call('makeBackup', { json: { path: file } });
  await own.desktop.call('restoreBackup', { json: { path: file } });
  // Also what ends between the asking and the start.
  await own.desktop.call('revokeKey', { params: { prefix: gone.prefix } });
  await own.desktop.call('rotateKey', { params: { prefix: turned.prefix } });
  await narrowKey(own.app.db, less.prefix, 'read');
  const later = await own.restart();
  const asked = (key: string, name: 'getUsage' | 'listKeys') =>
    later
      .as(key)
      .call(name, { query: {} } as never)
      .then(
        () => 'done',
        (fault: ServiceError) => fault.type,
      );
  expect(await asked(kept.api_key, 'listKeys')).toBe('done');
  expect(await asked(gone.api_key, 'getUsage')).toBe('revoked_api_key');
  expect(await asked(turned.api_key, 'getUsage')).toBe('revoked_api_key');
  expect(await asked(less.api_key, 'getUsage')).toBe('done');
  expect(await asked(less.api_key, 'listKeys')).toBe('not_permitted');
  expect(await later.app.db.selectFrom('sessions').select('digest').execute()).toEqual([]);
  await later.close();
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
