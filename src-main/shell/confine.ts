// What the page may not do: leave its address, open windows, or ask for the machine's camera, place and the rest.
import { type BrowserWindow, shell } from 'electron';

/** Denies everything outside the service's origin, by Electron's security checklist. */
export function confine(window: BrowserWindow, address: string): void {
  const { origin } = new URL(address);
  const contents = window.webContents;
  const keepHere = (event: { preventDefault(): void }, target: string) => {
    if (originOf(target) !== origin) event.preventDefault();
  };
  contents.on('will-navigate', (event) => keepHere(event, event.url));
  contents.on('will-redirect', (event) => keepHere(event, event.url));
  contents.on('will-frame-navigate', (event) => keepHere(event, event.url));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    // The documentation and the contract are read in the person's own browser; they need no session.
    if (isReading(url, origin)) void shell.openExternal(url);
    return { action: 'deny' };
  });
  contents.session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(mayUse(permission, details.requestingUrl, origin)),
  );
  contents.session.setPermissionCheckHandler((_contents, permission, requesting) =>
    mayUse(permission, requesting, origin),
  );
  contents.session.setDevicePermissionHandler(() => false);
}

function isReading(address: string, origin: string): boolean {
  return originOf(address) === origin && /^\/(?:api$|docs\/)/.test(new URL(address).pathname);
}

/** Copying an address or a key, and telling that a long reading has ended, are all that the page may ask of the system. */
const FAVOURS: readonly string[] = ['clipboard-sanitized-write', 'notifications'];

function mayUse(permission: string, requesting: string, origin: string): boolean {
  return FAVOURS.includes(permission) && originOf(requesting) === origin;
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
