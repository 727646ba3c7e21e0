// The one door to PostgreSQL: a pool of connections, the typed query builder over it, and what is said when it is gone.
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
} from 'kysely';
import type { Pool } from 'pg';
import type { Db, Tables } from '#main/store/db.ts';

/** The driver is loaded with the first pool: a desk by itself has none, and starts without it. */
const fromHere = createRequire(import.meta.url);
const driver = (): typeof import('pg') => fromHere('pg');

const MOST_CONNECTIONS = 10;
/** For a connection, from the pool or to the server; for a statement; and for what another transaction holds. */
const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 60_000;
const LOCK_WITHIN_MS = 20_000;

const INT8 = 20;
const NUMERIC = 1700;

/** Which database, and by what password; null where the address or PostgreSQL's own settings say it. */
export interface Database {
  readonly address: string;
  readonly password: string | null;
}

export interface PoolOptions {
  readonly most?: number;
  /** Statements may take as long as they need, as migrations do. */
  readonly patient?: boolean;
}

/** A pool of connections, also for whoever needs one apart from the store. Counts come as numbers, as from SQLite. */
export function openPool({ address, password }: Database, { most, patient = false }: PoolOptions = {}): Pool {
  const { Pool, types } = driver();
  const pool = new Pool({
    connectionString: withPassword(address, password),
    max: most ?? MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    application_name: 'deedproof',
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 || oid === NUMERIC ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
    ...(patient
      ? {}
      : {
          statement_timeout: ANSWER_WITHIN_MS,
          idle_in_transaction_session_timeout: ANSWER_WITHIN_MS,
          lock_timeout: LOCK_WITHIN_MS,
          // The server may be cut off without a word, and then its own timeouts say nothing.
          query_timeout: ANSWER_WITHIN_MS + CONNECT_WITHIN_MS,
        }),
  });
  // An idle connection was lost: the next statement opens another, or says that it cannot.
  pool.on('error', () => undefined);
  // So does one that is lost between two statements of a transaction: its next statement fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** The driver heeds no password beside an address, only one within it; so put, it is taken whatever the address names. */
function withPassword(address: string, password: string | null): string {
  if (password === null) return address;
  const whole = new URL(address);
  whole.searchParams.set('password', password);
  return whole.href;
}

/** Nothing is asked of it until the first query. */
export function openPostgres(database: Database, options: PoolOptions = {}): Db {
  return new Kysely<Tables>({ dialect: new StoreDialect(openPool(database, options)) });
}

/** The database does not answer, or cannot take this now: nobody's request is to blame, and it may be asked again. */
class DatabaseGone extends Error {
  override name = 'DatabaseGone';
}

export const isDatabaseGone = (fault: unknown): boolean => fault instanceof DatabaseGone;

/** Seconds after which it is worth asking again. */
export const ASK_AGAIN_S = 5;

export const DATABASE_GONE =
  'The database does not answer. Ask again in some seconds; what was sent may or may not have been taken in.';

/**
 * Connection lost, server stopping or starting, too many connections or no memory, a wait for others that took too long,
 * two that waited for each other. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const PASSING = /^(08...|57P0.|57014|53[023]00|55P03|40001|40P01|25P03)$/;

function goneOr(fault: unknown): unknown {
  if (fault instanceof driver().DatabaseError && !PASSING.test(fault.code ?? '')) return fault;
  // What is no answer of the server is a fault of the line to it.
  const said = fault instanceof Error ? fault.message : String(fault);
  return new DatabaseGone(`The database does not answer: ${said}`, { cause: fault });
}

const AGAIN_MS = 1000;
const SAY_EVERY = 15;

/** Waits until the server is there, and says so. A server that refuses us is a fault at once. */
export async function awaitPostgres(db: Db, { address }: Database, say: (line: string) => void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await db.executeQuery(CompiledQuery.raw('SELECT 1'));
      if (tries > 0) say('The database is there.');
      return;
    } catch (fault) {
      // For a wrong password, or a database that nobody made, waiting is of no use.
      if (!isDatabaseGone(fault)) throw fault;
      if (tries % SAY_EVERY === 0) say(`Waiting for the database at ${placeOf(address)}: ${reasonOf(fault)}`);
      await setTimeout(AGAIN_MS);
    }
  }
}

const reasonOf = (fault: unknown): string => {
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  const { code, message } = cause as { code?: string; message?: string };
  return message === undefined || message === '' ? (code ?? 'no answer') : message;
};

/** Where it is, without who asks and by which password. */
export function placeOf(address: string): string {
  if (!URL.canParse(address)) return 'the address given';
  const { host, pathname } = new URL(address);
  return `${host === '' ? 'this machine' : host}${pathname}`;
}

class StoreDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new StoreDriver({ pool: this.#pool, onCreateConnection: async (connection) => sayWhenGone(connection) });
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new StoreCompiler();
  }
}

class StoreDriver extends PostgresDriver {
  override async acquireConnection(...given: Parameters<PostgresDriver['acquireConnection']>) {
    try {
      return await super.acquireConnection(...given);
    } catch (fault) {
      throw goneOr(fault);
    }
  }
}

function sayWhenGone(connection: DatabaseConnection): void {
  const ask = connection.executeQuery.bind(connection);
  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    try {
      return await ask<Row>(query);
    } catch (fault) {
      throw goneOr(fault);
    }
  };
}

/** Columns hold what they hold in SQLite: whole numbers of any size, full fractions, text in the order of its bytes. */
const COLUMN_TYPES: Readonly<Record<string, string>> = {
  integer: 'bigint',
  real: 'double precision',
  text: 'text COLLATE "C"',
};

class StoreCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: Parameters<PostgresQueryCompiler['visitDataType']>[0]): void {
    const type: string = node.dataType;
    this.append(COLUMN_TYPES[type] ?? type);
  }

  protected override getAutoIncrement(): string {
    return 'generated by default as identity';
  }

  /** The one sign that its text cannot hold. */
  protected override addParameter(value: unknown): void {
    super.addParameter(typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);
  }
}
