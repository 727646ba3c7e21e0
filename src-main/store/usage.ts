// The ledger: one row for every document that was billed, named by its run, so that none is billed twice.
import type { Db } from '#main/store/db.ts';

export interface UsageTable {
  run_id: string;
  account_id: number;
  key_prefix: string;
  /** Year and month, such as 2026-07. */
  month: string;
  at: string;
  input_tokens: number;
  output_tokens: number;
}

export async function insertUsage(db: Db, row: UsageTable): Promise<void> {
  await db
    .insertInto('usage')
    .values(row)
    .onConflict((conflict) => conflict.column('run_id').doNothing())
    .execute();
}

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
}

export async function sumUsage(db: Db, scope: UsageScope): Promise<UsageSum> {
  const { key_prefix, month } = scope;
  const row = await db
    .selectFrom('usage')
    .select(({ fn }) => [
      fn.countAll<number>().as('documents'),
      fn.sum<number | null>('input_tokens').as('input_tokens'),
      fn.sum<number | null>('output_tokens').as('output_tokens'),
    ])
    .where('account_id', '=', scope.account_id)
    .$if(key_prefix !== undefined, (query) => query.where('key_prefix', '=', key_prefix ?? ''))
    .$if(month !== undefined, (query) => query.where('month', '=', month ?? ''))
    .executeTakeFirstOrThrow();
  return {
    documents: Number(row.documents),
    input_tokens: Number(row.input_tokens ?? 0),
    output_tokens: Number(row.output_tokens ?? 0),
  };
}
