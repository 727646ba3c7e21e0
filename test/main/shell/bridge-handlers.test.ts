// The bridge answers its own page alone, and checks what it is handed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PickedFile } from '#core/api/bridge.ts';
import { answerBridge } from '#main/shell/bridge-handlers.ts';
import { CHANNEL } from '#main/shell/channels.ts';
import { recentDocuments } from '#main/shell/recent-documents.ts';
import { app, BrowserWindow, dialog, ipcMain, shell } from '#test/support/electron-stand-in.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const ADDRESS = 'http://127.0.0.1:7420';
let window: BrowserWindow;
let folder = '';

beforeEach(async () => {
  folder = temporaryFolder('bridge');
  window = new BrowserWindow();
  await window.loadURL(ADDRESS);
  const recent = recentDocuments(folder, () => undefined);
  const service = { address: ADDRESS, token: 'session', drag_icon: '/icon.png', drag_dir: folder, recent };
  answerBridge(window as never, service);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('who asks', () => {
  test('its own page learns the address and the session', async () => {
    expect(await ipcMain.askFrom(window, CHANNEL.service)).toEqual({ address: ADDRESS, token: 'session' });
  });

  test('another window is refused', async () => {
    const other = new BrowserWindow();
    await other.loadURL(ADDRESS);
    await expect(ipcMain.invokeFrom(other, CHANNEL.service)).rejects.toThrow('may not ask');
  });

  test('a page that has wandered off is refused', async () => {
    window.webContents.mainFrame.url = 'https://example.com/';
    await expect(ipcMain.askFrom(window, CHANNEL.service)).rejects.toThrow('may not ask');
  });
});

describe('what it carries', () => {
  test.each([
    [CHANNEL.pickFiles, ['anything']],
    [CHANNEL.saveFile, ['', new Uint8Array(1)]],
    [CHANNEL.saveFile, ['a.pdf', 'text']],
    [CHANNEL.saveFile, ['a.pdf']],
    [CHANNEL.reveal, [7]],
    [CHANNEL.service, ['extra']],
  ])('%s with %j is refused', async (channel, values) => {
    await expect(ipcMain.invokeFrom(window, channel, ...values)).rejects.toThrow();
  });
});

test('picked files arrive with their bytes and stand among the recent documents', async () => {
  const path = join(folder, 'deed.txt');
  writeFileSync(path, 'Beginning at an iron pin');
  dialog.open = { canceled: false, filePaths: [path] };
  const files = (await ipcMain.askFrom(window, CHANNEL.pickFiles, 'documents')) as PickedFile[];
  expect(files.map((file) => [file.name, new TextDecoder().decode(file.bytes)])).toEqual([
    ['deed.txt', 'Beginning at an iron pin'],
  ]);
  expect(app.recent).toContain(path);
});

test('a saved file can be shown in its folder, any other path cannot', async () => {
  const path = join(folder, 'certificate.pdf');
  dialog.save = { canceled: false, filePath: path };
  expect(await ipcMain.askFrom(window, CHANNEL.saveFile, '../../certificate.pdf', new Uint8Array([1, 2]))).toBe(path);
  expect(readFileSync(path)).toEqual(Buffer.from([1, 2]));
  expect(dialog.asked.at(-1)).toEqual({ defaultPath: 'certificate.pdf' });
  await ipcMain.askFrom(window, CHANNEL.reveal, '/etc/passwd');
  await ipcMain.askFrom(window, CHANNEL.reveal, path);
  expect(shell.revealed).toEqual([path]);
});

test('a save that was cancelled writes nothing', async () => {
  dialog.save = { canceled: true, filePath: '' };
  expect(await ipcMain.askFrom(window, CHANNEL.saveFile, 'a.pdf', new Uint8Array(1))).toBeNull();
});

test('a file is dragged out under its own name', async () => {
  await ipcMain.askFrom(window, CHANNEL.dragOut, '../lot.dxf', new Uint8Array([9]));
  const [item] = window.webContents.dragged as { file: string; icon: string }[];
  expect(item?.file).toMatch(/lot\.dxf$/);
  expect(item !== undefined && existsSync(item.file)).toBe(true);
});

test('a picked file that cannot be read is named, and the others arrive', async () => {
  const path = join(folder, 'deed.txt');
  writeFileSync(path, 'Beginning at an iron pin');
  dialog.open = { canceled: false, filePaths: [join(folder, 'gone.pdf'), path] };
  const files = (await ipcMain.askFrom(window, CHANNEL.pickFiles, 'documents')) as PickedFile[];
  expect(files.map((file) => file.name)).toEqual(['deed.txt']);
  expect(dialog.errors.at(-1)).toContain('gone.pdf');
});

test.each([
  ['in a folder that is gone', () => join(folder, 'gone', 'certificate.pdf'), 'is not there'],
  ['over a folder', () => folder, 'is a folder'],
  ['inside a file', () => join(deedIn(folder), 'certificate.pdf'), 'is not in a folder'],
])('a save %s says why in a sentence, and leaves nothing half written', async (_, pathOf, why) => {
  const path = pathOf();
  dialog.save = { canceled: false, filePath: path };
  const saving = ipcMain.askFrom(window, CHANNEL.saveFile, 'certificate.pdf', new Uint8Array([1, 2]));
  await expect(saving).rejects.toThrow(new Error(`${path} ${why}.`));
});

test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'a save where nothing may be written says so',
  async () => {
    const shut = join(folder, 'shut');
    mkdirSync(shut, { mode: 0o500 });
    dialog.save = { canceled: false, filePath: join(shut, 'certificate.pdf') };
    const saving = ipcMain.askFrom(window, CHANNEL.saveFile, 'certificate.pdf', new Uint8Array([1, 2]));
    await expect(saving).rejects.toThrow('you lack the right to it');
  },
);

function deedIn(where: string): string {
  const path = join(where, 'deed.txt');
  writeFileSync(path, 'Beginning');
  return path;
}
