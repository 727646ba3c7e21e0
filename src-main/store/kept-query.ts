// Queries that nearly every request asks: built and compiled once for each kind of database, then only given their
// values. SQLite is asked past the query builder, whose way there takes several times as long as the answer.
import type { Compilable, CompiledQuery, InferResult } from 'kysely';
import { type Db, directOf } from '#main/store/db.ts';

type Value = string | number | Uint8Array | null;

interface Kept {
  readonly compiled: CompiledQuery;
  /** Which value each of its parameters stands for; -1 for one that is its own. Null where each is the value in its place. */
  readonly places: readonly number[] | null;
}

/** By the adapter, which transactions share with their database and the two kinds of database do not. */
const kept = new WeakMap<object, Map<string, Kept>>();
const MOST_KEPT = 500;

function withValues(
  db: Db,
  shape: string,
  values: readonly Value[],
  build: (standIns: string[]) => Compilable<unknown>,
): [CompiledQuery, readonly unknown[]] {
  const { adapter } = db.getExecutor();
  let all = kept.get(adapter);
  if (all === undefined) {
    all = new Map();
    kept.set(adapter, all);
  }
  let found = all.get(shape);
  if (found === undefined) {
    found = keptOf(values, build);
    if (all.size >= MOST_KEPT) all.clear();
    all.set(shape, found);
  }
  return [found.compiled, placed(found, values)];
}

function placed({ compiled, places }: Kept, values: readonly Value[]): readonly unknown[] {
  if (places === null) return values;
  return places.map((place, at) => (place === -1 ? compiled.parameters[at] : values[place]));
}

function keptOf(values: readonly Value[], build: (standIns: string[]) => Compilable<unknown>): Kept {
  const standIns = values.map((_, at) => `stands for value ${at}`);
  const compiled = build(standIns).compile();
  const places = compiled.parameters.map((one) => standIns.indexOf(one as string));
  const in_place = places.length === values.length && places.every((place, at) => place === at);
  return { compiled, places: in_place ? null : places };
}

let queries = 0;

/** The first row, if any, of what `build` describes; it is called with stand-ins for the values, which may stand anywhere. */
export function keptQuery<const Values extends readonly Value[], Query extends Compilable<unknown>>(
  build: (db: Db, ...values: Values) => Query,
): (db: Db, ...values: Values) => Promise<InferResult<Query>[number] | undefined> {
  queries += 1;
  const shape = `query ${queries}`;
  return async (db, ...values) => {
    const rows = await keptRows(db, shape, values, (...standIns) => build(db, ...(standIns as unknown as Values)));
    return rows[0] as InferResult<Query>[number] | undefined;
  };
}

/** The same for a statement that writes and gives rows. */
export function keptWriting<const Values extends readonly Value[], Query extends Compilable<unknown>>(
  build: (db: Db, ...values: Values) => Query,
): (db: Db, ...values: Values) => Promise<InferResult<Query>[number] | undefined> {
  const within = keptQuery(build);
  return (db, ...values) =>
    // Outside of a transaction the file is only read.
    db.isTransaction ? within(db, ...values) : db.transaction().execute((inside) => within(inside, ...values));
}

/**
 * All rows. `shape` tells apart what is built alike but for its values; everything else that is built in is in it.
 */
export async function keptRows<const Values extends readonly Value[], Query extends Compilable<unknown>>(
  db: Db,
  shape: string,
  values: Values,
  build: (...standIns: Values) => Query,
): Promise<InferResult<Query>[number][]> {
  const [query, parameters] = withValues(db, shape, values, (standIns) => build(...(standIns as unknown as Values)));
  const direct = directOf(db);
  const rows =
    direct === null
      ? (await db.executeQuery({ ...query, parameters })).rows
      : direct.atOnce(query.sql).all(...parameters);
  return rows as InferResult<Query>[number][];
}

/**
 * A row whose columns are always the same, given by their values in that order; how many were written. A promise only
 * where something is waited for: in a transaction of SQLite it is written when this returns.
 */
export function keptInsert(
  columns: readonly string[],
  build: (db: Db, standIns: Readonly<Record<string, string>>) => Compilable<unknown>,
): (db: Db, values: readonly Value[]) => Promise<number> | number {
  // One for each kind of database, and a process has hardly ever more than one of them.
  let last: { readonly adapter: object; readonly kept: Kept } | null = null;
  return (db, values) => {
    const { adapter } = db.getExecutor();
    if (last?.adapter !== adapter) {
      const named = (standIns: string[]) => Object.fromEntries(columns.map((name, at) => [name, standIns[at] ?? '']));
      last = { adapter, kept: keptOf(values, (standIns) => build(db, named(standIns))) };
    }
    const { compiled } = last.kept;
    const parameters = placed(last.kept, values);
    const direct = db.isTransaction ? directOf(db) : null;
    if (direct !== null) return direct.atOnce(compiled.sql).run(...parameters).changes;
    return writtenBy(db, { ...compiled, parameters });
  };
}

/** The same for a statement that writes and gives no rows: how many it wrote. */
export async function keptWrite(
  db: Db,
  shape: string,
  row: Readonly<Record<string, Value | undefined>>,
  build: (standIns: Readonly<Record<string, string>>) => Compilable<unknown>,
): Promise<number> {
  const names: string[] = [];
  const values: Value[] = [];
  for (const name of Object.keys(row)) {
    const value = row[name];
    if (value === undefined) continue;
    names.push(name);
    values.push(value);
  }
  const [query, parameters] = withValues(db, `${shape}: ${names.join()}`, values, (standIns) =>
    build(Object.fromEntries(names.map((name, at) => [name, standIns[at] ?? '']))),
  );
  const direct = db.isTransaction ? directOf(db) : null;
  if (direct !== null) return direct.atOnce(query.sql).run(...parameters).changes;
  return writtenBy(db, { ...query, parameters });
}

async function writtenBy(db: Db, query: CompiledQuery): Promise<number> {
  const { numAffectedRows } = await db.executeQuery(query);
  return Number(numAffectedRows ?? 0n);
}
