import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServiceError } from '#core/api/client.ts';
import { offlineReader } from '#main/reader/offline.ts';
import { SAMPLE_PATH } from '#test/support/fabric-open.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

const ALIQUOT = readFileSync('resources/samples/aliquot-deed.txt', 'utf8');
const TIED = `WARRANTY DEED. Harriet Oakes, grantor, conveys to Lowell Tanner, grantee, land in Sandreed County, Kansas, in
Section 14, Township 99 South, Range 99 West of the Sixth Principal Meridian, described as follows: Commencing at the
Northwest corner of said Section 14; thence South 89°30'00" East, 330.00 feet to the POINT OF BEGINNING; thence South
00°30'00" West, 400.00 feet; thence South 89°30'00" East, 544.50 feet; thence North 00°30'00" East, 400.00 feet; thence
North 89°30'00" West, 544.50 feet to the point of beginning, containing 5.00 acres.`;

const rowOf = async (stand: Stand, id: string) =>
  (await stand.desktop.call('listLibrary', { query: {} })).value.documents.find((one) => one.id === id)!;
const resultOf = async (stand: Stand, id: string) =>
  (await stand.desktop.call('getDocumentResult', { params: { id } })).value;
async function submit(stand: Stand, text: string): Promise<string> {
  const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: text })).value;
  await settledJob(stand.desktop, job);
  return job;
}
async function settled(stand: Stand, id: string) {
  for (;;) {
    const row = await rowOf(stand, id);
    if (row.again === null || row.again.status === 'failed') return row;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const correct = async (stand: Stand, id: string, before: number, after: number) => {
  const { text } = await stand.desktop.call('getDocumentResult', { params: { id } });
  const change = `"corrections":[{"tract":0,"call":0,"field":"distance","before":${before},"after":${after}}]`;
  const reply = await stand.desktop.call('correct', { body: `{"extraction":${text},${change}}` });
  await stand.desktop.call('putDocumentResult', { params: { id }, json: reply.value.extraction });
};

test('fabric that comes later places a document once it is read again, under its own id and name', async () => {
  const stand = await standService();
  const [aliquot, tied, plain] = [await submit(stand, ALIQUOT), await submit(stand, TIED), await submit(stand, DEED)];
  expect((await resultOf(stand, aliquot)).groundtruth_verdicts[0]?.georef).toBeNull();
  expect((await stand.desktop.call('listPlaceable')).value).toEqual({ read_again: [], place: [] });
  await stand.app.fabric.beginImport(SAMPLE_PATH, { name: 'township' }).done;
  expect((await stand.desktop.call('listPlaceable')).value).toEqual({ read_again: [aliquot], place: [tied] });
  await stand.desktop.call('readAgain', { params: { id: aliquot } });
  expect((await settled(stand, aliquot)).again).toBeNull();
  expect((await resultOf(stand, aliquot)).groundtruth_verdicts[0]?.georef).not.toBeNull();
  expect((await stand.desktop.call('listPlaceable')).value).toEqual({ read_again: [], place: [tied] });
  const { documents } = (await stand.desktop.call('listLibrary', { query: {} })).value;
  expect(documents.map(({ id }) => id).toSorted()).toEqual([aliquot, tied, plain].toSorted());
  expect((await stand.desktop.call('listRuns', { query: {} })).value.runs).toHaveLength(3);
  // Both signed results are kept beside the document, and a caller who asks for the job hears what was answered.
  expect(readdirSync(join(stand.data_dir, 'results')).filter((name) => name.startsWith(aliquot))).toHaveLength(2);
  expect((await settledJob(stand.desktop, aliquot)).result?.groundtruth_verdicts[0]?.georef).toBeNull();
  await stand.close();
});

test('corrections stay with the earlier result until the new one is recorded, and are told then', async () => {
  const offline = offlineReader('test');
  let open: () => void = () => undefined;
  let gate = Promise.resolve();
  const stand = await standService({
    reader: {
      model: offline.model,
      read: async (pages, signal) => {
        await gate;
        return offline.read(pages, signal);
      },
    },
  });
  const id = await submit(stand, DEED);
  await correct(stand, id, 400, 405);
  const place = { tract_index: 0, lon: -93, lat: 38, rotation_deg: 0 };
  await stand.desktop.call('putPlacements', { params: { reference: id }, query: {}, json: { tracts: [place] } });
  gate = new Promise((resolve) => {
    open = resolve;
  });
  await stand.desktop.call('readAgain', { params: { id } });
  // A second wish while the first waits adds nothing.
  await stand.desktop.call('readAgain', { params: { id } });
  expect(await rowOf(stand, id)).toMatchObject({ status: 'succeeded', corrected: true, result_available: true });
  expect((await resultOf(stand, id)).corrections).toHaveLength(1);
  open();
  expect(await settled(stand, id)).toMatchObject({ corrected: false, placements: 1 });
  expect((await resultOf(stand, id)).corrections).toHaveLength(0);
  const earlier = async () =>
    (await stand.desktop.call('listEarlierCorrections', { params: { id } })).value.corrections;
  expect(await earlier()).toMatchObject([{ tract: 0, call: 0, field: 'distance', before: 400, after: 405 }]);
  await stand.desktop.call('readAgain', { params: { id } });
  await settled(stand, id);
  expect(await earlier()).toMatchObject([{ before: 400, after: 405 }]);
  await correct(stand, id, 400, 401);
  expect(await earlier()).toEqual([]);
  expect((await stand.desktop.call('getUsage', { query: {} })).value.documents).toBe(1);
  await stand.close();
});

test('a second reading that fails, is cancelled or is cut off leaves the result and the document as they were', async () => {
  const offline = offlineReader('test');
  let read: typeof offline.read = offline.read;
  const reader = { model: offline.model, read: (...asked: Parameters<typeof read>) => read(...asked) };
  const stand = await standService({ reader });
  const id = await submit(stand, DEED);
  const source = join(stand.data_dir, 'documents', `${id}.txt`);
  read = () => Promise.reject(new Error('no'));
  await stand.desktop.call('readAgain', { params: { id } });
  expect((await settled(stand, id)).again).toMatchObject({ status: 'failed' });
  read = () => new Promise(() => undefined);
  await stand.desktop.call('readAgain', { params: { id } });
  const cancelled = (await stand.desktop.call('cancelDocument', { params: { id } })).value;
  expect(cancelled).toMatchObject({ status: 'succeeded', again: { status: 'failed', error: 'Cancelled.' } });
  expect(existsSync(source)).toBe(true);
  await stand.desktop.call('readAgain', { params: { id } });
  while (stand.app.under_way.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  read = offline.read;
  // As at a crash: the run is found running by the next start.
  const next = await stand.restart();
  expect((await settled(next, id)).again).toBeNull();
  await expect.poll(() => readdirSync(join(stand.data_dir, 'documents'))).toEqual([`${id}.txt`]);
  expect(await next.app.db.selectFrom('runs').select('id').execute()).toEqual([{ id }]);
  read = () => new Promise(() => undefined);
  await next.desktop.call('readAgain', { params: { id } });
  expect((await next.desktop.call('deleteDocument', { params: { id } })).value.cleared).toBe(1);
  expect(readdirSync(join(stand.data_dir, 'documents'))).toEqual([]);
  const again = await next.desktop.call('readAgain', { params: { id } }).catch((fault: ServiceError) => fault);
  expect(again).toMatchObject({ type: 'no_such_run' });
  await next.close();
});

test('a document of which a tract was deleted is told as corrected', async () => {
  const stand = await standService();
  const id = await submit(stand, DEED);
  const held = await resultOf(stand, id);
  const before = held.extraction.tracts[0];
  const gone = { tract: 0, call: 0, field: 'tract', kind: 'delete_tract', before, after: null };
  const { value } = await stand.desktop.call('correct', { json: { extraction: held, corrections: [gone] } });
  const put = await stand.desktop.call('putDocumentResult', { params: { id }, json: value.extraction });
  expect(put.value).toMatchObject({ corrected: true });
  await stand.close();
});
