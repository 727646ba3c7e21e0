import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AppOptions, closeApp, openApp } from '#main/app.ts';
import { currentKey } from '#main/attest/keyring.ts';
import { sign } from '#main/attest/sign.ts';
import { DEED, standService, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const open = (data_dir: string, told: AppOptions = {}) =>
  openApp({ data_dir, log: { write: () => undefined }, ...told });

/** A folder that has signed one result, and is closed. */
async function signedFolder(): Promise<{ data_dir: string; keyring: string; text: string }> {
  const stand = await standService();
  const { text } = await stand.desktop.call('extract', { headers: TEXT, body: DEED });
  await stand.service.close();
  await closeApp(stand.app);
  return { data_dir: stand.data_dir, keyring: join(stand.data_dir, 'keyring.json'), text };
}

const WAYS: readonly [string, (keyring: string) => void][] = [
  ['deleted', (keyring) => rmSync(keyring)],
  ['empty of keys', (keyring) => writeFileSync(keyring, '{"keys":[]}')],
  [
    'another one',
    (keyring) => {
      const secret = Buffer.alloc(32, 3).toString('base64');
      const key = { id: 'other', created_at: '2026-01-01T00:00:00Z', retired_at: null, secret, sealed: false };
      writeFileSync(keyring, JSON.stringify({ keys: [key] }));
    },
  ],
];

test.each(WAYS)(
  'a keyring that is %s stops the start, which says what that means and makes no key',
  async (_, change) => {
    const { data_dir, keyring } = await signedFolder();
    change(keyring);
    const before = existsSync(keyring) ? readFileSync(keyring, 'utf8') : null;
    for (let i = 0; i < 2; i += 1) {
      await expect(open(data_dir)).rejects.toThrow(
        /One result held here was signed with it; .* can be verified as ours .* restore --new-signing-key/s,
      );
    }
    expect(existsSync(keyring) ? readFileSync(keyring, 'utf8') : null).toBe(before);
    const told = await open(data_dir, { new_signing_key: true });
    expect(currentKey(told.keyring)?.secret).toHaveLength(32);
    await closeApp(told);
    // It is asked once.
    await closeApp(await open(data_dir));
  },
);

test('a folder from before the record was kept is known by its results', async () => {
  const { data_dir, keyring } = await signedFolder();
  const app = await open(data_dir);
  await app.db.deleteFrom('settings').where('name', '=', 'folder').execute();
  await closeApp(app);
  rmSync(join(data_dir, 'folder.json'));
  rmSync(keyring);
  await expect(open(data_dir)).rejects.toMatchObject({ name: 'SigningKeyGone' });
});

test('a keyring that went with the database is missed too', async () => {
  const { data_dir, keyring } = await signedFolder();
  rmSync(keyring);
  for (const side of ['', '-wal', '-shm']) rmSync(join(data_dir, `deedproof.db${side}`), { force: true });
  await expect(open(data_dir, { unknown_documents: 'take_up' })).rejects.toMatchObject({ name: 'SigningKeyGone' });
});

test('of a database and a keyring that went the results in the folder tell what is lost', async () => {
  const { data_dir, keyring } = await signedFolder();
  for (const gone of [keyring, ...['deedproof.db', 'folder.json'].map((name) => join(data_dir, name))]) rmSync(gone);
  const taking = { unknown_documents: 'take_up' } as const;
  for (let i = 0; i < 2; i += 1)
    await expect(open(data_dir, taking)).rejects.toThrow('One result held here was signed');
  expect(existsSync(keyring)).toBe(false);
  const told = await open(data_dir, { ...taking, new_signing_key: true });
  expect(told.taken_up).toEqual({ with_results: 0, to_read: 1, set_aside: 1 });
  await closeApp(told);
  await closeApp(await open(data_dir, taking));
});

test('documents under another folder’s database are taken up without that folder’s key', async () => {
  const other = temporaryFolder('other');
  await closeApp(await open(other));
  const { data_dir } = await signedFolder();
  copyFileSync(join(other, 'deedproof.db'), join(data_dir, 'deedproof.db'));
  await expect(open(data_dir)).rejects.toThrow('database of another folder');
  const app = await open(data_dir, { unknown_documents: 'take_up' });
  expect(app.taken_up).toEqual({ with_results: 1, to_read: 0, set_aside: 0 });
  await closeApp(app);
  await closeApp(await open(data_dir));
});

test('a key that was made while the service ran is missed at the next start, in the database and in the folder', async () => {
  const stand = await standService();
  const keyring = join(stand.data_dir, 'keyring.json');
  const before = readFileSync(keyring, 'utf8');
  await stand.desktop.call('rotateKeyring');
  await stand.desktop.call('extract', { headers: TEXT, body: DEED });
  await stand.service.close();
  await closeApp(stand.app);
  writeFileSync(keyring, before);
  await expect(open(stand.data_dir)).rejects.toThrow('One result held here was signed');
  rmSync(join(stand.data_dir, 'deedproof.db'));
  await expect(open(stand.data_dir, { unknown_documents: 'take_up' })).rejects.toThrow('One result held here was');
});

test('a key that was retired and is gone is missed, one that was added is not', async () => {
  const { data_dir, keyring } = await signedFolder();
  const app = await open(data_dir);
  const before = readFileSync(keyring, 'utf8');
  app.keyring.rotate(new Date());
  await closeApp(app);
  await closeApp(await open(data_dir));
  writeFileSync(keyring, before);
  await expect(open(data_dir)).rejects.toMatchObject({ name: 'SigningKeyGone' });
});

test('an installation that signs nothing is not asked for keys', async () => {
  const data_dir = temporaryFolder('unsigned');
  await closeApp(await open(data_dir, { signing: false }));
  await closeApp(await open(data_dir, { signing: false }));
});

test('nothing is signed with a key that is too short, however it came', async () => {
  const { text } = await signedFolder();
  const short = { id: 'k', created_at: '', retired_at: null, secret: new Uint8Array() };
  const keyring = { keys: () => [short], rotate: () => undefined };
  expect(() => sign(JSON.parse(text), keyring)).toThrow('too short');
});

test('after an end without a word the database is looked over, and damage is said', async () => {
  const stand = await standService();
  for (let i = 0; i < 12; i += 1) await stand.desktop.call('extract', { headers: TEXT, body: `${DEED} ${i}` });
  await stand.service.close();
  await closeApp(stand.app);
  const path = join(stand.data_dir, 'deedproof.db');
  const bytes = readFileSync(path);
  // As though part of it had been another copy's: pages from its end stand where others belong.
  bytes.copy(bytes, bytes.length / 2, bytes.length - 10 * 4096);
  writeFileSync(path, bytes);
  writeFileSync(`${path}-wal`, '');
  await expect(open(stand.data_dir)).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
});
