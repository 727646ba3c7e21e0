// Documents that wait to be read in the database itself: short ones, of which nothing is kept once they are read. They
// come with the row of their run and go with the transaction that settles it.
import type { Db } from '#main/store/db.ts';
import { keptInsert, keptQuery, keptWrite } from '#main/store/kept-query.ts';

export interface StoredInput {
  run_id: string;
  content: Uint8Array;
}

const ROOM = 'inputs/';

/** What the run's row calls it, beside the names of files. */
export const inputNameOf = (runId: string): string => `${ROOM}${runId}`;

/** The run whose document has that name; null where a file has. */
export function runOfInput(name: string | null): string | null {
  return name?.startsWith(ROOM) === true ? name.slice(ROOM.length) : null;
}

/** A promise only where something is waited for. */
export function insertInput(db: Db, run_id: string, content: Uint8Array): Promise<unknown> | number {
  return insert(db, [run_id, content]);
}

const insert = keptInsert(['run_id', 'content'], (db, values) =>
  db.insertInto('inputs').values(values as unknown as StoredInput),
);

const contentOf = keptQuery((db, run: string) => db.selectFrom('inputs').select('content').where('run_id', '=', run));

export async function findInput(db: Db, runId: string): Promise<Uint8Array | null> {
  return (await contentOf(db, runId))?.content ?? null;
}

const presenceOf = keptQuery((db, run: string) => db.selectFrom('inputs').select('run_id').where('run_id', '=', run));

export async function hasInput(db: Db, runId: string): Promise<boolean> {
  return (await presenceOf(db, runId)) !== undefined;
}

export async function deleteInput(db: Db, run_id: string): Promise<void> {
  await keptWrite(db, 'delete input', { run_id }, ({ run_id: its = '' }) =>
    db.deleteFrom('inputs').where('run_id', '=', its),
  );
}

/** Of runs that wait for them no more; gives how many. */
export async function deleteIdleInputs(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inputs')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('runs')
            .select('runs.id')
            .whereRef('runs.id', '=', 'inputs.run_id')
            .where('runs.input', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
