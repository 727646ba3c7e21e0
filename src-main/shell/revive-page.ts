// A page whose process died comes back by itself: where it was, with the corrections that were pending.
import { app, type BrowserWindow, dialog } from 'electron';

/** A reload inside the event would end the main process too. */
const RELOAD_AFTER_MS = 200;
/** A page that dies so often within so long is not brought back without asking. */
const MOST_DEATHS = 3;
const WITHIN_MS = 60_000;

/** `lost` is told that nobody listens until the page is ready again. */
export function revivePage(window: BrowserWindow, lost: () => void): void {
  let deaths: number[] = [];
  const reload = () => {
    if (!window.isDestroyed()) window.webContents.reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    lost();
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < WITHIN_MS), now];
    if (deaths.length <= MOST_DEATHS) setTimeout(reload, RELOAD_AFTER_MS);
    else setTimeout(() => void askToGoOn(window).then((again) => (again ? reload() : app.quit())), RELOAD_AFTER_MS);
  });
}

async function askToGoOn(window: BrowserWindow): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    buttons: ['Show It Again', 'Quit'],
    defaultId: 0,
    cancelId: 1,
    message: 'The window stopped working several times.',
    detail: 'Documents and results are safe: what is being read goes on.',
  });
  return response === 0;
}
