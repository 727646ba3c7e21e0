// Another program has the database locked while the service is at work.
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
let other: Sqlite;
beforeEach(async () => {
  stand = await standService();
  other = openSqlite(join(stand.data_dir, 'deedproof.db'));
});
afterEach(async () => {
  other.close();
  await stand.close();
});

async function submit(key: string): Promise<Response> {
  const headers = { ...TEXT, authorization: `Bearer ${key}` };
  return fetch(`${stand.service.address}/v1/extracts`, { method: 'POST', headers, body: DEED });
}

test('who writes waits for it, and everybody else is answered meanwhile', async () => {
  const key = await stand.key('arrangement');
  const client = stand.as(key);
  const { job } = (await (await submit(key)).json()) as { job: string };
  await settledJob(client, job);
  other.exec('BEGIN IMMEDIATE');
  let over = false;
  const sent = [submit(key), submit(key)];
  const named = stand.desktop.call('putSettings', { json: { operator: 'A. Examiner' } });
  const all = Promise.all(sent).finally(() => {
    over = true;
  });
  expect((await settledJob(client, job)).status).toBe('succeeded');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(over).toBe(false);
  other.exec('COMMIT');
  expect((await all).map(({ status }) => status)).toEqual([202, 202]);
  expect((await named).value.operator).toBe('A. Examiner');
  for (const reply of await all) await settledJob(client, ((await reply.json()) as { job: string }).job);
});

test('one that stays locked is said to be, with a time to ask again, and nothing is half taken in', async () => {
  const key = await stand.key('arrangement');
  other.exec('BEGIN IMMEDIATE');
  const replies = await Promise.all([submit(key), submit(key), submit(stand.service.session_token)]);
  for (const reply of replies) {
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await reply.json()).toMatchObject({ error: { message: expect.stringContaining('locked the database') } });
  }
  other.exec('ROLLBACK');
  const { runs } = (await stand.as(key).call('listRuns', { query: {} })).value;
  expect(runs).toEqual([]);
  const { job } = (await (await submit(key)).json()) as { job: string };
  expect((await settledJob(stand.as(key), job)).status).toBe('succeeded');
});

test('what is being read meanwhile is written down after it', async () => {
  const key = await stand.key('arrangement');
  const { job } = (await (await submit(key)).json()) as { job: string };
  other.exec('BEGIN IMMEDIATE');
  await new Promise((resolve) => setTimeout(resolve, 4000));
  other.exec('ROLLBACK');
  expect((await settledJob(stand.as(key), job)).status).toBe('succeeded');
});
