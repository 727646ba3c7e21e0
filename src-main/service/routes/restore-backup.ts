// POST /v1/local/backups/restore: a backup takes the place of the present data at the start that follows.
import { endpoints } from '#core/api/endpoints.ts';
import { requireOwnFile } from '#main/jobs/server-backup.ts';
import { prepareRestoreApart } from '#main/service/backup/backup-work.ts';
import { requireWhole } from '#main/service/requests/whole-path.ts';
import { route } from '#main/service/route.ts';

/** The answer has to be out before the service goes. */
const LEAVE_MS = 300;

export const restoreBackup = route(endpoints.restoreBackup, async ({ body: { path } }, { app, restart }) => {
  requireWhole(path);
  requireOwnFile(app.config);
  await prepareRestoreApart(app, path);
  if (restart !== null) setTimeout(restart, LEAVE_MS);
  return { path, restarts: restart !== null };
});
