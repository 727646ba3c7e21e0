// The books of a data folder whose service has ended: everything accounted for once, billed once, and still verifying.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { openKeyring } from '#main/attest/keyring.ts';
import { checkHeld } from '#main/pipeline/check-held.ts';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';

export interface Books {
  readonly runs: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly billed: number;
  /** Result bodies, corrections among them, that were verified. */
  readonly verified: number;
}

/** Documents of this name close; whatever else is read must never pass. */
const CLOSES = /^closes/;

/** Fails on the first entry that is not in order. */
export function auditBooks(data: string): Books {
  const db = openSqlite(join(data, 'deedproof.db'), { readonly: true });
  try {
    assert.equal(db.pragma('integrity_check'), 'ok');
    assert.deepEqual(db.prepare('PRAGMA foreign_key_check').all(), []);
    const count = (sql: string) => Number(db.prepare<{ n: number }>(`SELECT count(*) n FROM ${sql}`).get()?.n);
    const none = (what: string, sql: string) => assert.equal(count(sql), 0, what);
    none('work is left over', "runs WHERE status IN ('queued', 'running')");
    none('a batch has not ended', "batches WHERE status <> 'ended'");
    none(
      'a batch lost documents',
      'batches b WHERE b.documents <> (SELECT count(*) FROM runs r WHERE r.reference = b.id)',
    );
    none('a failed document was billed', "usage u JOIN runs r ON r.id = u.run_id WHERE r.status <> 'succeeded'");
    none('a test document was billed', 'usage u JOIN runs r ON r.id = u.run_id WHERE r.test_mode = 1');
    none(
      'a read document was not billed',
      "runs r WHERE r.status = 'succeeded' AND r.test_mode = 0 AND r.id NOT IN (SELECT run_id FROM usage)",
    );
    none(
      'a held result is missing',
      "runs r WHERE r.result_state = 'held' AND NOT EXISTS (SELECT 1 FROM results s WHERE s.run_id = r.id AND s.revision = 0)",
    );
    none(
      'a result of nothing is held',
      "results s WHERE s.run_id NOT IN (SELECT id FROM runs WHERE result_state = 'held')",
    );
    requireFiles(db, data);
    return {
      runs: count('runs'),
      succeeded: count("runs WHERE status = 'succeeded'"),
      failed: count("runs WHERE status = 'failed'"),
      billed: count('usage'),
      verified: verifyResults(db, data),
    };
  } finally {
    db.close();
  }
}

function verifyResults(db: Sqlite, data: string): number {
  const keyring = openKeyring(join(data, 'keyring.json'), { box: null, now: new Date(), make: false });
  let verified = 0;
  for (const { id, body: text } of db
    .prepare<{ id: string; body: string }>('SELECT run_id id, body FROM results')
    .iterate()) {
    const body = JSON.parse(text) as ExtractResponse;
    const { signature, differences } = checkHeld(text, body, keyring);
    assert.equal(signature, 'good', `${id} no longer verifies`);
    // Aliquots are placed by the fabric, which is not asked here.
    if (body.groundtruth_verdicts.every(({ georef }) => georef === null)) assert.deepEqual(differences, [], id);
    const passed = body.groundtruth_verdicts.some(({ status }) => status === 'PASS');
    const may = CLOSES.test(body.document) || body.test_mode || body.corrections.length > 0;
    assert(may || !passed, `${body.document} passed and must not`);
    verified += 1;
  }
  return verified;
}

/** Every file is named by a row and every row's file is there. */
function requireFiles(db: Sqlite, data: string): void {
  const rows = db.prepare<{ input: string | null; kept: string | null }>('SELECT input, kept_source kept FROM runs');
  const named = new Set(rows.all().flatMap(({ input, kept }) => [input, kept]));
  const slots = db.prepare<{ id: string; bytes: number | null }>(
    'SELECT id, bytes FROM uploads WHERE consumed_at IS NULL',
  );
  const open = slots.all();
  for (const { id, bytes } of open) if (bytes !== null) named.add(`staged/${id}`);
  // Put in place on a full disk that then had no room to say so: it may be put again, and goes with its slot.
  const unsaid = new Set(open.filter(({ bytes }) => bytes === null).map(({ id }) => `staged/${id}`));
  named.delete(null);
  requireCopies(db, data);
  const there = ['documents', 'staged'].flatMap((room) => filesIn(data, room));
  const kept = there.filter((name) => !unsaid.has(name));
  assert.deepEqual(kept.toSorted(), [...named].toSorted(), 'files and rows differ');
  requireOnlyHalves(db, data);
  const expected =
    /^(deedproof\.db|fabric\.sqlite)(-wal|-shm)?$|^(documents|staged|results|logs|lock|compiled|lost-and-found|names\.jsonl|(keyring|folder)\.json)$/;
  assert.deepEqual(
    readdirSync(data).filter((name) => !expected.test(name)),
    [],
    'something was left in the data folder',
  );
}

function filesIn(data: string, room: string): string[] {
  const path = join(data, room);
  return existsSync(path) ? readdirSync(path).map((name) => `${room}/${name}`) : [];
}

/** So many are made up for at one start. */
const COPIES_AT_A_TIME = 200;

/** Every result of the library lies beside its document as well, unless there were none before and there are many. */
function requireCopies(db: Sqlite, data: string): void {
  const held = db.prepare<{ id: string; revision: number }>(
    `SELECT s.run_id id, s.revision FROM results s JOIN runs r ON r.id = s.run_id
     JOIN accounts a ON a.id = r.account_id WHERE a.identity = 'desktop'`,
  );
  const rows = held.all();
  const wanted = new Set(rows.map(({ id, revision }) => `results/${id}.${revision}.json`));
  // The words of a document are kept with its results, and gone with them.
  const words = new Set(rows.map(({ id }) => `results/${id}.words.json.gz`));
  const there = filesIn(data, 'results').filter((name) => !words.has(name));
  assert.deepEqual(
    there.filter((name) => !wanted.has(name)),
    [],
    'a copy of no result was kept',
  );
  assert(there.length >= Math.min(wanted.size, COPIES_AT_A_TIME), `${there.length} of ${wanted.size} copies are there`);
}

/** What was set aside was on its way in when the plug was pulled, or was being kept for somebody who had gone. */
function requireOnlyHalves(db: Sqlite, data: string): void {
  const failed = db.prepare<{ id: string }>("SELECT id FROM runs WHERE status = 'failed'").all();
  const known = new Set(failed.map(({ id }) => id));
  const aside = ['documents', 'staged', 'results'].flatMap((room) => filesIn(data, `lost-and-found/${room}`));
  const whole = aside.filter((name) => !/\.part$|\/up_\w+(\.\d+)?$/.test(name));
  const lost = whole.filter((name) => !known.has(/(\w+)\.\w+$/.exec(name)?.[1] ?? ''));
  assert.deepEqual(lost, [], 'documents that somebody was told are here were set aside');
}
