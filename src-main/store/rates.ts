// Requests of the minute that runs, by name: where several processes count together.
import { sql } from 'kysely';
import type { Db } from '#main/store/db.ts';

const MINUTE_MS = 60_000;

export interface CountedMinute {
  /** Milliseconds since 1970. */
  readonly started: number;
  /** With this request. */
  readonly count: number;
}

/** Counts one request; the minute begins anew when it is over. */
export async function countRequest(db: Db, name: string, at: number): Promise<CountedMinute> {
  // The clocks of two machines differ by a little: only one that was set back by more than a minute begins a new one.
  const over = sql`rates.started NOT BETWEEN ${at - MINUTE_MS}::bigint + 1 AND ${at + MINUTE_MS}::bigint`;
  const { rows } = await sql<CountedMinute>`INSERT INTO rates (name, started, count) VALUES (${name}, ${at}, 1)
    ON CONFLICT (name) DO UPDATE SET started = CASE WHEN ${over} THEN excluded.started ELSE rates.started END,
      count = CASE WHEN ${over} THEN 1 ELSE rates.count + 1 END
    RETURNING started, count`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A request was not counted.');
  return row;
}

/** Minutes that are over, of names that may never come again. */
export async function forgetRates(db: Db, before: number): Promise<void> {
  await sql`DELETE FROM rates WHERE started < ${before}`.execute(db);
}
