import { afterAll, beforeAll, expect, test } from 'vitest';
import { ExtractResponse } from '#core/schema/extract-response.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

test('a pasted deed comes back read, judged and signed', async () => {
  const { value, text } = await stand.desktop.call('extract', { headers: TEXT, body: DEED });
  expect(ExtractResponse.safeParse(value).error).toBeUndefined();
  expect(value).toMatchObject({ document: 'pasted-text', input_kind: 'text', text_source: 'text', test_mode: false });
  expect(value.groundtruth_verdicts.map(({ status }) => status)).toEqual(['PASS']);
  const check = await stand.desktop.call('checkHeld', { body: text });
  expect(check.value).toEqual({ signature: 'good', verdicts_agree: true, differences: [] });
});

test('the three ways give the same reading of the same deed', async () => {
  const key = stand.as(await stand.key('seat'));
  const sync = (await key.call('extract', { headers: TEXT, body: DEED })).value;
  const { job } = (await key.call('submitExtract', { headers: TEXT, body: DEED })).value;
  const async_ = await settledJob(key, job);
  const form = new FormData();
  form.append('files', new Blob([DEED]), 'a.txt');
  const { batch } = (await key.call('submitBatch', { body: form })).value;
  await endedBatch(key, batch);
  const batched = (await key.call('getBatchResults', { params: { batch_id: batch } })).value.results[0];
  for (const result of [async_.result, batched?.result]) {
    expect(result?.extraction).toEqual(sync.extraction);
    expect(result?.groundtruth_verdicts).toEqual(sync.groundtruth_verdicts);
  }
});

test('a polled result is the very text that was signed', async () => {
  const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  const { text } = await settledJob(stand.desktop, job);
  const raw = text.slice(text.indexOf('"result":') + 9, -1);
  expect((await stand.desktop.call('checkHeld', { body: raw })).value.signature).toBe('good');
  expect((await stand.desktop.call('getDocumentResult', { params: { id: job } })).text).toBe(raw);
});

test('the name in the header is echoed, also in other scripts', async () => {
  const name = encodeURIComponent('Übergabe №7.txt');
  const { value } = await stand.desktop.call('extract', { headers: { ...TEXT, 'x-document-name': name }, body: DEED });
  expect(value.document).toBe('Übergabe №7.txt');
  const plain = await stand.desktop.call('extract', {
    headers: { ...TEXT, 'x-document-name': '50%25.txt' },
    body: DEED,
  });
  expect(plain.value.document).toBe('50%25.txt');
});
