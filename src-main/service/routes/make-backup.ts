// POST /v1/local/backups: one file of the whole data folder, where the person at this machine wants it.
import { endpoints } from '#core/api/endpoints.ts';
import { requireOwnFile } from '#main/jobs/server-backup.ts';
import { makeBackupApart } from '#main/service/backup/backup-work.ts';
import { requireWhole } from '#main/service/requests/whole-path.ts';
import { route } from '#main/service/route.ts';

export const makeBackup = route(endpoints.makeBackup, async ({ body: { path } }, { app }) => {
  requireWhole(path);
  requireOwnFile(app.config);
  const { files, bytes, missing } = await makeBackupApart(app, path);
  return { path, files, bytes, missing };
});
