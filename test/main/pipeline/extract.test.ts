import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ExtractResponse } from '#core/schema/extract-response.ts';
import { gistOf } from '#core/verdict/gist.ts';
import { type App, closeApp, openApp } from '#main/app.ts';
import { signatureState } from '#main/attest/sign.ts';
import { extract } from '#main/pipeline/extract.ts';
import type { Reader } from '#main/reader/reader.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

let app: App;
beforeAll(async () => {
  const data_dir = temporaryFolder('extract');
  app = await openApp({ data_dir, now: () => new Date('2026-07-01T12:00:00Z'), log: { write: () => undefined } });
});
afterAll(() => closeApp(app));

const textOf = (text: string) => ({ name: 'deed.txt', bytes: new TextEncoder().encode(text), declared_text: true });

test('a deed travels the whole road: read, judged, signed', async () => {
  const { text, body, source } = await extract(textOf(DEED), app);
  expect(ExtractResponse.parse(JSON.parse(text))).toEqual(body);
  expect(body).toMatchObject({
    document: 'deed.txt',
    input_kind: 'text',
    text_source: 'text',
    test_mode: false,
    engine_version: app.config.version,
    model: `deedproof-reader/${app.config.version}`,
    usage: { input_tokens: 0, output_tokens: 0 },
    corrections: [],
    adjustments: [],
    attestation: {
      document_sha256: createHash('sha256').update(DEED).digest('hex'),
      extracted_at: '2026-07-01T12:00:00.000Z',
    },
  });
  expect(body.groundtruth_verdicts).toHaveLength(body.extraction.tracts.length);
  expect(signatureState(text, app.keyring)).toBe('good');
  expect(source).toEqual({ bytes: textOf(DEED).bytes, media_type: 'text/plain' });
});

test('a document that was being read while the signing key changed is signed with the new one', async () => {
  const { reader, keyring } = app;
  const before = keyring.keys()[0]?.id;
  const study: Reader['study'] = async (document, signingOf, signal) => {
    if (reader.study === undefined) throw new Error('Our own reader studies.');
    const studied = await reader.study(document, signingOf, signal);
    keyring.rotate(app.now());
    return studied;
  };
  const { text, body, gist } = await extract(textOf(DEED), { ...app, reader: { ...reader, study } });
  expect(body.attestation?.key_id).toBe(keyring.keys()[0]?.id);
  expect(body.attestation?.key_id).not.toBe(before);
  expect(JSON.parse(text)).toEqual(body);
  expect(signatureState(text, keyring)).toBe('good');
  expect(gist).toEqual(gistOf(body));
});

test('one changed digit in the deed changes the verdict and the hash', async () => {
  const good = await extract(textOf(DEED), app);
  const bad = await extract(textOf(DEED.replace('544.50 feet to the', '554.50 feet to the')), app);
  expect(good.body.groundtruth_verdicts[0]?.status).toBe('PASS');
  expect(bad.body.groundtruth_verdicts[0]?.status).toBe('REVIEW');
  expect(bad.body.attestation?.document_sha256).not.toBe(good.body.attestation?.document_sha256);
});

test('a PDF is read alike from a buffer of a file and from plain bytes', async () => {
  const pdf = Uint8Array.from(await pdfOf((page) => void page.font('Times-Roman').fontSize(12).text(DEED)));
  const read = async (bytes: Uint8Array) => extract({ name: 'deed.pdf', bytes, declared_text: false }, app);
  const plain = await read(pdf);
  const pooled = await read(Buffer.concat([Buffer.from('%'), Buffer.from(pdf)]).subarray(1));
  expect(plain.body).toMatchObject({ input_kind: 'document', text_source: 'text_layer' });
  expect(plain.body.groundtruth_verdicts[0]?.status).toBe('PASS');
  expect(pooled.body.extraction).toEqual(plain.body.extraction);
  expect(plain.source.media_type).toBe('application/pdf');
});

test('what is no deed still gets a document verdict, never a pass', async () => {
  const { body } = await extract(textOf('Minutes of the garden club, held on Tuesday.'), app);
  expect(body.groundtruth_verdicts).toEqual([]);
  expect(body.document_verdict?.status).toBe('FAIL');
});

test('work that was called off before it began is not begun', async () => {
  const signal = AbortSignal.abort(new Error('called off'));
  await expect(extract(textOf(DEED), app, { signal })).rejects.toThrow('called off');
});
