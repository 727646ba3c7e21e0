// Whose work it is: a key reaches what its own line submitted, a person the whole account's. Anything else is unknown.
import { Refusal } from '#core/api/errors.ts';
import type { BatchItemStatus } from '#core/schema/job.ts';
import type { Caller } from '#main/account/caller.ts';
import type { App } from '#main/app.ts';
import { type BatchTable, findBatch } from '#main/store/batches.ts';
import { listFamily } from '#main/store/keys.ts';
import { findRun, type RunTable } from '#main/store/runs.ts';

export async function requireOwnRun(app: App, caller: Caller, id: string): Promise<RunTable> {
  const run = await findRun(app.db, id);
  if (run === undefined || !(await isOwn(app, caller, run))) throw new Refusal('no_such_job');
  return run;
}

export async function requireOwnBatch(app: App, caller: Caller, id: string): Promise<BatchTable> {
  const batch = await findBatch(app.db, id);
  if (batch === undefined || !(await isOwn(app, caller, batch))) throw new Refusal('no_such_batch');
  return batch;
}

async function isOwn(app: App, caller: Caller, work: { account_id: number; key_prefix: string }): Promise<boolean> {
  if (work.account_id !== caller.account.id) return false;
  if (caller.key === null || caller.key_prefix === work.key_prefix) return true;
  return (await listFamily(app.db, caller.key.family)).includes(work.key_prefix);
}

/** A document of a batch that is being read is still queued to the outside. */
export function batchItemStatus(run: RunTable): BatchItemStatus {
  return run.status === 'running' ? 'queued' : run.status;
}
