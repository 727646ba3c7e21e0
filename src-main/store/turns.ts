// Whose document comes after whose, where several processes share one line: numbers that fall, the highest is the next.
import { sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import type { Lane } from '#main/store/runs.ts';

/** The last document that a sender brought: its number, and the job it waits as. */
export interface Turn {
  readonly last: number;
  readonly job: string;
}

/** Nobody else takes a turn for this sender until the transaction is over. */
export async function findTurn(db: Db, lane: Lane, sender: string): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`SELECT last, job FROM turns WHERE lane = ${lane} AND sender = ${sender}
    FOR UPDATE`.execute(db);
  return rows[0];
}

export async function putTurn(db: Db, lane: Lane, sender: string, { last, job }: Turn): Promise<void> {
  await sql`INSERT INTO turns (lane, sender, last, job) VALUES (${lane}, ${sender}, ${last}, ${job})
    ON CONFLICT (lane, sender) DO UPDATE SET last = excluded.last, job = excluded.job`.execute(db);
}

/**
 * The number of one more document: that of the first that waits, where its sender has none waiting, and otherwise behind
 * the sender's last. So each has every second turn beside one other, however many the other brought before (start-time
 * fair queueing, Goyal, Vin and Cheng 1996). `first` is null where nothing waits, `last` where nothing of the sender's.
 */
export const turnAfter = (first: number | null, last: number | null): number =>
  Math.min(first ?? 0, last === null ? Number.POSITIVE_INFINITY : last - 1);
