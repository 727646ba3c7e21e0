import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceError } from '#core/api/client.ts';
import { largePdfOf, pdfOf } from '#test/support/scan-pdf.ts';
import { DEED, type Stand, settledJob, standService } from '#test/support/service.ts';

const PASSWORD = 'öffne dich 2026';
const logged: string[] = [];
let stand: Stand;
beforeAll(async () => {
  stand = await standService({ log: { write: (line: string) => void logged.push(line) } });
});
afterAll(() => stand.close());

const locked = (pdfVersion: '1.4' | '1.7ext3') =>
  pdfOf((pdf) => pdf.text(DEED), { userPassword: PASSWORD, ownerPassword: 'owner', pdfVersion });
async function submit(bytes: Uint8Array, headers: Record<string, string> = {}) {
  const named = { 'x-document-name': 'locked.pdf', ...headers };
  const { job } = (await stand.desktop.call('submitExtract', { headers: named, body: bytes })).value;
  return settledJob(stand.desktop, job);
}
const given = (password: string) => ({ 'x-document-password': encodeURIComponent(password) });
const rowOf = async (id: string) => (await stand.desktop.call('getDocument', { params: { id } })).value;

test('a locked PDF is refused without its password and read with it, and is shown without its lock', async () => {
  const bytes = await locked('1.7ext3');
  const without = await submit(bytes);
  expect(without).toMatchObject({ status: 'failed', error: expect.stringContaining('locked with a password') });
  expect(await rowOf(without.job)).toMatchObject({ locked: true, kept: true, error_type: 'conversion_failed' });
  const params = { id: without.job };
  await stand.desktop.call('retryDocument', { params, json: { password: 'wrong' } });
  expect(await settledJob(stand.desktop, without.job)).toMatchObject({
    error: expect.stringContaining('does not open'),
  });
  await stand.desktop.call('retryDocument', { params, json: { password: PASSWORD } });
  const read = await settledJob(stand.desktop, without.job);
  expect(read.result?.groundtruth_verdicts[0]?.status).toBe('PASS');
  const source = Buffer.from((await stand.desktop.call('getDocumentSource', { params })).bytes);
  expect(source.includes('/Encrypt')).toBe(false);
  // What was kept is what was read: it can be read again, by nobody's password.
  await stand.desktop.call('readAgain', { params });
  while ((await rowOf(without.job)).again !== null) await new Promise((resolve) => setTimeout(resolve, 20));
  const again = (await stand.desktop.call('getDocumentResult', { params })).value;
  expect(again.attestation?.document_sha256).toBe(read.result?.attestation?.document_sha256);
});

test('the password comes in a header too, opens older locks, and is written down nowhere', async () => {
  const key = stand.as(await stand.key('arrangement'));
  const headers = { 'x-document-name': 'locked.pdf', ...given(PASSWORD) };
  const { value } = await key.call('extract', { headers, body: await locked('1.4') });
  expect(value.groundtruth_verdicts[0]?.status).toBe('PASS');
  const wrong = await key
    .call('extract', { headers: { ...headers, ...given('no') }, body: await locked('1.4') })
    .catch((fault: ServiceError) => fault);
  expect(wrong).toMatchObject({ type: 'conversion_failed' });
  // A PDF that is not locked is left as it is.
  const plain = await pdfOf((pdf) => pdf.text(DEED));
  const unlocked = await submit(plain, given(PASSWORD));
  const hash = createHash('sha256').update(plain).digest('hex');
  expect(unlocked.result?.attestation?.document_sha256).toBe(hash);
  expect(stand.app.passwords.size).toBe(0);
  const files = readdirSync(stand.data_dir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  for (const form of [PASSWORD, encodeURIComponent(PASSWORD)]) {
    expect(logged.join('')).not.toContain(form);
    for (const file of files) {
      expect(readFileSync(join(file.parentPath, file.name)).includes(form), file.name).toBe(false);
    }
  }
});

test('the person at the machine stages what is too large for the interface', async () => {
  const bytes = await largePdfOf(36_000_000, (pdf) => pdf.text(DEED));
  expect(bytes.length).toBeGreaterThan(33_554_432);
  const key = stand.as(await stand.key('arrangement'));
  const refused = await key
    .call('createUpload', { json: { bytes: bytes.length } })
    .catch((fault: ServiceError) => fault);
  expect(refused).toMatchObject({ type: 'document_too_large', message: expect.stringContaining('32 MB') });
  const slot = (await stand.desktop.call('createUpload', { json: { bytes: bytes.length } })).value;
  const put = await fetch(slot.put_url, { method: 'PUT', body: new Uint8Array(bytes) });
  expect(put.status).toBe(200);
  const headers = { 'x-upload-id': slot.upload_id, 'x-document-name': 'large.pdf' };
  const { job } = (await stand.desktop.call('submitExtract', { headers })).value;
  expect((await settledJob(stand.desktop, job)).result?.groundtruth_verdicts[0]?.status).toBe('PASS');
});
