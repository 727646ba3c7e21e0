// The desktop: one instance, one window, and the embedded service that the window and office tools share.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog, ipcMain, Menu } from 'electron';
import { clientOf, type Fetch } from '#core/api/client.ts';
import { type App, type AppOptions, closeApp, openApp } from '#main/app.ts';
import { isCommand, runCommandLine } from '#main/cli/command-line.ts';
import { hostedBy } from '#main/cli/with-app.ts';
import { type RunningService, startService } from '#main/service/server.ts';
import { answerBridge, readFiles } from '#main/shell/bridge-handlers.ts';
import { CHANNEL } from '#main/shell/channels.ts';
import { filesOf, findPlace, PROTOCOL } from '#main/shell/handed-files.ts';
import { installMenu } from '#main/shell/menu.ts';
import { type RecentDocuments, recentDocuments } from '#main/shell/recent-documents.ts';
import { platformSecretBox } from '#main/shell/secret-box.ts';
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
  readonly recent: RecentDocuments;
  readonly drag_dir: string;
}

let desktop: Desktop | null = null;
let pageReady = false;
let waiting: string[] = filesOf(process.argv.slice(1));
let place: string | null = findPlace(process.argv);

app.enableSandbox();

const words = process.argv.slice(app.isPackaged ? 1 : 2);
if (isCommand(words)) void runHeadless(words);
else if (app.requestSingleInstanceLock()) run();
else app.quit();

/** The installed application is also its own command line. */
async function runHeadless(command: readonly string[]): Promise<void> {
  await app.whenReady();
  hostedBy(hostOptions());
  await runCommandLine(command);
  app.exit(Number(process.exitCode ?? 0));
}

/** What Electron brings to the application: its folder, the system's keychain, and utility processes. */
function hostOptions(): AppOptions {
  const box = platformSecretBox();
  return {
    data_dir: app.getPath('userData'),
    launch_worker: utilityWorker,
    ...(box === null ? {} : { secret_box: box }),
  };
}

function run(): void {
  app.setAsDefaultProtocolClient(PROTOCOL);
  app.on('second-instance', (_event, argv) => {
    handOver(filesOf(argv.slice(1)), findPlace(argv));
    desktop?.window.show();
    desktop?.window.focus();
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    handOver([path], null);
  });
  app.on('open-url', (event, address) => {
    event.preventDefault();
    handOver([], findPlace([address]));
  });
  app.on('web-contents-created', (_event, contents) =>
    contents.on('will-attach-webview', (event) => event.preventDefault()),
  );
  ipcMain.on(CHANNEL.ready, () => {
    pageReady = true;
    handOver([], null);
  });
  app.on('window-all-closed', () => app.quit());
  app.whenReady().then(open).catch(failToOpen);
}

async function open(): Promise<void> {
  Menu.setApplicationMenu(null);
  const opened = await openApp(hostOptions());
  const service = await startService(opened, {
    port: opened.config.port,
    renderer_dir: join(ROOT, 'out', 'renderer'),
  });
  const window = openWindow({
    address: service.address,
    data_dir: opened.config.data_dir,
    preload: join(ROOT, 'out', 'preload', 'preload.cjs'),
    icon: ICON,
  });
  const menu = () =>
    installMenu(window, {
      logs_dir: join(opened.config.data_dir, 'logs'),
      api_address: `${service.address}/api`,
      recent,
      open: (path) => handOver([path], null),
    });
  const recent = recentDocuments(opened.config.data_dir, menu);
  menu();
  const drag_dir = mkdtempSync(join(app.getPath('temp'), 'deedproof-drag-'));
  const { address, session_token: token } = service;
  answerBridge(window, { address, token, drag_icon: ICON, drag_dir, recent });
  app.setAboutPanelOptions({
    applicationName: 'Deedproof',
    applicationVersion: app.getVersion(),
    copyright: 'Apache-2.0. Licences of what it is built on are under Settings, About.',
    website: service.address,
  });
  const client = clientOf(service.address, service.session_token, fetch as unknown as Fetch);
  const watch = watchWork(window, client, (count) => app.setBadgeCount(count));
  desktop = { app: opened, service, window, watch, recent, drag_dir };
  closeWithCare(desktop);
  await window.loadURL(service.address);
  await lookForUpdates(process.resourcesPath ?? '', (problem) => opened.log.warn({ err: problem }, 'update feed'));
}

function closeWithCare(open: Desktop): void {
  let agreed = false;
  open.window.on('close', (event) => {
    if (agreed || open.watch.busy() === 0) return;
    event.preventDefault();
    void agreeToQuit(open.window, open.watch.busy()).then((quit) => {
      agreed = quit;
      if (quit) open.window.close();
    });
  });
  let closing = false;
  app.on('will-quit', (event) => {
    if (closing) return;
    closing = true;
    event.preventDefault();
    open.watch.stop();
    rmSync(open.drag_dir, { recursive: true, force: true });
    void open.service
      .close()
      .then(() => closeApp(open.app))
      .finally(() => app.exit(0));
  });
}

/** Gives the page what the system handed over, now or once it listens. */
function handOver(paths: readonly string[], where: string | null): void {
  waiting = [...waiting, ...paths];
  place = where ?? place;
  if (desktop === null || !pageReady) return;
  if (waiting.length > 0) desktop.window.webContents.send(CHANNEL.files, readFiles(waiting, desktop.recent));
  if (place !== null) desktop.window.webContents.send(CHANNEL.command, `go:${place}`);
  waiting = [];
  place = null;
}

function failToOpen(problem: unknown): void {
  dialog.showErrorBox('Deedproof could not start', problem instanceof Error ? problem.message : String(problem));
  app.exit(1);
}
