// Power loss while the database of the version before is brought to the present shape: it is the one or the other.
import assert from 'node:assert/strict';
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Migrator } from 'kysely/migration';
import { openDb } from '#main/store/db.ts';
import { MIGRATIONS } from '#main/store/migrate.ts';
import { openSqlite } from '#main/store/sqlite.ts';
import { auditBooks } from '#test/hard/books.ts';
import { handedIn } from '#test/hard/documents.ts';
import type { Figure, HardDay, Length } from '#test/hard/hard-day.ts';
import { deedproof, startService } from '#test/hard/processes.ts';
import { randomOf } from '#test/support/random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const names = Object.keys(MIGRATIONS);
const earlier = Object.fromEntries(Object.entries(MIGRATIONS).slice(0, -1));

/** The folder's database as the version before would have left it, its runs multiplied so that there is work to do. */
async function turnBack(data: string, runs: number): Promise<void> {
  const [now, before] = [join(data, 'deedproof.db'), join(data, 'before.db')];
  const db = openDb(before);
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  assert.equal(error, undefined);
  await db.destroy();
  const sqlite = openSqlite(before);
  sqlite.exec(`ATTACH '${now}' AS now`);
  // The search index is virtual, and its shadows are its own: it follows the texts by their triggers.
  const tables = sqlite
    .prepare<{ name: string }>(
      `SELECT t.name FROM pragma_table_list t JOIN sqlite_master m ON m.name = t.name
       WHERE t.schema = 'main' AND t.type = 'table' ORDER BY m.rowid`,
    )
    .all();
  for (const { name } of tables.filter((table) => !/^((kysely|sqlite)_|unfound$)/.test(table.name))) {
    const columns = columnsOf(name).join(', ');
    sqlite.exec(`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM now.${name}`);
  }
  multiply();
  sqlite.close();
  for (const end of ['', '-wal', '-shm']) rmSync(`${now}${end}`, { force: true });
  copyFileSync(before, now);
  rmSync(before);

  function columnsOf(table: string): string[] {
    return sqlite
      .prepare<{ name: string }>(`PRAGMA table_info(${table})`)
      .all()
      .map(({ name }) => name);
  }

  /** Copies of the read documents under new ids, each with its body, its entry in the ledger and its texts. */
  function multiply(): void {
    const copied = (column: string) => {
      if (column === 'number') return 'number + n * (SELECT max(number) FROM now.texts)';
      return ['id', 'run_id', 'reference'].includes(column) ? `${column} || '_' || n` : column;
    };
    const copy = (table: string, where: string) => {
      const columns = columnsOf(table);
      sqlite.exec(`WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${runs})
        INSERT INTO ${table} (${columns.join(', ')})
        SELECT ${columns.map(copied).join(', ')} FROM now.${table}, copies WHERE ${where}`);
    };
    sqlite.exec('PRAGMA foreign_keys = OFF');
    const ofRead = `run_id IN (SELECT id FROM now.runs WHERE source = 'sync')`;
    for (const table of ['results', 'usage', 'texts']) copy(table, ofRead);
    copy('runs', `source = 'sync'`);
    // Of the copies only their results remain: their files are the originals'.
    sqlite.exec(`UPDATE runs SET kept_source = NULL, source_type = NULL WHERE id GLOB 'job_*_*'`);
  }
}

/** How long the command takes when it is left alone, so that the plug is pulled about the migration. */
async function timeOfWhole(data: string, kept: string): Promise<number> {
  const since = performance.now();
  assert.equal((await deedproof(['fabric', 'list', '--data', data])).code, 0);
  const took = performance.now() - since;
  putBack(data, kept);
  return took;
}

function putBack(data: string, kept: string): void {
  rmSync(data, { recursive: true });
  cpSync(kept, data, { recursive: true });
}

function stateOf(data: string): { migrated: boolean; runs: number } {
  const db = openSqlite(join(data, 'deedproof.db'));
  try {
    assert.equal(db.pragma('integrity_check'), 'ok');
    const done = db.prepare<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name').all();
    const count = (of: string) => Number(db.prepare<{ n: number }>(`SELECT count(*) n FROM ${of}`).get()?.n);
    const runs = count('runs');
    const library = count('runs WHERE in_library = 1');
    assert.equal(count('runs r JOIN texts t ON t.number = r.number AND t.run_id = r.id'), library, 'texts are missing');
    // Throws when the search index says other than the texts, of those that it has.
    if (count("sqlite_master WHERE name = 'unfound'") > 0) {
      db.exec(`INSERT INTO found (rowid, title, facts, labels, words, pieces)
        SELECT number, title, facts, labels, words, pieces FROM texts JOIN unfound USING (number);
        DELETE FROM unfound`);
    }
    db.exec("INSERT INTO found (found, rank) VALUES ('integrity-check', 1)");
    assert.deepEqual(
      done.map(({ name }) => name),
      names.slice(0, done.length),
    );
    return { migrated: done.length === names.length, runs };
  } finally {
    db.close();
  }
}

async function filled(data: string): Promise<void> {
  const service = await startService(data);
  for (let i = 0; i < 4; i += 1) {
    const { name, bytes } = handedIn(i);
    await service.desktop.call('extract', { headers: { 'x-document-name': name }, body: bytes });
  }
  await service.stop();
}

export const migrationLoss: HardDay = {
  name: 'power loss under a migration',
  async run(length: Length): Promise<Figure[]> {
    const [kills, copies] = length === 'short' ? [2, 300] : [40, 12_000];
    const [data, kept] = [temporaryFolder('hard-migrate'), temporaryFolder('hard-before')];
    await filled(data);
    await turnBack(data, copies);
    cpSync(data, kept, { recursive: true });
    const { runs } = stateOf(data);
    const whole_ms = await timeOfWhole(data, kept);
    const random = randomOf(7);
    const found = { before: 0, after: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      await deedproof(['fabric', 'list', '--data', data], { kill_after_ms: whole_ms * (0.4 + 0.7 * random()) });
      const state = stateOf(data);
      assert.equal(state.runs, runs, 'every run is there');
      found[state.migrated ? 'after' : 'before'] += 1;
      if (state.migrated) putBack(data, kept);
    }
    await (await startService(data)).stop();
    assert.equal(stateOf(data).migrated, true);
    const books = auditBooks(data);
    assert.equal(books.succeeded, runs);
    return [
      { what: `pulled the plug under ${names.at(-1)} over ${runs} runs`, measured: `${kills} times` },
      { what: 'afterwards it was the version before; the present one', measured: `${found.before}; ${found.after}` },
      { what: 'runs, billed, results that verify', measured: `${books.runs}, ${books.billed}, ${books.verified}` },
    ];
  },
};
