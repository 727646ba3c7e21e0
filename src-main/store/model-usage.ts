// What questions to a model cost: one row for each that was answered, also where its document failed in the end.
import type { Generated } from 'kysely';
import type { Db } from '#main/store/db.ts';

export interface StoredModelUsage {
  id: Generated<number>;
  /** Year and month, such as 2026-07. */
  month: string;
  at: string;
  model: string;
  input_tokens: number;
  output_tokens: number;
  /** In the office's own money, by the prices of that day. */
  cost: number;
}

export async function insertModelUsage(db: Db, row: Omit<StoredModelUsage, 'id'>): Promise<void> {
  await db.insertInto('model_usage').values(row).execute();
}

export interface ModelUsageSum {
  readonly questions: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cost: number;
}

export async function sumModelUsage(db: Db, month: string): Promise<ModelUsageSum> {
  const row = await db
    .selectFrom('model_usage')
    .select(({ fn }) => [
      fn.countAll<number>().as('questions'),
      fn.sum<number | null>('input_tokens').as('input_tokens'),
      fn.sum<number | null>('output_tokens').as('output_tokens'),
      fn.sum<number | null>('cost').as('cost'),
    ])
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return {
    questions: Number(row.questions),
    input_tokens: Number(row.input_tokens ?? 0),
    output_tokens: Number(row.output_tokens ?? 0),
    cost: Number(row.cost ?? 0),
  };
}
