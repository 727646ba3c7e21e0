// Where several services share a database, a setting that is changed at one of them holds at all of them soon after.
import type { App } from '#main/app.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { readPreferences } from '#main/store/settings.ts';

const EVERY_MS = 5000;

/** Gives what ends it. */
export function followSettings(app: App, every_ms = EVERY_MS): () => void {
  if (!isPostgres(app.db)) return () => undefined;
  const look = async () => {
    try {
      const before = app.settings;
      const now = await readPreferences(app.db, before);
      // What was changed here meanwhile is newer than what was read.
      if (app.settings === before) app.settings = now;
    } catch (fault) {
      app.log.warn({ err: fault }, 'the settings could not be looked up');
    }
  };
  const timer = setInterval(() => void look(), every_ms);
  timer.unref();
  return () => clearInterval(timer);
}
