import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { closeApp } from '#main/app.ts';
import { fail } from '#main/jobs/record.ts';
import { DATABASE } from '#main/store/data-folder.ts';
import { openDb } from '#main/store/db.ts';
import { findRun, updateRun } from '#main/store/runs.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const NAMES = ['oakes to tanner.txt', 'tanner to reed.txt', 'reed to moss.txt'];

async function read(stand: Stand, name: string): Promise<string> {
  const headers = { ...TEXT, 'x-document-name': name };
  return (await stand.desktop.call('extract', { headers, body: `${DEED}\n${name}` })).text;
}

async function stop({ service, app }: Stand): Promise<void> {
  await service.close();
  await closeApp(app);
}

const library = async (stand: Stand) => (await stand.desktop.call('listLibrary', { query: {} })).value.documents;
const resultOf = async (stand: Stand, id: string) =>
  (await stand.desktop.call('getDocumentResult', { params: { id } })).text;
const filesIn = (folder: string, room: string) =>
  existsSync(join(folder, room)) ? readdirSync(join(folder, room)).toSorted() : [];
const allFiles = (folder: string) => ['documents', 'staged', 'results'].flatMap((room) => filesIn(folder, room));

/** The side files too: what a person does who removes a database. */
function removeDatabase(folder: string): void {
  for (const side of ['', '-wal', '-shm']) rmSync(join(folder, `deedproof.db${side}`), { force: true });
}

function putBack(copy: string, folder: string): void {
  removeDatabase(folder);
  copyFileSync(copy, join(folder, 'deedproof.db'));
}

/** A correction of the first document, kept as its latest result. */
async function correct(stand: Stand, id: string): Promise<string> {
  const held = await resultOf(stand, id);
  const body = `{"extraction":${held},"corrections":[{"tract":0,"call":0,"field":"distance","before":400,"after":401}],"by":"A. Examiner"}`;
  const { text } = await stand.desktop.call('correct', { headers: { 'content-type': 'application/json' }, body });
  const corrected = JSON.stringify((JSON.parse(text) as { extraction: unknown }).extraction);
  await stand.desktop.call('putDocumentResult', { params: { id }, body: corrected });
  return resultOf(stand, id);
}

async function threeDocuments() {
  const first = await standService();
  for (const name of NAMES) await read(first, name);
  const rows = await library(first);
  await correct(first, rows[0]?.id ?? '');
  const results = new Map<string, string>();
  for (const { id } of rows) results.set(id, await resultOf(first, id));
  return { first, data_dir: first.data_dir, rows, results };
}

async function requireWhole(stand: Stand, rows: { id: string }[], results: Map<string, string>): Promise<void> {
  const now = await library(stand);
  expect(now.map(({ document }) => document).toSorted()).toEqual(NAMES.toSorted());
  expect(now.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  for (const { id, has_source } of now) {
    expect(has_source).toBe(true);
    expect(await resultOf(stand, id)).toBe(results.get(id));
    const source = await stand.desktop.call('getDocumentSource', { params: { id } });
    expect(Buffer.from(source.bytes).toString()).toContain('Harriet Oakes');
  }
}

test('a start without its database stops, deletes nothing, and takes the library up again as it was', async () => {
  const { first, data_dir, rows, results } = await threeDocuments();
  await stop(first);
  removeDatabase(data_dir);
  const before = allFiles(data_dir);
  for (let i = 0; i < 2; i += 1) {
    await expect(standService({ data_dir })).rejects.toMatchObject({
      name: 'DatabaseBehind',
      message: expect.stringMatching(/deedproof\.db is missing .* deedproof restore --data/s),
    });
  }
  expect(existsSync(join(data_dir, 'deedproof.db'))).toBe(false);
  expect(allFiles(data_dir)).toEqual(before);
  const again = await standService({ data_dir, unknown_documents: 'take_up' });
  expect(again.app.taken_up).toEqual({ with_results: 3, to_read: 0, set_aside: 0 });
  await requireWhole(again, rows, results);
  expect((await library(again)).filter(({ corrected }) => corrected)).toHaveLength(1);
  const later = await again.restart();
  await requireWhole(later, rows, results);
  await later.close();
});

test('an older copy of the database stops the start, and the documents and corrections since come back', async () => {
  const first = await standService();
  const { data_dir } = first;
  await read(first, NAMES[0] ?? '');
  const copy = join(temporaryFolder('copy'), 'deedproof.db');
  // From the same session, so that only the documents themselves tell.
  await sql`VACUUM INTO ${copy}`.execute(first.app.db);
  for (const name of NAMES.slice(1)) await read(first, name);
  const rows = await library(first);
  const results = new Map<string, string>();
  await correct(first, rows.find(({ document }) => document === NAMES[0])?.id ?? '');
  for (const { id } of rows) results.set(id, await resultOf(first, id));
  await stop(first);
  putBack(copy, data_dir);
  await expect(standService({ data_dir })).rejects.toThrow(/^The database is older than the documents .* 5 files/);
  const again = await standService({ data_dir, unknown_documents: 'take_up' });
  expect(again.app.taken_up).toEqual({ with_results: 3, to_read: 0, set_aside: 0 });
  await requireWhole(again, rows, results);
  await again.close();
});

test('an older copy is known by its age alone, where no file tells', async () => {
  const first = await standService();
  const copy = join(temporaryFolder('copy'), 'deedproof.db');
  await stop(first);
  copyFileSync(join(first.data_dir, 'deedproof.db'), copy);
  await stop(await standService({ data_dir: first.data_dir }));
  putBack(copy, first.data_dir);
  await expect(standService({ data_dir: first.data_dir })).rejects.toThrow('There is an older copy of the database');
  const told = await standService({ data_dir: first.data_dir, unknown_documents: 'set_aside' });
  await (await told.restart()).close();
});

test('a document that waited in the older copy and was read since is not read again', async () => {
  const { first, data_dir, rows, results } = await threeDocuments();
  const id = rows[1]?.id ?? '';
  await first.app.db.deleteFrom('results').where('run_id', '=', id).execute();
  await first.app.db
    .updateTable('runs')
    .set({ status: 'queued', result_state: 'none', kept_source: null, input: `documents/${id}.in`, finished_at: null })
    .where('id', '=', id)
    .execute();
  await first.app.db.updateTable('runs').set({ source: 'async' }).execute();
  await first.app.db.deleteFrom('usage').execute();
  await stop(first);
  await expect(standService({ data_dir })).rejects.toMatchObject({ name: 'DatabaseBehind' });
  const again = await standService({ data_dir, unknown_documents: 'take_up' });
  await requireWhole(again, rows, results);
  await again.close();
});

test('the database of another folder stops the start', async () => {
  const { first, data_dir, rows, results } = await threeDocuments();
  const other = await standService();
  const held = (await other.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  await settledJob(other.desktop, held);
  await stop(first);
  await stop(other);
  putBack(join(other.data_dir, 'deedproof.db'), data_dir);
  await expect(standService({ data_dir })).rejects.toThrow('There is the database of another folder');
  const told = { data_dir, unknown_documents: 'take_up' } as const;
  // What that database holds was signed with that folder's key.
  await expect(standService(told)).rejects.toMatchObject({ name: 'SigningKeyGone' });
  const again = await standService({ ...told, new_signing_key: true });
  await again.desktop.call('deleteDocument', { params: { id: held } });
  await requireWhole(again, rows, results);
  await again.close();
});

test('results that were not signed here are not believed: the documents are read again under their names', async () => {
  const { first, data_dir } = await threeDocuments();
  await stop(first);
  removeDatabase(data_dir);
  const [changed = '', ...rest] = filesIn(data_dir, 'results').filter((name) => name.endsWith('.0.json'));
  for (const name of filesIn(data_dir, 'results'))
    if (name.endsWith('.1.json')) rmSync(join(data_dir, 'results', name));
  const path = join(data_dir, 'results', changed);
  writeFileSync(path, readFileSync(path, 'utf8').replace('"distance":400', '"distance":900'));
  const again = await standService({ data_dir, unknown_documents: 'take_up' });
  expect(again.app.taken_up).toEqual({ with_results: rest.length, to_read: 1, set_aside: 1 });
  for (const { id } of await library(again)) expect((await settledJob(again.desktop, id)).status).toBe('succeeded');
  const rows = await library(again);
  expect(rows.map(({ document }) => document).toSorted()).toEqual(NAMES.toSorted());
  for (const { id } of rows) expect(await resultOf(again, id)).not.toContain('"distance":900');
  await again.close();
});

test('documents that still waited are taken up to be read, and so are whole uploads', async () => {
  const first = await standService({ reader: { model: 'm/m', read: () => new Promise(() => undefined) } });
  const named = (name: string) => ({ 'x-document-name': name });
  const { job } = (
    await first.desktop.call('submitExtract', { headers: { ...TEXT, ...named('waits.txt') }, body: DEED })
  ).value;
  const staged = async () => {
    const made = (await first.desktop.call('createUpload')).value;
    await fetch(made.put_url, { method: 'PUT', body: `${DEED} ${made.upload_id}` });
    return made;
  };
  const slot = await staged();
  const handed = { ...named('staged.txt'), 'x-upload-id': (await staged()).upload_id };
  await first.desktop.call('submitExtract', { headers: handed });
  writeFileSync(join(first.data_dir, 'names.jsonl'), '{"file":"half', { flag: 'a' });
  writeFileSync(join(first.data_dir, 'staged', `${slot.upload_id}.77`), 'half of a de');
  await stop(first);
  removeDatabase(first.data_dir);
  const again = await standService({ data_dir: first.data_dir, unknown_documents: 'take_up' });
  expect(again.app.taken_up).toEqual({ with_results: 0, to_read: 3, set_aside: 1 });
  const rows = await library(again);
  const names = rows.map(({ document }) => document).toSorted();
  expect(names).toEqual(['staged.txt', expect.stringMatching(/^taken up again \w{6}$/), 'waits.txt']);
  expect(rows.map(({ id }) => id)).toContain(job);
  for (const { id } of rows) expect((await settledJob(again.desktop, id)).status).toBe('succeeded');
  expect(filesIn(first.data_dir, 'lost-and-found/staged')).toEqual([`${slot.upload_id}.77`]);
  await again.close();
});

test('what waits of another account is in no library, and is not taken for done with', async () => {
  const first = await standService({ reader: { model: 'm/m', read: () => new Promise(() => undefined) } });
  const key = await first.key('seat');
  const { job } = (await first.as(key).call('submitExtract', { headers: TEXT, body: DEED })).value;
  await stop(first);
  // As a longer one would.
  const waiting = `documents/${job}.in`;
  const db = openDb(join(first.data_dir, DATABASE));
  await updateRun(db, job, ['queued'], { input: waiting });
  await db.destroy();
  writeFileSync(join(first.data_dir, waiting), DEED);
  renameSync(join(first.data_dir, waiting), join(first.data_dir, `documents/${job}.pdf`));
  await expect(standService({ data_dir: first.data_dir })).rejects.toThrow('1 file is unknown to it');
  renameSync(join(first.data_dir, `documents/${job}.pdf`), join(first.data_dir, waiting));
  const again = await standService({ data_dir: first.data_dir });
  expect((await settledJob(again.as(key), job)).status).toBe('succeeded');
  await expect.poll(() => existsSync(join(first.data_dir, waiting))).toBe(false);
  await again.close();
});

test('documents that were set aside can be taken up later', async () => {
  const { first, data_dir, rows, results } = await threeDocuments();
  await stop(first);
  removeDatabase(data_dir);
  const aside = await standService({ data_dir, unknown_documents: 'set_aside' });
  expect(await library(aside)).toEqual([]);
  expect(aside.app.taken_up?.set_aside).toBe(7);
  expect((await aside.desktop.call('localStatus')).value.lost_files).toBe(7);
  await stop(aside);
  await stop(await standService({ data_dir }));
  const again = await standService({ data_dir, unknown_documents: 'take_up' });
  await requireWhole(again, rows, results);
  await again.close();
});

test('an ordinary crash stops nobody: halves go to lost-and-found, and what was done with goes', async () => {
  const first = await standService();
  await read(first, 'kept.txt');
  const lost = `job_${'a'.repeat(24)}.in.part`;
  const [row] = await library(first);
  writeFileSync(join(first.data_dir, 'documents', lost), 'half of a de');
  writeFileSync(join(first.data_dir, 'documents', `${row?.id}.in`), DEED);
  writeFileSync(join(first.data_dir, 'staged', 'import_abc'), 'fabric');
  // Somebody's own things in a folder that was named in haste are none of ours.
  mkdirSync(join(first.data_dir, 'documents', 'a folder'));
  writeFileSync(join(first.data_dir, 'documents', 'letter.pdf'), 'not ours');
  const second = await first.restart();
  expect(filesIn(first.data_dir, 'documents')).toEqual(['a folder', `${row?.id}.txt`, 'letter.pdf']);
  expect(filesIn(first.data_dir, 'staged')).toEqual([]);
  expect(filesIn(first.data_dir, 'lost-and-found/documents')).toEqual([lost]);
  await second.close();
});

test('a crash between the row and the naming of its file loses nothing', async () => {
  const first = await standService({ reader: { model: 'm/m', read: () => new Promise(() => undefined) } });
  const { job } = (await first.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await stop(first);
  const file = join(first.data_dir, 'documents', `${job}.in`);
  renameSync(file, `${file}.part`);
  const second = await standService({ data_dir: first.data_dir });
  expect((await settledJob(second.desktop, job)).status).toBe('succeeded');
  await second.close();
});

test('what a person deleted stays deleted, also when the removal was interrupted', async () => {
  const { first, data_dir, rows } = await threeDocuments();
  const [gone = '', row = ''] = [rows[0]?.id, rows[1]?.id];
  const [copy, source] = [join(data_dir, 'results', `${gone}.0.json`), join(data_dir, 'documents', `${gone}.txt`)];
  const kept = [readFileSync(copy), readFileSync(source)] as const;
  await first.desktop.call('deleteDocument', { params: { id: gone } });
  expect(allFiles(data_dir).filter((name) => name.startsWith(gone))).toEqual([]);
  writeFileSync(copy, kept[0]);
  writeFileSync(source, kept[1]);
  const second = await first.restart();
  expect(allFiles(data_dir).filter((name) => name.startsWith(gone))).toEqual([]);
  expect(filesIn(data_dir, 'lost-and-found/documents')).toEqual([]);
  await stop(second);
  const told = await standService({ data_dir, unknown_documents: 'take_up' });
  expect((await library(told)).map(({ id }) => id)).toContain(row);
  expect((await library(told)).map(({ id }) => id)).not.toContain(gone);
  await told.close();
});

test('a file that went is said in plain words, and is read when it is put back', async () => {
  const first = await standService({ reader: { model: 'm/m', read: () => new Promise(() => undefined) } });
  const { job } = (await first.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await stop(first);
  const file = join(first.data_dir, 'documents', `${job}.in`);
  renameSync(file, `${file}-away`);
  renameSync(`${file}-away`, join(first.data_dir, 'away'));
  const second = await standService({ data_dir: first.data_dir });
  expect((await settledJob(second.desktop, job)).error).toMatch(/The file of this document is gone/);
  renameSync(join(first.data_dir, 'away'), file);
  const third = await second.restart();
  await third.desktop.call('retryDocument', { params: { id: job } });
  expect((await settledJob(third.desktop, job)).status).toBe('succeeded');
  rmSync(join(first.data_dir, 'documents', `${job}.txt`));
  expect((await library(third))[0]?.has_source).toBe(false);
  await (await third.restart()).close();
});

test('a file that is put back while its failure is written down is not removed', async () => {
  const stand = await standService({ reader: { model: 'm/m', read: () => new Promise(() => undefined) } });
  const { app, data_dir } = stand;
  const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  const file = join(data_dir, 'documents', `${job}.in`);
  while (app.under_way.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const run = await findRun(app.db, job);
  renameSync(file, join(data_dir, 'away'));
  const { has } = app.objects;
  app.objects.has = async (name) => {
    const found = await has.call(app.objects, name);
    renameSync(join(data_dir, 'away'), file);
    return found;
  };
  if (run !== undefined) await fail(app, run, { error: 'gone', error_type: 'no_such_upload' }, null);
  expect(await findRun(app.db, job)).toMatchObject({ status: 'failed', input: `documents/${job}.in` });
  expect(readFileSync(file, 'utf8')).toBe(DEED);
  app.objects.has = has;
  await stand.close();
});

test('copies of results that are missing are written at the next start', async () => {
  const { first, data_dir } = await threeDocuments();
  const copies = filesIn(data_dir, 'results');
  expect(copies).toHaveLength(4);
  for (const name of copies) rmSync(join(data_dir, 'results', name));
  const second = await first.restart();
  expect(filesIn(data_dir, 'results')).toEqual(copies);
  await second.close();
});
