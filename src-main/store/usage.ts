// The ledger: one row for every document that was billed, named by its run, so that none is billed twice.
import { sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import { keptInsert, keptRows } from '#main/store/kept-query.ts';
import { noteRow } from '#main/store/most-rows.ts';

export interface StoredUsage {
  run_id: string;
  account_id: number;
  key_prefix: string;
  /** Year and month, such as 2026-07. */
  month: string;
  at: string;
  input_tokens: number;
  output_tokens: number;
  drawn_on: DrawnOn;
}

/** What paid for a document: the month's own, the pool that never expires, the trial's, or the meter. */
export type DrawnOn = 'month' | 'pool' | 'trial' | 'overage';

/** How many were written: none when its run was billed before. A promise only where something is waited for. */
export function insertUsage(db: Db, row: StoredUsage): Promise<number> | number {
  noteRow(db, 'usage');
  const { run_id, account_id, key_prefix, month, at, input_tokens, output_tokens, drawn_on } = row;
  return insert(db, [run_id, account_id, key_prefix, month, at, input_tokens, output_tokens, drawn_on]);
}

const COLUMNS = [
  'run_id',
  'account_id',
  'key_prefix',
  'month',
  'at',
  'input_tokens',
  'output_tokens',
  'drawn_on',
] as const satisfies readonly (keyof StoredUsage)[];

const insert = keptInsert(COLUMNS, (db, values) =>
  db
    .insertInto('usage')
    .values(values as unknown as StoredUsage)
    .onConflict((conflict) => conflict.column('run_id').doNothing()),
);

export interface UsageSum {
  readonly documents: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

export interface UsageScope {
  readonly account_id: number;
  readonly key_prefix?: string;
  /** All time when absent. */
  readonly month?: string;
  /** Whatever it was drawn on when absent. */
  readonly drawn_on?: readonly DrawnOn[];
}

export async function sumUsage(db: Db, scope: UsageScope): Promise<UsageSum> {
  const { key_prefix, month, drawn_on } = scope;
  const shape = `sum usage ${key_prefix !== undefined} ${month !== undefined} ${drawn_on?.join() ?? 'whatever'}`;
  const values = [scope.account_id, key_prefix ?? '', month ?? ''] as const;
  const [row] = await keptRows(db, shape, values, (account, prefix, of_month) =>
    db
      .selectFrom('usage')
      .select(({ fn }) => [
        fn.countAll<number>().as('documents'),
        fn.sum<number | null>('input_tokens').as('input_tokens'),
        fn.sum<number | null>('output_tokens').as('output_tokens'),
      ])
      .where('account_id', '=', account)
      .$if(key_prefix !== undefined, (query) => query.where('key_prefix', '=', prefix))
      .$if(month !== undefined, (query) => query.where('month', '=', of_month))
      .$if(drawn_on !== undefined, (query) => query.where('drawn_on', 'in', drawn_on ?? [])),
  );
  return {
    documents: Number(row?.documents ?? 0),
    input_tokens: Number(row?.input_tokens ?? 0),
    output_tokens: Number(row?.output_tokens ?? 0),
  };
}

export interface DayUsage {
  /** Such as 2026-07-15. */
  readonly day: string;
  readonly documents: number;
  readonly overage: number;
}

/** The days of a month on which something was billed. */
export async function listDays(db: Db, accountId: number, month: string): Promise<DayUsage[]> {
  const rows = await db
    .selectFrom('usage')
    .select(({ fn, case: when }) => [
      fn<string>('substr', ['at', sql.lit(1), sql.lit(10)]).as('day'),
      fn.countAll<number>().as('documents'),
      fn.sum<number>(when().when('drawn_on', '=', 'overage').then(sql.lit(1)).else(sql.lit(0)).end()).as('overage'),
    ])
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .groupBy('day')
    .orderBy('day')
    .execute();
  return rows.map(({ day, documents, overage }) => ({ day, documents: Number(documents), overage: Number(overage) }));
}
