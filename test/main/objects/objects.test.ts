import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp } from '#main/app.ts';
import { objectsOf } from '#main/config.ts';
import { folderObjects } from '#main/objects/folder-objects.ts';
import { Damaged, joined, type Objects, PlaceUnreachable } from '#main/objects/objects.ts';
import { postgresObjects } from '#main/objects/postgres-objects.ts';
import { s3Objects } from '#main/objects/s3-objects.ts';
import { closeDataFolder, openDataFolder } from '#main/store/data-folder.ts';
import { openPostgres } from '#main/store/postgres.ts';
import { freshDatabase } from '#test/support/postgres.ts';
import { openS3Stand, type S3Stand } from '#test/support/s3-stand.ts';
import { DEED, endedBatch, settledJob, standService, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const NAME = 'documents/job_a.in';
const MIB = 1_048_576;
let s3: S3Stand;
const places: Record<string, Objects> = {};

beforeAll(async () => {
  s3 = await openS3Stand();
  const folder = openDataFolder(temporaryFolder('objects'));
  const { database } = await freshDatabase();
  places.folder = { ...folderObjects(folder), close: async () => closeDataFolder(folder) };
  places.database = postgresObjects(openPostgres(database, { most: 3 }), () => new Date());
  places.bucket = s3Objects(s3.bucket, 5 * MIB);
});

afterAll(async () => {
  for (const place of Object.values(places)) await place.close();
  await s3.close();
});

const namesIn = async (objects: Objects, room: string) => {
  const names: string[] = [];
  for await (const { name } of objects.list(room)) names.push(name);
  return names.toSorted();
};

describe.each(['folder', 'database', 'bucket'])('documents in a %s', (kind) => {
  const place = () => places[kind] as Objects;

  test('come back as they were put, whole and in part, and are gone when they were removed', async () => {
    const bytes = randomBytes(3 * MIB + 17);
    const written = await place().put(NAME, bytes);
    expect(written.bytes).toBe(bytes.length);
    expect(Buffer.compare((await place().read(NAME)) ?? NOTHING, bytes)).toBe(0);
    const part = await place().get(NAME, { from: MIB - 2, to: MIB + 1 });
    expect(part && Buffer.from(await joined(part))).toEqual(bytes.subarray(MIB - 2, MIB + 2));
    expect(await place().has(NAME)).toBe(true);
    await place().put(NAME, Buffer.from('shorter'));
    expect(Buffer.from((await place().read(NAME)) ?? NOTHING).toString()).toBe('shorter');
    await place().remove(NAME);
    await place().remove(NAME);
    expect([await place().read(NAME), await place().get(NAME), await place().has(NAME)]).toEqual([null, null, false]);
  });

  test('may be large, come in pieces, and be empty', async () => {
    const bytes = randomBytes(11 * MIB + 3);
    const pieces = async function* () {
      for (let at = 0; at < bytes.length; at += 70_001) yield bytes.subarray(at, at + 70_001);
    };
    const { sha256 } = await place().put('staged/up_b', pieces());
    expect((await place().put('documents/job_b.in', bytes)).sha256).toBe(sha256);
    expect(Buffer.compare((await place().read('staged/up_b')) ?? NOTHING, bytes)).toBe(0);
    await place().put('documents/job_c.in', NOTHING);
    expect((await place().read('documents/job_c.in'))?.length).toBe(0);
    expect(await namesIn(place(), 'documents')).toEqual(['documents/job_b.in', 'documents/job_c.in']);
    expect(await namesIn(place(), 'results')).toEqual([]);
  });

  test('are there for a row that is still to be written, and a received file is taken over', async () => {
    await place().draft('documents/job_d.in', Buffer.from('deed'));
    await place().settle('documents/job_d.in');
    expect(Buffer.from((await place().read('documents/job_d.in')) ?? NOTHING).toString()).toBe('deed');
    const path = join(temporaryFolder('received'), 'up');
    writeFileSync(path, 'staged deed');
    await place().take('staged/up_e', path);
    expect(Buffer.from((await place().read('staged/up_e')) ?? NOTHING).toString()).toBe('staged deed');
    expect(existsSync(path)).toBe(false);
  });
});

const NOTHING = Buffer.alloc(0);
const textOf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString();

test('a document whose bytes changed in the database is refused, and not read as something else', async () => {
  const { database } = await freshDatabase();
  const db = openPostgres(database, { most: 2 });
  const objects = postgresObjects(db, () => new Date());
  await objects.put(NAME, Buffer.from('544.50 feet'));
  await sql`UPDATE object_parts SET content = '445.50 feet'`.execute(db);
  await expect(objects.read(NAME)).rejects.toThrow(Damaged);
  await objects.close();
});

test('a bucket that is not there, a wrong key and a store that is away are trouble, and no missing document', async () => {
  const wrong = [
    { ...s3.bucket, bucket: 'nobodys' },
    { ...s3.bucket, key_id: 'nobody' },
    { ...s3.bucket, endpoint: 'http://127.0.0.1:9' },
  ];
  for (const bucket of wrong) {
    await expect(s3Objects(bucket).read(NAME)).rejects.toThrow(PlaceUnreachable);
    await expect(s3Objects(bucket).has(NAME)).rejects.toThrow(PlaceUnreachable);
  }
});

test('while the place takes no documents a sender is told to come again, and nothing is taken in', async () => {
  const { database } = await freshDatabase();
  const stand = await standService({ database, objects: { ...s3.bucket, bucket: 'nobodys' } });
  expect((await fetch(`${stand.service.address}/readyz`)).status).toBe(503);
  const sent = { headers: TEXT, body: DEED };
  await expect(stand.desktop.call('submitExtract', sent)).rejects.toMatchObject({ type: 'async_unavailable' });
  expect((await stand.desktop.call('listRuns', { query: {} })).value.runs).toEqual([]);
  await stand.close();
});

test('a service keeps everything in its bucket, says when that is away, goes on when it is back, and leaves nothing', async () => {
  const own = await openS3Stand();
  const bucket = s3Objects(own.bucket);
  const { database } = await freshDatabase();
  const stand = await standService({ database, objects: own.bucket });
  const { desktop, service } = stand;
  const stage = async () => (await desktop.call('createUpload', { json: { bytes: DEED.length } })).value;
  const fill = (slot: { put_url: string }) => fetch(slot.put_url, { method: 'PUT', body: DEED });
  const submitStaged = async (id: string) =>
    settledJob(desktop, (await desktop.call('submitExtract', { headers: { 'x-upload-id': id } })).value.job);

  const slot = await stage();
  expect((await fill(slot)).status).toBe(200);
  expect(await namesIn(bucket, 'staged')).toEqual([`staged/${slot.upload_id}`]);
  expect(await submitStaged(slot.upload_id)).toMatchObject({ status: 'succeeded' });
  const form = new FormData();
  for (const name of ['a.txt', 'b.txt']) form.append('files', new Blob([DEED]), name);
  const { batch } = (await desktop.call('submitBatch', { body: form })).value;
  expect(await endedBatch(desktop, batch)).toMatchObject({ succeeded: 2, failed: 0 });
  const { documents } = (await desktop.call('listLibrary', { query: {} })).value;
  const [first] = documents;
  const source = () => desktop.call('getDocumentSource', { params: { id: first?.id ?? '' } });
  expect(textOf(await source())).toBe(DEED);
  expect([await namesIn(bucket, 'staged'), (await namesIn(bucket, 'documents')).length]).toEqual([[], 3]);
  expect(readdirSync(join(stand.data_dir, 'documents'))).toEqual([]);

  const waiting = await stage();
  await own.close();
  const ready = async () => (await fetch(`${service.address}/readyz`)).text();
  const [shown, sent, filled, said] = await Promise.all([
    source().catch((fault: unknown) => fault),
    desktop.call('submitExtract', { headers: TEXT, body: DEED }).catch((fault: unknown) => fault),
    fill(waiting),
    ready(),
  ]);
  expect(shown).toMatchObject({ status: 503, type: 'server_misconfigured', retry_after: 5 });
  expect(sent).toMatchObject({ status: 503, type: 'async_unavailable', retry_after: 5 });
  expect([filled.status, filled.headers.get('retry-after')]).toEqual([503, '5']);
  expect(said).toBe('the place of documents does not answer\n');
  const numbers = await (await fetch(`${service.address}/metrics`)).text();
  expect(numbers).toContain('deedproof_errors_total{type="server_misconfigured"} 2\n');

  await own.again();
  expect(await ready()).toBe('ready\n');
  expect(textOf(await source())).toBe(DEED);
  expect((await fill(waiting)).status).toBe(200);
  expect(await submitStaged(waiting.upload_id)).toMatchObject({ status: 'succeeded' });
  await desktop.call('deleteRuns', { query: { confirm: 'delete-everything' } });
  for (const room of ['documents', 'staged', 'results']) expect(await namesIn(bucket, room)).toEqual([]);
  await stand.close();
  await own.close();
});

test('a service on its own data folder keeps documents there and nowhere else, since its backup is of that folder', async () => {
  await expect(openApp({ data_dir: temporaryFolder('own'), database: null, objects: s3.bucket })).rejects.toThrow(
    'its own data folder keeps them there',
  );
});

test('the place is named by an address, and its key never is', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's' };
  expect(objectsOf('s3://deeds/office/?endpoint=http://minio:9000', keys)).toMatchObject({
    endpoint: 'http://minio:9000',
    bucket: 'deeds',
    prefix: 'office/',
    key_id: 'k',
  });
  expect(objectsOf('/srv/deeds', {})).toEqual({ folder: '/srv/deeds' });
  expect(objectsOf('', {})).toBeNull();
  expect(() => objectsOf('s3://deeds', {})).toThrow('A bucket needs its key');
  for (const address of ['s3://k:s@deeds', 'deeds', 'ftp://deeds', 's3://deeds?endpoint=minio'])
    expect(() => objectsOf(address, keys)).toThrow('Documents are kept in a bucket such as');
});
