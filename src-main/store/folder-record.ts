// What a data folder and its database know of each other. The same record stands in both, so that a database which is
// new, older than its folder or another folder's is noticed, and so is a signing key that went.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type DataFolder, isUnwritable, writeDurably } from '#main/store/data-folder.ts';
import type { Db } from '#main/store/db.ts';
import { jsonText } from '#main/store/dialect.ts';
import { findSetting, putSetting } from '#main/store/settings.ts';

const FolderRecord = z.object({
  /** Of the database that belongs to the folder. */
  id: z.string().min(1),
  /** How often the two were opened together. */
  opened: z.int().min(1),
  /** Ids of every key that could have signed. */
  signing_keys: z.array(z.string()),
  /** Where the database is, where it is not in the folder. */
  server: z.string().optional(),
});
export type FolderRecord = z.infer<typeof FolderRecord>;

const FILE = 'folder.json';
const NAME = 'folder';

/** What the folder says; null when it says nothing that can be read, as before its first start. */
export function findFolderRecord(folder: DataFolder): FolderRecord | null {
  const path = join(folder.path, FILE);
  if (!existsSync(path)) return null;
  try {
    return FolderRecord.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // A damaged note stops nobody: the documents themselves tell whether the database knows them.
    return null;
  }
}

export async function findDatabaseRecord(db: Db): Promise<FolderRecord | null> {
  return FolderRecord.nullable()
    .catch(null)
    .parse((await findSetting(db, NAME)) ?? null);
}

/** The database first: when the folder is behind, nothing was lost. On a disk that cannot be written it waits. */
export async function writeRecord(db: Db, folder: DataFolder, record: FolderRecord): Promise<void> {
  try {
    await putSetting(db, NAME, record);
    await writeDurably(folder, FILE, Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
  } catch (fault) {
    if (!isUnwritable(fault)) throw fault;
  }
}

/** Keys that sign from now on: one that is made while the two are open must be missed at the next start, if it goes. */
export async function noteSigningKeys(db: Db, folder: DataFolder, ids: readonly string[]): Promise<void> {
  const kept = await findDatabaseRecord(db);
  if (kept === null) return;
  await writeRecord(db, folder, { ...kept, signing_keys: [...new Set([...ids, ...kept.signing_keys])] });
}

const KEY_ID = ['attestation', 'key_id'] as const;

/** Ids of the keys that signed what the database holds; read from the results where no record names them yet. */
export async function listResultKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('results')
    .select(jsonText(db, 'body', KEY_ID).as('key_id'))
    .distinct()
    .execute();
  return rows.map(({ key_id }) => key_id).filter((id) => typeof id === 'string' && id !== '') as string[];
}

/** How many of the results that are held were signed with one of these keys. */
export async function countSignedWith(db: Db, keyIds: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('results')
    .select(({ fn }) => fn.count<number>('run_id').distinct().as('count'))
    .where(jsonText(db, 'body', KEY_ID), 'in', keyIds)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
