// Queries that nearly every request asks: built and compiled once for each kind of database, then only given their values.
import type { Compilable, CompiledQuery, InferResult } from 'kysely';
import type { Db } from '#main/store/db.ts';

type Value = string | number;

interface Kept {
  readonly compiled: CompiledQuery;
  /** Which value each of its parameters stands for; -1 for one that is its own. */
  readonly places: readonly number[];
}

/** The first row, if any, of what `build` describes; it is called with stand-ins for the values, which may stand anywhere. */
export function keptQuery<const Values extends readonly Value[], Query extends Compilable<unknown>>(
  build: (db: Db, ...values: Values) => Query,
): (db: Db, ...values: Values) => Promise<InferResult<Query>[number] | undefined> {
  const kept = new WeakMap<object, Kept>();
  return async (db, ...values) => {
    // Transactions share their database's; the two kinds of database do not.
    const { adapter } = db.getExecutor();
    let found = kept.get(adapter);
    if (found === undefined) {
      const standIns = values.map((_, at) => standIn(at));
      const compiled = build(db, ...(standIns as unknown as Values)).compile();
      found = { compiled, places: compiled.parameters.map((one) => standIns.indexOf(one as string)) };
      kept.set(adapter, found);
    }
    const { compiled, places } = found;
    const parameters = compiled.parameters.map((one, at) => values[places[at] ?? -1] ?? one);
    const { rows } = await db.executeQuery({ ...compiled, parameters });
    return rows[0] as InferResult<Query>[number] | undefined;
  };
}

const standIn = (at: number): string => `stands for value ${at}`;
