// The application menu with each platform's own conventions. Commands go to the page by name.
import { basename } from 'node:path';
import { app, type BrowserWindow, Menu, type MenuItemConstructorOptions, shell } from 'electron';
import { CHANNEL } from '#main/shell/channels.ts';
import type { RecentDocuments } from '#main/shell/recent-documents.ts';

export interface MenuOptions {
  readonly logs_dir: string;
  readonly api_address: string;
  readonly recent: RecentDocuments;
  open(path: string): void;
}

export function installMenu(window: BrowserWindow, options: MenuOptions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(window, options, process.platform)));
}

/** The template for a platform, so that each can be looked at on any. */
export function menuTemplate(
  window: BrowserWindow,
  options: MenuOptions,
  platform: NodeJS.Platform,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const command = (label: string, name: string, accelerator?: string): MenuItemConstructorOptions => ({
    label,
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => window.webContents.send(CHANNEL.command, name),
  });
  return [
    ...(mac ? [macApplicationMenu(command)] : []),
    fileMenu(command, mac, options),
    editMenu(command),
    viewMenu(command),
    { role: 'windowMenu' },
    helpMenu(command, options, mac),
  ];
}

type CommandItem = (label: string, name: string, accelerator?: string) => MenuItemConstructorOptions;

function macApplicationMenu(command: CommandItem): MenuItemConstructorOptions {
  return {
    label: app.name,
    submenu: [
      { role: 'about' },
      { type: 'separator' },
      command('Settings…', 'settings', 'Cmd+,'),
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  };
}

function fileMenu(command: CommandItem, mac: boolean, options: MenuOptions): MenuItemConstructorOptions {
  return {
    label: '&File',
    submenu: [
      command('Open…', 'open', 'CmdOrCtrl+O'),
      mac
        ? { label: 'Open Recent', role: 'recentDocuments', submenu: [{ role: 'clearRecentDocuments' }] }
        : recentMenu(options),
      command('Paste Description…', 'paste-text', 'CmdOrCtrl+Shift+V'),
      { type: 'separator' },
      command('Export Certificate…', 'export-certificate', 'CmdOrCtrl+E'),
      command('Export DXF…', 'export-dxf'),
      command('Export GeoPackage…', 'export-geopackage'),
      command('Export As…', 'export', 'CmdOrCtrl+Shift+E'),
      { type: 'separator' },
      ...(mac
        ? [{ role: 'close' } as const]
        : [command('Settings…', 'settings', 'Ctrl+,'), { type: 'separator' } as const, { role: 'quit' } as const]),
    ],
  };
}

/** Only a Mac fills such a menu by itself. */
function recentMenu({ recent, open }: MenuOptions): MenuItemConstructorOptions {
  const documents = recent.list().map((path) => ({ label: basename(path), toolTip: path, click: () => open(path) }));
  return {
    label: 'Open Recent',
    enabled: documents.length > 0,
    submenu: [...documents, { type: 'separator' }, { label: 'Clear Menu', click: () => recent.clear() }],
  };
}

function editMenu(command: CommandItem): MenuItemConstructorOptions {
  return {
    label: '&Edit',
    submenu: [
      command('Undo', 'undo', 'CmdOrCtrl+Z'),
      command('Redo', 'redo', process.platform === 'darwin' ? 'Cmd+Shift+Z' : 'Ctrl+Y'),
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  };
}

function viewMenu(command: CommandItem): MenuItemConstructorOptions {
  return {
    label: '&View',
    submenu: [
      command('Library', 'library', 'CmdOrCtrl+1'),
      command('Map', 'map', 'CmdOrCtrl+2'),
      command('Find a Command or Document…', 'palette', 'CmdOrCtrl+K'),
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  };
}

function helpMenu(command: CommandItem, options: MenuOptions, mac: boolean): MenuItemConstructorOptions {
  return {
    role: 'help',
    submenu: [
      command('Manual', 'help', 'F1'),
      command('Keyboard Shortcuts', 'shortcuts'),
      command('Take the Tour', 'tour'),
      { type: 'separator' },
      { label: 'API of This Machine', click: () => void shell.openExternal(options.api_address) },
      { label: 'Show Logs Folder', click: () => void shell.openPath(options.logs_dir) },
      ...(mac ? [] : [{ type: 'separator' } as const, { role: 'about' } as const]),
    ],
  };
}
