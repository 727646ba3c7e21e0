// Updates, only for an installation that was packaged with a feed: offline offices have none.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the packager beside the application when a feed was named, and not otherwise. */
const FEED_FILE = 'app-update.yml';

/** Looks for a newer version once; the system tells the person when one is ready. */
export async function lookForUpdates(resources: string, report: (problem: unknown) => void): Promise<boolean> {
  if (!existsSync(join(resources, FEED_FILE))) return false;
  try {
    // Brought in only here: an installation without a feed never loads it. It is CommonJS, and names nothing to import.
    const { autoUpdater } = (await import('electron-updater')).default;
    await autoUpdater.checkForUpdatesAndNotify();
  } catch (problem) {
    // A feed that is out of reach is no reason to disturb anybody's work.
    report(problem);
  }
  return true;
}
