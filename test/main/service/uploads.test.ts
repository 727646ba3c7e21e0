import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, ServiceError } from '#core/api/client.ts';
import { sweep } from '#main/jobs/sweep.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

const typeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (fault: ServiceError) => fault.type,
  );

async function stage(client: Client, body = DEED): Promise<string> {
  const slot = (await client.call('createUpload', { json: { bytes: body.length } })).value;
  expect(slot).toMatchObject({ expires_in: 3600, max_bytes: 33_554_432 });
  expect((await fetch(slot.put_url, { method: 'PUT', body })).status).toBe(200);
  return slot.upload_id;
}
const stagedFiles = () => readdirSync(join(stand.data_dir, 'staged'));

test('a staged document is read once by each way, and its file goes', async () => {
  const client = stand.as(await stand.key('seat'));
  const id = await stage(client);
  const headers = { 'x-upload-id': id, 'x-document-name': 'staged.txt' };
  expect((await client.call('extract', { headers })).value).toMatchObject({
    document: 'staged.txt',
    input_kind: 'text',
  });
  expect(await typeOf(client.call('extract', { headers }))).toBe('no_such_upload');
  const second = await stage(client);
  const { job } = (await client.call('submitExtract', { headers: { 'x-upload-id': second } })).value;
  expect((await settledJob(client, job)).status).toBe('succeeded');
  const uploads = [await stage(client), { upload_id: await stage(client), document: 'b.txt' }] as const;
  const names = { [uploads[0]]: 'a.txt' };
  const { batch } = (await client.call('submitBatch', { json: { uploads, names } })).value;
  expect((await endedBatch(client, batch)).items).toMatchObject([
    { document: 'a.txt', status: 'succeeded', error: null },
    { document: 'b.txt', status: 'succeeded', error: null },
  ]);
  // It goes once its result is on the disk, and that may be after it was shown.
  await expect.poll(stagedFiles).toEqual([]);
});

const BAD = [
  ['an empty file', '', 'empty_document', 422],
  ['only spaces', ' \n ', 'empty_document', 422],
  ['a program', '\u007fELF\u0002\u0001\u0000\u0000', 'unsupported_format', 422],
  ['a BigTIFF', 'II\u002b\u0000\u0008\u0000\u0000\u0000', 'unsupported_format', 422],
  ['text without end', 'x'.repeat(65_537), 'text_too_large', 413],
] as const;
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (fault: ServiceError) => fault,
  );

test.each(BAD)('a batch refused for %s names it, and nothing of it runs', async (_, bad, type, status) => {
  const client = stand.as(await stand.key('seat'));
  const form = new FormData();
  for (const [name, content] of [
    ['a.txt', DEED],
    ['bad.bin', bad],
    ['c.txt', DEED],
  ] as const) {
    form.append('files', new Blob([content]), name);
  }
  const refused = await refusalOf(client.call('submitBatch', { body: form }));
  expect(refused).toMatchObject({ type, status, extras: { document: 'bad.bin', position: 1 } });
  expect(refused?.message).toMatch(/^bad\.bin: [A-Z]/);
  expect((await client.call('listRuns', { query: {} })).value.runs).toEqual([]);
});

test.each(BAD.slice(1))('a staged batch refused for %s names it and spends no slot', async (_, bad, type, status) => {
  const client = stand.as(await stand.key('seat'));
  const good = await stage(client);
  const uploads = [
    { upload_id: good, document: 'a.txt' },
    { upload_id: await stage(client, bad), document: 'bad.bin' },
  ];
  const refused = await refusalOf(client.call('submitBatch', { json: { uploads } }));
  expect(refused).toMatchObject({ type, status, extras: { document: 'bad.bin', position: 1 } });
  const { batch } = (await client.call('submitBatch', { json: { uploads: [good] } })).value;
  expect((await endedBatch(client, batch)).succeeded).toBe(1);
  const again = await refusalOf(client.call('submitBatch', { json: { uploads: [uploads[0]] } }));
  expect(again).toMatchObject({ type: 'no_such_upload', extras: { document: 'a.txt', position: 0 } });
});

test('a synchronous reading that fails once it is admitted is recorded as failed at once', async () => {
  const client = stand.as(await stand.key('seat'));
  const id = await stage(client);
  // What lies there cannot be read, as on a failing disk.
  rmSync(join(stand.data_dir, 'staged', id));
  mkdirSync(join(stand.data_dir, 'staged', id));
  expect(await typeOf(client.call('extract', { headers: { 'x-upload-id': id } }))).toBe('internal_error');
  expect((await client.call('listRuns', { query: {} })).value.runs).toMatchObject([
    { status: 'failed', source: 'sync' },
  ]);
  rmdirSync(join(stand.data_dir, 'staged', id));
});

test('a failed reading whose document cannot be kept is recorded as failed all the same', async () => {
  const own = await standService({ reader: { model: 'x', read: () => Promise.reject(new Error('unreadable')) } });
  renameSync(join(own.data_dir, 'documents'), join(own.data_dir, 'gone'));
  await refusalOf(own.desktop.call('extract', { headers: TEXT, body: DEED }));
  const [document] = (await own.desktop.call('listLibrary', { query: {} })).value.documents;
  expect(document).toMatchObject({ status: 'failed', error_type: 'extraction_failed', has_source: false });
  await own.close();
});

test('a slot takes one document, from two senders at once too', async () => {
  const client = stand.as(await stand.key('seat'));
  const slot = (await client.call('createUpload')).value;
  const put = async () => (await fetch(slot.put_url, { method: 'PUT', body: DEED })).status;
  expect((await Promise.all([put(), put(), put()])).toSorted()).toEqual([200, 404, 404]);
  expect(stagedFiles().filter((name) => name.startsWith(slot.upload_id))).toEqual([slot.upload_id]);
  await client.call('extract', { headers: { 'x-upload-id': slot.upload_id } });
});

test('another key, another account and a made-up path are all told the same', async () => {
  const key = await stand.key('seat');
  const client = stand.as(key);
  const id = await stage(client);
  const sibling = stand.as((await client.call('createKey', { json: { name: 'Second' } })).value.api_key);
  const stranger = stand.as(await stand.key('seat'));
  for (const [who, name] of [
    [sibling, id],
    [stranger, id],
    [client, '../../deedproof.db'],
    [client, `${id}/..`],
  ] as const) {
    expect(await typeOf(who.call('extract', { headers: { 'x-upload-id': name } }))).toBe('upload_not_yours');
  }
  expect(await typeOf(client.call('extract', { headers: { 'x-upload-id': id } }))).toBe('done');
});

test('a batch with one bad id takes none of the others', async () => {
  const client = stand.as(await stand.key('seat'));
  const good = await stage(client);
  const gone = (await client.call('createUpload')).value.upload_id;
  expect(await typeOf(client.call('submitBatch', { json: { uploads: [good, gone] } }))).toBe('no_such_upload');
  expect(await typeOf(client.call('submitBatch', { json: { uploads: [good, good] } }))).toBe('no_such_upload');
  expect(await typeOf(client.call('extract', { headers: { 'x-upload-id': good } }))).toBe('done');
});

test('an hour later the address and the document are gone', async () => {
  const own = await standService();
  const client = own.as(await own.key('seat'));
  const unused = (await client.call('createUpload')).value;
  const slot = (await client.call('createUpload')).value;
  await fetch(slot.put_url, { method: 'PUT', body: DEED });
  own.clock.advance(3_600_001);
  expect((await fetch(unused.put_url, { method: 'PUT', body: DEED })).status).toBe(404);
  expect(await typeOf(client.call('extract', { headers: { 'x-upload-id': slot.upload_id } }))).toBe('no_such_upload');
  await sweep(own.app);
  expect(existsSync(join(own.data_dir, 'staged', slot.upload_id))).toBe(false);
  await own.close();
});

test('an address with its time or its slot changed is worth nothing', async () => {
  const client = stand.as(await stand.key('seat'));
  const one = (await client.call('createUpload')).value;
  const two = (await client.call('createUpload')).value;
  const later = one.put_url.replace(/expires=(\d)/, (_, digit: string) => `expires=${(Number(digit) + 1) % 10}`);
  for (const address of [later, one.put_url.replace(one.upload_id, two.upload_id)]) {
    expect((await fetch(address, { method: 'PUT', body: DEED })).status).toBe(403);
  }
});

test('a slot handed out before a restart works after it', async () => {
  const first = await standService();
  const key = await first.key('seat');
  const slot = (await first.as(key).call('createUpload')).value;
  const second = await first.restart();
  const address = slot.put_url.replace(first.service.address, second.service.address);
  expect((await fetch(address, { method: 'PUT', body: DEED })).status).toBe(200);
  const third = await second.restart();
  const headers = { 'x-upload-id': slot.upload_id };
  expect((await third.as(key).call('extract', { headers })).value.input_kind).toBe('text');
  await third.close();
});

test('a refused submission leaves no file behind', async () => {
  const client = stand.as(await stand.key('pack', { pool_granted: 0 }));
  expect(await typeOf(client.call('submitExtract', { headers: TEXT, body: DEED }))).toBe('pack_exhausted');
  expect(readdirSync(join(stand.data_dir, 'documents'))).toEqual([]);
});

test('a staged document is 32 MiB at most, announced or not, and nothing of a longer one stays', async () => {
  const client = stand.as(await stand.key('seat'));
  const most = 33_554_432;
  const pieces = (bytes: number) => {
    let left = bytes;
    return new ReadableStream({
      pull(controller) {
        const next = Math.min(left, 1_048_576);
        left -= next;
        if (next > 0) controller.enqueue(new Uint8Array(next).fill(37));
        else controller.close();
      },
    });
  };
  const before = stagedFiles();
  for (const [bytes, status] of [
    [most + 1, 413],
    [most, 200],
  ] as const) {
    for (const body of [new Uint8Array(bytes), pieces(bytes)]) {
      const slot = (await client.call('createUpload')).value;
      const init = { method: 'PUT', body, duplex: 'half' } as RequestInit;
      expect((await fetch(slot.put_url, init)).status).toBe(status);
      if (status === 200) expect(stagedFiles()).toContain(slot.upload_id);
    }
  }
  expect(stagedFiles()).toHaveLength(before.length + 2);
});

test('a sender who hangs up half-way may try again, and leaves nothing', async () => {
  const client = stand.as(await stand.key('seat'));
  const slot = (await client.call('createUpload')).value;
  const before = stagedFiles();
  const { port, pathname, search } = new URL(slot.put_url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 5000\r\n\r\nhalf`);
      setTimeout(() => socket.destroy(), 100);
    });
    socket.on('close', () => resolve());
  });
  expect((await fetch(slot.put_url, { method: 'PUT', body: DEED })).status).toBe(200);
  expect(stagedFiles().toSorted()).toEqual([...before, slot.upload_id].toSorted());
});
