// PUT /v1/local/settings: some settings changed, the others as they were. A new port takes effect at the next start.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';
import { lockName } from '#main/store/dialect.ts';
import { readPreferences, writePreferences } from '#main/store/settings.ts';

export const putSettings = route(endpoints.putSettings, async ({ body }, { app }) => {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const settings = await app.db.transaction().execute(async (db) => {
    await lockName(db, 'settings');
    // As they stand: another service on the same database may have changed others.
    const changed = { ...(await readPreferences(db, app.settings)), ...given };
    await writePreferences(db, changed);
    return changed;
  });
  app.settings = settings;
  return settings;
});
