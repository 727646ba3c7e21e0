import { chmodSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { closeDataFolder, type DataFolder, openDataFolder } from '#main/store/data-folder.ts';
import { type Db, openDb } from '#main/store/db.ts';
import { layFreshStore, makeFreshStore } from '#main/store/fresh-store.ts';
import { isCurrent, migrate } from '#main/store/migrate.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const fresh = join(temporaryFolder('fresh'), 'fresh.db');
writeFileSync(fresh, await makeFreshStore());

async function inFolder<Result>(work: (folder: DataFolder, path: string) => Promise<Result>): Promise<Result> {
  const folder = openDataFolder(temporaryFolder('fresh-in'));
  try {
    return await work(folder, join(folder.path, 'deedproof.db'));
  } finally {
    closeDataFolder(folder);
  }
}

async function shapeOf(db: Db): Promise<unknown> {
  const { rows } = await sql`SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name`.execute(db);
  return rows;
}

describe('a fresh database', () => {
  test('has the shape that the migrations make', () =>
    inFolder(async (folder, path) => {
      await layFreshStore(folder, fresh);
      const [laid, made] = [openDb(path), openDb(join(folder.path, 'made.db'))];
      expect(await isCurrent(laid)).toBe(true);
      await migrate(made);
      expect(await shapeOf(laid)).toEqual(await shapeOf(made));
      for (const db of [laid, made]) await db.destroy();
    }));

  test('holds nobody’s data', () =>
    inFolder(async (folder, path) => {
      await layFreshStore(folder, fresh);
      const db = openDb(path);
      for (const table of ['accounts', 'keys', 'runs', 'settings'] as const)
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
      await db.destroy();
    }));

  test.skipIf(process.platform === 'win32')('is for its owner alone', () =>
    inFolder(async (folder, path) => {
      await layFreshStore(folder, fresh);
      expect(statSync(path).mode & 0o077).toBe(0);
    }),
  );
});

describe('nothing is laid', () => {
  test('over a database that is there', () =>
    inFolder(async (folder, path) => {
      writeFileSync(path, 'ours');
      await layFreshStore(folder, fresh);
      expect(readFileSync(path, 'utf8')).toBe('ours');
    }));

  test.each(['-wal', '-shm', '-journal'])(
    'beside a %s that an earlier database left: it would be read into it',
    (end) =>
      inFolder(async (folder, path) => {
        writeFileSync(`${path}${end}`, 'left');
        await layFreshStore(folder, fresh);
        expect(existsSync(path)).toBe(false);
      }),
  );

  test.skipIf(process.platform === 'win32')('in the place of a link that leads nowhere', () =>
    inFolder(async (folder, path) => {
      symlinkSync(join(folder.path, 'nowhere'), path);
      await layFreshStore(folder, fresh);
      expect(existsSync(path)).toBe(false);
    }),
  );

  test('where none was built, as among the sources', () =>
    inFolder(async (folder, path) => {
      await layFreshStore(folder);
      expect(existsSync(path)).toBe(false);
    }));

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('into a folder that cannot be written', () =>
    inFolder(async (folder, path) => {
      chmodSync(folder.path, 0o500);
      await layFreshStore(folder, fresh);
      chmodSync(folder.path, 0o700);
      expect(existsSync(path)).toBe(false);
    }),
  );
});
