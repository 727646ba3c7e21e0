// The window is sandboxed, stays at the service's address, and opens where it stood.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openWindow } from '#main/shell/window.ts';
import { findBounds } from '#main/shell/window-bounds.ts';
import { type BrowserWindow, shell } from '#test/support/electron-stand-in.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const ADDRESS = 'http://127.0.0.1:7420';
let data_dir = '';
const open = () =>
  openWindow({ address: ADDRESS, data_dir, preload: '/p.cjs', icon: '/i.png' }) as unknown as BrowserWindow;

beforeEach(() => {
  data_dir = temporaryFolder('window');
});

test('the page runs in the sandbox, isolated, without Node', () => {
  expect(open().options).toMatchObject({
    show: false,
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
    },
  });
});

describe('the page stays where it is', () => {
  test.each([
    ['https://example.com/', true],
    ['http://127.0.0.1:9999/', true],
    ['http://localhost:7420/', true],
    ['file:///etc/passwd', true],
    ['javascript:alert(1)', true],
    [`${ADDRESS}/review`, false],
  ])('going to %s is stopped: %s', (url, stopped) => {
    const window = open();
    for (const kind of ['will-navigate', 'will-redirect', 'will-frame-navigate']) {
      let prevented = false;
      window.webContents.emit(kind, {
        url,
        preventDefault: () => {
          prevented = true;
        },
      });
      expect(prevented).toBe(stopped);
    }
  });

  test.each([
    [`${ADDRESS}/docs/index.html`, true],
    [`${ADDRESS}/api`, true],
    [`${ADDRESS}/v1/runs`, false],
    [`${ADDRESS}/docs/../v1/runs`, false],
    ['https://example.com/docs/', false],
    ['javascript:alert(1)', false],
  ])('no window is opened for %s; a browser: %s', (url, isOpened) => {
    shell.opened.length = 0;
    expect(open().webContents.openHandler?.({ url })).toEqual({ action: 'deny' });
    expect(shell.opened).toEqual(isOpened ? [url] : []);
  });

  test.each([
    ['media', ADDRESS, false],
    ['geolocation', ADDRESS, false],
    ['clipboard-read', ADDRESS, false],
    ['clipboard-sanitized-write', ADDRESS, true],
    ['clipboard-sanitized-write', 'https://example.com', false],
    ['notifications', ADDRESS, true],
    ['notifications', 'https://example.com', false],
  ])('the permission %s asked by %s is given: %s', (permission, from, given) => {
    const { session } = open().webContents;
    expect(session.check?.(null, permission, from)).toBe(given);
    let answer: boolean | null = null;
    session.request?.(null, permission, (yes) => (answer = yes), { requestingUrl: from });
    expect(answer).toBe(given);
    expect(session.device?.()).toBe(false);
  });
});

describe('remembered bounds', () => {
  const screens = [{ x: 0, y: 0, width: 1920, height: 1080 }];

  test('the window opens where it was closed', () => {
    open().close();
    expect(findBounds(data_dir, screens)).toEqual({ x: 10, y: 20, width: 1200, height: 800, maximized: false });
    expect(open().options).toMatchObject({ x: 10, y: 20, width: 1200, height: 800 });
  });

  test.each([
    ['a screen that is gone', '{"x":5000,"y":0,"width":1200,"height":800,"maximized":false}'],
    ['a file that was cut short', '{"x":10,'],
    ['a window too small to use', '{"x":0,"y":0,"width":10,"height":10,"maximized":false}'],
  ])('%s is forgotten', (_, text) => {
    writeFileSync(join(data_dir, 'window.json'), text);
    expect(findBounds(data_dir, screens)).toBeNull();
  });
});
