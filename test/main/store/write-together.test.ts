import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, versionOf } from '#main/store/db.ts';
import { findSetting, putSetting } from '#main/store/settings.ts';
import { writeTogether } from '#main/store/write-together.ts';
import { freshStore } from '#test/support/store.ts';

let db: Db;
beforeEach(async () => {
  db = await freshStore();
});
afterEach(() => db.destroy());

const write = (name: string) => writeTogether(db, (within) => putSetting(within, name, name));

test('what comes at one moment is committed once, in the order in which it came, and then answered', async () => {
  const order: number[] = [];
  const versions = await Promise.all(
    Array.from({ length: 5 }, async (_, i) => {
      const during = await writeTogether(db, async (within) => {
        order.push(i);
        await putSetting(within, `piece ${i}`, 'written');
        return versionOf(db);
      });
      return { during, after: versionOf(db), seen: await findSetting(db, `piece ${i}`) };
    }),
  );
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(versions.map(({ during }) => during)).size).toBe(1);
  for (const { during, after, seen } of versions) {
    expect(after).not.toBe(during);
    expect(seen).toBe('written');
  }
});

test('a piece that fails is taken back alone, and hears why', async () => {
  const failing = writeTogether(db, async (within) => {
    await putSetting(within, 'half', 'written');
    throw new Error('no allowance');
  });
  const ends = await Promise.allSettled([write('before'), failing, write('after')]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((ends[1] as PromiseRejectedResult).reason.message).toBe('no allowance');
  expect(await findSetting(db, 'before')).toBe('before');
  expect(await findSetting(db, 'after')).toBe('after');
  expect((await findSetting(db, 'half')) ?? null).toBeNull();
});

test('where one fills the disk, so that the database takes back the others with it, they are written all the same', async () => {
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
  await sql.raw(`PRAGMA max_page_count = ${(rows[0]?.page_count ?? 0) + 20}`).execute(db);
  const large = writeTogether(db, (within) => putSetting(within, 'large', 'x'.repeat(1_000_000)));
  const ends = await Promise.allSettled([write('before'), large, write('after')]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await findSetting(db, 'before')).toBe('before');
  expect(await findSetting(db, 'after')).toBe('after');
  expect((await findSetting(db, 'large')) ?? null).toBeNull();
});

test('more than go into one commit go into the next, none of them lost', async () => {
  const names = Array.from({ length: 50 }, (_, i) => `many ${i}`);
  await Promise.all(names.map(write));
  for (const name of names) expect(await findSetting(db, name)).toBe(name);
});

test('work that takes long is committed by parts, in order, each piece once', async () => {
  const order: number[] = [];
  const versions = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      writeTogether(db, async (within) => {
        order.push(i);
        for (const until = performance.now() + 1; performance.now() < until; );
        await putSetting(within, `long ${i}`, 'written');
        return versionOf(db);
      }),
    ),
  );
  expect(order).toEqual(Array.from({ length: 40 }, (_, i) => i));
  expect(new Set(versions).size).toBeGreaterThan(1);
});

test('one that is refused before it wrote anything leaves the others as they are, done once', async () => {
  let times = 0;
  const counted = writeTogether(db, async (within) => {
    times += 1;
    await putSetting(within, 'counted', 'written');
  });
  const refused = writeTogether(db, async () => {
    throw new Error('no allowance');
  });
  const ends = await Promise.allSettled([counted, refused, write('after')]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(times).toBe(1);
  expect(await findSetting(db, 'counted')).toBe('written');
  expect(await findSetting(db, 'after')).toBe('after');
});

test('a commit that is alone waits for the disk, whatever was committed ahead of it before', async () => {
  const FULL = 2;
  const waitingOf = async (within: Db) =>
    (await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(within)).rows[0]?.synchronous;
  const gathered = () => writeTogether(db, waitingOf);
  const alone = () => db.transaction().execute(waitingOf);
  expect(await gathered()).toBeLessThan(FULL);
  expect(await gathered()).toBeLessThan(FULL);
  expect(await alone()).toBe(FULL);
  expect(await gathered()).toBeLessThan(FULL);
  expect(await waitingOf(db)).toBe(FULL);
});

test('what has patience waits for others, and goes with the first that has none', async () => {
  const LONG_MS = 60_000;
  const order: string[] = [];
  const patient = (name: string, lasting: boolean) =>
    writeTogether(
      db,
      async (within) => {
        order.push(name);
        await putSetting(within, name, name);
        return versionOf(db);
      },
      { lasting, patience_ms: LONG_MS },
    );
  const waiting = [patient('one', false), patient('two', true)];
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(order).toEqual([]);
  const hasty = writeTogether(db, async () => versionOf(db));
  const versions = await Promise.all([...waiting, hasty]);
  expect(order).toEqual(['one', 'two']);
  expect(new Set(versions).size).toBe(1);
});

test('what has patience waits no longer than that, nor behind many others that have it too', async () => {
  const patient = (name: string, patience_ms: number) =>
    writeTogether(db, (within) => putSetting(within, name, name), { patience_ms });
  await patient('alone', 5);
  expect(await findSetting(db, 'alone')).toBe('alone');
  const names = Array.from({ length: 20 }, (_, i) => `patient ${i}`);
  await Promise.race([patient('last', 60_000), ...names.map((name) => patient(name, 60_000))]);
  expect(await findSetting(db, 'patient 0')).toBe('patient 0');
});

test('those who are answered together and come again together share every commit', async () => {
  const clients = 6;
  const rounds = 30;
  const before = versionOf(db) ?? 0;
  let commits = 0;
  let last = before;
  const client = async (name: number) => {
    for (let round = 0; round < rounds; round += 1) {
      await write(`client ${name} round ${round}`);
      const version = versionOf(db) ?? 0;
      if (version !== last) commits += 1;
      last = version;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, name) => client(name)));
  expect(commits).toBeGreaterThanOrEqual(rounds);
  expect(commits).toBeLessThan(rounds * 1.5);
});
