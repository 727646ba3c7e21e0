// Queries that nearly every request asks: built and compiled once for each kind of database, then only given their values.
import type { Compilable, CompiledQuery, InferResult } from 'kysely';
import type { Db } from '#main/store/db.ts';

type Value = string | number;

/** The first row, if any, of what `build` describes; it is called with stand-ins for the values, which may stand anywhere. */
export function keptQuery<const Values extends readonly Value[], Query extends Compilable<unknown>>(
  build: (db: Db, ...values: Values) => Query,
): (db: Db, ...values: Values) => Promise<InferResult<Query>[number] | undefined> {
  const kept = new WeakMap<object, CompiledQuery>();
  return async (db, ...values) => {
    // Transactions share their database's; the two kinds of database do not.
    const { adapter } = db.getExecutor();
    let compiled = kept.get(adapter);
    if (compiled === undefined) {
      compiled = build(db, ...(values.map((_, at) => standIn(at)) as unknown as Values)).compile();
      kept.set(adapter, compiled);
    }
    const parameters = compiled.parameters.map((one) => {
      const at = values.findIndex((_, index) => one === standIn(index));
      return at === -1 ? one : values[at];
    });
    const { rows } = await db.executeQuery({ ...compiled, parameters });
    return rows[0] as InferResult<Query>[number] | undefined;
  };
}

const standIn = (at: number): string => `stands for value ${at}`;
