// A stand-in for the electron module: it runs no browser, but keeps what it was called with and can be driven by a test.
import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export class WebContents extends EventEmitter {
  readonly sent: { channel: string; value: unknown }[] = [];
  readonly dragged: unknown[] = [];
  openHandler: ((details: { url: string }) => { action: string }) | null = null;
  mainFrame = { url: '' };
  readonly session = {
    request: null as null | ((c: unknown, permission: string, answer: (yes: boolean) => void, details: object) => void),
    check: null as null | ((c: unknown, permission: string, requesting: string) => boolean),
    device: null as null | (() => boolean),
    setPermissionRequestHandler(handler: typeof this.request): void {
      this.request = handler;
    },
    setPermissionCheckHandler(handler: typeof this.check): void {
      this.check = handler;
    },
    setDevicePermissionHandler(handler: typeof this.device): void {
      this.device = handler;
    },
  };
  send(channel: string, value: unknown): void {
    this.sent.push({ channel, value });
  }
  reloads = 0;
  reload(): void {
    this.reloads += 1;
  }
  startDrag(item: unknown): void {
    this.dragged.push(item);
  }
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly opened: BrowserWindow[] = [];
  readonly webContents = new WebContents();
  readonly progress: number[] = [];
  loaded = '';
  shown = false;
  maximized = false;
  destroyed = false;
  readonly options: Record<string, unknown>;

  constructor(options: Record<string, unknown> = {}) {
    super();
    this.options = options;
    BrowserWindow.opened.push(this);
  }
  async loadURL(address: string): Promise<void> {
    this.loaded = address;
    this.webContents.mainFrame = { url: `${address}/` };
    this.emit('ready-to-show');
  }
  show(): void {
    this.#requireAlive();
    this.shown = true;
  }
  focus(): void {
    this.#requireAlive();
    this.emit('focus');
  }
  /** As the real one: whoever still calls it has lost the application. */
  #requireAlive(): void {
    if (this.destroyed) throw new TypeError('Object has been destroyed');
  }
  maximize(): void {
    this.maximized = true;
  }
  isMaximized(): boolean {
    return this.maximized;
  }
  isMinimized(): boolean {
    return false;
  }
  isDestroyed(): boolean {
    return this.destroyed;
  }
  getNormalBounds(): object {
    return { x: 10, y: 20, width: 1200, height: 800 };
  }
  setProgressBar(value: number): void {
    this.progress.push(value);
  }
  close(): void {
    let held = false;
    this.emit('close', {
      preventDefault: () => {
        held = true;
      },
    });
    if (held) return;
    this.destroyed = true;
    this.emit('closed');
  }
}

class Application extends EventEmitter {
  readonly name = 'Deedproof';
  readonly isPackaged = true;
  readonly recent: string[] = [];
  readonly protocols: string[] = [];
  paths: Record<string, string> = {};
  first = true;
  sandboxed = false;
  exited: number | null = null;
  relaunched: { args: string[]; execPath?: string } | null = null;
  about: Record<string, unknown> = {};
  badge = 0;
  root = '';
  getAppPath(): string {
    return this.root;
  }
  getPath(name: string): string {
    return this.paths[name] ?? (name === 'temp' ? tmpdir() : '');
  }
  setPath(name: string, path: string): void {
    this.paths[name] = path;
  }
  relaunch(options: { args: string[] }): void {
    this.relaunched = options;
  }
  getVersion(): string {
    return '0.0.0-test';
  }
  readonly commandLine = { hasSwitch: () => false };
  enableSandbox(): void {
    this.sandboxed = true;
  }
  requestSingleInstanceLock(): boolean {
    return this.first;
  }
  setAsDefaultProtocolClient(scheme: string): boolean {
    this.protocols.push(scheme);
    return true;
  }
  async whenReady(): Promise<void> {}
  setAboutPanelOptions(options: Record<string, unknown>): void {
    this.about = options;
  }
  addRecentDocument(path: string): void {
    this.recent.push(path);
  }
  clearRecentDocuments(): void {
    this.recent.length = 0;
  }
  setBadgeCount(count: number): boolean {
    this.badge = count;
    return true;
  }
  quit(): void {
    let held = false;
    this.emit('will-quit', {
      preventDefault: () => {
        held = true;
      },
    });
    if (!held) this.exit(0);
  }
  exit(code: number): void {
    this.exited = code;
    this.emit('exited', code);
  }
}

export const app = new Application();

class IpcMain extends EventEmitter {
  readonly handlers = new Map<string, (event: unknown, ...values: unknown[]) => unknown>();
  handle(channel: string, handler: (event: unknown, ...values: unknown[]) => unknown): void {
    this.handlers.set(channel, handler);
  }
  removeHandler(channel: string): void {
    this.handlers.delete(channel);
  }
  /** Calls a handler as the page of a window would. */
  async invokeFrom(window: BrowserWindow, channel: string, ...values: unknown[]): Promise<unknown> {
    const event = { sender: window.webContents, senderFrame: window.webContents.mainFrame };
    return this.handlers.get(channel)?.(event, ...values);
  }
  /** What the page gets of the answer, as the preload script passes it on. */
  async askFrom(window: BrowserWindow, channel: string, ...values: unknown[]): Promise<unknown> {
    const reply = (await this.invokeFrom(window, channel, ...values)) as { value: unknown } | { trouble: string };
    if ('trouble' in reply) throw new Error(reply.trouble);
    return reply.value;
  }
}
export const ipcMain = new IpcMain();

export const dialog = {
  open: { canceled: true, filePaths: [] as string[] },
  save: { canceled: true, filePath: '' },
  answer: { response: 0 },
  asked: [] as unknown[],
  errors: [] as string[],
  async showOpenDialog(_window: unknown, options: unknown) {
    dialog.asked.push(options);
    return dialog.open;
  },
  async showSaveDialog(_window: unknown, options: unknown) {
    dialog.asked.push(options);
    return dialog.save;
  },
  async showMessageBox(window: unknown, options: unknown = window) {
    dialog.asked.push(options);
    return dialog.answer;
  },
  showErrorBox(_title: string, message: string): void {
    dialog.errors.push(message);
  },
};

export const shell = {
  revealed: [] as string[],
  opened: [] as string[],
  showItemInFolder(path: string): void {
    shell.revealed.push(path);
  },
  async openExternal(address: string): Promise<void> {
    shell.opened.push(address);
  },
  async openPath(path: string): Promise<string> {
    shell.opened.push(path);
    return '';
  },
};

export const Menu = {
  installed: null as unknown,
  setApplicationMenu(menu: unknown): void {
    Menu.installed = menu;
  },
  buildFromTemplate(template: unknown): unknown {
    return template;
  },
};

export const safeStorage = {
  encryptString: (text: string) => Buffer.from([...Buffer.from(text)].map((byte) => byte ^ 0x5a)),
  decryptString: (bytes: Buffer) => Buffer.from([...bytes].map((byte) => byte ^ 0x5a)).toString(),
};

export const screen = {
  displays: [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
  getAllDisplays: () => screen.displays,
};

export const nativeTheme = { shouldUseDarkColors: false };

export const contextBridge = {
  exposed: {} as Record<string, unknown>,
  exposeInMainWorld(name: string, value: unknown): void {
    contextBridge.exposed[name] = value;
  },
};

class IpcRenderer extends EventEmitter {
  readonly invoked: unknown[][] = [];
  readonly told: string[] = [];
  async invoke(...words: unknown[]): Promise<unknown> {
    this.invoked.push(words);
    return null;
  }
  send(channel: string): void {
    this.told.push(channel);
  }
}
export const ipcRenderer = new IpcRenderer();

/** A utility process as Electron gives it, over a plain forked one: same messages, same end. */
export class UtilityProcess extends EventEmitter {
  static readonly started: { file: string; options: Record<string, unknown> }[] = [];
  readonly #child: ChildProcess;
  readonly stderr: Readable | null;
  constructor(file: string, words: readonly string[], options: Record<string, unknown>) {
    super();
    UtilityProcess.started.push({ file, options });
    this.#child = fork(file, [...words], {
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        '--import',
        join(import.meta.dirname, 'as-utility-process.ts'),
      ],
      env: { PATH: process.env.PATH },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.stderr = this.#child.stderr;
    this.#child.on('message', (message) => this.emit('message', message));
    this.#child.on('close', (code) => this.emit('exit', code));
  }
  get pid(): number | undefined {
    return this.#child.pid;
  }
  postMessage(message: unknown): void {
    this.#child.send(message as object);
  }
  kill(): boolean {
    return this.#child.kill();
  }
}

export const utilityProcess = {
  fork: (file: string, words: readonly string[], options: Record<string, unknown>) =>
    new UtilityProcess(file, words, options),
};
