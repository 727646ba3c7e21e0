// The shell's side of the bridge. Every call is checked for who sends it and what it carries.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BrowserWindow, dialog, type IpcMainInvokeEvent, ipcMain, shell } from 'electron';
import { z } from 'zod';
import type { PickedFile } from '#core/api/bridge.ts';
import { type BridgeReply, CHANNEL } from '#main/shell/channels.ts';
import { fileTroubleOf } from '#main/shell/file-trouble.ts';
import type { RecentDocuments } from '#main/shell/recent-documents.ts';

const MAX_FILE_BYTES = 512 * 1024 * 1024;
const FileName = z.string().min(1).max(255);
const FileBytes = z.instanceof(Uint8Array<ArrayBuffer>).refine((bytes) => bytes.byteLength <= MAX_FILE_BYTES);

const FILTERS = {
  documents: [
    { name: 'Documents', extensions: ['pdf', 'tif', 'tiff', 'png', 'jpg', 'jpeg', 'txt'] },
    { name: 'All files', extensions: ['*'] },
  ],
  held: [{ name: 'Extraction files', extensions: ['deedproof', 'json'] }],
  fabric: [
    { name: 'Survey fabric', extensions: ['gpkg', 'geojson', 'json', 'zip', 'shp'] },
    { name: 'All files', extensions: ['*'] },
  ],
} as const;
/** A page of the web, or of this machine: nothing that would start a program. */
const PageAddress = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost';
});
const PickKind = z.enum(['documents', 'held', 'fabric']);

export interface BridgeService {
  readonly address: string;
  readonly token: string;
  readonly drag_icon: string;
  /** For what is dragged out; emptied when the application quits. */
  readonly drag_dir: string;
  readonly recent: RecentDocuments;
}

/** Answers the page of `window`, and no other sender. */
export function answerBridge(window: BrowserWindow, service: BridgeService): void {
  const saved = new Set<string>();
  const { origin } = new URL(service.address);
  const handle = <Arguments extends z.ZodTuple>(
    channel: string,
    shape: Arguments,
    answer: (...values: z.output<Arguments>) => unknown,
  ) => {
    ipcMain.removeHandler(channel);
    ipcMain.handle(channel, async (event, ...values: unknown[]): Promise<BridgeReply> => {
      checkSender(event, window, origin);
      try {
        return { value: await answer(...(shape.parse(values) as z.output<Arguments>)) };
      } catch (problem) {
        const trouble = fileTroubleOf(problem);
        if (trouble === null) throw problem;
        return { trouble };
      }
    });
  };
  handle(CHANNEL.service, z.tuple([]), () => ({ address: service.address, token: service.token }));
  handle(CHANNEL.pickFiles, z.tuple([PickKind]), (kind) => pickFiles(window, kind, service.recent));
  handle(CHANNEL.saveFile, z.tuple([FileName, FileBytes]), async (name, bytes) => {
    const path = await saveFile(window, name, bytes);
    if (path === null) return null;
    service.recent.add(path);
    saved.add(path);
    return path;
  });
  handle(CHANNEL.reveal, z.tuple([z.string()]), (path) => {
    // Only what this window saved may be shown: the page names no other path.
    if (saved.has(path)) shell.showItemInFolder(path);
  });
  handle(CHANNEL.openPage, z.tuple([PageAddress]), (address) => shell.openExternal(address));
  handle(CHANNEL.dragOut, z.tuple([FileName, FileBytes]), (name, bytes) => {
    const file = join(mkdtempSync(join(service.drag_dir, 'drag-')), basename(name));
    writeFileSync(file, bytes);
    window.webContents.startDrag({ file, icon: service.drag_icon });
  });
}

function checkSender(event: IpcMainInvokeEvent, window: BrowserWindow, origin: string): void {
  const frame = event.senderFrame;
  const trusted =
    event.sender === window.webContents &&
    frame !== null &&
    frame === window.webContents.mainFrame &&
    new URL(frame.url).origin === origin;
  if (!trusted) throw new Error('This page may not ask the shell for anything.');
}

async function pickFiles(
  window: BrowserWindow,
  kind: z.infer<typeof PickKind>,
  recent: RecentDocuments,
): Promise<PickedFile[]> {
  const picked = await dialog.showOpenDialog(window, {
    properties: ['openFile', 'multiSelections'],
    filters: FILTERS[kind].map((filter) => ({ name: filter.name, extensions: [...filter.extensions] })),
  });
  return picked.canceled ? [] : readFiles(picked.filePaths, recent);
}

/** The files at these paths, each remembered among the recent documents. One that cannot be read is named. */
export function readFiles(paths: readonly string[], recent: RecentDocuments): PickedFile[] {
  return paths.flatMap((path) => {
    try {
      const bytes = Uint8Array.from(readFileSync(path));
      recent.add(path);
      return [{ name: basename(path), bytes }];
    } catch (problem) {
      dialog.showErrorBox('That file could not be opened', fileTroubleOf(problem) ?? path);
      return [];
    }
  });
}

/** Where it was saved; null when the person thought better of it. */
async function saveFile(window: BrowserWindow, name: string, bytes: Uint8Array): Promise<string | null> {
  const choice = await dialog.showSaveDialog(window, { defaultPath: basename(name) });
  if (choice.canceled || choice.filePath === '') return null;
  writeOrLeave(choice.filePath, bytes);
  return choice.filePath;
}

/** A new file that could not be written whole is taken away again. */
function writeOrLeave(path: string, bytes: Uint8Array): void {
  const known = existsSync(path);
  try {
    writeFileSync(path, bytes);
  } catch (fault) {
    if (!known) rmSync(path, { force: true });
    throw fault;
  }
}
