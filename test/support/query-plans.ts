// How SQLite goes about what it is asked: a line for each step of each query.
import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { Db } from '#main/store/db.ts';

/** Of every query that `ask` builds. */
export async function plansOf(db: Db, ask: (db: Db) => Promise<unknown>): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(db.withPlugin(watch));
  const steps: string[] = [];
  for (const { sql, parameters } of queries) {
    const plan = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(plan);
    steps.push(...rows.map(({ detail }) => detail));
  }
  return steps;
}
