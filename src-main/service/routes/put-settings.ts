// PUT /v1/local/settings: some settings changed, the others as they were. A new port takes effect at the next start.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';
import { writePreferences } from '#main/store/settings.ts';

export const putSettings = route(endpoints.putSettings, async ({ body }, { app }) => {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const settings = { ...app.settings, ...given };
  await writePreferences(app.db, settings);
  app.settings = settings;
  return settings;
});
