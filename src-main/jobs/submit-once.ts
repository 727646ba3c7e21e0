// A submission under a key of the sender's own: sent again, after a crash too, it is the same submission.
import { createHash } from 'node:crypto';
import { Refusal } from '#core/api/errors.ts';
import type { RunSource } from '#core/schema/run.ts';
import type { Caller } from '#main/account/caller.ts';
import type { App } from '#main/app.ts';
import type { Submission, Submitted } from '#main/jobs/admit.ts';
import { type Db, onDisk } from '#main/store/db.ts';
import type { FreshRun } from '#main/store/fresh-run.ts';
import { listByReference, type StoredRun } from '#main/store/runs.ts';
import { deleteSubmission, findSubmission, insertSubmission, type StoredSubmission } from '#main/store/submissions.ts';

/** How long a key stands for what was sent under it. */
const KEPT_MS = 24 * 3600 * 1000;

export interface Sending {
  readonly source: RunSource;
  readonly documents: readonly Submitted[];
  /** The sender's own key for it; none where it may be sent twice. */
  readonly name: string | undefined;
  readonly client_reference: string | undefined;
}

export interface Sent {
  readonly runs: readonly FreshRun[];
  /** It was sent before: nothing was submitted this time. */
  readonly replayed: boolean;
}

/** `admit` submits it in one transaction, in which what it is given is written down too. */
export async function submitOnce(
  app: App,
  caller: Caller,
  sending: Sending,
  admit: (submission: Submission) => Promise<readonly FreshRun[]>,
): Promise<Sent> {
  const client_reference = sending.client_reference ?? null;
  const { name } = sending;
  if (name === undefined) return { runs: await admit({ client_reference }), replayed: false };
  const named = { owner: `${caller.account.id} ${caller.family}`, name, fingerprint: fingerprintOf(sending) };
  const before = await findSent(app, caller, named, sending.source);
  if (before !== null) return { runs: before, replayed: true };
  const note = (db: Db, reference: string) => writeDown(db, { ...named, reference }, app.now());
  try {
    return { runs: await admit({ client_reference, note }), replayed: false };
  } catch (fault) {
    // The same may have come by another connection in the meantime, and taken the last of the quota or the staged file.
    const meanwhile = await findSent(app, caller, named, sending.source);
    if (meanwhile === null) throw fault;
    return { runs: meanwhile, replayed: true };
  }
}

type Named = Pick<StoredSubmission, 'owner' | 'name' | 'fingerprint'>;

async function findSent(app: App, caller: Caller, named: Named, source: RunSource): Promise<StoredRun[] | null> {
  const sent = await findSubmission(app.db, named, app.now().toISOString());
  if (sent === undefined) return null;
  if (sent.fingerprint !== named.fingerprint) throw new Refusal('not_permitted', { reason: 'idempotency_key' }, OTHER);
  // Whoever sent it first may still wait for the disk; nobody is told before that it was taken in.
  await onDisk(app.db);
  const runs = await listByReference(app.db, { account_id: caller.account.id }, sent.reference);
  // Who waited for the answer got none, and nothing was billed: it is read anew.
  if (source === 'sync' && runs.every(({ status }) => status === 'failed')) {
    await deleteSubmission(app.db, sent);
    return null;
  }
  return runs;
}

const OTHER = 'This Idempotency-Key was sent before, with something else. Use a new key for each submission.';

async function writeDown(db: Db, row: Omit<StoredSubmission, 'expires_at'>, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + KEPT_MS).toISOString();
  if (await insertSubmission(db, { ...row, expires_at }, now.toISOString())) return;
  throw new Refusal('not_permitted', { reason: 'idempotency_key' }, OTHER);
}

/** Of what is submitted, not of how it was packed: a form with another boundary is the same form. */
function fingerprintOf({ source, documents, client_reference = '' }: Sending): string {
  const parts = documents.map((document) =>
    'bytes' in document
      ? [document.name, document.declared_text, createHash('sha256').update(document.bytes).digest('hex')]
      : [document.name, document.upload_id],
  );
  // Only where one is named, so that what was sent before there was a choice is still the same.
  const readers = documents.some(({ reader }) => reader !== undefined)
    ? [documents.map(({ reader }) => reader ?? '')]
    : [];
  return createHash('sha256')
    .update(JSON.stringify([source, client_reference, parts, ...readers]))
    .digest('hex');
}
