// A backup is one file: an SQLite database that holds the files of a data folder in pieces, each file with its hash.
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePrivate } from '#main/store/private-files.ts';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';

/** "DPRF": tells a backup from any other database. */
const APPLICATION_ID = 0x44505246;
const FORMAT = 1;
const PIECE_BYTES = 4 * 2 ** 20;
/** All that a backup may bring into a folder: nothing in it names a place outside. */
const ALLOWED =
  /^(?:deedproof\.db|fabric\.sqlite|keyring\.json|folder\.json|names\.jsonl|tls-(?:certificate|key)\.pem|(?:documents|results|staged)\/[\w-][\w.-]*)$/;

/** The file is no backup, is of a later version, or is damaged. */
export class BackupUnreadable extends Error {
  override name = 'BackupUnreadable';
}

export interface BackupFile {
  /** In the data folder. */
  readonly name: string;
  /** Where its bytes are now. */
  readonly path: string;
}

export interface BackupFacts {
  readonly made_at: string;
  readonly version: string;
  readonly files: number;
  readonly bytes: number;
}

/** What a backup would bring, in words of the trade. */
export interface BackupContents extends BackupFacts {
  readonly documents: number;
  readonly results: number;
  readonly signing_keys: boolean;
}

/** Writes the whole file anew; what is there under that path is gone. It is on the disk when this returns. */
export function writeBackup(
  path: string,
  files: readonly BackupFile[],
  about: Pick<BackupFacts, 'made_at' | 'version'>,
) {
  rmSync(path, { force: true });
  makePrivate(path);
  const db = openSqlite(path);
  try {
    // A file that was not finished is thrown away, so nothing is spent on taking it back.
    db.pragma('page_size = 65536');
    db.pragma('journal_mode = MEMORY');
    db.pragma('synchronous = OFF');
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.exec('CREATE TABLE about (format INTEGER, made_at TEXT, version TEXT, files INTEGER, bytes INTEGER)');
    db.exec('CREATE TABLE file (id INTEGER PRIMARY KEY, name TEXT UNIQUE, bytes INTEGER, sha256 TEXT)');
    db.exec('CREATE TABLE piece (file INTEGER, at INTEGER, bytes BLOB, PRIMARY KEY (file, at))');
    const sizes = files.map((file, i) => db.transaction(() => putFile(db, i + 1, file)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    // Last, so that a backup which ended early has none.
    db.prepare('INSERT INTO about VALUES (?, ?, ?, ?, ?)').run(
      FORMAT,
      about.made_at,
      about.version,
      files.length,
      bytes,
    );
  } finally {
    db.close();
  }
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

function putFile(db: Sqlite, id: number, { name, path }: BackupFile): number {
  const hash = createHash('sha256');
  const put = db.prepare('INSERT INTO piece VALUES (?, ?, ?)');
  const file = openSync(path, 'r');
  let at = 0;
  try {
    const buffer = Buffer.alloc(PIECE_BYTES);
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
      const piece = buffer.subarray(0, read);
      hash.update(piece);
      put.run(id, at, piece);
      at += read;
    }
  } finally {
    closeSync(file);
  }
  db.prepare('INSERT INTO file VALUES (?, ?, ?, ?)').run(id, name, at, hash.digest('hex'));
  return at;
}

/** Reads every byte of it and holds it against its hash; throws BackupUnreadable for the least difference. */
export function checkBackup(path: string): BackupFacts {
  return readingBackup(path, (db) => eachFile(db, () => () => undefined));
}

/** The same, with what it holds. */
export function lookIntoBackup(path: string): BackupContents {
  const names: string[] = [];
  const facts = readingBackup(path, (db) =>
    eachFile(db, (name) => {
      names.push(name);
      return () => undefined;
    }),
  );
  return {
    ...facts,
    documents: names.filter((name) => name.startsWith('documents/')).length,
    results: names.filter((name) => name.startsWith('results/')).length,
    signing_keys: names.includes('keyring.json'),
  };
}

/** Lays the files of a backup into a folder that is new, checking each as it is written. */
export function unpackBackup(path: string, folder: string): BackupFacts {
  return readingBackup(path, (db) =>
    eachFile(db, (name) => {
      const target = join(folder, name);
      mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
      const file = openSync(target, 'wx', 0o600);
      return (piece) => {
        if (piece !== null) return void writeSync(file, piece);
        fsyncSync(file);
        closeSync(file);
      };
    }),
  );
}

function readingBackup(path: string, work: (db: Sqlite) => BackupFacts): BackupFacts {
  const db = openSqlite(path, { readonly: true, fileMustExist: true });
  try {
    if (db.pragma('application_id') !== APPLICATION_ID)
      throw new BackupUnreadable(`${path} is no backup of Deedproof.`);
    return work(db);
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
    if (code === 'SQLITE_NOTADB') throw new BackupUnreadable(`${path} is no backup of Deedproof.`, { cause: fault });
    if (/^SQLITE_(CORRUPT|ERROR|IOERR|READONLY)/.test(code))
      throw new BackupUnreadable(`${path} is damaged or cut off.`, { cause: fault });
    throw fault;
  } finally {
    db.close();
  }
}

type TakePiece = (piece: Uint8Array | null) => void;

function eachFile(db: Sqlite, take: (name: string) => TakePiece): BackupFacts {
  const about = db.prepare<BackupFacts & { format: number }>('SELECT * FROM about').get();
  if (about === undefined) throw new BackupUnreadable(`${db.path} was not finished.`);
  if (about.format !== FORMAT) throw new BackupUnreadable(`${db.path} is of a later version of Deedproof.`);
  const files = db
    .prepare<{ id: number; name: string; bytes: number; sha256: string }>('SELECT * FROM file ORDER BY id')
    .all();
  for (const { id, name, bytes, sha256 } of files) {
    if (!ALLOWED.test(name) || name.includes('..'))
      throw new BackupUnreadable(`${db.path} holds a file that belongs in no data folder.`);
    const put = take(name);
    const hash = createHash('sha256');
    let at = 0;
    const pieces = db.prepare<{ at: number; bytes: Uint8Array }>(
      'SELECT at, bytes FROM piece WHERE file = ? ORDER BY at',
    );
    for (const piece of pieces.iterate(id)) {
      if (piece.at !== at) throw new BackupUnreadable(`${db.path} is damaged: a piece of ${name} is missing.`);
      hash.update(piece.bytes);
      put(piece.bytes);
      at += piece.bytes.length;
    }
    put(null);
    if (at !== bytes || hash.digest('hex') !== sha256)
      throw new BackupUnreadable(`${db.path} is damaged: ${name} is not what was kept.`);
  }
  if (files.length !== about.files) throw new BackupUnreadable(`${db.path} is damaged: files are missing.`);
  const { made_at, version, bytes } = about;
  return { made_at, version, files: files.length, bytes };
}
