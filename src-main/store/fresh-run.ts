// The row of a document that has just come: a third of the columns of a run are its own, and the others stand in the
// statement.
import { sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import { keptInsert } from '#main/store/kept-query.ts';
import { noteRow } from '#main/store/most-rows.ts';
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

/** A promise only where something is waited for. */
export function insertFreshRun(db: Db, run: FreshRun): Promise<unknown> | number {
  noteRow(db, 'runs');
  const plain = isPlain(run) ? PLAIN_WAYS.find((way) => isAsOf(way, run)) : undefined;
  if (plain !== undefined) return plain.insert(db, plainValuesOf(run));
  if (run.in_library === 0) return insert(db, valuesOf(run, null));
  return insertTitle(db, run.id, run.document).then((number) => insert(db, valuesOf(run, number)));
}

/** In the order of the columns; looked up by their names they would take longer than all else that is done here. */
const valuesOf = (run: FreshRun, number: number | null) => [
  run.id,
  run.account_id,
  run.key_prefix,
  run.reference,
  run.position,
  run.document,
  run.source,
  run.status,
  run.submitted_at,
  run.attempts,
  run.test_mode,
  run.declared_text,
  run.input,
  run.in_library,
  run.lane,
  run.reader,
  run.client_reference,
  number,
  nameKeyOf(run.document),
];

/** What a program brings by itself, with nothing said of it besides: half of the rest stands in the statement too. */
const PLAIN = {
  position: 0,
  test_mode: 0,
  in_library: 0,
  reader: null,
  client_reference: null,
} as const;

const isPlain = (run: FreshRun): boolean =>
  run.position === PLAIN.position &&
  run.test_mode === PLAIN.test_mode &&
  run.in_library === PLAIN.in_library &&
  run.reader === PLAIN.reader &&
  run.client_reference === PLAIN.client_reference;

const PLAIN_COLUMNS = [
  'id',
  'account_id',
  'key_prefix',
  'reference',
  'document',
  'submitted_at',
  'declared_text',
  'input',
  'lane',
  'name_key',
] as const satisfies readonly (keyof StoredRun)[];

const plainValuesOf = (run: FreshRun) => [
  run.id,
  run.account_id,
  run.key_prefix,
  run.reference,
  run.document,
  run.submitted_at,
  run.declared_text,
  run.input,
  run.lane,
  nameKeyOf(run.document),
];

/** Their own first, so that their values are taken as they come. */
const inserting = (columns: readonly string[], others: Readonly<Record<string, unknown>>) =>
  keptInsert(columns, (db, own) => {
    const rest = Object.entries(others).filter(([name]) => !columns.includes(name));
    const literal = Object.fromEntries(rest.map(([name, value]) => [name, sql.lit(value)]));
    return db.insertInto('runs').values({ ...own, ...literal } as unknown as StoredRun);
  });

const insert = inserting([...COLUMNS, ...MADE], FRESH_RUN);

type Way = Pick<FreshRun, 'source' | 'status' | 'attempts'>;

const plainly = (way: Way) => ({ ...way, insert: inserting(PLAIN_COLUMNS, { ...FRESH_RUN, ...PLAIN, ...way }) });

/** One that waits, and one whose sender does. */
const PLAIN_WAYS = [
  plainly({ source: 'async', status: 'queued', attempts: 0 }),
  plainly({ source: 'sync', status: 'running', attempts: 1 }),
] as const;

const isAsOf = (way: Way, run: FreshRun): boolean =>
  run.source === way.source && run.status === way.status && run.attempts === way.attempts;
