// Short notices between the processes that share a PostgreSQL: heard by all, and by nobody who was away. What must not be
// missed stands in rows.
import { sql } from 'kysely';
import { z } from 'zod';
import { JobProgress } from '#core/schema/job.ts';
import type { Db } from '#main/store/db.ts';
import { type Database, openPool } from '#main/store/postgres.ts';

const Notice = z.discriminatedUnion('about', [
  /** Something waits to be read. */
  z.object({ about: z.literal('work') }),
  /** Documents and batches of these names have settled. */
  z.object({ about: z.literal('ended'), names: z.array(z.string()) }),
  /** Whoever reads it is to stop. */
  z.object({ about: z.literal('cancel'), id: z.string() }),
  z.object({ about: z.literal('progress'), id: z.string(), progress: JobProgress }),
]);
export type Notice = z.output<typeof Notice>;

const CHANNEL = 'deedproof';
const AGAIN_MS = 1000;
/** A line that was cut off without a word is noticed by asking. */
const ASK_EVERY_MS = 15_000;

/** Given out when the transaction is committed, also to the process that gave it. */
export async function giveNotice(db: Db, notice: Notice): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`.execute(db);
}

export interface Listening {
  close(): Promise<void>;
}

export interface Ears {
  heard(notice: Notice): void;
  /** Listening begins, or begins again: notices may have been missed. */
  began(): void;
}

/** Listens until it is closed, over any loss of the connection. */
export function listen(database: Database, { heard, began }: Ears): Listening {
  const pool = openPool(database, { most: 1 });
  let closed = false;
  let hangUp: () => void = () => undefined;
  const once = async () => {
    const line = await pool.connect();
    let fault: Error | undefined;
    const over = new Promise<void>((resolve) => {
      hangUp = resolve;
      // More than one may come of one loss.
      line.on('error', (problem) => {
        fault = problem;
        resolve();
      });
      line.once('end', resolve);
    });
    line.on('notification', ({ payload = '' }) => {
      const notice = noticeOf(payload);
      if (notice !== null) heard(notice);
    });
    const asking = setInterval(
      () => line.query('SELECT 1').catch((problem: Error) => line.emit('error', problem)),
      ASK_EVERY_MS,
    );
    try {
      await line.query(`LISTEN ${CHANNEL}`);
      began();
      await over;
    } finally {
      clearInterval(asking);
      line.release(fault ?? true);
    }
  };
  const listening = (async () => {
    while (!closed) {
      await once().catch(() => undefined);
      if (!closed) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  })();
  return {
    close: async () => {
      closed = true;
      hangUp();
      await listening;
      await pool.end();
    },
  };
}

/** Null for what another version says in words that this one does not know. */
function noticeOf(payload: string): Notice | null {
  try {
    return Notice.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
