// The pages of one PDF in order: each by its text layer or by recognition, a few under way at a time and no more.
import { Refusal } from '#core/api/errors.ts';
import type { Line, Page } from '#core/schema/page.ts';
import type { IngestOptions } from '#main/ingest/ingest.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';
import type { DrawnPage, ParsedPage } from '#main/ingest/parse-session.ts';
import type { WorkerPool } from '#main/ingest/worker-pool.ts';
import type { WorkerProcess } from '#main/ingest/worker-process.ts';

export async function readPages(
  pdf: Uint8Array,
  parser: WorkerProcess,
  recognisers: WorkerPool,
  limits: IngestLimits,
  { signal, onProgress }: IngestOptions,
): Promise<Page[]> {
  const count = await parser.run<number>('open', { bytes: pdf, limits }, limits.open_seconds, signal);
  const pages: Page[] = [];
  // The first page that fails stops the others.
  const stop = new AbortController();
  const both = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const underWay = new Set<Promise<void>>();
  let done = 0;
  const finish = (page: Page) => {
    pages[page.number - 1] = page;
    onProgress?.({ page: ++done, pages: count });
  };
  onProgress?.({ page: 0, pages: count });
  try {
    for (let number = 1; number <= count; number++) {
      const parsed = await parser.run<ParsedPage>('page', number, limits.page_seconds, both);
      const { width, height, reading, lines } = parsed;
      if (reading !== 'recognise') {
        finish({ number, width, height, source: 'text_layer', lines });
        continue;
      }
      // Drawn pages are large: one for each recogniser, and one drawn ahead.
      while (underWay.size > recognisers.size) await Promise.race(underWay);
      const drawn = await parser.run<DrawnPage>('draw', number, limits.page_seconds, both);
      const work = recognisers
        .use(both, (recogniser) => recogniser.run<Line[]>('recognise', drawn, limits.recognise_seconds, both))
        .then((recognised) => finish({ number, width, height, source: 'ocr', lines: recognised }))
        .finally(() => underWay.delete(work));
      underWay.add(work);
      work.catch((error: unknown) => stop.abort(error));
    }
    while (underWay.size > 0) await Promise.race(underWay);
    await parser.run('close', null, limits.page_seconds, both);
  } catch (error) {
    stop.abort(error);
    await Promise.allSettled(underWay);
    throw signal?.aborted === true ? signal.reason : error;
  }
  if (pages.length !== count) throw new Refusal('extraction_failed', {}, 'A page was left unread.');
  return pages;
}
