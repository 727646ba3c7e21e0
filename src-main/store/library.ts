// The library as the database lists it: filtered, searched, sorted and counted, a page at a time.
import { type NotNull, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type LibraryChoices, LibraryKind, type LibraryQuery, type LibrarySort } from '#core/schema/library.ts';
import type { Db } from '#main/store/db.ts';
import { folded, foldedText } from '#main/store/dialect.ts';
import { placedTracts, type StoredRun } from '#main/store/runs.ts';
import { numbersFound, questionOf } from '#main/store/search.ts';
import { enterUnfound } from '#main/store/unfound.ts';

/** Word for word that of its index. */
const KIND = sql.raw<number>(
  `CASE status WHEN 'succeeded' THEN coalesce(worst, 3) + 2 WHEN 'failed' THEN 1 ELSE 0 END`,
);
const KINDS = LibraryKind.options;

/** How each sort is ordered, as its index is; documents without the fact stand at the end either way. */
const SORTED: Readonly<Record<Exclude<LibrarySort, 'read_at'>, string>> = {
  document: 'name_key',
  grantor: 'grantor',
  county: 'county',
  book: 'book_key',
  dated: 'dated',
  stated_acres: 'stated_acres',
  computed_acres: 'computed_acres',
  closure: 'closure_rank',
  pages: 'pages',
  verdict: `CASE status WHEN 'succeeded' THEN coalesce(worst, 3) + 2 WHEN 'failed' THEN 1 ELSE 0 END`,
  order_number: 'order_number',
  client: 'client',
  assignee: 'assignee',
  reviewed_at: 'reviewed_at',
  pending: 'pending',
};
/** Whatever the case of their letters. */
const FOLDED: ReadonlySet<string> = new Set(['grantor', 'county', 'order_number', 'client', 'assignee']);

export interface LibraryRow extends StoredRun {
  readonly placements: number;
  /** 1 when the same bytes came before and are in the library still. */
  readonly copy: number;
}

type Condition = RawBuilder<SqlBool>;

export async function listLibrary(
  db: Db,
  accountId: number,
  query: LibraryQuery,
  limit: number,
  offset: number,
): Promise<LibraryRow[]> {
  const wanted = await conditionsOf(db, accountId, query);
  const downwards = query.descending === 'true';
  if (query.sort === 'read_at') {
    // The documents of a batch came at one moment and stand in their own order either way.
    return page(db, wanted, downwards ? 'submitted_at DESC, number' : 'submitted_at, number', limit, offset);
  }
  const column = SORTED[query.sort];
  const by = FOLDED.has(column) ? folded(db, column) : column;
  const order = downwards ? `${by} DESC, number DESC` : `${by}, number`;
  const known = [...wanted, sql<SqlBool>`${sql.raw(column)} IS NOT NULL`];
  const first = await page(db, known, order, limit, offset);
  if (first.length === limit) return first;
  const unknown = [...wanted, sql<SqlBool>`${sql.raw(column)} IS NULL`];
  const before = first.length > 0 || offset === 0 ? offset + first.length : await count(db, known);
  const rest = await page(db, unknown, 'submitted_at DESC, number', limit - first.length, Math.max(0, offset - before));
  return [...first, ...rest];
}

export async function findLibraryRow(db: Db, accountId: number, id: string): Promise<LibraryRow | undefined> {
  const wanted = [sql<SqlBool>`id = ${id}`, sql<SqlBool>`account_id = ${accountId}`, sql<SqlBool>`in_library = 1`];
  return (await page(db, wanted, 'number', 1, 0))[0];
}

function page(db: Db, wanted: readonly Condition[], order: string, limit: number, offset: number) {
  return db
    .selectFrom('runs')
    .selectAll('runs')
    .select((select) => placedTracts(select).as('placements'))
    .select(
      sql<number>`CAST(EXISTS (SELECT 1 FROM runs AS earlier WHERE earlier.account_id = runs.account_id
        AND earlier.in_library = 1 AND earlier.document_sha256 = runs.document_sha256
        AND earlier.number < runs.number) AS integer)`.as('copy'),
    )
    .where(sql.join<SqlBool>(wanted, sql` AND `))
    .orderBy(sql.raw(order))
    .limit(limit)
    .offset(offset)
    .$narrowType<{ placements: NotNull }>()
    .execute();
}

async function count(db: Db, wanted: readonly Condition[]): Promise<number> {
  const { documents } = await db
    .selectFrom('runs')
    .select(({ fn }) => fn.countAll<number>().as('documents'))
    .where(sql.join<SqlBool>(wanted, sql` AND `))
    .executeTakeFirstOrThrow();
  return documents;
}

/** How many there are of each kind, of those that the rest of the query takes in. */
export async function countKinds(db: Db, accountId: number, query: LibraryQuery): Promise<Record<LibraryKind, number>> {
  const wanted = await conditionsOf(db, accountId, { ...query, kind: undefined });
  // With a county or a person named, it is by their index that the few are found, not by walking all of a kind.
  const kinds = query.county === undefined && query.assignee === undefined ? KIND : sql<number>`${KIND} + 0`;
  const rows = await db
    .selectFrom('runs')
    .select(({ fn }) => [kinds.as('kind'), fn.countAll<number>().as('documents')])
    .where(sql.join<SqlBool>(wanted, sql` AND `))
    .groupBy(kinds)
    .execute();
  const of = (kind: LibraryKind) => rows.find((row) => row.kind === KINDS.indexOf(kind))?.documents ?? 0;
  return Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<LibraryKind, number>;
}

export const kindOf = ({ status, worst }: Pick<StoredRun, 'status' | 'worst'>): LibraryKind => {
  const rank = status === 'succeeded' ? (worst ?? 3) + 2 : status === 'failed' ? 1 : 0;
  return KINDS[rank] ?? 'read';
};

async function conditionsOf(db: Db, accountId: number, query: LibraryQuery): Promise<Condition[]> {
  const question = query.search === undefined ? null : questionOf(query.search);
  if (question !== null) await enterUnfound(db);
  const { kind, county, assignee, since, until } = query;
  return [
    sql<SqlBool>`account_id = ${accountId}`,
    // Spelled out, so that the indexes over the library alone are seen to serve.
    sql<SqlBool>`in_library = 1`,
    ...(kind === undefined ? [] : [sql<SqlBool>`${KIND} = ${KINDS.indexOf(kind)}`]),
    ...(county === undefined ? [] : [same(db, 'county', county)]),
    ...(assignee === undefined ? [] : [same(db, 'assignee', assignee)]),
    ...(query.pending === 'true' ? [sql<SqlBool>`pending > 0`] : []),
    ...(since === undefined ? [] : [sql<SqlBool>`submitted_at >= ${since}`]),
    ...(until === undefined ? [] : [sql<SqlBool>`submitted_at < ${until}`]),
    ...(query.without === undefined ? [] : [sql<SqlBool>`id NOT IN (${sql.join(query.without.split(','))})`]),
    ...(question === null ? [] : [sql<SqlBool>`number IN (${numbersFound(db, question)})`]),
  ];
}

const same = (db: Db, column: string, text: string): Condition =>
  sql<SqlBool>`${sql.raw(folded(db, column))} = ${foldedText(db, text)}`;

export async function listChoices(db: Db, accountId: number): Promise<LibraryChoices> {
  const choices = async (column: 'county' | 'assignee' | 'client') => {
    const by = sql.raw(folded(db, column));
    return db
      .selectFrom('runs')
      .select(({ fn }) => [fn.min<string>(column).as('value'), fn.countAll<number>().as('documents')])
      .where('account_id', '=', accountId)
      .where(sql<SqlBool>`in_library = 1`)
      .where(column, 'is not', null)
      .groupBy(by)
      .orderBy(by)
      .execute();
  };
  const [counties, assignees, clients] = [await choices('county'), await choices('assignee'), await choices('client')];
  return { counties, assignees, clients };
}
