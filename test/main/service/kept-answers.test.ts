// The answer to a settled job is kept between polls. Who is not to have it does not get it by that.
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { revokeKey } from '#main/store/keys.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

const LIMIT = 30;
let stand: Stand;
let key: string;
let job: string;
beforeEach(async () => {
  stand = await standService();
  key = await stand.key('seat');
  const client = stand.as(key);
  job = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  await settledJob(client, job);
  // Fetched before, and so kept from here on.
  for (let i = 0; i < 2; i++) expect((await poll()).status).toBe(200);
});
afterEach(() => stand.close());

interface Answered {
  readonly status: number;
  readonly type: string | undefined;
}

/** On whichever connection is free, with headers that no browser's or client's library would send. */
async function poll(headers: Record<string, string> = {}): Promise<Answered> {
  const authorization = `Bearer ${key}`;
  const at = `${stand.service.address}/v1/extracts/${job}`;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(at, { headers: { authorization, ...headers } }, resolve).on('error', reject);
  });
  const body = (await json(answer)) as { error?: { type: string } };
  return { status: answer.statusCode ?? 0, type: body.error?.type };
}

test.each([
  ['another name', { host: 'deeds.example' }],
  ['a page of another site', { origin: 'https://deeds.example' }],
  ['a page that a browser says is of another site', { 'sec-fetch-site': 'cross-site' }],
])('asked by %s it is refused', async (_by, headers) => {
  expect(await poll(headers)).toEqual({ status: 403, type: 'not_permitted' });
});

test('to another account the job is unknown, and to who shows no key nothing is said', async () => {
  const authorization = `Bearer ${await stand.key('seat')}`;
  expect(await poll({ authorization })).toEqual({ status: 404, type: 'no_such_job' });
  expect(await poll({ authorization: '' })).toEqual({ status: 401, type: 'invalid_api_key' });
  expect(await poll({ authorization: `Bearer ${key}x` })).toEqual({ status: 401, type: 'invalid_api_key' });
});

test('a key that is revoked gets it no more', async () => {
  await revokeKey(stand.app.db, key.slice(0, 16), stand.clock.now().toISOString(), null);
  expect(await poll()).toEqual({ status: 401, type: 'revoked_api_key' });
});

test('what was deleted is gone', async () => {
  await stand.as(key).call('deleteRun', { params: { reference: job } });
  expect(await poll()).toEqual({ status: 410, type: 'result_deleted' });
});

test('each poll counts against the minute', async () => {
  await stand.close();
  stand = await standService({ limits: { requests_per_minute: LIMIT } });
  key = await stand.key('seat');
  job = (await stand.as(key).call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  await stand.as(key).call('getExtract', { params: { job_id: job }, query: { wait: 60 } });
  expect((await poll()).status).toBe(200);
  stand.clock.advance(60_000);
  const asked = await Promise.all(Array.from({ length: LIMIT + 1 }, () => poll()));
  expect(asked.filter(({ status }) => status === 429)).toEqual([{ status: 429, type: 'rate_limited' }]);
});
