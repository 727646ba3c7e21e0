import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceError } from '#core/api/client.ts';
import { Refusal } from '#core/api/errors.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

const read = { headers: TEXT, body: DEED };
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (fault: ServiceError) => fault,
  );

function batchOf(count: number): FormData {
  const form = new FormData();
  for (let i = 0; i < count; i++) form.append('files', new Blob([DEED]), `deed-${i}.txt`);
  return form;
}

test('a batch past the allowance is refused whole, with the numbers, and nothing runs', async () => {
  const client = stand.as(await stand.key('trial'));
  await client.call('extract', read);
  const refused = await refusal(client.call('submitBatch', { body: batchOf(3) }));
  expect(refused?.type).toBe('trial_exhausted');
  const numbers = { documents_used: 1, monthly_cap: 3, resets_on: '2026-08-01', trial_ends_on: '2026-08-01' };
  expect(refused?.extras).toEqual(numbers);
  expect(refused?.message).toBe(
    '2 documents are left, counting work in flight, and this asks for 3. Nothing was submitted or billed.',
  );
  expect((await client.call('listRuns', { query: {} })).value.runs).toHaveLength(1);
  const { batch } = (await client.call('submitBatch', { body: batchOf(2) })).value;
  expect((await endedBatch(client, batch)).succeeded).toBe(2);
});

test('a month later the seat has its documents again, the pack has not', async () => {
  const own = await standService();
  const seat = own.as(await own.key('arrangement', { arranged_cap: 1 }));
  const pack = own.as(await own.key('pack', { pool_granted: 1 }));
  for (const client of [seat, pack]) await client.call('extract', read);
  const refused = await refusal(seat.call('extract', read));
  expect(refused?.extras).toMatchObject({ documents_used: 1, monthly_cap: 1, resets_on: '2026-08-01' });
  own.clock.advance(31 * 86_400_000);
  expect((await seat.call('extract', read)).status).toBe(200);
  expect((await refusal(pack.call('extract', read)))?.type).toBe('pack_exhausted');
  await own.close();
});

test.each([
  ['arrangement', '2026-08-01'],
  ['trial', '2026-08-01'],
  ['free', null],
  ['pack', null],
] as const)('the allowance of a %s comes anew on %s, and the message counts what is left', async (plan, date) => {
  // A slow machine is asked more often for the batch than the free tier may ask.
  const own = await standService({ limits: { free_requests_per_minute: 100_000 } });
  const client = own.as(await own.key(plan, { arranged_cap: 2, pool_granted: plan === 'trial' ? 0 : 2 }));
  const cap = plan === 'trial' ? 3 : 2;
  const over = await refusal(client.call('submitBatch', { body: batchOf(cap + 1) }));
  expect(over?.extras).toMatchObject({ documents_used: 0, monthly_cap: cap, resets_on: date });
  expect(over?.message).toContain(`${cap} documents are left`);
  await endedBatch(client, (await client.call('submitBatch', { body: batchOf(cap) })).value.batch);
  const spent = await refusal(client.call('extract', read));
  expect(spent?.extras).toMatchObject({ documents_used: cap, resets_on: date });
  expect(spent?.message).not.toContain('left');
  await own.close();
});

test('a second key never buys a second allowance', async () => {
  const first = stand.as(await stand.key('pack', { pool_granted: 2 }));
  const second = stand.as((await first.call('createKey', { json: { name: 'Second' } })).value.api_key);
  await first.call('extract', read);
  await second.call('extract', read);
  expect((await refusal(second.call('extract', read)))?.type).toBe('pack_exhausted');
  const keys = (await first.call('listKeys')).value.keys;
  expect(
    keys.map(({ documents, lifetime_documents, pool_docs }) => [documents, lifetime_documents, pool_docs]),
  ).toEqual([
    [1, 1, 0],
    [1, 1, 0],
  ]);
});

test('a caller over quota still collects and exports what it has', async () => {
  const client = stand.as(await stand.key('pack', { pool_granted: 1 }));
  const { batch } = (await client.call('submitBatch', { body: batchOf(1) })).value;
  expect((await endedBatch(client, batch)).status).toBe('ended');
  const { value } = await client.call('getBatchResults', { params: { batch_id: batch } });
  expect((await client.call('dxf', { json: value.results[0]?.result })).media_type).toContain('application/dxf');
});

test('a seat pays overage between what is included and its ceiling', async () => {
  const client = stand.as(await stand.key('seat', { seats: 2 }));
  await client.call('extract', read);
  const usage = (await client.call('getUsage', { query: {} })).value;
  expect(usage).toMatchObject({
    monthly_cap: 400,
    included_docs: 100,
    overage_documents: 0,
    documents: 1,
    period_start: '2026-07-01T00:00:00.000Z',
    period_end: '2026-08-01T00:00:00.000Z',
  });
});

describe('work that fails', () => {
  let failing: Stand;
  beforeAll(async () => {
    const read = () => Promise.reject(new Refusal('extraction_failed', {}, 'The provider did not answer.'));
    failing = await standService({ reader: { model: 'provider/model', read } });
  });
  afterAll(() => failing.close());

  test('never bills, on any of the three ways', async () => {
    const client = failing.as(await failing.key('pack', { pool_granted: 3 }));
    expect((await refusal(client.call('extract', read)))?.type).toBe('extraction_failed');
    const { job } = (await client.call('submitExtract', read)).value;
    expect(await settledJob(client, job)).toMatchObject({ status: 'failed', error: 'The provider did not answer.' });
    const { batch } = (await client.call('submitBatch', { body: batchOf(3) })).value;
    expect(await endedBatch(client, batch)).toMatchObject({ succeeded: 0, failed: 3 });
    expect((await client.call('getUsage', { query: {} })).value.documents).toBe(0);
    const { runs } = (await client.call('listRuns', { query: {} })).value;
    expect(runs.map(({ status, source }) => `${source} ${status}`).toSorted()).toEqual([
      'async failed',
      'batch failed',
      'batch failed',
      'batch failed',
      'sync failed',
    ]);
  });
});

describe('work in flight', () => {
  let slow: Stand;
  beforeAll(async () => {
    slow = await standService({ reader: { model: 'provider/model', read: () => new Promise(() => undefined) } });
  });
  afterAll(() => slow.close());

  test('counts against the allowance', async () => {
    const client = slow.as(await slow.key('pack', { pool_granted: 2 }));
    await client.call('submitExtract', read);
    await client.call('submitBatch', { body: batchOf(1) });
    const refused = await refusal(client.call('submitExtract', read));
    expect(refused?.extras).toMatchObject({ documents_used: 2, monthly_cap: 2 });
  });

  test('twenty-five at a time for a key, batch items included, but a batch itself is not held back', async () => {
    const client = slow.as(await slow.key('arrangement'));
    await client.call('submitBatch', { body: batchOf(24) });
    await client.call('submitExtract', read);
    const refused = await refusal(client.call('submitExtract', read));
    expect(refused).toMatchObject({ type: 'too_many_in_flight', retry_after: 30, extras: { limit: 25 } });
    expect((await client.call('submitBatch', { body: batchOf(5) })).status).toBe(202);
  });
});

describe('a test key', () => {
  test('gets the same sample whatever it sends, freshly signed, and nothing is used', async () => {
    const client = stand.as(await stand.key('seat', {}, 'test'));
    const one = await client.call('extract', read);
    const other = await client.call('extract', { headers: TEXT, body: 'some other text' });
    expect(one.value.test_mode).toBe(true);
    expect(other.value.extraction).toEqual(one.value.extraction);
    expect(one.value.groundtruth_verdicts[0]?.status).toBe('PASS');
    const scan = await client.call('extract', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7\n' });
    expect([one.value.input_kind, scan.value.input_kind]).toEqual(['text', 'document']);
    expect(scan.value.extraction).toEqual(one.value.extraction);
    expect((await client.call('certificate', { body: one.text })).media_type).toBe('application/pdf');
    const { job } = (await client.call('submitExtract', read)).value;
    expect((await settledJob(client, job)).result?.test_mode).toBe(true);
    const { batch } = (await client.call('submitBatch', { body: batchOf(5) })).value;
    expect((await endedBatch(client, batch)).succeeded).toBe(5);
    expect((await client.call('getUsage', { query: {} })).value).toMatchObject({ documents: 0 });
  });
});

test('forty requests at once at the edge of the allowance are admitted as far as it reaches, and billed once each', async () => {
  const own = await standService({ limits: { concurrent: 100 } });
  const key = await own.key('pack', { pool_granted: 7 });
  const client = own.as(key);
  const ways = ['extract', 'submitExtract'] as const;
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      client.call(ways[i % 2] ?? 'extract', { headers: TEXT, body: DEED }).then(
        () => 'admitted',
        (refusal: { type: string }) => refusal.type,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'admitted')).toHaveLength(7);
  expect(new Set(outcomes)).toEqual(new Set(['admitted', 'pack_exhausted']));
  for (;;) {
    const { runs } = (await client.call('listRuns', { query: {} })).value;
    if (runs.every(({ status }) => status === 'succeeded')) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await client.call('getUsage', { query: {} })).value.documents).toBe(7);
  await own.close();
});
