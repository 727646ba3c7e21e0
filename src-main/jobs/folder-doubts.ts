// Whether a database and a keyring are those that belong to the data folder. Where they are not, the start stops and
// says so: going on in silence would lose documents, or sign over the head of a key that went.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listStrays, type Shelf } from '#main/jobs/strays.ts';
import { DATABASE, type DataFolder } from '#main/store/data-folder.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { countSignedWith, type FolderRecord, findFolderRecord } from '#main/store/folder-record.ts';
import { listFiles } from '#main/store/lost-and-found.ts';

/** A start that waits for a person's word. Its message says how to go on from a command line; `fact` says what is wrong. */
class Doubt extends Error {
  readonly fact: string;

  constructor(fact: string, remedy: string) {
    super(`${fact} No document and no key was touched. ${remedy}`);
    this.fact = fact;
  }
}

/** The database lacks documents that are in the folder. */
class DatabaseBehind extends Doubt {
  override name = 'DatabaseBehind';

  constructor({ path }: DataFolder, what: string, unknown: number) {
    const files = unknown === 1 ? '1 file is' : `${unknown} files are`;
    const known = unknown === 0 ? '' : ` ${files} unknown to it: documents, and results that were signed.`;
    super(
      `${what} in the data folder ${path}.${known}`,
      `Put back a newer copy of ${DATABASE} and remove ${DATABASE}-wal and ${DATABASE}-shm beside it, or go on as it is: ` +
        `deedproof restore --data ${path} takes the documents up again, with --set-aside it moves them to lost-and-found.`,
    );
  }
}

/** A key that signed is not in the keyring any more. */
class SigningKeyGone extends Doubt {
  override name = 'SigningKeyGone';

  constructor({ path }: DataFolder, results: number) {
    const held = results === 1 ? 'One result held here was' : `${results} results held here were`;
    super(
      `A signing key of the data folder ${path} is gone: keyring.json, or the file that --keyring names, is missing, empty or another one. ${held} signed ` +
        'with it; neither those nor the results given out can be verified as ours without it.',
      'Put back a copy of keyring.json, from another machine where several share a database, or go on with the keys that are there, and a new one where none signs: ' +
        `deedproof restore --new-signing-key --data ${path}`,
    );
  }
}

/** Before a new database is made: a folder that was in use has one. */
export function requireDatabaseFile(folder: DataFolder): void {
  const size = statSync(join(folder.path, DATABASE), { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0) return;
  const said = findFolderRecord(folder);
  if (said?.server !== undefined)
    throw new Doubt(
      `The data folder ${folder.path} works with the database at ${said.server}, and none was named.`,
      'Name it with --database or DEEDPROOF_DATABASE.',
    );
  const files = listFiles(folder).filter((name) => !name.startsWith('staged/')).length;
  if (files === 0 && said === null) return;
  throw new DatabaseBehind(folder, `${DATABASE} is missing or empty`, files);
}

/** The two records of one pair are the same, or the database's is ahead: a crash came between them. */
export async function requireOwnDatabase(
  shelf: Shelf,
  said: FolderRecord | null,
  kept: FolderRecord | null,
): Promise<void> {
  if (isPostgres(shelf.db)) return requireOwnServer(shelf.folder, said, kept);
  const unknown = (await listStrays(shelf)).filter(({ fate }) => fate === 'unknown').length;
  const refuse = (what: string) => {
    throw new DatabaseBehind(shelf.folder, what, unknown);
  };
  if (said !== null && kept !== null && said.id !== kept.id) refuse('There is the database of another folder');
  if (said !== null && (kept?.opened ?? 0) < said.opened) refuse('There is an older copy of the database');
  if (unknown > 0) refuse('The database is older than the documents');
}

/** Several folders share a server: how often each was opened with it, and what lies in it, says nothing of the others. */
function requireOwnServer({ path }: DataFolder, said: FolderRecord | null, kept: FolderRecord | null): void {
  if (said === null || said.id === kept?.id) return;
  throw new Doubt(
    `The data folder ${path} belongs to another database than the one named.`,
    'Name the database that it belongs to, or another data folder.',
  );
}

/** `ids` are those of the keys that are there, `strays` those that signed results which the database does not know. */
export async function requireSigningKeys(
  { db, folder }: Shelf,
  known: readonly string[],
  strays: readonly string[],
  ids: ReadonlySet<string>,
): Promise<void> {
  const gone = [...known, ...strays].filter((id) => !ids.has(id));
  if (gone.length === 0) return;
  const unknown = strays.filter((id) => !ids.has(id)).length;
  throw new SigningKeyGone(folder, unknown + (await countSignedWith(db, gone)));
}
