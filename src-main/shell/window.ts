// The one window: sandboxed, isolated, and pinned to the service's own address.
import { join } from 'node:path';
import { BrowserWindow, nativeTheme, screen } from 'electron';
import { confine } from '#main/shell/confine.ts';
import { DEFAULT_SIZE, findBounds, rememberBounds } from '#main/shell/window-bounds.ts';

export interface WindowOptions {
  readonly address: string;
  readonly data_dir: string;
  readonly preload: string;
  readonly icon: string;
}

const BACKGROUND = { light: '#f6f7f5', dark: '#171a1c' } as const;

export function openWindow(options: WindowOptions): BrowserWindow {
  const bounds = findBounds(
    options.data_dir,
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const window = new BrowserWindow({
    ...(bounds === null ? DEFAULT_SIZE : { x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height }),
    minWidth: 960,
    minHeight: 600,
    show: false,
    title: 'Deedproof',
    icon: join(options.icon),
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      preload: options.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  confine(window, options.address);
  rememberBounds(window, options.data_dir);
  if (bounds?.maximized === true) window.maximize();
  window.once('ready-to-show', () => window.show());
  return window;
}
