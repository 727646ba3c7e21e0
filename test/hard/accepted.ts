// What the service said yes to: kept by the caller, and looked for again when the day is over.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Client } from '#core/api/client.ts';
import { openSqlite } from '#main/store/sqlite.ts';
import { endedBatch, settledJob } from '#test/support/service.ts';

export interface Accepted {
  readonly jobs: string[];
  readonly batches: { readonly id: string; readonly documents: readonly string[] }[];
  /** Bodies that were answered: first readings and kept corrections. */
  readonly bodies: string[];
}

export const nothingAccepted = (): Accepted => ({ jobs: [], batches: [], bodies: [] });

/** Waits for all of it, and fails when a document is missing, doubled or without an outcome. */
export async function requireSettled(client: Client, { jobs, batches }: Accepted): Promise<number> {
  let documents = 0;
  for (const job of jobs) {
    const { result, error, status } = await settledJob(client, job);
    assert.equal(result === undefined || result === null, status === 'failed', `${job}: ${status}`);
    assert.equal(error !== null && error !== undefined, status === 'failed', `${job}: ${error}`);
    documents += 1;
  }
  for (const { id, documents: names } of batches) {
    const { succeeded, failed } = await endedBatch(client, id);
    assert.equal(succeeded + failed, names.length, `${id} settled its documents`);
    const { results } = (await client.call('getBatchResults', { params: { batch_id: id } })).value;
    assert.deepEqual(
      results.map(({ document }) => document),
      names,
    );
    for (const { result, error } of results) assert.equal(result === null, error !== null, 'one of result and error');
    documents += names.length;
  }
  return documents;
}

/** Every body that was answered is on the disk, byte for byte. */
export function requireBodies(data: string, { bodies }: Accepted): void {
  const db = openSqlite(join(data, 'deedproof.db'), { readonly: true });
  const find = db.prepare('SELECT 1 FROM results WHERE body = ?');
  const lost = bodies.filter((body) => find.get(body) === undefined).length;
  db.close();
  assert.equal(lost, 0, `${lost} of ${bodies.length} answered bodies are lost`);
}
