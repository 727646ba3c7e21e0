// Where the desktop keeps its data: in the folder that the command line and the service use too, from before the first
// window. What Chromium keeps for itself has a room of its own there.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { defaultDataDir } from '#main/config.ts';

const DATABASE = 'deedproof.db';
/** All that is ours in a folder that was shared with Chromium. */
const OURS =
  /^(documents|staged|results|logs|lost-and-found|(keyring|folder|recent)\.json|(deedproof\.db|fabric\.sqlite).*)$/;

/** The data folder. Must come before anything asks Electron for its own. */
export function settleDataFolder(): string {
  const data_dir = defaultDataDir();
  const former = app.getPath('userData');
  moveIn(former, data_dir);
  const room = join(data_dir, 'window');
  mkdirSync(room, { recursive: true, mode: 0o700 });
  app.setPath('userData', room);
  return data_dir;
}

/** Data of a version that kept it in Electron's folder; never over a database that is there. */
function moveIn(former: string, data_dir: string): void {
  if (existsSync(join(data_dir, DATABASE)) || !existsSync(join(former, DATABASE))) return;
  mkdirSync(data_dir, { recursive: true, mode: 0o700 });
  const names = readdirSync(former).filter((name) => OURS.test(name) && name !== DATABASE);
  // The database comes last: once it is there, the move is done.
  for (const name of [...names, DATABASE]) move(join(former, name), join(data_dir, name));
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EXDEV')) throw fault;
    // On another disk: a copy, and what was there stays.
    cpSync(from, to, { recursive: true });
  }
}
