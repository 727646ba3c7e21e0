// POST /v1/local/backups: one file of the whole data folder, where the person at this machine wants it.
import { isAbsolute } from 'node:path';
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { makeBackup as makeFile, PlaceTaken } from '#main/jobs/backup.ts';
import { route } from '#main/service/route.ts';

export const makeBackup = route(endpoints.makeBackup, async ({ body: { path } }, { app }) => {
  if (!isAbsolute(path)) throw new Refusal('not_permitted', {}, 'Name the file by its whole path, from the root on.');
  try {
    const { version } = app.config;
    const { files, bytes, missing } = await makeFile(app.folder.path, path, { version, now: app.now() });
    return { path, files, bytes, missing };
  } catch (fault) {
    const said = fault instanceof PlaceTaken ? fault.message : unwritten(path, fault);
    if (said === null) throw fault;
    throw new Refusal('not_permitted', {}, said);
  }
});

/** Null for anything but a place that takes no file. */
function unwritten(path: string, fault: unknown): string | null {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code)) return `${path} could not be made: the disk is full.`;
  if (/^(ENOENT|ENOTDIR)/.test(code)) return `${path} could not be made: there is no such folder.`;
  if (/^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|IOERR))/.test(code))
    return `${path} could not be made: that place may not be written.`;
  return null;
}
