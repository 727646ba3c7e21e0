import { afterAll, expect, test } from 'vitest';
import { rateLimiter } from '#main/account/rate.ts';
import { configOf } from '#main/config.ts';
import { freshStore, onPostgres } from '#test/support/store.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

const db = await freshStore();
afterAll(() => db.destroy());

test('each key has its own minute', async () => {
  const rate = rateLimiter(db);
  for (let i = 0; i < 3; i++) await rate.admit('a', 3, at(i));
  await expect(async () => rate.admit('a', 3, at(59))).rejects.toThrow('Too many requests');
  expect(await rate.admit('b', 3, at(59))).toEqual({ limit: 3, remaining: 2, reset: 60 });
  expect(await rate.admit('a', 3, at(60))).toEqual({ limit: 3, remaining: 2, reset: 60 });
  expect(await rate.admit('a', 3, at(90))).toEqual({ limit: 3, remaining: 1, reset: 30 });
});

test('a clock that was set back does not lock a key out', async () => {
  const rate = rateLimiter(db);
  await rate.admit('c', 1, at(1000));
  await rate.admit('c', 1, at(0));
  await expect(async () => rate.admit('c', 1, at(1))).rejects.toThrow('Too many requests');
});

test.skipIf(onPostgres)('one process by itself counts and refuses at once', () => {
  const rate = rateLimiter(db);
  expect(rate.admit('e', 1, at(0))).toEqual({ limit: 1, remaining: 0, reset: 60 });
  expect(() => rate.admit('e', 1, at(1))).toThrow('Too many requests');
});

test.runIf(onPostgres)('two processes count together, also when their clocks differ by a little', async () => {
  const [one, other] = [rateLimiter(db), rateLimiter(db)];
  const asked = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? one : other).admit('d', 10, at(2000 - (i % 2))));
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('the limits are those of the specification unless told otherwise', () => {
  expect(configOf({}, {}).limits).toMatchObject({
    requests_per_minute: 120,
    free_requests_per_minute: 10,
    concurrent: 25,
    free_concurrent: 2,
    live_keys: 10,
    free_live_keys: 1,
    direct_bytes: 4_500_000,
    staged_bytes: 33_554_432,
    text_bytes: 65_536,
    batch_documents: 50,
    upload_seconds: 3600,
    sync_idle_ms: 180_000,
  });
});

test('the data folder is the one named, or where the platform keeps such things', () => {
  expect(configOf({}, { DEEDPROOF_DATA: '/srv/deeds' }).data_dir).toMatch(/deeds$/);
  expect(configOf({}, {}).data_dir).toMatch(/deedproof$/);
});
