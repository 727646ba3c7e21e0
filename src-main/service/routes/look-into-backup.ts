// POST /v1/local/backups/look: what a backup holds, once every byte of it is checked.
import { endpoints } from '#core/api/endpoints.ts';
import { lookIntoApart } from '#main/service/backup/backup-work.ts';
import { requireWhole } from '#main/service/requests/whole-path.ts';
import { route } from '#main/service/route.ts';

export const lookIntoBackup = route(endpoints.lookIntoBackup, async ({ body: { path } }) => {
  requireWhole(path);
  return { path, ...(await lookIntoApart(path)) };
});
