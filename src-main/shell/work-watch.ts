// What is under way: the progress on dock or task bar, and the question before quitting.
import { type BrowserWindow, dialog } from 'electron';

const LOOK_EVERY_MS = 1000;

export interface WorkWatch {
  /** As of now. */
  busy(): Promise<number>;
  stop(): void;
}

/** Shows an indeterminate bar while documents are read, and how many on the dock. */
export function watchWork(
  window: BrowserWindow,
  count: () => Promise<{ running: number; queued: number }>,
  setBadge: (count: number) => void,
): WorkWatch {
  let most = 0;
  const look = async () => {
    const { running, queued } = await count();
    const busy = running + queued;
    most = busy === 0 ? 0 : Math.max(most, busy);
    if (window.isDestroyed()) return busy;
    window.setProgressBar(busy === 0 ? -1 : most <= 1 ? 2 : 1 - busy / most);
    setBadge(busy);
    return busy;
  };
  // A look that fails (the service is closing) shows nothing and is tried again.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  return { busy: look, stop: () => clearInterval(timer) };
}

/** True to quit. Work under way is handed back to the queue and goes on at the next start. */
export async function agreeToQuit(window: BrowserWindow, busy: number): Promise<boolean> {
  if (busy === 0) return true;
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    buttons: ['Keep Reading', 'Quit'],
    defaultId: 0,
    cancelId: 0,
    message: busy === 1 ? 'One document is still being read.' : `${busy} documents are still being read.`,
    detail: 'Nothing is lost: they go on at the next start.',
  });
  return response === 1;
}
