// Sign-ins on their way, for whichever process the browser comes back to.
import type { Db } from '#main/store/db.ts';

export interface StoredErrand {
  /** Of the secret that only its beginner has, which also sealed the rest. */
  digest: string;
  sealed: string;
  ends_at: string;
}

/** The oldest go where there would be more than `most`. */
export async function insertErrand(db: Db, row: StoredErrand, most: number, now: string): Promise<void> {
  await db.deleteFrom('errands').where('ends_at', '<=', now).execute();
  await db
    .deleteFrom('errands')
    .where('digest', 'in', (query) =>
      query
        .selectFrom('errands')
        .select('digest')
        .orderBy('ends_at', 'desc')
        .limit(most)
        .offset(most - 1),
    )
    .execute();
  await db.insertInto('errands').values(row).execute();
}

/** It is there once. */
export function takeErrand(db: Db, digest: string): Promise<StoredErrand | undefined> {
  return db.deleteFrom('errands').where('digest', '=', digest).returningAll().executeTakeFirst();
}
