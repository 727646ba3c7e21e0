// POST /v1/local/backups/look: what a backup holds, once every byte of it is checked.
import { endpoints } from '#core/api/endpoints.ts';
import { lookIntoApart } from '#main/service/backup-work.ts';
import { route } from '#main/service/route.ts';
import { requireWhole } from '#main/service/whole-path.ts';

export const lookIntoBackup = route(endpoints.lookIntoBackup, async ({ body: { path } }) => {
  requireWhole(path);
  return { path, ...(await lookIntoApart(path)) };
});
