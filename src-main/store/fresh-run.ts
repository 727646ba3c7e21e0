// The row of a document that has just come: a third of the columns of a run are its own, and the others stand in the
// statement.
import { sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import { keptInsert } from '#main/store/kept-query.ts';
import { nameKeyOf } from '#main/store/natural-key.ts';
import { FRESH_RUN, type StoredRun } from '#main/store/runs.ts';
import { insertTitle } from '#main/store/texts.ts';

const COLUMNS = [
  'id',
  'account_id',
  'key_prefix',
  'reference',
  'position',
  'document',
  'source',
  'status',
  'submitted_at',
  'attempts',
  'test_mode',
  'declared_text',
  'input',
  'in_library',
  'lane',
  'reader',
  'client_reference',
] as const satisfies readonly (keyof StoredRun)[];
const MADE = ['number', 'name_key'] as const satisfies readonly (keyof StoredRun)[];

export type FreshRun = Readonly<Pick<StoredRun, (typeof COLUMNS)[number]>>;

export function wholeRunOf(run: FreshRun): StoredRun {
  return { ...FRESH_RUN, ...run };
}

export async function insertFreshRun(db: Db, run: FreshRun): Promise<void> {
  const number = run.in_library === 1 ? await insertTitle(db, run.id, run.document) : null;
  await insert(db, [...COLUMNS.map((name) => run[name]), number, nameKeyOf(run.document)]);
}

const insert = keptInsert([...COLUMNS, ...MADE], (db, own) =>
  db.insertInto('runs').values({ ...OTHERS, ...own } as unknown as StoredRun),
);

const OTHERS = Object.fromEntries(Object.entries(FRESH_RUN).map(([name, value]) => [name, sql.lit(value)]));
