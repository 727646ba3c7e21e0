// A scan of two hundred pages beside a batch: the batch does not wait for it, memory stays bounded, every page is read.
import assert from 'node:assert/strict';
import { auditBooks } from '#test/hard/books.ts';
import { BLUNDER, handedIn } from '#test/hard/documents.ts';
import { type Figure, type HardDay, type Length, megabytes, until } from '#test/hard/hard-day.ts';
import { type Running, startService } from '#test/hard/processes.ts';
import { drawnPages, openedPicture } from '#test/support/scan.ts';
import { joinedTiff } from '#test/support/scan-tiff.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const FILLER = `The parties acknowledge that the covenants of this instrument run with the land and bind heirs and assigns.
Nothing on this page describes land. Witness the hand of the grantor on the day and year first above written.`;

/** Facsimile pages as a county sends them; the deed stands on the first, the rest is what is bound in with it. */
async function scanOf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const [deed, filler] = await Promise.all([BLUNDER, FILLER].map(facsimile));
  assert(deed && filler);
  return Uint8Array.from(joinedTiff([deed, ...Array<Buffer>(pages - 1).fill(filler)].map((page) => Buffer.from(page))));
}

async function facsimile(text: string): Promise<Buffer> {
  const page = drawnPages(text, { font: 'serif', dpi: 200 })[0];
  assert(page);
  return openedPicture(page)
    .threshold(128)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: 200 / 25.4, yres: 200 / 25.4 })
    .toBuffer();
}

async function submitScan(service: Running, scan: Uint8Array<ArrayBuffer>): Promise<string> {
  const { upload_id, put_url } = (await service.desktop.call('createUpload')).value;
  await fetch(put_url, { method: 'PUT', body: scan });
  const headers = { 'x-document-name': 'blunder-scan.tif', 'x-upload-id': upload_id };
  return (await service.desktop.call('submitExtract', { headers })).value.job;
}

async function submitBatch(service: Running, documents: number): Promise<string> {
  const form = new FormData();
  for (let i = 0; i < documents; i += 1) {
    const { name, bytes } = handedIn(i);
    form.append('files', new Blob([bytes]), name);
  }
  return (await service.desktop.call('submitBatch', { body: form })).value.batch;
}

/** The plug is pulled while pages are being recognised; whoever was at it goes too, and the next start reads it again. */
async function cutShort(data: string, scan: Uint8Array<ArrayBuffer>): Promise<string> {
  const service = await startService(data);
  const job = await submitScan(service, scan);
  await until('pages are being recognised', async () => {
    const { documents } = (await service.desktop.call('listLibrary', { query: { limit: 1 } })).value;
    return (documents[0]?.progress?.pages ?? 0) > 0 ? true : null;
  });
  await service.kill();
  return job;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

export const longScan: HardDay = {
  measures: true,
  name: 'long scan beside a batch',
  async run(length: Length): Promise<Figure[]> {
    const [pages, documents] = length === 'short' ? [2, 6] : [200, 50];
    const scan = await scanOf(pages);
    const data = temporaryFolder('hard-scan');
    // Reading pages twice is for the long form.
    const cut = length === 'short' ? null : await cutShort(data, scan);
    const service = await startService(data);
    const since = performance.now();
    const job = cut ?? (await submitScan(service, scan));
    const batch = await submitBatch(service, documents);
    const ended = await until(
      'the batch has ended',
      async () => {
        const { value } = await service.desktop.call('getBatch', { params: { batch_id: batch } });
        return value.status === 'ended' ? value : null;
      },
      1_800_000,
    );
    const batchTook = seconds(since);
    assert.equal(ended.succeeded, documents);
    const state = await until(
      'the scan is read',
      async () => {
        const { value } = await service.desktop.call('getExtract', { params: { job_id: job } });
        return value.status === 'succeeded' || value.status === 'failed' ? value : null;
      },
      7_200_000,
    );
    assert.equal(state.status, 'succeeded', state.error ?? '');
    const scanTook = seconds(since);
    await service.stop();
    const books = auditBooks(data);
    assert.equal(books.succeeded, documents + 1);
    const { main, together } = service.peaks;
    return [
      {
        what: `a scan of ${pages} pages (${megabytes(scan.length)})`,
        measured: `read in ${scanTook}`,
        note: cut === null ? 'it did not pass' : 'after the plug was pulled once in the middle of it; it did not pass',
      },
      { what: `a batch of ${documents} beside it`, measured: `ended after ${batchTook}` },
      { what: 'memory at most: service; with its readers', measured: `${megabytes(main)}; ${megabytes(together)}` },
    ];
  },
};
