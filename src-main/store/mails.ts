// Mail to be sent: written with what it tells of, sent later. It holds no secret.
import type { Db } from '#main/store/db.ts';

export interface StoredMail {
  id: string;
  recipient: string;
  kind: 'welcome' | 'invitation';
  /** JSON: what the letter names. */
  facts: string;
  state: 'waiting' | 'sent' | 'refused';
  attempts: number;
  made_at: string;
  next_at: string;
  trouble: string | null;
}

export async function insertMail(db: Db, row: StoredMail): Promise<void> {
  await db.insertInto('mails').values(row).execute();
}

export function listDueMails(db: Db, now: string, most: number): Promise<StoredMail[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute();
}

export async function updateMail(db: Db, id: string, change: Partial<StoredMail>): Promise<void> {
  await db.updateTable('mails').set(change).where('id', '=', id).execute();
}
