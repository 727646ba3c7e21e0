// The desktop from start to quit, with the real application and the real service behind a stand-in for Electron.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, type Fetch } from '#core/api/client.ts';
import { CHANNEL } from '#main/shell/channels.ts';
import { app, BrowserWindow, ipcMain, Menu } from '#test/support/electron-stand-in.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'deedproof-desktop-'));
let window: BrowserWindow;

async function until<Value>(look: () => Value | undefined): Promise<Value> {
  for (;;) {
    const value = look();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

beforeAll(async () => {
  app.root = root;
  app.paths = { userData: join(folder, 'data') };
  await import('#main/shell/electron.ts');
  window = await until(() => BrowserWindow.opened.find((opened) => opened.loaded !== ''));
});

afterAll(async () => {
  if (app.exited === null) app.quit();
  await until(() => app.exited ?? undefined);
});

test('the window opens at the service’s own loopback address, with its menu', () => {
  expect(window.loaded).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(window.shown).toBe(true);
  expect(app.sandboxed).toBe(true);
  expect(app.protocols).toEqual(['deedproof']);
  expect(Menu.installed).not.toBeNull();
});

test('the session of the bridge opens the desktop’s own doors', async () => {
  const service = (await ipcMain.invokeFrom(window, CHANNEL.service)) as { address: string; token: string };
  const client = clientOf(service.address, service.token, fetch as unknown as Fetch);
  const { value } = await client.call('localStatus');
  expect(value.data_dir).toBe(join(folder, 'data'));
  expect(value.signing).toBe(true);
});

test('a second start hands its files and its link to the open window', async () => {
  const deed = join(folder, 'deed.txt');
  writeFileSync(deed, 'Beginning at a stone');
  ipcMain.emit(CHANNEL.ready, {});
  app.emit('second-instance', {}, ['deedproof', deed, 'deedproof://map']);
  const heard = window.webContents.sent;
  expect(heard.find(({ channel }) => channel === CHANNEL.files)?.value).toMatchObject([{ name: 'deed.txt' }]);
  expect(heard.find(({ channel }) => channel === CHANNEL.command)?.value).toBe('go:map');
});

test('quitting closes the service before the application ends', async () => {
  window.close();
  app.quit();
  expect(await until(() => app.exited ?? undefined)).toBe(0);
  await expect(fetch(`${window.loaded}/openapi.json`)).rejects.toThrow();
});
