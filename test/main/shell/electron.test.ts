// The desktop from start to quit, with the real application and the real service behind a stand-in for Electron.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf, type Fetch } from '#core/api/client.ts';
import { CHANNEL } from '#main/shell/channels.ts';
import { app, BrowserWindow, ipcMain, Menu, UtilityProcess } from '#test/support/electron-stand-in.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = temporaryFolder('desktop');
const data = join(folder, 'data');
let window: BrowserWindow;

async function until<Value>(look: () => Value | undefined): Promise<Value> {
  for (;;) {
    const value = look();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function client(): Promise<Client> {
  const service = (await ipcMain.askFrom(window, CHANNEL.service)) as { address: string; token: string };
  return clientOf(service.address, service.token, fetch as unknown as Fetch);
}

const heard = (channel: string) =>
  window.webContents.sent.filter((one) => one.channel === channel).map((one) => one.value);
const names = () => heard(CHANNEL.files).flatMap((files) => (files as { name: string }[]).map(({ name }) => name));
const deed = (name: string) => {
  writeFileSync(join(folder, name), 'Beginning at a stone');
  return join(folder, name);
};

beforeAll(async () => {
  process.env.DEEDPROOF_DATA = data;
  app.root = root;
  app.paths = { userData: join(folder, 'electron') };
  await import('#main/shell/electron.ts');
  window = await until(() => BrowserWindow.opened.find((opened) => opened.loaded !== ''));
});

afterAll(async () => {
  delete process.env.DEEDPROOF_DATA;
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

test('what is said about the application has its picture and no link that leads nowhere', () => {
  expect(existsSync(String(app.about.iconPath))).toBe(true);
  expect(app.about.website).toBeUndefined();
});

test('the session of the bridge opens the desktop’s own doors, in the folder of the command line', async () => {
  const { value } = await (await client()).call('localStatus');
  expect(value.data_dir).toBe(data);
  expect(app.paths.userData).toBe(join(data, 'window'));
  expect(value.signing).toBe(true);
});

test('a PDF is parsed in a utility process that sees nothing of the environment', async () => {
  const pdf = await pdfOf((page) => page.text('Beginning at a stone; thence N 10° E 100 feet.'));
  const { value } = await (await client()).call('extract', {
    body: pdf,
    headers: { 'content-type': 'application/pdf' },
  });
  expect(value.text_source).toBe('text_layer');
  expect(value.extraction.tracts[0]?.calls[0]?.distance).toBe(100);
  expect(UtilityProcess.started.at(-1)?.file).toMatch(/parse-worker/);
  expect(UtilityProcess.started.at(-1)?.options).toMatchObject({ env: {} });
});

test('a second start hands its files and its link to the open window, wherever it was typed', () => {
  ipcMain.emit(CHANNEL.ready, {});
  mkdirSync(join(folder, 'county'));
  deed('county/near.txt');
  app.emit('second-instance', {}, ['deedproof', deed('far.txt'), 'deedproof://map'], '/');
  app.emit('second-instance', {}, ['deedproof', 'near.txt'], join(folder, 'county'));
  expect(names()).toEqual(['far.txt', 'near.txt']);
  expect(heard(CHANNEL.command)).toEqual(['go:map']);
});

test('a page whose process died is loaded again, and gets what came meanwhile', async () => {
  const before = names().length;
  window.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
  expect(window.webContents.reloads).toBe(0);
  app.emit('second-instance', {}, ['deedproof', deed('meanwhile.txt')], '/');
  await until(() => (window.webContents.reloads > 0 ? true : undefined));
  expect(names()).toHaveLength(before);
  ipcMain.emit(CHANNEL.ready, {});
  expect(names().at(-1)).toBe('meanwhile.txt');
});

test('what comes while the page is loaded anew waits for it', () => {
  const before = names().length;
  window.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
  app.emit('second-instance', {}, ['deedproof', deed('between.txt')], '/');
  expect(names()).toHaveLength(before);
  ipcMain.emit(CHANNEL.ready, {});
  expect(names().at(-1)).toBe('between.txt');
});

test('quitting closes the service before the application ends, and a start meanwhile is the next one', async () => {
  window.close();
  await until(() => (window.destroyed ? true : undefined));
  app.quit();
  const late = deed('late.txt');
  app.emit('second-instance', {}, ['deedproof', late], '/');
  expect(await until(() => app.exited ?? undefined)).toBe(0);
  await expect(fetch(`${window.loaded}/openapi.json`)).rejects.toThrow();
  expect(app.relaunched?.args.at(-1)).toBe(late);
});
