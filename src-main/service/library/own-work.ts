// Whose work it is: a key collects what its own line submitted, a person the whole account's; the history is the
// account's, and a test key's part of it is the test runs. Anything else is unknown.
import { Refusal } from '#core/api/errors.ts';
import type { BatchItemStatus } from '#core/schema/job.ts';
import type { Caller } from '#main/account/caller.ts';
import type { App } from '#main/app.ts';
import { findBatch, type StoredBatch } from '#main/store/batches.ts';
import { listFamily } from '#main/store/keys.ts';
import { findRun, listByReference, type Reach, type StoredRun } from '#main/store/runs.ts';

export async function requireOwnRun(app: App, caller: Caller, id: string): Promise<StoredRun> {
  const run = await findRun(app.db, id);
  if (run === undefined || !(await isOwn(app, caller, run))) throw new Refusal('no_such_job');
  return run;
}

export async function requireOwnBatch(app: App, caller: Caller, id: string): Promise<StoredBatch> {
  const batch = await findBatch(app.db, id);
  if (batch === undefined || !(await isOwn(app, caller, batch))) throw new Refusal('no_such_batch');
  return batch;
}

/** A test key, which scripts pass around freely, sees and touches nothing live. */
export function reachOf({ account, test_mode }: Caller): Reach {
  return test_mode ? { account_id: account.id, mode: 'test' } : { account_id: account.id };
}

/** The parcels that one may be held against: samples that a test key placed lie nowhere on the earth. */
export function groundReachOf({ account, test_mode }: Caller): Reach {
  return { account_id: account.id, mode: test_mode ? 'test' : 'live' };
}

/** The job, or the whole batch, of a reference. */
export async function requireRuns(app: App, caller: Caller, reference: string): Promise<StoredRun[]> {
  const runs = await listByReference(app.db, reachOf(caller), reference);
  if (runs.length === 0) throw new Refusal('no_such_run');
  return runs;
}

/** The same, but one document of a batch alone where the reference is that document's own id. */
export async function requireDocuments(app: App, caller: Caller, reference: string): Promise<StoredRun[]> {
  const runs = await requireRuns(app, caller, reference);
  const item = runs.find(({ id }) => id === reference);
  return item === undefined ? runs : [item];
}

async function isOwn(app: App, caller: Caller, work: { account_id: number; key_prefix: string }): Promise<boolean> {
  if (work.account_id !== caller.account.id) return false;
  // A person, also one at another desk, collects the whole account's.
  if (caller.key === null || caller.kind === 'desktop' || caller.key_prefix === work.key_prefix) return true;
  return (await listFamily(app.db, caller.key.family)).includes(work.key_prefix);
}

/** A document of a batch that is being read is still queued to the outside. */
export function batchItemStatus(run: StoredRun): BatchItemStatus {
  return run.status === 'running' ? 'queued' : run.status;
}
