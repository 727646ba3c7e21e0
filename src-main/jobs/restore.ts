// A backup brought back over the folder in use: unpacked and checked while the service works, and put in place by the next
// start before anything is opened. What was there is set aside, never deleted.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupUnreadable, unpackBackup } from '#main/store/backup-file.ts';
import { DATABASE } from '#main/store/data-folder.ts';
import { openDb, requireSound } from '#main/store/db.ts';
import { keepEnded } from '#main/store/keep-ended.ts';
import { findSetting, putSetting } from '#main/store/settings.ts';

const NEXT = 'restore-next';
/** In the folder that is to be put in place: that it is whole, and how far putting it there has come. */
const PLAN = 'plan.json';
/** In the data folder, while a backup that cannot be opened makes way again. */
const UNDO = 'restore-undo.json';
const ROOMS = ['documents', 'staged', 'results'] as const;
/** All that a backup replaces; logs and the places of windows stay. */
const REPLACED =
  /^(?:deedproof\.db|fabric\.sqlite)(?:-wal|-shm|-journal)?$|^(?:documents|staged|results)$|^names\.jsonl$|^(?:keyring|folder)\b[\w.-]*\.json$|^tls-[\w.-]*\.pem$/;
/** Kept, so that the browser which asked for it is let in again. */
const BROWSER_SECRET = 'browser_secret';

interface Plan {
  readonly made_at: string;
  /** Inside the data folder; known once the present data is being moved there. */
  readonly set_aside?: string;
  /** All of the present data is there. */
  readonly moved?: boolean;
}

interface Undo {
  readonly restored: Restored;
  /** Inside the data folder: where the backup's files go. */
  readonly failed: string;
  readonly problem: string;
  /** All of the backup's files are there. */
  readonly moved: boolean;
}

/** What a start did with a backup that was waiting for it. */
export interface Restored {
  /** When the backup was made. */
  readonly made_at: string;
  /** The folder with what was there before; or with what could not be opened, where there was a problem. */
  readonly set_aside: string;
  /** Why the backup could not be opened and the data from before is in force. */
  readonly problem: string | null;
}

/** Whole and checked beside the data in use, or not at all. It is put in place by the next start. */
export async function prepareRestore(dataDir: string, path: string): Promise<void> {
  const desk = mkdtempSync(join(dataDir, 'restoring-'));
  try {
    const { made_at } = unpackBackup(resolve(path), desk);
    if (!existsSync(join(desk, DATABASE))) throw new BackupUnreadable(`${path} holds no database.`);
    const [now, next] = [openDb(join(dataDir, DATABASE)), openDb(join(desk, DATABASE))];
    try {
      await requireSound(next);
      const secret = await findSetting(now, BROWSER_SECRET);
      if (secret !== undefined) await putSetting(next, BROWSER_SECRET, secret);
    } finally {
      await now.destroy();
      await next.destroy();
    }
    writeWhole(join(desk, PLAN), { made_at });
    rmSync(join(dataDir, NEXT), { recursive: true, force: true });
    renameSync(desk, join(dataDir, NEXT));
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}

/** Called by a start that has the folder for itself. One that was ended in the middle is gone on with. */
export function takeRestore(dataDir: string, now: Date): Restored | null {
  if (existsSync(join(dataDir, UNDO)))
    return finishUndo(dataDir, JSON.parse(readFileSync(join(dataDir, UNDO), 'utf8')));
  const next = join(dataDir, NEXT);
  for (const name of readdirSync(dataDir).filter((one) => /^restoring-\w+$/.test(one)))
    rmSync(join(dataDir, name), { recursive: true, force: true });
  if (!existsSync(join(next, PLAN))) return null;
  const plan = JSON.parse(readFileSync(join(next, PLAN), 'utf8')) as Plan;
  const name = plan.set_aside ?? freeName(dataDir, 'set-aside', now);
  const aside = join(dataDir, name);
  if (plan.moved !== true) {
    mkdirSync(aside, { recursive: true, mode: 0o700 });
    writeWhole(join(next, PLAN), { ...plan, set_aside: name });
    moveAll(dataDir, aside, (one) => REPLACED.test(one));
    writeWhole(join(next, PLAN), { ...plan, set_aside: name, moved: true });
  }
  moveAll(next, dataDir, (one) => one !== PLAN);
  for (const room of ROOMS) mkdirSync(join(dataDir, room), { recursive: true, mode: 0o700 });
  keepEnded(join(aside, DATABASE), join(dataDir, DATABASE));
  rmSync(next, { recursive: true, force: true });
  return { made_at: plan.made_at, set_aside: aside, problem: null };
}

/** The data from before in force again, for a backup that cannot be opened; the backup's files are set aside instead. */
export function undoRestore(dataDir: string, restored: Restored, now: Date, problem: string): Restored {
  const undo = { restored, failed: freeName(dataDir, 'not-restored', now), problem, moved: false };
  writeWhole(join(dataDir, UNDO), undo);
  return finishUndo(dataDir, undo);
}

/** May be ended anywhere and gone on with: what is where says how far it came. */
function finishUndo(dataDir: string, undo: Undo): Restored {
  const { restored, problem } = undo;
  const failed = join(dataDir, undo.failed);
  if (!undo.moved) {
    mkdirSync(failed, { recursive: true, mode: 0o700 });
    moveAll(dataDir, failed, (one) => REPLACED.test(one));
    writeWhole(join(dataDir, UNDO), { ...undo, moved: true });
  }
  if (existsSync(restored.set_aside)) {
    moveAll(restored.set_aside, dataDir, () => true);
    rmdirSync(restored.set_aside);
  }
  rmSync(join(dataDir, UNDO));
  return { ...restored, set_aside: failed, problem };
}

function moveAll(from: string, to: string, isMoved: (name: string) => boolean): void {
  for (const name of readdirSync(from).filter(isMoved)) {
    // A start makes the rooms of a folder before it looks into it.
    if (ROOMS.some((room) => room === name) && existsSync(join(to, name))) {
      const empty = readdirSync(join(from, name)).length === 0;
      rmdirSync(join(empty ? from : to, name));
      if (empty) continue;
    }
    renameSync(join(from, name), join(to, name));
  }
}

function freeName(dataDir: string, what: string, now: Date): string {
  const name = `${what}-${now.toISOString().slice(0, 19).replaceAll(':', '')}`;
  let free = name;
  for (let count = 2; existsSync(join(dataDir, free)); count += 1) free = `${name}-${count}`;
  return free;
}

/** Under its name only once it is whole. */
function writeWhole(path: string, value: Plan | Undo): void {
  writeFileSync(`${path}.new`, JSON.stringify(value), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}
