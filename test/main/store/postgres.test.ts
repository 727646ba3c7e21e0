// On a real PostgreSQL, whichever store the other tests run on.
import { EventEmitter, once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { closeApp, openApp } from '#main/app.ts';
import { configOf } from '#main/config.ts';
import { postgresObjects } from '#main/objects/postgres-objects.ts';
import { followSettings } from '#main/service/upkeep/follow-settings.ts';
import { MIGRATIONS, migrate } from '#main/store/migrate.ts';
import { PART_BYTES } from '#main/store/objects.ts';
import { isDatabaseGone, openPostgres, placeOf } from '#main/store/postgres.ts';
import { countRequest } from '#main/store/rates.ts';
import { findSetting, putSetting, writePreferences } from '#main/store/settings.ts';
import { findTurn, putTurn, turnAfter } from '#main/store/turns.ts';
import { type Line, layLine } from '#test/support/cut-line.ts';
import { freshDatabase } from '#test/support/postgres.ts';
import { standService } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const silent = { write: () => undefined };

test('of several that start at once on an empty database one makes the tables, and all go on', async () => {
  const { database, drop } = await freshDatabase({ empty: true });
  const stores = Array.from({ length: 4 }, () => openPostgres(database, { most: 2, patient: true }));
  await Promise.all(stores.map(migrate));
  const [first] = stores;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(first!);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
  await Promise.all(stores.map((store) => store.destroy()));
  await drop();
});

test('a database from before requests were counted in it keeps its rows, and counts', async () => {
  const { database, drop } = await freshDatabase({ empty: true });
  const db = openPostgres(database, { most: 2, patient: true });
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0009'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  await putSetting(db, 'kept', { since: 'before' });
  await migrate(db);
  expect(await findSetting(db, 'kept')).toEqual({ since: 'before' });
  expect(await countRequest(db, 'a', 1000)).toEqual({ started: 1000, count: 1 });
  expect(await countRequest(db, 'a', 2000)).toEqual({ started: 1000, count: 2 });
  await db.destroy();
  await drop();
});

test('a database from before documents lay in it keeps its rows, and takes documents', async () => {
  const { database, drop } = await freshDatabase({ empty: true });
  const db = openPostgres(database, { most: 2, patient: true });
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0011'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  await putSetting(db, 'kept', { since: 'before' });
  await migrate(db);
  expect(await findSetting(db, 'kept')).toEqual({ since: 'before' });
  const objects = postgresObjects(db, () => new Date('2026-07-01'));
  const deed = Buffer.alloc(PART_BYTES + 1, 'deed');
  await objects.put('documents/a.in', deed);
  expect(deed.equals((await objects.read('documents/a.in')) ?? Buffer.of())).toBe(true);
  await objects.remove('documents/a.in');
  expect(await db.selectFrom('object_parts').select('part').execute()).toEqual([]);
  await objects.close();
  await drop();
});

test('a database from before turns were kept in it keeps its rows, and keeps turns', async () => {
  const { database, drop } = await freshDatabase({ empty: true });
  const db = openPostgres(database, { most: 2, patient: true });
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0012'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  await putSetting(db, 'kept', { since: 'before' });
  await migrate(db);
  expect(await findSetting(db, 'kept')).toEqual({ since: 'before' });
  expect(await findTurn(db, 'heavy', 'a')).toBeUndefined();
  const turns = [0, -1].map((last) => ({ last, job: '00000000-0000-4000-8000-000000000000' }));
  for (const turn of turns) await putTurn(db, 'heavy', 'a', turn);
  expect([await findTurn(db, 'heavy', 'a'), await findTurn(db, 'light', 'a')]).toEqual([turns[1], undefined]);
  await db.destroy();
  await drop();
});

test('however long a line is, another sender has every second turn in it', () => {
  const line: { who: string; turn: number }[] = [];
  const lasts = new Map<string, number>();
  const enter = (who: string) => {
    const first = line.length === 0 ? null : Math.max(...line.map(({ turn }) => turn));
    const waits = line.some((one) => one.who === who);
    const turn = turnAfter(first, waits ? (lasts.get(who) ?? null) : null);
    lasts.set(who, turn);
    line.push({ who, turn });
  };
  const serve = (count: number) => {
    line.sort((a, b) => b.turn - a.turn);
    return line.splice(0, count).map(({ who }) => who);
  };
  for (let i = 0; i < 1200; i += 1) enter('a');
  serve(1100);
  for (let i = 0; i < 3; i += 1) enter('b');
  expect(serve(6).join('')).toBe('ababab');
  // Whoever takes a long line back is not behind the others for it.
  for (let i = 0; i < 50; i += 1) enter('b');
  line.splice(0, line.length, ...line.filter(({ who }) => who === 'b'));
  for (let i = 0; i < 3; i += 1) enter('a');
  expect(serve(6).join('')).toBe('bababa');
});

test('text keeps the order of its bytes, counts are numbers, and the one sign that it cannot hold is replaced', async () => {
  const { database, drop } = await freshDatabase();
  const db = openPostgres(database);
  for (const name of ['b', 'B', 'a', 'Z', 'é', '-a']) await putSetting(db, name, 'x\0y');
  const rows = await db.selectFrom('settings').select('name').orderBy('name').execute();
  expect(rows.map(({ name }) => name)).toEqual(['-a', 'B', 'Z', 'a', 'b', 'é']);
  await db.updateTable('settings').set({ value: '"x\0y"' }).where('name', '=', 'a').execute();
  expect(await findSetting(db, 'a')).toBe('x\uFFFDy');
  const { count } = await db
    .selectFrom('settings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(6);
  await db.destroy();
  await drop();
});

async function behindALine(): Promise<{
  line: Line;
  database: { address: string; password: null };
  drop(): Promise<void>;
}> {
  const { database, drop } = await freshDatabase();
  const address = new URL(database.address);
  const line = await layLine(Number(address.port));
  address.port = String(line.port);
  return { line, database: { address: address.href, password: null }, drop };
}

test('while the database is gone requests are told to come again, and work goes on when it is back', async () => {
  const { line, database, drop } = await behindALine();
  const stand = await standService({ database });
  const ask = () => fetch(`${stand.service.address}/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
  const key = await stand.key('seat');
  expect((await ask()).status).toBe(200);
  await line.cut();
  const gone = await ask();
  expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await gone.json()).toMatchObject({ error: { message: expect.stringMatching(/database does not answer/) } });
  expect((await fetch(`${stand.service.address}/readyz`)).status).toBe(503);
  await line.mend();
  expect((await ask()).status).toBe(200);
  expect((await fetch(`${stand.service.address}/readyz`)).status).toBe(200);
  await stand.close();
  await line.cut();
  await drop();
});

test('a start waits for the database and says so, without whoever asks and by which password', async () => {
  const { line, database, drop } = await behindALine();
  await line.cut();
  const said: string[] = [];
  const secret = { address: database.address.replace('deedproof@', 'deedproof:hidden@'), password: null };
  const opening = openApp({
    data_dir: temporaryFolder('waiting'),
    database: secret,
    log: silent,
    say: (line) => said.push(line),
  });
  await expect.poll(() => said.length).toBe(1);
  await line.mend();
  await closeApp(await opening);
  expect(said[0]).toMatch(/^Waiting for the database at 127\.0\.0\.1:\d+\/test_\w+: .*ECONNREFUSED/);
  expect(said.at(-1)).toBe('The database is there.');
  expect(said.join()).not.toMatch(/hidden|deedproof@/);
  await line.cut();
  await drop();
});

test('a database that nobody made is a fault at once, not one to wait for', async () => {
  const { database, drop } = await freshDatabase();
  const address = database.address.replace(/test_\w+$/, 'nobody_made_it');
  const opened = openApp({ data_dir: temporaryFolder('unmade'), database: { address, password: null }, log: silent });
  await expect(opened).rejects.toThrow(/does not exist/);
  await drop();
});

test('a folder that works with a server is not opened without it, nor with another', async () => {
  const [own, other] = [await freshDatabase(), await freshDatabase()];
  const data_dir = temporaryFolder('server');
  await closeApp(await openApp({ data_dir, database: own.database, log: silent }));
  await expect(openApp({ data_dir, log: silent })).rejects.toThrow(/works with the database at 127\.0\.0\.1/);
  await expect(openApp({ data_dir, database: other.database, log: silent })).rejects.toThrow(/another database/);
  const elsewhere = openApp({ data_dir: temporaryFolder('second'), database: own.database, log: silent });
  await expect(elsewhere).rejects.toThrow(/keyring\.json, from another machine/);
  await own.drop();
  await other.drop();
});

test('a backup of the data folder would lack every row: it is refused, and says what to do', async () => {
  const { database, drop } = await freshDatabase();
  const stand = await standService({ database });
  const asked = stand.desktop.call('makeBackup', { json: { path: `${temporaryFolder('backup')}/office.backup` } });
  await expect(asked).rejects.toThrow(/pg_dump/);
  await stand.close();
  await drop();
});

test('a setting that is changed at one service holds at the other', async () => {
  const { database, drop } = await freshDatabase();
  const stand = await standService({ database });
  const stop = followSettings(stand.app, 20);
  const elsewhere = openPostgres(database, { most: 1 });
  await writePreferences(elsewhere, { ...stand.app.settings, retention: true });
  await expect.poll(() => stand.app.settings.retention).toBe(true);
  stop();
  await elsewhere.destroy();
  await stand.close();
  await drop();
});

test('a setting that is changed while the settings are looked up stays changed', async () => {
  const { database, drop } = await freshDatabase();
  const stand = await standService({ database });
  const told = new EventEmitter();
  const read = once(told, 'read');
  const db = stand.app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const changed = once(told, 'changed');
      told.emit('read');
      await changed;
      return result;
    },
  });
  const slow = { ...stand.app, db };
  const stop = followSettings(slow, 20);
  await read;
  stop();
  slow.settings = { ...slow.settings, operator: 'A. Examiner' };
  told.emit('changed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(slow.settings.operator).toBe('A. Examiner');
  await stand.close();
  await drop();
});

test('a bad statement is a bug and not a lost database', async () => {
  const { database, drop } = await freshDatabase();
  const db = openPostgres(database);
  const bad = await sql`SELECT nothing FROM nowhere`.execute(db).catch((fault: unknown) => fault);
  expect([bad instanceof Error, isDatabaseGone(bad)]).toEqual([true, false]);
  await db.destroy();
  await drop();
});

test('an address is one of PostgreSQL, and its password is never shown', () => {
  expect(() => configOf({}, { DEEDPROOF_DATABASE: 'mysql://u:hidden@h/d' })).toThrow(/postgres:\/\//);
  expect(() => configOf({}, { DEEDPROOF_DATABASE: 'postgres' })).not.toThrow(/hidden/);
  expect(placeOf('postgres://u:hidden@db.example:5433/deeds')).toBe('db.example:5433/deeds');
});

test.each([
  ['hidden\n', 'hidden'],
  ['hidden\r\n', 'hidden'],
  [' hid den \n\n', ' hid den \n'],
])('the password %j of a file is %j, and is kept beside the address', (written, password) => {
  const file = join(temporaryFolder('password'), 'password');
  writeFileSync(file, written);
  const address = 'postgres://u@db.example/deeds';
  const named = { DEEDPROOF_DATABASE: address, DEEDPROOF_DATABASE_PASSWORD_FILE: file };
  expect(configOf({}, named).database).toEqual({ address, password });
  expect(() => configOf({}, { ...named, DEEDPROOF_DATABASE_PASSWORD_FILE: `${file}-gone` })).toThrow(/ENOENT/);
});

test('a server that asks for a password is given the one of the file, whatever signs it has', async () => {
  const { database, drop } = await freshDatabase();
  const owner = openPostgres(database, { most: 1 });
  const password = 'p@ss: w/%41%ö?#&+=';
  await sql.raw(`CREATE ROLE guarded LOGIN PASSWORD '${password}'`).execute(owner);
  const { rows } = await sql<{ hba_file: string }>`SHOW hba_file`.execute(owner);
  const rules = rows[0]?.hba_file ?? '';
  writeFileSync(rules, `host all guarded all scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  await sql`SELECT pg_reload_conf()`.execute(owner);
  const address = new URL(database.address);
  address.username = 'guarded';
  const askedBy = async (given: string) => {
    const db = openPostgres({ address: address.href, password: given }, { most: 1 });
    const asked = sql<{ name: string }>`SELECT current_user AS name`.execute(db);
    const name = await asked.then(
      (answer) => answer.rows[0]?.name,
      () => 'refused',
    );
    await db.destroy();
    return name;
  };
  await expect.poll(() => askedBy('wrong')).toBe('refused');
  expect(await askedBy(password)).toBe('guarded');
  await sql`DROP ROLE guarded`.execute(owner);
  await owner.destroy();
  await drop();
});
