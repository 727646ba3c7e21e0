// Deleting what is still being read: nothing comes of it afterwards, nothing is kept and nothing is billed.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, ServiceError } from '#core/api/client.ts';
import { Refusal } from '#core/api/errors.ts';
import { DEED, type Stand, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
let fails = false;
beforeAll(async () => {
  const read = () => (fails ? Promise.reject(new Refusal('extraction_failed')) : new Promise<never>(() => undefined));
  stand = await standService({ workers: 1, light_workers: 0, reader: { model: 'provider/model', read } });
});
afterAll(() => stand.close());

const typeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (fault: ServiceError) => fault.type,
  );
const submit = async (client: Client) => (await client.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
const keptFiles = () => readdirSync(join(stand.data_dir, 'documents'));

async function standing(client: Client, job: string, wanted: string): Promise<void> {
  while ((await client.call('getExtract', { params: { job_id: job } })).value.status !== wanted) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a job that runs and one that waits are stopped by their deletion', async () => {
  const client = stand.as(await stand.key('seat'));
  const [running, waiting] = [await submit(client), await submit(client)];
  await standing(client, running, 'running');
  for (const job of [waiting, running]) {
    expect((await client.call('deleteRun', { params: { reference: job } })).value).toEqual({
      cleared: 0,
      placements: 0,
    });
    const { value } = await client.call('getExtract', { params: { job_id: job } });
    expect([value.status, value.error]).toEqual(['failed', 'Cancelled.']);
  }
  expect((await client.call('getUsage', { query: {} })).value.documents).toBe(0);
  expect(keptFiles()).toEqual([]);
});

test('deleting everything also stops what is under way', async () => {
  const { desktop } = stand;
  const jobs = [await submit(desktop), await submit(desktop)];
  await desktop.call('deleteRuns', { query: { confirm: 'delete-everything' } });
  for (const job of jobs) {
    expect((await desktop.call('getExtract', { params: { job_id: job } })).value.status).toBe('failed');
  }
  expect(keptFiles()).toEqual([]);
});

test('of a retry and a deletion at once the deletion stands, whichever comes first', async () => {
  const { desktop } = stand;
  for (const deleteFirst of [true, false]) {
    fails = true;
    const id = await submit(desktop);
    await standing(desktop, id, 'failed');
    fails = false;
    const params = { id };
    const retry = () => typeOf(desktop.call('retryDocument', { params }));
    const remove = () => typeOf(desktop.call('deleteDocument', { params }));
    const answers = await Promise.all(deleteFirst ? [remove(), retry()] : [retry(), remove()]);
    expect(['done', 'no_such_run']).toEqual(expect.arrayContaining(answers));
    const { documents } = (await desktop.call('listLibrary', { query: {} })).value;
    expect(documents.some((one) => one.id === id)).toBe(false);
    expect(keptFiles()).toEqual([]);
  }
});
