// The desktop from start to quit, with the real application and the real service behind a stand-in for Electron.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, type Fetch } from '#core/api/client.ts';
import { CHANNEL } from '#main/shell/channels.ts';
import { app, BrowserWindow, ipcMain, Menu, UtilityProcess } from '#test/support/electron-stand-in.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = temporaryFolder('desktop');
let window: BrowserWindow;

async function until<Value>(look: () => Value | undefined): Promise<Value> {
  for (;;) {
    const value = look();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A letter page with a text layer. */
function pdfOf(text: string): Promise<Buffer> {
  return new Promise((resolve) => {
    const pages = new PDFDocument({ size: 'LETTER' });
    const chunks: Buffer[] = [];
    pages.on('data', (chunk: Buffer) => chunks.push(chunk));
    pages.on('end', () => resolve(Buffer.concat(chunks)));
    pages.fontSize(12).text(text);
    pages.end();
  });
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

test('a PDF is parsed in a utility process that sees nothing of the environment', async () => {
  const service = (await ipcMain.invokeFrom(window, CHANNEL.service)) as { address: string; token: string };
  const client = clientOf(service.address, service.token, fetch as unknown as Fetch);
  const pdf = await pdfOf('Beginning at a stone; thence N 10° E 100 feet.');
  const { value } = await client.call('extract', { body: pdf, headers: { 'content-type': 'application/pdf' } });
  expect(value.text_source).toBe('text_layer');
  expect(value.extraction.tracts[0]?.calls[0]?.distance).toBe(100);
  expect(UtilityProcess.started.at(-1)?.file).toMatch(/parse-worker/);
  expect(UtilityProcess.started.at(-1)?.options).toMatchObject({ env: {} });
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
