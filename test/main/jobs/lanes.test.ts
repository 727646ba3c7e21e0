import { expect, test } from 'vitest';
import type { Client } from '#core/api/client.ts';
import { offlineReader } from '#main/reader/offline.ts';
import { drawnPages, jpegOf, pngOf } from '#test/support/scan.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

const pageOf = (text: string) => drawnPages(text, { font: 'serif', dpi: 150 })[0]!;
const scannedPdfOf = async (text: string) => {
  const image = Buffer.from(await jpegOf(pageOf(text)));
  return pdfOf((pdf) => pdf.image(image, 0, 0, { width: 612 }));
};
const scan = pngOf(pageOf(DEED));
const scannedPdf = scannedPdfOf(DEED);
const writtenPdf = pdfOf((pdf) => pdf.text(DEED));

const submit = async (client: Client, bytes: Uint8Array, name: string) =>
  (await client.call('submitExtract', { headers: { 'x-document-name': name }, body: bytes })).value.job;
const lanes = ({ app }: Stand) => app.db.selectFrom('runs').select(['id', 'document', 'lane', 'status', 'attempts']);

test('a text and a PDF with text are read while forty scans wait', async () => {
  const stand = await standService({ workers: 1 });
  const form = new FormData();
  for (let i = 0; i < 20; i++) form.append('files', new Blob([new Uint8Array(await scan)]), `scan ${i}.png`);
  await stand.desktop.call('submitBatch', { body: form });
  for (let i = 0; i < 20; i++) await submit(stand.desktop, await scannedPdf, `scan ${i}.pdf`);
  const text = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  const written = await submit(stand.desktop, await writtenPdf, 'written.pdf');
  for (const job of [text, written])
    expect(await settledJob(stand.desktop, job)).toMatchObject({ status: 'succeeded' });
  const read = await lanes(stand).where('status', '=', 'succeeded').where('document', 'like', 'scan%').execute();
  // Had they waited for the scans, all would be read by now.
  expect(read.length).toBeLessThan(20);
  // What was looked into and is a scan waits with the scans, and the look was not an attempt.
  const looked = await lanes(stand).where('document', 'like', 'scan %.pdf').where('status', '=', 'queued').execute();
  expect(new Set(looked.map(({ lane, attempts }) => `${lane} ${attempts}`))).toEqual(new Set(['heavy 0']));
  await stand.close();
});

test('a PDF that turns out to be a scan keeps its place, over a restart too', async () => {
  const order: string[] = [];
  const offline = offlineReader('test');
  const reader = {
    model: offline.model,
    read: async (pages: Parameters<typeof offline.read>[0]) => {
      order.push(pages[0]?.lines[0]?.words[0]?.text ?? '');
      return offline.read(pages);
    },
  };
  // Nobody takes up scans here: only the look is done.
  const stand = await standService({ workers: 0, reader });
  const first = await submit(stand.desktop, await scannedPdfOf('WARRANTY DEED to the land in Eden.'), 'first.pdf');
  while ((await lanes(stand).executeTakeFirst())?.lane !== 'heavy') await new Promise((after) => setTimeout(after, 20));
  stand.clock.advance(1000);
  const second = await submit(stand.desktop, await pngOf(pageOf('SECOND DEED to the land in Eden.')), 'second.png');
  const { data_dir } = stand;
  await stand.service.close();
  const { closeApp } = await import('#main/app.ts');
  await closeApp(stand.app);
  const next = await standService({ data_dir, workers: 1, light_workers: 0, reader });
  await settledJob(next.desktop, second);
  expect(await settledJob(next.desktop, first)).toMatchObject({ status: 'succeeded' });
  expect(order).toEqual(['WARRANTY', 'SECOND']);
  await next.close();
});

test('a document that came alone is read before the rest of a batch of the same account', async () => {
  const order: string[] = [];
  const offline = offlineReader('test');
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const read: typeof offline.read = async (pages) => {
    order.push(pages.at(-1)?.lines.at(-1)?.words[0]?.text ?? '');
    await gate;
    return offline.read(pages);
  };
  const stand = await standService({ workers: 1, light_workers: 0, reader: { model: offline.model, read } });
  const form = new FormData();
  for (const name of ['B0', 'B1', 'B2']) form.append('files', new Blob([`${DEED}\n${name}`]), `${name}.txt`);
  const { batch } = (await stand.desktop.call('submitBatch', { body: form })).value;
  // Taken up later, it would itself be one of the rest.
  await expect.poll(() => order).toEqual(['B0']);
  stand.clock.advance(1000);
  await stand.desktop.call('submitExtract', { headers: TEXT, body: `${DEED}\nALONE` });
  open();
  await endedBatch(stand.desktop, batch);
  expect(order).toEqual(['B0', 'ALONE', 'B1', 'B2']);
  await stand.close();
});
