import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#main/store/db.ts';
import { numbersFound, questionOf } from '#main/store/search.ts';
import { deleteTexts, insertTitle, putTexts } from '#main/store/texts.ts';
import { enterUnfound } from '#main/store/unfound.ts';
import { freshStore, refuseWrites } from '#test/support/store.ts';

let db: Db;
beforeEach(async () => {
  db = await freshStore();
});
afterEach(() => db.destroy());

const insert = (id: string, title: string) => db.transaction().execute((within) => insertTitle(within, id, title));
const search = async (words: string): Promise<number[]> => {
  const { rows } = await sql<{ rowid: number }>`${numbersFound(db, questionOf(words) ?? [])}`.execute(db);
  return rows.map(({ rowid }) => rowid);
};
const waiting = async (): Promise<number[]> => {
  const { rows } = await sql<{ number: number }>`SELECT number FROM unfound ORDER BY number`.execute(db);
  return rows.map(({ number }) => number);
};
/** Throws when the index says other than the texts. */
const requireSame = () => sql`INSERT INTO found (found, rank) VALUES ('integrity-check', 1)`.execute(db);

test('a document enters the index when somebody is about to search, and is found from then on', async () => {
  const number = await insert('job_a', 'oakes-deed.pdf');
  expect(await waiting()).toEqual([number]);
  expect(await search('oakes')).toEqual([]);
  await enterUnfound(db);
  expect(await search('oakes')).toEqual([number]);
  expect(await waiting()).toEqual([]);
  await requireSame();
});

test('what was changed is found by what it says now, however often it changed before somebody searched', async () => {
  const number = await insert('job_a', 'deed.pdf');
  await putTexts(db, 'job_a', { words: 'to a white oak' });
  await enterUnfound(db);
  await putTexts(db, 'job_a', { words: 'to a stone' });
  await putTexts(db, 'job_a', { words: 'to an iron pin', labels: 'Order 77' });
  expect(await search('oak')).toEqual([]);
  await enterUnfound(db);
  expect(await search('oak')).toEqual([]);
  expect(await search('stone')).toEqual([]);
  expect(await search('iron pin 77')).toEqual([number]);
  await requireSame();
});

test('what was deleted is found no more, whether it had entered the index or not', async () => {
  await insert('job_a', 'entered.pdf');
  await enterUnfound(db);
  await insert('job_b', 'waiting.pdf');
  await deleteTexts(db, ['job_a', 'job_b']);
  expect(await waiting()).toEqual([]);
  expect(await search('pdf')).toEqual([]);
  await requireSame();
});

test('more than enter at once enter one portion after another, long ones too', async () => {
  for (let i = 0; i < 120; i += 1) await insert(`job_${i}`, `deed-${i}.pdf`);
  for (let i = 0; i < 3; i += 1) await putTexts(db, `job_${i}`, { words: 'thence '.repeat(50_000) });
  await enterUnfound(db);
  expect(await search('deed')).toHaveLength(120);
  expect(await search('thence')).toHaveLength(3);
  await requireSame();
});

test('where nothing can be written, what entered before is searched all the same', async () => {
  const number = await insert('job_a', 'before.pdf');
  await enterUnfound(db);
  await insert('job_b', 'after.pdf');
  await refuseWrites(db);
  await enterUnfound(db);
  expect(await search('pdf')).toEqual([number]);
});

test('sentences stand for words only where there are none', async () => {
  await insert('job_a', 'deed.pdf');
  await putTexts(db, 'job_a', { words_where_none: 'a sentence' });
  await putTexts(db, 'job_a', { words_where_none: 'another' });
  const row = await db.selectFrom('texts').select('words').executeTakeFirstOrThrow();
  expect(row.words).toBe('a sentence');
});
