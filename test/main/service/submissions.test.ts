// What programs of the office rely on: a submission sent twice is one, the history is paged, ends are waited for.

import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceError } from '#core/api/client.ts';
import { findRun, listRuns } from '#main/store/runs.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

const once = (name: string, body = DEED) => ({ headers: { ...TEXT, 'idempotency-key': name }, body });
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (fault: ServiceError) => fault,
  );
const filesOf = (...names: string[]) => {
  const form = new FormData();
  for (const name of names) form.append('files', new Blob([DEED]), name);
  return form;
};
const countRuns = async (key: string) => (await stand.as(key).call('listRuns', { query: {} })).value.runs.length;

/** A plain request with all of its reply. */
function ask(path: string, headers: Record<string, string>, method = 'GET', body?: string | FormData) {
  return fetch(stand.service.address + path, { method, headers, ...(body === undefined ? {} : { body }) });
}

describe('the same submission sent twice', () => {
  test('is one job, answered alike, however often and however much at once', async () => {
    const key = await stand.key('seat');
    const client = stand.as(key);
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.call('submitExtract', once('a'))));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await settledJob(client, answers[0]?.value.job ?? '');
    expect((await client.call('submitExtract', once('a'))).text).toBe(answers[0]?.text);
    expect(await countRuns(key)).toBe(1);
    expect((await client.call('getUsage', { query: {} })).value.documents).toBe(1);
  });

  test('says that nothing was submitted anew', async () => {
    const authorization = `Bearer ${await stand.key('seat')}`;
    const headers = { authorization, ...TEXT, 'idempotency-key': 'b' };
    expect((await ask('/v1/extracts', headers, 'POST', DEED)).headers.get('idempotency-replayed')).toBeNull();
    expect((await ask('/v1/extracts', headers, 'POST', DEED)).headers.get('idempotency-replayed')).toBe('true');
  });

  test('with something else under its key is refused', async () => {
    const client = stand.as(await stand.key('seat'));
    await client.call('submitExtract', once('c'));
    for (const other of [
      client.call('submitExtract', once('c', `${DEED} `)),
      client.call('extract', once('c')),
      client.call('submitExtract', { ...once('c'), headers: { ...once('c').headers, 'x-document-name': 'other' } }),
      client.call('submitExtract', { ...once('c'), headers: { ...once('c').headers, 'x-reader': 'offline' } }),
    ])
      expect(await refusal(other)).toMatchObject({ type: 'not_permitted', extras: { reason: 'idempotency_key' } });
  });

  test('is read once while somebody waits, and both are given the same bytes', async () => {
    const key = await stand.key('seat');
    const client = stand.as(key);
    const [first, second] = await Promise.all([client.call('extract', once('d')), client.call('extract', once('d'))]);
    expect(second.text).toBe(first.text);
    expect((await client.call('extract', once('d'))).text).toBe(first.text);
    expect(await countRuns(key)).toBe(1);
  });

  test('is one batch, also packed into another form, and each document has an id of its own', async () => {
    const key = await stand.key('seat');
    const client = stand.as(key);
    const headers = { 'idempotency-key': 'e' };
    const first = await client.call('submitBatch', { headers, body: filesOf('one.txt', 'one.txt') });
    const again = await client.call('submitBatch', { headers, body: filesOf('one.txt', 'one.txt') });
    expect(again.text).toBe(first.text);
    const { items } = await endedBatch(client, first.value.batch);
    expect(first.value.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
    expect(await refusal(client.call('submitBatch', { headers, body: filesOf('two.txt', 'one.txt') }))).toMatchObject({
      type: 'not_permitted',
    });
  });

  test('of a staged document works though the upload is used up', async () => {
    const client = stand.as(await stand.key('seat'));
    const { upload_id, put_url } = (await client.call('createUpload')).value;
    await fetch(put_url, { method: 'PUT', body: DEED });
    const request = { headers: { 'x-upload-id': upload_id, 'idempotency-key': 'f' } };
    const first = await client.call('submitExtract', request);
    expect((await client.call('submitExtract', request)).text).toBe(first.text);
    const json = { uploads: [upload_id] };
    expect((await refusal(client.call('submitBatch', { json })))?.type).toBe('no_such_upload');
  });

  test('is answered when the quota is used up by it', async () => {
    const client = stand.as(await stand.key('pack', { pool_granted: 1 }));
    const answers = await Promise.all([0, 1, 2].map(() => client.call('submitExtract', once('g'))));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('belongs to the key that sent it', async () => {
    const [one, other] = [await stand.key('seat'), await stand.key('seat')];
    const first = (await stand.as(one).call('submitExtract', once('h'))).value.job;
    expect((await stand.as(other).call('submitExtract', once('h'))).value.job).not.toBe(first);
  });

  test('is a new one after a day, and after a reading that failed while somebody waited', async () => {
    const key = await stand.key('seat');
    const client = stand.as(key);
    const { job } = (await client.call('submitExtract', once('i'))).value;
    stand.clock.advance(24 * 3600 * 1000 + 1);
    expect((await client.call('submitExtract', once('i'))).value.job).not.toBe(job);
    const broken = { headers: { 'content-type': 'image/png', 'idempotency-key': 'j' }, body: PNG };
    for (let i = 0; i < 2; i++) expect((await refusal(client.call('extract', broken)))?.type).toBe('conversion_failed');
    const failed = (await client.call('listRuns', { query: { status: 'failed' } })).value.runs;
    expect(failed).toHaveLength(2);
  });
});

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);

describe('the history', () => {
  test('is paged without a gap or a repetition, whatever was submitted at one moment', async () => {
    const client = stand.as(await stand.key('arrangement'));
    const { batch } = (await client.call('submitBatch', { body: filesOf('a.txt', 'b.txt', 'c.txt') })).value;
    for (let i = 0; i < 4; i++) await client.call('submitExtract', { headers: TEXT, body: DEED });
    await endedBatch(client, batch);
    const whole = (await client.call('listRuns', { query: {} })).value;
    expect(whole.next_cursor).toBeNull();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { runs, next_cursor } = (await client.call('listRuns', { query: { limit: 2, cursor } })).value;
      seen.push(...runs.map(({ id }) => id));
      cursor = next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(whole.runs.map(({ id }) => id));
    expect(seen).toHaveLength(7);
  });

  test('is filtered by state, source, time, text and the sender’s own reference', async () => {
    const key = await stand.key('arrangement');
    const client = stand.as(key);
    const named = { ...TEXT, 'x-client-reference': 'Order 17_4', 'x-document-name': 'Oakes%20to%20Tanner.txt' };
    const { job } = (await client.call('submitExtract', { headers: named, body: DEED })).value;
    await settledJob(client, job);
    stand.clock.advance(60_000);
    const since = stand.clock.now().toISOString();
    await client.call('extract', { headers: TEXT, body: DEED });
    const count = async (query: object) => (await client.call('listRuns', { query })).value.runs.length;
    expect(await count({ client_reference: 'Order 17_4' })).toBe(1);
    expect(await count({ client_reference: 'Order 17' })).toBe(0);
    expect(await count({ text: 'order 17_' })).toBe(1);
    expect(await count({ text: 'order_17_' })).toBe(0);
    expect(await count({ text: 'PASTED' })).toBe(1);
    expect(await count({ source: 'sync' })).toBe(1);
    expect(await count({ status: 'succeeded' })).toBe(2);
    expect(await count({ since })).toBe(1);
    expect(await count({ since, status: 'failed' })).toBe(0);
    const { runs } = (await client.call('getRun', { params: { reference: job } })).value;
    expect(runs).toMatchObject([{ id: job, client_reference: 'Order 17_4', status: 'succeeded' }]);
    expect(await refusal(client.call('listRuns', { query: { cursor: 'x' } }))).toMatchObject({ status: 422 });
    expect(await refusal(client.call('listRuns', { query: { since: 'yesterday' } }))).toMatchObject({ status: 422 });
  });

  test('a document of a batch is found by its own id', async () => {
    const client = stand.as(await stand.key('seat'));
    const { items, batch } = (await client.call('submitBatch', { body: filesOf('a.txt', 'b.txt') })).value;
    const ids = async (reference: string) =>
      (await client.call('getRun', { params: { reference } })).value.runs.map(({ id }) => id);
    expect(await ids(batch)).toEqual(items.map(({ id }) => id));
    expect(await ids(items[1]?.id ?? '')).toEqual([items[1]?.id]);
  });
});

describe('waiting for the end', () => {
  test('is over at the end, and not before', async () => {
    const client = stand.as(await stand.key('seat'));
    const { job } = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value;
    const over = await client.call('getExtract', { params: { job_id: job }, query: { wait: 60 } });
    expect(over.value.status).toBe('succeeded');
    const { batch } = (await client.call('submitBatch', { body: filesOf('a.txt', 'b.txt') })).value;
    const ended = await client.call('getBatch', { params: { batch_id: batch }, query: { wait: 60 } });
    expect(ended.value).toMatchObject({ status: 'ended', succeeded: 2 });
    expect(stand.app.endings.waiting).toBe(0);
  });

  test('ends when the time is up, when the caller hangs up and when the service closes', async () => {
    const reader = { model: 'provider/model', read: () => new Promise<never>(() => undefined) };
    const slow = await standService({ reader });
    const key = await slow.key('seat');
    const client = slow.as(key);
    const { job } = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value;
    const params = { job_id: job };
    expect((await client.call('getExtract', { params, query: { wait: 1 } })).value.status).toBe('running');
    const hangUp = new AbortController();
    const gone = refusal(client.call('getExtract', { params, query: { wait: 60 }, signal: hangUp.signal }));
    await waitFor(() => slow.app.endings.waiting === 1);
    hangUp.abort();
    await gone;
    await waitFor(() => slow.app.endings.waiting === 0);
    const asked = client.call('getExtract', { params, query: { wait: 60 } });
    await waitFor(() => slow.app.endings.waiting === 1);
    const [reply] = await Promise.all([asked, slow.close()]);
    expect(['running', 'queued']).toContain(reply.value.status);
  });

  test.each(['61', '-1', 'long'])('is for a minute at most: %s is refused', async (wait) => {
    const client = stand.as(await stand.key('seat'));
    const asked = client.call('getExtract', { params: { job_id: 'job_x' }, query: { wait } });
    expect(await refusal(asked)).toMatchObject({ status: 422, type: 'validation' });
  });
});

async function waitFor(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('what an answer says beside its body', () => {
  test('a submission says where to ask, and when', async () => {
    const authorization = `Bearer ${await stand.key('seat')}`;
    const reply = await ask('/v1/extracts', { authorization, ...TEXT }, 'POST', DEED);
    const { poll_url } = (await reply.json()) as { poll_url: string };
    expect(reply.status).toBe(202);
    expect(reply.headers.get('location')).toBe(poll_url);
    expect(reply.headers.get('retry-after')).toBe('2');
    const batch = await ask('/v1/batches', { authorization }, 'POST', filesOf('a.txt'));
    expect(batch.headers.get('location')).toContain('/v1/batches/batch_');
  });

  test('a key is told what is left of its minute', async () => {
    const strict = await standService({ limits: { requests_per_minute: 2 } });
    const authorization = `Bearer ${await strict.key('seat')}`;
    const left = async () => {
      const { status, headers } = await fetch(`${strict.service.address}/v1/usage`, { headers: { authorization } });
      strict.clock.advance(10_000);
      return [status, ...['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`))];
    };
    expect([await left(), await left(), await left()]).toEqual([
      [200, '2', '1', '60'],
      [200, '2', '0', '50'],
      [429, '2', '0', '60'],
    ]);
    await strict.close();
  });

  test('files have names', async () => {
    const authorization = `Bearer ${await stand.key('seat')}`;
    const held = (
      await stand.desktop.call('extract', { headers: { ...TEXT, 'x-document-name': 'Oakes.txt' }, body: DEED })
    ).text;
    const name = async (path: string) =>
      /filename="([^"]+)"/.exec(
        (await ask(path, { authorization }, 'POST', held)).headers.get('content-disposition') ?? '',
      )?.[1];
    expect(await name('/v1/dxf')).toBe('Oakes.dxf');
    expect(await name('/v1/geopackage')).toBe('Oakes.gpkg');
    expect(await name('/v1/certificate')).toBe('Oakes-certificate.pdf');
    expect(await name('/v1/export/csv')).toBe('Oakes-calls.csv');
  });

  test('a signature is checked for a key', async () => {
    const client = stand.as(await stand.key('free'));
    const { text } = await stand.desktop.call('extract', { headers: TEXT, body: DEED });
    expect((await client.call('verify', { body: text })).value).toMatchObject({
      signature: 'good',
      verdicts_agree: true,
    });
    const tampered = (await client.call('verify', { body: text.replace('544.5', '545.5') })).value;
    expect(tampered.signature).not.toBe('good');
  });

  test('who has it already is told so, and who asks for the headers gets no body and has not fetched it', async () => {
    const key = await stand.key('seat');
    const client = stand.as(key);
    const authorization = `Bearer ${key}`;
    const { job } = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value;
    for (;;) {
      const head = await ask(`/v1/extracts/${job}?wait=30`, { authorization }, 'HEAD');
      expect([head.status, await head.text()]).toEqual([200, '']);
      if (head.headers.get('retry-after') === null) break;
    }
    const [run] = await listRuns(stand.app.db, { account_id: await accountOf(key) }, { limit: 1 });
    expect(run?.first_fetched_at).toBeNull();
    const first = await ask(`/v1/extracts/${job}`, { authorization });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const given of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const again = await ask(`/v1/extracts/${job}`, { authorization, 'if-none-match': given });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await ask(`/v1/extracts/${job}`, { authorization, 'if-none-match': '"x"' })).status).toBe(200);
    expect((await ask('/v1/usage', {}, 'HEAD')).status).toBe(401);
  });

  test('a job that is over tells of no progress, though whoever read it is still putting it away', async () => {
    const client = stand.as(await stand.key('seat'));
    const { job } = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value;
    await expect.poll(async () => (await findRun(stand.app.db, job))?.status).toBe('succeeded');
    await expect.poll(() => stand.app.under_way.has(job)).toBe(false);
    const progress = { stage: 'verifying', page: 1, pages: 1 } as const;
    stand.app.under_way.set(job, { progress, stop: new AbortController(), settled: Promise.resolve() });
    expect((await client.call('getExtract', { params: { job_id: job } })).value.progress).toBeNull();
    stand.app.under_way.delete(job);
  });

  test('what is long is packed for who takes it so, with the very bytes inside', async () => {
    const authorization = `Bearer ${await stand.key('seat')}`;
    const { job } = (await stand.as(authorization.slice(7)).call('submitExtract', { headers: TEXT, body: DEED })).value;
    await settledJob(stand.as(authorization.slice(7)), job);
    const path = `/v1/extracts/${job}`;
    const plain = await raw(path, { authorization });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const packed = await raw(path, { authorization, 'accept-encoding': 'br, gzip;q=0.5' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.headers.etag).toBe(plain.headers.etag);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    const refused = await raw(path, { authorization, 'accept-encoding': 'gzip;q=0, *' });
    expect(refused.headers).not.toHaveProperty('content-encoding');
    const tiny = await raw('/v1/usage', { authorization, 'accept-encoding': 'gzip' });
    expect(tiny.headers).not.toHaveProperty('content-encoding');
  });
});

async function accountOf(key: string): Promise<number> {
  const row = await stand.app.db
    .selectFrom('keys')
    .select('account_id')
    .where('prefix', '=', key.slice(0, 16))
    .executeTakeFirstOrThrow();
  return row.account_id;
}

/** The bytes as they came over the wire. */
function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, unknown>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${stand.service.address}${path}`, { headers }, async (reply) => {
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part as Buffer);
      resolve({ headers: reply.headers, bytes: Buffer.concat(parts) });
    });
    asked.on('error', reject).end();
  });
}
