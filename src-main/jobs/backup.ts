// One file of a whole data folder, made while a service may be at work in it, and a folder made of such a file.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { knownFiles } from '#main/jobs/strays.ts';
import {
  type BackupFacts,
  type BackupFile,
  BackupUnreadable,
  checkBackup,
  unpackBackup,
  writeBackup,
} from '#main/store/backup-file.ts';
import { DATABASE } from '#main/store/data-folder.ts';
import { copyDatabase, openDb, requireSound } from '#main/store/db.ts';
import { findDatabaseRecord } from '#main/store/folder-record.ts';

/** A backup would overwrite something, or be restored over something: a person has to name another place. */
export class PlaceTaken extends Error {
  override name = 'PlaceTaken';
}

export interface MadeBackup extends BackupFacts {
  /** Files that rows name and that were gone already. */
  readonly missing: number;
}

const ROOMS = ['documents', 'results', 'staged'] as const;
const FABRIC = 'fabric.sqlite';
/** Documents come and go while the service works: after so many tries what is missing was missing before. */
const TRIES = 4;

interface BackupOptions {
  readonly version: string;
  readonly now: Date;
}

/** Never over a file that is there. What was begun and not finished is taken away again. */
export async function makeBackup(dataDir: string, target: string, options: BackupOptions): Promise<MadeBackup> {
  const path = resolve(target);
  if (existsSync(path)) throw new PlaceTaken(`${path} is there already. Name a file that is not.`);
  if (!existsSync(join(dataDir, DATABASE))) throw new PlaceTaken(`${dataDir} is no data folder of Deedproof.`);
  sweepDesks(dataDir, options.now);
  const desk = mkdtempSync(join(dataDir, 'backup-'));
  const part = `${path}.part`;
  try {
    const { files, missing } = await gather(dataDir, desk);
    writeBackup(part, files, { made_at: options.now.toISOString(), version: options.version });
    const facts = checkBackup(part);
    renameSync(part, path);
    return { ...facts, missing };
  } finally {
    rmSync(desk, { recursive: true, force: true });
    rmSync(part, { force: true });
  }
}

const A_DAY_MS = 86_400_000;

/** What backups left in the folder that were ended in the middle; one that is under way is younger. */
function sweepDesks(dataDir: string, now: Date): void {
  for (const name of readdirSync(dataDir).filter((one) => /^backup-\w+$/.test(one))) {
    const age_ms = now.getTime() - statSync(join(dataDir, name)).mtimeMs;
    if (age_ms > A_DAY_MS) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * The databases as of one moment, and the files that their rows name. Files are held on to before and after that moment,
 * since reading a document takes one away and puts another in its place.
 */
async function gather(dataDir: string, desk: string): Promise<{ files: BackupFile[]; missing: number }> {
  const held = new Map<string, string>();
  let missing: string[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    rmSync(join(desk, DATABASE), { force: true });
    holdFiles(dataDir, desk, held);
    await copyDatabase(join(dataDir, DATABASE), join(desk, DATABASE));
    holdFiles(dataDir, desk, held);
    const db = openDb(join(desk, DATABASE));
    try {
      await requireSound(db);
      const record = await findDatabaseRecord(db);
      if (record !== null) writeFileSync(join(desk, 'folder.json'), `${JSON.stringify(record, null, 2)}\n`);
      const known = [...(await knownFiles({ db }))].filter((name) => !name.endsWith('.part'));
      missing = known.filter((name) => !held.has(name) && !isMade(name));
      if (missing.length === 0 || tries === TRIES - 1) {
        const files = known.flatMap((name): BackupFile[] => {
          const path = held.get(name);
          return path === undefined ? [] : [{ name, path }];
        });
        return { files: [...(await ownFiles(dataDir, desk)), ...files], missing: missing.length };
      }
    } finally {
      await db.destroy();
    }
  }
  return { files: [], missing: missing.length };
}

/** Copies of results, and the words of pages, are made up for from the database: a row alone promises none. */
const isMade = (name: string): boolean => name.startsWith('results/') || name.startsWith('staged/');

/** With the certificate that the office's desks know the server by. */
const BESIDE = ['keyring.json', 'names.jsonl', 'tls-certificate.pem', 'tls-key.pem'] as const;

/** The databases, the keys and the notes beside them. */
async function ownFiles(dataDir: string, desk: string): Promise<BackupFile[]> {
  if (existsSync(join(dataDir, FABRIC))) await copyDatabase(join(dataDir, FABRIC), join(desk, FABRIC));
  for (const name of BESIDE) {
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(desk, name));
  }
  return [DATABASE, FABRIC, 'folder.json', ...BESIDE]
    .filter((name) => existsSync(join(desk, name)))
    .map((name) => ({ name, path: join(desk, name) }));
}

/** A second name for every file of the rooms: who deletes the first does not take the bytes. */
function holdFiles(dataDir: string, desk: string, held: Map<string, string>): void {
  for (const room of ROOMS) {
    if (!existsSync(join(dataDir, room))) continue;
    mkdirSync(join(desk, room), { recursive: true, mode: 0o700 });
    for (const entry of readdirSync(join(dataDir, room), { withFileTypes: true })) {
      const name = `${room}/${entry.name.replace(/\.part$/, '')}`;
      if (entry.isFile() && !held.has(name) && hold(join(dataDir, room, entry.name), join(desk, name)))
        held.set(name, join(desk, name));
    }
  }
}

/** False when the file went in that moment. */
function hold(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
    if (code === 'ENOENT') return false;
    if (!['EPERM', 'EXDEV', 'ENOTSUP', 'EMLINK', 'ENOSYS'].includes(code)) throw fault;
  }
  // A disk without links.
  copyFileSync(from, to);
  return true;
}

/** Into a folder that is new or empty; it stands there whole and checked, or not at all. */
export async function restoreBackup(path: string, dataDir: string): Promise<BackupFacts> {
  const target = resolve(dataDir);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new PlaceTaken(
      `${target} is not empty. A backup is restored into an empty or a new folder: name one with --data.`,
    );
  mkdirSync(dirname(target), { recursive: true });
  const desk = mkdtempSync(join(dirname(target), `.${basename(target)}-restoring-`));
  try {
    const facts = unpackBackup(resolve(path), desk);
    if (!existsSync(join(desk, DATABASE))) throw new BackupUnreadable(`${path} holds no database.`);
    const db = openDb(join(desk, DATABASE));
    try {
      await requireSound(db);
    } finally {
      await db.destroy();
    }
    if (existsSync(target)) rmdirSync(target);
    renameSync(desk, target);
    return facts;
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}
