// Whose document comes after whose, where several processes share one line: numbers that fall, the highest is the next.
import { sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import type { Lane } from '#main/store/runs.ts';

/**
 * The place of one more document: behind the sender's last, and never before `first`, the first that waits (null where
 * none does). So each sender has every second turn beside one other, however many the other brought before (start-time
 * fair queueing, Goyal, Vin and Cheng 1996).
 */
export async function takeTurn(db: Db, lane: Lane, sender: string, first: number | null): Promise<number> {
  // Where nothing waits, everybody has been served to their last.
  const { rows } = await sql<{ last: number }>`INSERT INTO turns (lane, sender, last)
    VALUES (${lane}, ${sender}, coalesce(${first}::bigint, (SELECT min(last) FROM turns WHERE lane = ${lane}), 0))
    ON CONFLICT (lane, sender) DO UPDATE SET last = least(excluded.last, turns.last - 1)
    RETURNING last`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A turn was not written down.');
  return row.last;
}
