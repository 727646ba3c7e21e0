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
  /** Whose doing it was. */
  account_id: number | null;
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

/** Takes one up that was listed as due; false when another process has done so since. */
export async function claimMail(db: Db, mail: StoredMail, change: Partial<StoredMail>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set(change)
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', mail.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateMail(db: Db, id: string, change: Partial<StoredMail>): Promise<void> {
  await db.updateTable('mails').set(change).where('id', '=', id).execute();
}

export interface MailScope {
  readonly kind: StoredMail['kind'];
  readonly since: string;
  readonly recipient?: string;
  readonly account_id?: number;
}

/** Letters that were written since then, whatever became of them. */
export async function countMails(db: Db, { kind, since, recipient, account_id }: MailScope): Promise<number> {
  const row = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('made_at', '>=', since)
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .$if(account_id !== undefined, (query) => query.where('account_id', '=', account_id ?? 0))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
