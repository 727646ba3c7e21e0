// The desktop: one window, and the embedded service that the window and office tools share.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, ipcMain, Menu } from 'electron';
import { type App, closeApp, countWork } from '#main/app.ts';
import { type RunningService, startService } from '#main/service/server.ts';
import { answerBridge, readFiles } from '#main/shell/bridge-handlers.ts';
import { CHANNEL } from '#main/shell/channels.ts';
import { type Handed, type HandOver, PROTOCOL } from '#main/shell/handed-files.ts';
import { installMenu } from '#main/shell/menu.ts';
import { openWithPerson } from '#main/shell/open-with-person.ts';
import { type RecentDocuments, recentDocuments } from '#main/shell/recent-documents.ts';
import { relaunch } from '#main/shell/relaunch.ts';
import { revivePage } from '#main/shell/revive-page.ts';
import { keychainBox } from '#main/shell/secret-box.ts';
import { lookForUpdates } from '#main/shell/updates.ts';
import { utilityWorker } from '#main/shell/utility-worker.ts';
import { openWindow } from '#main/shell/window.ts';
import { agreeToQuit, type WorkWatch, watchWork } from '#main/shell/work-watch.ts';

const ROOT = app.getAppPath();
const ICON = join(ROOT, 'resources', 'icons', 'icon-256.png');

interface Desktop {
  readonly app: App;
  readonly service: RunningService;
  readonly window: BrowserWindow;
  readonly watch: WorkWatch;
  readonly drag_dir: string;
}

export async function openDesktop(data_dir: string, handOver: HandOver): Promise<void> {
  app.setAsDefaultProtocolClient(PROTOCOL);
  app.on('web-contents-created', (_event, contents) =>
    contents.on('will-attach-webview', (event) => event.preventDefault()),
  );
  app.on('window-all-closed', () => app.quit());
  Menu.setApplicationMenu(null);
  const opened = await openWithPerson({ data_dir, launch_worker: utilityWorker, secret_box: keychainBox });
  if (opened === null) return app.exit(0);
  const anew: { now: () => void } = { now: () => undefined };
  const service = await startService(opened, {
    port: opened.config.port,
    renderer_dir: join(ROOT, 'out', 'renderer'),
    restart: () => anew.now(),
  });
  const preload = join(ROOT, 'out', 'preload', 'preload.cjs');
  const window = openWindow({ address: service.address, data_dir, preload, icon: ICON });
  const drag_dir = mkdtempSync(join(app.getPath('temp'), 'deedproof-drag-'));
  const recent = furnishWindow(window, { opened, service, handOver, drag_dir });
  passOn(window, handOver, recent);
  const watch = watchWork(
    window,
    () => countWork(opened),
    (count) => app.setBadgeCount(count),
  );
  anew.now = closeWithCare({ app: opened, service, window, watch, drag_dir }, handOver);
  // A page that dies while it is loaded is brought back like any other.
  await window.loadURL(service.address).catch((problem: unknown) => opened.log.warn({ err: problem }, 'first page'));
  await lookForUpdates(process.resourcesPath ?? '', (problem) => opened.log.warn({ err: problem }, 'update feed'));
}

interface Furniture {
  readonly opened: App;
  readonly service: RunningService;
  readonly handOver: HandOver;
  readonly drag_dir: string;
}

/** The menu, the bridge and what the system shows of the application. */
function furnishWindow(window: BrowserWindow, { opened, service, handOver, drag_dir }: Furniture): RecentDocuments {
  const menu = () =>
    installMenu(window, {
      logs_dir: join(opened.config.data_dir, 'logs'),
      api_address: `${service.address}/api`,
      recent,
      open: (path) => handOver.again({ paths: [path], place: null }),
    });
  const recent = recentDocuments(opened.config.data_dir, menu);
  menu();
  const { address, session_token: token } = service;
  answerBridge(window, { address, token, drag_icon: ICON, drag_dir, recent });
  app.setAboutPanelOptions({
    applicationName: 'Deedproof',
    applicationVersion: app.getVersion(),
    copyright: 'Apache-2.0. Licences of what it is built on are under Settings, About.',
    iconPath: ICON,
  });
  return recent;
}

/** Gives the page what the system handed over, whenever it listens. */
function passOn(window: BrowserWindow, handOver: HandOver, recent: RecentDocuments): void {
  const take = ({ paths, place }: Handed) => {
    if (paths.length > 0) window.webContents.send(CHANNEL.files, readFiles(paths, recent));
    if (place !== null) window.webContents.send(CHANNEL.command, `go:${place}`);
  };
  ipcMain.on(CHANNEL.ready, () => handOver.takenBy(take));
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) handOver.hold();
  });
  revivePage(window, () => handOver.hold());
  handOver.shownBy(() => {
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  });
}

/** Gives the way to start anew, which asks nobody: whoever asked for it has been asked. */
function closeWithCare(open: Desktop, handOver: HandOver): () => void {
  let agreed = false;
  let again = false;
  const agree = async () => {
    // Work that cannot be counted is no reason to keep a window open.
    agreed = await agreeToQuit(open.window, await open.watch.busy().catch(() => 0));
    if (agreed) open.window.close();
  };
  open.window.on('close', (event) => {
    if (agreed) return;
    event.preventDefault();
    void agree();
  });
  // From here on a start is one for the next process.
  open.window.on('closed', () => {
    handOver.hold();
    handOver.shownBy(() => undefined);
  });
  let closing = false;
  app.on('will-quit', (event) => {
    if (closing) return;
    closing = true;
    event.preventDefault();
    void closeDown(open).finally(() => {
      const rest = handOver.rest();
      if (rest !== null || again) relaunch(rest ?? { paths: [], place: null });
      app.exit(0);
    });
  });
  return () => {
    [agreed, again] = [true, true];
    open.window.close();
  };
}

async function closeDown(open: Desktop): Promise<void> {
  open.watch.stop();
  rmSync(open.drag_dir, { recursive: true, force: true });
  await open.service.close();
  await closeApp(open.app);
}
