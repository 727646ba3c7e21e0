import { expect, test } from 'vitest';
import { rateLimiter } from '#main/account/rate.ts';
import { configOf } from '#main/config.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

test('each key has its own minute', () => {
  const rate = rateLimiter();
  for (let i = 0; i < 3; i++) rate.admit('a', 3, at(i));
  expect(() => rate.admit('a', 3, at(59))).toThrow('Too many requests');
  rate.admit('b', 3, at(59));
  rate.admit('a', 3, at(60));
});

test('a clock that was set back does not lock a key out', () => {
  const rate = rateLimiter();
  rate.admit('a', 1, at(1000));
  rate.admit('a', 1, at(0));
  expect(() => rate.admit('a', 1, at(1))).toThrow('Too many requests');
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
