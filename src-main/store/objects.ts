// Documents kept in PostgreSQL: a row for each, and its bytes in parts.
import type { Db } from '#main/store/db.ts';

export interface StoredObject {
  name: string;
  bytes: number;
  /** Of the whole, lower-case hex. */
  sha256: string;
  stored_at: string;
}

export interface StoredPart {
  name: string;
  part: number;
  content: Uint8Array;
}

/** Every part but the last holds so many bytes. */
export const PART_BYTES = 1_048_576;

export async function insertPart(db: Db, row: StoredPart): Promise<void> {
  await db.insertInto('object_parts').values(row).execute();
}

export async function insertObject(db: Db, row: StoredObject): Promise<void> {
  await db.insertInto('objects').values(row).execute();
}

export function findObject(db: Db, name: string): Promise<StoredObject | undefined> {
  return db.selectFrom('objects').selectAll().where('name', '=', name).executeTakeFirst();
}

export async function findPart(db: Db, name: string, part: number): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('object_parts')
    .select('content')
    .where('name', '=', name)
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** With its parts. */
export async function deleteObject(db: Db, name: string): Promise<void> {
  await db.deleteFrom('objects').where('name', '=', name).execute();
}

/** In the order of their names, those after one that is named. */
export function listObjects(db: Db, prefix: string, after: string, limit: number): Promise<StoredObject[]> {
  return db
    .selectFrom('objects')
    .selectAll()
    .where('name', '>', after)
    .where('name', 'like', `${prefix}%`)
    .orderBy('name')
    .limit(limit)
    .execute();
}
