import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceError } from '#core/api/client.ts';
import { Refusal } from '#core/api/errors.ts';
import { listStrays } from '#main/jobs/strays.ts';
import { offlineReader } from '#main/reader/offline.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

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

async function submit(on = stand): Promise<string> {
  const { job } = (await on.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(on.desktop, job);
  return job;
}
const rowOf = async (id: string, on = stand) =>
  (await on.desktop.call('listLibrary', { query: {} })).value.documents.find((one) => one.id === id);

test('a row has a chip for every tract and keeps the document as it was read', async () => {
  const id = await submit();
  expect(await rowOf(id)).toMatchObject({
    status: 'succeeded',
    verdicts: [{ tract: 'Tract 1', status: 'PASS' }],
    corrected: false,
    has_source: true,
    progress: null,
    key_prefix: 'session',
  });
  const source = await stand.desktop.call('getDocumentSource', { params: { id } });
  expect(source.media_type).toBe('text/plain; charset=utf-8');
  expect(new TextDecoder().decode(source.bytes)).toBe(DEED);
});

test('the words of the pages are kept with their places, and go with the document', async () => {
  const body = await pdfOf((pdf) => pdf.text(DEED));
  const headers = { 'content-type': 'application/pdf' };
  const { job: id } = (await stand.desktop.call('submitExtract', { headers, body })).value;
  await settledJob(stand.desktop, id);
  const { pages } = (await stand.desktop.call('getDocumentWords', { params: { id } })).value;
  expect(pages[0]?.lines[0]?.words).toEqual([
    { text: 'WARRANTY', box: [72, expect.any(Number), expect.any(Number), expect.any(Number)] },
    { text: 'DEED', box: expect.any(Array) },
  ]);
  const kept = () => readdirSync(join(stand.data_dir, 'results')).filter((name) => name.startsWith(`${id}.words`));
  expect(kept()).toHaveLength(1);
  expect((await listStrays(stand.app)).filter(({ name }) => name.includes(`${id}.words`))).toEqual([]);
  await stand.desktop.call('deleteDocument', { params: { id } });
  expect(kept()).toEqual([]);
  const pasted = await submit();
  expect(await typeOf(stand.desktop.call('getDocumentWords', { params: { id: pasted } }))).toBe('no_such_run');
});

test('the documents of other accounts are not kept and not in the library', async () => {
  const client = stand.as(await stand.key('seat'));
  const { job } = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(client, job);
  expect(await rowOf(job)).toBeUndefined();
  expect(readdirSync(join(stand.data_dir, 'documents')).filter((name) => name.startsWith(job))).toEqual([]);
  expect(await typeOf(stand.desktop.call('getDocumentSource', { params: { id: job } }))).toBe('no_such_run');
});

test('a corrected body becomes the latest, and the first reading stays', async () => {
  const id = await submit();
  const params = { id };
  const first = (await stand.desktop.call('getDocumentResult', { params })).text;
  const wrong = { tract: 0, call: 0, field: 'distance', before: 400, after: 440, note: 'plat reads 440' };
  const body = `{"extraction":${first},"corrections":[${JSON.stringify(wrong)}],"by":"R. Poe"}`;
  const { text } = await stand.desktop.call('correct', { body });
  const corrected = text.slice('{"extraction":'.length, text.lastIndexOf(',"corrected"'));
  const row = (await stand.desktop.call('putDocumentResult', { params, body: corrected })).value;
  expect(row).toMatchObject({ corrected: true, verdicts: [{ status: 'REVIEW' }] });
  expect((await stand.desktop.call('getDocumentResult', { params })).text).toBe(corrected);
  expect((await stand.desktop.call('getExtract', { params: { job_id: id } })).text).toContain(first);
});

test('a course can be put in and a tract deleted, and saved positions follow their tracts', async () => {
  const id = await submit();
  const params = { id };
  const change = async (correction: object) => {
    const { text: held } = await stand.desktop.call('getDocumentResult', { params });
    const body = `{"extraction":${held},"corrections":[${JSON.stringify(correction)}],"by":"R. Poe"}`;
    const { text, value } = await stand.desktop.call('correct', { body });
    const kept = text.slice('{"extraction":'.length, text.lastIndexOf(',"corrected"'));
    await stand.desktop.call('putDocumentResult', { params, body: kept });
    return value.extraction;
  };
  const { document } = (await rowOf(id))!;
  const place = { document, tract_index: 0, lon: -93.5, lat: 37.5, rotation_deg: 0 };
  const reference = id;
  await stand.desktop.call('putPlacements', { params: { reference }, query: {}, json: { tracts: [place] } });
  const placed = async () =>
    (await stand.desktop.call('listPlacements', { params: { reference } })).value.placements.map(
      (one) => one.tract_index,
    );
  const course = { call_type: 'line', bearing: 'N 45 E', distance: 10 };
  const longer = await change({ tract: 0, call: 1, kind: 'insert_call', field: 'call', before: null, after: course });
  expect(longer.extraction.tracts[0]?.calls[1]).toMatchObject({ typed: true, source: null, distance: 10 });
  expect(longer.groundtruth_verdicts[0]).toMatchObject({ status: 'REVIEW', corrected: true });
  const tract = { name: 'Tract entered', calls: [course] };
  await change({ tract: 0, call: 0, kind: 'insert_tract', field: 'tract', before: null, after: tract });
  expect(await placed()).toEqual([1]);
  const { value } = await stand.desktop.call('getDocumentResult', { params });
  const gone = await change({
    tract: 1,
    call: 0,
    kind: 'delete_tract',
    field: 'tract',
    before: value.extraction.tracts[1],
    after: null,
  });
  expect(gone.extraction.tracts.map(({ name }) => name)).toEqual(['Tract entered']);
  expect(gone.earlier_corrections?.map(({ kind }) => kind)).toEqual(['insert_call', 'insert_tract']);
  expect(await placed()).toEqual([]);
});

test('a well-signed body of another document is not kept', async () => {
  const id = await submit();
  const other = await stand.desktop.call('extract', { headers: TEXT, body: `${DEED} ` });
  expect(await typeOf(stand.desktop.call('putDocumentResult', { params: { id }, body: other.text }))).toBe(
    'attestation_mismatch',
  );
});

test('a deleted document leaves the library and the disk; the history keeps its line', async () => {
  const id = await submit();
  expect((await stand.desktop.call('deleteDocument', { params: { id } })).value.cleared).toBe(1);
  expect(await rowOf(id)).toBeUndefined();
  expect(readdirSync(join(stand.data_dir, 'documents')).filter((name) => name.startsWith(id))).toEqual([]);
  const { runs } = (await stand.desktop.call('listRuns', { query: {} })).value;
  expect(runs.find((run) => run.id === id)?.result_available).toBe(false);
});

test('a document is found by its own words and facts; corrected ones tell their new facts', async () => {
  const id = await submit();
  const find = async (search: string) =>
    (await stand.desktop.call('listLibrary', { query: { search } })).value.documents.find((one) => one.id === id);
  const found = await find('"iron pin" tanner');
  expect(found?.facts).toMatchObject({
    grantor: 'Harriet Oakes',
    grantee: 'Lowell Tanner',
    county: 'Polk',
    stated_acres: 5,
    computed_acres: 5,
    closure: 'exact',
    pages: 1,
  });
  expect(found?.hit?.words.some(({ marked }) => marked)).toBe(true);
  const { text } = await stand.desktop.call('getDocumentResult', { params: { id } });
  const corrections = [{ tract: 0, kind: 'boundary', call: 0, field: 'distance', before: 400, after: 410 }];
  const body = `{"extraction":${text},"corrections":${JSON.stringify(corrections)},"by":"R. Poe"}`;
  const { value } = await stand.desktop.call('correct', { body });
  await stand.desktop.call('putDocumentResult', { params: { id }, json: value.extraction });
  expect((await find('thence tanner'))?.facts.closure).toBe('1:189');
  expect((await find('containing'))?.id).toBe(id);
  await stand.desktop.call('deleteRun', { params: { reference: id } });
  expect(await find('tanner')).toBeUndefined();
});

test('the library comes in pages', async () => {
  const { value } = await stand.desktop.call('listLibrary', { query: { limit: 1, offset: 1 } });
  expect(value.documents).toHaveLength(1);
  expect(value.total).toBeGreaterThan(1);
});

describe('a document that fails', () => {
  let answers = false;
  let flaky: Stand;
  beforeAll(async () => {
    const offline = offlineReader('test');
    flaky = await standService({
      reader: {
        model: 'provider/model',
        read: (pages) => (answers ? offline.read(pages) : Promise.reject(new Refusal('extraction_failed'))),
      },
    });
  });
  afterAll(() => flaky.close());

  test('says why, can be looked at, and is read again when asked', async () => {
    const id = await submit(flaky);
    expect(await rowOf(id, flaky)).toMatchObject({
      status: 'failed',
      error_type: 'extraction_failed',
      has_source: true,
    });
    answers = true;
    await flaky.desktop.call('retryDocument', { params: { id } });
    expect((await settledJob(flaky.desktop, id)).status).toBe('succeeded');
    expect(await rowOf(id, flaky)).toMatchObject({ status: 'succeeded', error: null, has_source: true });
    expect((await flaky.desktop.call('getUsage', { query: {} })).value.documents).toBe(1);
  });

  test('one that was asked for synchronously can be read again as well', async () => {
    answers = false;
    await typeOf(flaky.desktop.call('extract', { headers: TEXT, body: DEED }));
    const { documents } = (await flaky.desktop.call('listLibrary', { query: {} })).value;
    const failed = documents.find(({ status }) => status === 'failed');
    answers = true;
    await flaky.desktop.call('retryDocument', { params: { id: failed?.id ?? '' } });
    expect((await settledJob(flaky.desktop, failed?.id ?? '')).status).toBe('succeeded');
  });
});

describe('a document that takes long', () => {
  let slow: Stand;
  beforeAll(async () => {
    slow = await standService({
      workers: 1,
      light_workers: 0,
      reader: { model: 'provider/model', read: () => new Promise(() => undefined) },
    });
  });
  afterAll(() => slow.close());

  test('can be looked at, shows how far it is, and stops when told to, whether it is read or waits', async () => {
    const job = async () => (await slow.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
    const [first, second] = [await job(), await job()];
    while ((await rowOf(first, slow))?.progress?.stage !== 'verifying') await new Promise((go) => setTimeout(go, 10));
    expect((await rowOf(second, slow))?.progress?.stage).toBe('staged');
    expect((await slow.desktop.call('localStatus')).value).toMatchObject({ running: 1, queued: 1 });
    for (const id of [first, second]) {
      const { bytes, media_type } = await slow.desktop.call('getDocumentSource', { params: { id } });
      expect(media_type).toBe('text/plain; charset=utf-8');
      expect(new TextDecoder().decode(bytes)).toBe(DEED);
    }
    for (const id of [second, first]) {
      const row = (await slow.desktop.call('cancelDocument', { params: { id } })).value;
      expect(row).toMatchObject({ status: 'failed', error_type: 'cancelled', error: 'Cancelled.' });
    }
    expect((await slow.desktop.call('getUsage', { query: {} })).value.documents).toBe(0);
    expect((await slow.desktop.call('localStatus')).value).toMatchObject({ running: 0, queued: 0 });
  });
});

test('settings are kept over a restart, and the keyring’s old bodies still verify', async () => {
  const first = await standService();
  const { text } = await first.desktop.call('extract', { headers: TEXT, body: DEED });
  await first.desktop.call('putSettings', { json: { operator: 'R. Poe', appearance: 'dark' } });
  expect(await typeOf(first.desktop.call('putSettings', { json: { appearance: 'pink' } }))).toBe('validation');
  expect((await first.desktop.call('rotateKeyring')).value.keys).toHaveLength(2);
  const second = await first.restart();
  expect((await second.desktop.call('getSettings')).value).toMatchObject({ operator: 'R. Poe', appearance: 'dark' });
  expect((await second.desktop.call('checkHeld', { body: text })).value.signature).toBe('good');
  await second.close();
});
