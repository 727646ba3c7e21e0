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

test('what another account brings is in nobody’s library, and only there', async () => {
  const client = await newClient();
  const id = await job(client);
  const { text } = await client.call('extract', { headers: TEXT, body: DEED });
  const { job: own } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(stand.desktop, own);
  const rows = await stand.app.db.selectFrom('runs').select(['id', 'in_library', 'number']).execute();
  expect(rows.filter(({ in_library }) => in_library === 1).map((run) => run.id)).toEqual([own]);
  expect(rows.filter(({ number }) => number !== null).map((run) => run.id)).toEqual([own]);
  const texts = await stand.app.db.selectFrom('texts').select('run_id').execute();
  expect(texts).toEqual([{ run_id: own }]);
  expect((await client.call('getExtract', { params: { job_id: id } })).value.status).toBe('succeeded');
  expect((await client.call('verify', { body: text })).value).toMatchObject({ signature: 'good' });
  await put(client, id, [place]);
  expect((await client.call('deleteRun', { params: { reference: id } })).value).toEqual({ cleared: 1, placements: 1 });
});

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
  expect(moved.value.placements).toMatchObject([
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

test('two documents of one name are placed, listed and forgotten each by its own id', async () => {
  const client = await newClient();
  const reference = await batch(client, ['deed.txt', 'deed.txt', 'other.txt']);
  const items = (await client.call('getBatch', { params: { batch_id: reference } })).value.items;
  const results = (await client.call('getBatchResults', { params: { batch_id: reference } })).value.results;
  expect(results.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  const [first, second] = items.map(({ id }) => id) as [string, string];
  const vague = await put(client, reference, [place], { document: 'deed.txt' }).catch((fault: ServiceError) => fault);
  expect(vague).toMatchObject({ type: 'validation', message: expect.stringContaining(first) });
  await put(client, reference, [{ ...place, lon: -92 }], { document: second });
  await put(client, first, [{ ...place, lon: -91, document: 'deed.txt', run: first }]);
  await put(client, reference, [{ ...place, lon: -90 }], { document: 'other.txt' });
  expect(await typeOf(put(client, first, [{ ...place, run: second }]))).toBe('no_such_run');
  const listed = async (of: string) =>
    (await client.call('listPlacements', { params: { reference: of } })).value.placements.map(({ run, lon }) => [
      run,
      lon,
    ]);
  expect(await listed(reference)).toEqual([
    [first, -91],
    [second, -92],
    [items[2]?.id, -90],
  ]);
  expect(await listed(second)).toEqual([[second, -92]]);
  await client.call('deletePlacements', { params: { reference: second } });
  expect((await listed(reference)).map(([run]) => run)).toEqual([first, items[2]?.id]);
});

test('a placed export takes the position of its own document, and does not choose between twins', async () => {
  const client = await newClient();
  const form = new FormData();
  form.append('files', new Blob([DEED]), 'deed.txt');
  form.append('files', new Blob([DEED.replaceAll('544.50', '644.50')]), 'deed.txt');
  form.append('files', new Blob([DEED]), 'deed.txt');
  const { batch: reference } = (await client.call('submitBatch', { body: form })).value;
  const ids = (await endedBatch(client, reference)).items.map(({ id }) => id);
  const { text } = await client.call('getBatchResults', { params: { batch_id: reference } });
  const bodies = (JSON.parse(text) as { results: { result: object }[] }).results.map(({ result }) =>
    JSON.stringify(result),
  );
  const exportOf = async (which: number, of: string) => {
    const request = { params: { format: 'geojson' as const }, query: { reference: of }, body: bodies[which] };
    return JSON.parse(Buffer.from((await client.call('exportAs', request)).bytes).toString()).features[0];
  };
  await put(client, ids[0] ?? '', [{ ...place, lon: -91 }]);
  await put(client, ids[1] ?? '', [{ ...place, lon: -92 }]);
  const longitude = async (which: number, of: string) => (await exportOf(which, of)).geometry.coordinates[0][0][0];
  expect(Math.round(await longitude(0, reference))).toBe(-91);
  expect(Math.round(await longitude(1, reference))).toBe(-92);
  await put(client, ids[2] ?? '', [{ ...place, lon: -93 }]);
  expect(await typeOf(exportOf(0, reference))).toBe('validation');
  expect(Math.round(await longitude(0, ids[2] ?? ''))).toBe(-93);
});

test('all documents of a batch were submitted at one time', async () => {
  const times = { asked: Date.parse('2026-07-15T12:00:00Z') };
  const now = () => {
    times.asked += 7;
    return new Date(times.asked);
  };
  const own = await standService({ now });
  const other = own.as(await own.key('seat'));
  const reference = await batch(other, ['a.txt', 'b.txt', 'c.txt']);
  const { submitted_at } = (await other.call('getBatch', { params: { batch_id: reference } })).value;
  const { runs } = (await other.call('listRuns', { query: {} })).value;
  expect(new Set(runs.map((run) => run.submitted_at))).toEqual(new Set([submitted_at]));
  await own.close();
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
