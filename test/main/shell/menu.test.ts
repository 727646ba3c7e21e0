// The menu follows each platform's conventions and sends its commands to the page.
import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import { menuTemplate } from '#main/shell/menu.ts';
import { BrowserWindow, shell } from '#test/support/electron-stand-in.ts';

const reopened: string[] = [];
let cleared = 0;
const OPTIONS = {
  logs_dir: '/data/logs',
  api_address: 'http://127.0.0.1:7420/api',
  recent: { list: () => ['/deeds/oakes.pdf', '/deeds/tanner.tif'], add: () => undefined, clear: () => (cleared += 1) },
  open: (path: string) => reopened.push(path),
};
const window = new BrowserWindow();
const items = (platform: NodeJS.Platform) => menuTemplate(window as never, OPTIONS, platform).flatMap(unfold);

function unfold(item: MenuItemConstructorOptions): MenuItemConstructorOptions[] {
  return [item, ...(Array.isArray(item.submenu) ? item.submenu.flatMap(unfold) : [])];
}

const find = (platform: NodeJS.Platform, label: string) => items(platform).find((item) => item.label === label);

describe.each(['darwin', 'win32', 'linux'] as const)('on %s', (platform) => {
  test.each([
    ['Open…', 'open', 'CmdOrCtrl+O'],
    ['Export Certificate…', 'export-certificate', 'CmdOrCtrl+E'],
    ['Library', 'library', 'CmdOrCtrl+1'],
    ['Find a Command or Document…', 'palette', 'CmdOrCtrl+K'],
    ['Manual', 'help', 'F1'],
  ])('%s tells the page "%s" and answers to %s', (label, command, accelerator) => {
    const item = find(platform, label);
    expect(item?.accelerator).toBe(accelerator);
    item?.click?.({} as never, undefined, {} as never);
    expect(window.webContents.sent.at(-1)).toEqual({ channel: 'deedproof:command', value: command });
  });

  test('one way to quit and one to the settings', () => {
    expect(items(platform).filter((item) => item.role === 'quit')).toHaveLength(1);
    expect(items(platform).filter((item) => item.label === 'Settings…')).toHaveLength(1);
  });

  test('no two items share a shortcut', () => {
    const keys = items(platform).flatMap((item) => (item.accelerator === undefined ? [] : [String(item.accelerator)]));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('on a Mac, settings and quit stand under the application’s own name', () => {
  const [first] = menuTemplate(window as never, OPTIONS, 'darwin');
  expect(first?.label).toBe('Deedproof');
  expect(unfold(first ?? {}).some((item) => item.label === 'Settings…')).toBe(true);
});

test('the logs folder and the page of the API open outside the window', () => {
  find('linux', 'Show Logs Folder')?.click?.({} as never, undefined, {} as never);
  find('linux', 'API of This Machine')?.click?.({} as never, undefined, {} as never);
  expect(shell.opened).toEqual(['/data/logs', 'http://127.0.0.1:7420/api']);
});

test.each(['win32', 'linux'] as const)('on %s the documents opened last open again from the menu', (platform) => {
  reopened.length = 0;
  find(platform, 'tanner.tif')?.click?.({} as never, undefined, {} as never);
  expect(reopened).toEqual(['/deeds/tanner.tif']);
  const before = cleared;
  find(platform, 'Clear Menu')?.click?.({} as never, undefined, {} as never);
  expect(cleared).toBe(before + 1);
});

test('a Mac fills its own menu of recent documents', () => {
  expect(find('darwin', 'Open Recent')?.role).toBe('recentDocuments');
  expect(find('darwin', 'tanner.tif')).toBeUndefined();
});
