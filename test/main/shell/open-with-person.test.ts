// A start that only a person can settle asks in plain words, and does what they choose.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type App, closeApp, openApp } from '#main/app.ts';
import { openWithPerson } from '#main/shell/open-with-person.ts';
import { dialog } from '#test/support/electron-stand-in.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const silent = { write: () => undefined };
const [QUIT, GO_ON] = [0, 1];
let data_dir = '';
const keyring = () => join(data_dir, 'keyring.json');
const keysOf = (app: App) => app.keyring.keys().map(({ id }) => id);
const asked = () => dialog.asked.at(-1) as { message: string; detail: string; buttons: string[] };

beforeEach(async () => {
  data_dir = temporaryFolder('person');
  dialog.asked.length = 0;
  await closeApp(await openApp({ data_dir, log: silent }));
});

/** As the desktop of an earlier version wrote them, on a system whose keychain is another one now. */
function sealKeys(): void {
  const file = JSON.parse(readFileSync(keyring(), 'utf8')) as { keys: { sealed: boolean }[] };
  for (const key of file.keys) key.sealed = true;
  writeFileSync(keyring(), JSON.stringify(file));
}
const reset = {
  open: () => {
    throw new Error('Error while decrypting the ciphertext');
  },
};

test('a folder in order opens without a question', async () => {
  const app = await openWithPerson({ data_dir, log: silent });
  if (app !== null) await closeApp(app);
  expect([app === null, dialog.asked]).toEqual([false, []]);
});

test.each([
  ['a keychain that was reset', { secret_box: reset }],
  ['a system without a keychain', {}],
])('%s is explained, and the person may quit with nothing changed', async (_, box) => {
  sealKeys();
  const before = readFileSync(keyring(), 'utf8');
  dialog.answer = { response: QUIT };
  expect(await openWithPerson({ data_dir, log: silent, ...box })).toBeNull();
  expect(asked().message).toBe('The signing keys cannot be opened');
  expect(asked().detail).not.toMatch(/ciphertext|safeStorage|Error/);
  expect(readFileSync(keyring(), 'utf8')).toBe(before);
});

test('or go on with a new key, and the old file is kept', async () => {
  sealKeys();
  const before = readFileSync(keyring(), 'utf8');
  dialog.answer = { response: GO_ON };
  const app = await openWithPerson({ data_dir, log: silent, secret_box: reset });
  if (app === null) throw new Error('It did not open.');
  expect(keysOf(app)).toHaveLength(1);
  expect(before).not.toContain(keysOf(app)[0]);
  await closeApp(app);
  const kept = readdirSync(data_dir).find((name) => name.startsWith('keyring.unreadable-')) ?? '';
  expect(readFileSync(join(data_dir, kept), 'utf8')).toBe(before);
  const again = await openWithPerson({ data_dir, log: silent });
  if (again !== null) await closeApp(again);
  expect(dialog.asked).toHaveLength(1);
});

test('a damaged keyring is asked about too', async () => {
  writeFileSync(keyring(), '{"keys": [');
  dialog.answer = { response: QUIT };
  expect(await openWithPerson({ data_dir, log: silent })).toBeNull();
  expect(asked().buttons).toEqual(['Quit', 'Go On With a New Key']);
});

test('a folder that another process is leaving is waited for', async () => {
  const other = await openApp({ data_dir, log: silent });
  setTimeout(() => void closeApp(other), 400);
  const app = await openWithPerson({ data_dir, log: silent });
  if (app !== null) await closeApp(app);
  expect(app).not.toBeNull();
});

test('what nobody can settle here is thrown', async () => {
  await expect(openWithPerson({ data_dir: join(keyring(), 'inside'), log: silent })).rejects.toThrow();
  expect(dialog.asked).toEqual([]);
});
