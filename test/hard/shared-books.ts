// The books of a database that several processes shared: everything accounted for once, billed once, and still verifying.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { openKeyring } from '#main/attest/keyring.ts';
import type { Objects } from '#main/objects/objects.ts';
import { checkHeld } from '#main/pipeline/check-held.ts';
import type { Db } from '#main/store/db.ts';
import type { Books } from '#test/hard/books.ts';

/** Fails on the first entry that is not in order. `data` is the folder of any process: all have the same keyring. */
export async function auditSharedBooks(db: Db, objects: Objects, data: string): Promise<Books> {
  const count = async (from: string) =>
    Number((await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.raw(from)}`.execute(db)).rows[0]?.n);
  const none = async (what: string, from: string) => assert.equal(await count(from), 0, what);
  await none('work is left over', "runs WHERE status IN ('queued', 'running')");
  await none('the engine holds jobs of nothing', 'pgboss.job');
  await none('a batch has not ended', "batches WHERE status <> 'ended'");
  await none(
    'a batch lost documents',
    'batches b WHERE b.documents <> (SELECT count(*) FROM runs r WHERE r.reference = b.id)',
  );
  await none('a failed document was billed', "usage u JOIN runs r ON r.id = u.run_id WHERE r.status <> 'succeeded'");
  await none('a document was billed twice', '(SELECT run_id FROM usage GROUP BY run_id HAVING count(*) > 1) twice');
  await none(
    'a read document was not billed',
    "runs r WHERE r.status = 'succeeded' AND r.test_mode = 0 AND r.id NOT IN (SELECT run_id FROM usage)",
  );
  await none(
    'a document has two first results',
    '(SELECT run_id FROM results GROUP BY run_id HAVING count(*) > 1) twice',
  );
  await none(
    'a held result is missing',
    "runs r WHERE r.result_state = 'held' AND NOT EXISTS (SELECT 1 FROM results s WHERE s.run_id = r.id)",
  );
  await requireDocuments(db, objects);
  return {
    runs: await count('runs'),
    succeeded: await count("runs WHERE status = 'succeeded'"),
    failed: await count("runs WHERE status = 'failed'"),
    billed: await count('usage'),
    verified: await verifyResults(db, data),
  };
}

/** Each is there, and is the one that was signed for. */
async function requireDocuments(db: Db, objects: Objects): Promise<void> {
  const rows = await db
    .selectFrom('runs')
    .select(['kept_source', 'document_sha256'])
    .where('kept_source', 'is not', null)
    .execute();
  for (const { kept_source, document_sha256 } of rows) {
    const bytes = await objects.read(kept_source ?? '');
    assert(bytes !== null, `${kept_source} is gone`);
    if (document_sha256 !== null)
      assert.equal(createHash('sha256').update(bytes).digest('hex'), document_sha256, `${kept_source} is another`);
  }
}

async function verifyResults(db: Db, data: string): Promise<number> {
  const keyring = openKeyring(join(data, 'keyring.json'), { box: null, now: new Date(), make: false });
  const rows = await db.selectFrom('results').select(['run_id', 'body']).execute();
  for (const { run_id, body: text } of rows) {
    const body = JSON.parse(text) as ExtractResponse;
    const { signature, differences } = checkHeld(text, body, keyring);
    assert.equal(signature, 'good', `${run_id} no longer verifies`);
    assert.deepEqual(differences, [], run_id);
    const passed = body.groundtruth_verdicts.some(({ status }) => status === 'PASS');
    assert(/^closes/.test(body.document) || !passed, `${body.document} passed and must not`);
  }
  return rows.length;
}
