import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, ServiceError } from '#core/api/client.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

const typeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (fault: ServiceError) => fault.type,
  );
const newClient = async () => stand.as(await stand.key('seat'));
const place = { tract_index: 0, lon: -93.25, lat: 37.5, rotation_deg: 1.5 };

async function job(client: Client): Promise<string> {
  const id = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  await settledJob(client, id);
  return id;
}
async function batch(client: Client, names: string[]): Promise<string> {
  const form = new FormData();
  for (const name of names) form.append('files', new Blob([DEED]), name);
  const id = (await client.call('submitBatch', { body: form })).value.batch;
  await endedBatch(client, id);
  return id;
}
const put = (client: Client, reference: string, tracts: object[], query = {}) =>
  client.call('putPlacements', { params: { reference }, query, json: { tracts } });

test('runs are listed newest first, singles and batch documents both', async () => {
  const client = await newClient();
  await client.call('extract', { headers: { ...TEXT, 'x-document-name': 'first.txt' }, body: DEED });
  stand.clock.advance(1000);
  const second = await job(client);
  stand.clock.advance(1000);
  const third = await batch(client, ['b.txt', 'a.txt']);
  const { runs } = (await client.call('listRuns', { query: {} })).value;
  expect(runs.map(({ document, source }) => `${source} ${document}`)).toEqual([
    'batch b.txt',
    'batch a.txt',
    'async pasted-text',
    'sync first.txt',
  ]);
  expect(runs.map(({ reference }) => reference).slice(0, 3)).toEqual([third, third, second]);
  expect(
    runs.every(({ result_available, document_sha256 }) => result_available && document_sha256?.length === 64),
  ).toBe(true);
  expect((await client.call('listRuns', { query: { limit: 2 } })).value.runs).toHaveLength(2);
});

test.each([0, 501, 'many'])('a listing of %s runs is refused in the detail form', async (limit) => {
  const reply = await fetch(`${stand.service.address}/v1/runs?limit=${limit}`, {
    headers: { authorization: `Bearer ${stand.service.session_token}` },
  });
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ detail: [{ loc: ['query', 'limit'], type: expect.any(String) }] });
});

test('deleting one document of a batch clears the whole batch, and the history stays', async () => {
  const client = await newClient();
  const reference = await batch(client, ['a.txt', 'b.txt']);
  await put(client, reference, [place], { document: 'b.txt' });
  const { runs } = (await client.call('listRuns', { query: {} })).value;
  const deleted = await client.call('deleteRun', { params: { reference: runs[0]?.id ?? '' } });
  expect(deleted.value).toEqual({ cleared: 2, placements: 1 });
  expect(await typeOf(client.call('deleteRun', { params: { reference } }))).toBe('no_such_run');
  const after = (await client.call('listRuns', { query: {} })).value.runs;
  expect(after.map(({ result_available, status }) => [result_available, status])).toEqual([
    [false, 'succeeded'],
    [false, 'succeeded'],
  ]);
  expect(
    await stand.app.db
      .selectFrom('results')
      .select('run_id')
      .where('run_id', '=', after[0]?.id ?? '')
      .execute(),
  ).toEqual([]);
});

test('everything goes only when it is meant', async () => {
  const client = await newClient();
  await job(client);
  await batch(client, ['a.txt', 'b.txt']);
  for (const query of [{}, { confirm: 'yes' }]) {
    expect((await client.call('deleteRuns', { query })).value).toEqual({ cleared: 0, placements: 0 });
  }
  expect((await client.call('deleteRuns', { query: { confirm: 'delete-everything' } })).value.cleared).toBe(3);
  expect((await client.call('deleteRuns', { query: { confirm: 'delete-everything' } })).value.cleared).toBe(0);
});

test('a second placement of a tract corrects the first and leaves the others', async () => {
  const client = await newClient();
  const reference = await batch(client, ['a.txt', 'b.txt']);
  await put(client, reference, [{ ...place, document: 'a.txt' }], { document: 'a.txt' });
  await put(client, reference, [place], { document: 'b.txt' });
  const moved = await put(client, reference, [{ ...place, lon: -93 }], { document: 'a.txt' });
  expect(moved.value.placements).toEqual([
    { ...place, document: 'a.txt', lon: -93 },
    { ...place, document: 'b.txt' },
  ]);
  expect((await client.call('listRuns', { query: {} })).value.runs.map(({ placements }) => placements)).toEqual([1, 1]);
  const gone = await client.call('deletePlacements', { params: { reference } });
  expect(gone.value).toEqual({ cleared: 0, placements: 2 });
  expect((await client.call('listPlacements', { params: { reference } })).value.placements).toEqual([]);
});

test('a batch must be told which document, and a name it does not cover is unknown', async () => {
  const client = await newClient();
  const reference = await batch(client, ['a.txt', 'b.txt']);
  expect(await typeOf(put(client, reference, [place]))).toBe('validation');
  expect(await typeOf(put(client, reference, [place], { document: 'c.txt' }))).toBe('no_such_run');
  expect(await typeOf(put(client, reference, [{ ...place, document: 'a.txt' }], { document: 'b.txt' }))).toBe(
    'no_such_run',
  );
  const single = await job(client);
  expect(await typeOf(put(client, single, [place]))).toBe('done');
  expect(await typeOf(put(client, single, [place], { document: 'other.txt' }))).toBe('no_such_run');
});

test.each([
  ['longitude', { lon: 180.1 }],
  ['latitude', { lat: -90.5 }],
  ['rotation', { rotation_deg: 361 }],
  ['tract index', { tract_index: -1 }],
  ['whole tract index', { tract_index: 0.5 }],
  ['number', { lon: '12' }],
])('a placement without a proper %s is refused in the detail form', async (_, change) => {
  const client = await newClient();
  expect(await typeOf(put(client, await job(client), [{ ...place, ...change }]))).toBe('validation');
});
