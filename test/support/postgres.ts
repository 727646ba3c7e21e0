// Databases for tests on one PostgreSQL for the whole run: started by the first that needs it, stopped when the run ends.
// Each is cloned from one that is migrated already, with the tables of the queue's engine in it.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { startBoss } from '#main/jobs/engine.ts';
import { migrate } from '#main/store/migrate.ts';
import { awaitPostgres, type Database, openPostgres } from '#main/store/postgres.ts';
import { startServer, USER } from '#test/support/postgres-server.ts';

const TEMPLATE = 'deedproof_template';
/** Whoever opens the engine says it anew. */
const SILENCE_S = 60;

export interface TestDatabase {
  readonly database: Database;
  drop(): Promise<void>;
}

/** With the present tables and no rows; `empty` for one that nobody has migrated. */
export async function freshDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const port = await startedServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await cloned(port, name, empty ? 'template0' : TEMPLATE);
  return { database: databaseAt(port, name), drop: () => run(port, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Another with all that one holds, as a dump of it that was read back; nobody may be at work in it. */
export async function copyDatabase({ address }: Database): Promise<TestDatabase> {
  const { port, pathname } = new URL(address);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await cloned(Number(port), name, pathname.slice(1));
  return {
    database: databaseAt(Number(port), name),
    drop: () => run(Number(port), `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

export const databaseAt = (port: number, name: string): Database => ({
  address: `postgres://${USER}@127.0.0.1:${port}/${name}`,
  password: null,
});

/** File by file: page by page through the log takes three times the work, and loses what speeds up a first connection. */
const cloned = (port: number, name: string, from: string): Promise<void> =>
  run(port, `CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY`);

async function run(port: number, statement: string): Promise<void> {
  const db = openPostgres(databaseAt(port, 'postgres'), { most: 1 });
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await db.destroy();
  }
}

/** The port of the run's server, whichever process started it. */
async function startedServer(): Promise<number> {
  const home = join(tmpdir(), 'postgres');
  const ready = join(home, 'ready');
  const failed = join(home, 'failed');
  if (isFirst(home)) {
    await startWithTemplate(home)
      .then((port) => writeFileSync(`${ready}.new`, String(port)))
      .catch((fault: unknown) => writeFileSync(failed, String(fault)));
    if (existsSync(`${ready}.new`)) renameSync(`${ready}.new`, ready);
  }
  while (!existsSync(ready)) {
    if (existsSync(failed)) throw new Error(`PostgreSQL did not start: ${readFileSync(failed, 'utf8')}`);
    await setTimeout(50);
  }
  return Number(readFileSync(ready, 'utf8'));
}

function isFirst(home: string): boolean {
  try {
    mkdirSync(home);
    return true;
  } catch {
    return false;
  }
}

async function startWithTemplate(home: string): Promise<number> {
  const port = await startServer(home);
  const first = openPostgres(databaseAt(port, 'postgres'), { most: 1 });
  await awaitPostgres(first, databaseAt(port, 'postgres'), () => undefined);
  await sql.raw(`CREATE DATABASE ${TEMPLATE} TEMPLATE template0`).execute(first);
  await first.destroy();
  const db = openPostgres(databaseAt(port, TEMPLATE), { most: 2, patient: true });
  await migrate(db);
  const boss = await startBoss({ db, log: pino({ enabled: false }) }, SILENCE_S);
  await boss.stop({ graceful: false });
  await db.destroy();
  return port;
}
