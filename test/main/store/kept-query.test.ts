import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#main/store/db.ts';
import { keptQuery } from '#main/store/kept-query.ts';
import { findSetting, putSetting } from '#main/store/settings.ts';
import { freshStore } from '#test/support/store.ts';

let db: Db;
let built = 0;
const between = keptQuery((from, least: string, most: string, but: string) => {
  built += 1;
  return from
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', '<=', most)
    .where('name', '>=', least)
    .where('name', '!=', but)
    .orderBy('name')
    .limit(1);
});

beforeAll(async () => {
  db = await freshStore();
  for (const name of ['kept a', 'kept b', 'kept c']) await putSetting(db, name, `of ${name}`);
});
afterAll(() => db.destroy());

test.each([
  ['kept a', 'kept c', 'none', 'kept a'],
  ['kept a', 'kept c', 'kept a', 'kept b'],
  ['kept c', 'kept c', 'kept a', 'kept c'],
  ['kept c', 'kept c', 'kept c', undefined],
])('from %s to %s but %s is %s, each value in its place though built once', async (least, most, but, found) => {
  expect((await between(db, least, most, but))?.name).toBe(found);
  expect(built).toBe(1);
});

test('in a transaction it sees what the transaction wrote, and afterwards that it was taken back', async () => {
  const before = await findSetting(db, 'kept d');
  const work = db.transaction().execute(async (inside) => {
    await putSetting(inside, 'kept d', 'of this moment');
    expect((await between(inside, 'kept d', 'kept d', ''))?.name).toBe('kept d');
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  expect(await between(db, 'kept d', 'kept d', '')).toBeUndefined();
  expect(before ?? null).toBeNull();
  expect(built).toBe(1);
});

test('what a transaction has not committed is not there for others', async () => {
  const told = new EventEmitter();
  const [written, seen] = [once(told, 'written'), once(told, 'seen')];
  const work = db.transaction().execute(async (inside) => {
    await putSetting(inside, 'kept e', 'of this moment');
    told.emit('written');
    await seen;
  });
  await written;
  expect(await between(db, 'kept e', 'kept e', '')).toBeUndefined();
  told.emit('seen');
  await work;
  expect((await between(db, 'kept e', 'kept e', ''))?.name).toBe('kept e');
});
