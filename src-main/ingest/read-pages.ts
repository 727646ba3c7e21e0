// The pages of one PDF in order: each by its text layer or by recognition, a few under way at a time and no more.
import { Refusal } from '#core/api/errors.ts';
import { unpackLines } from '#core/language/text/packed-lines.ts';
import type { TextSource } from '#core/schema/extract-response.ts';
import type { Line, Page } from '#core/schema/page.ts';
import type { IngestOptions } from '#main/ingest/ingest.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';
import { mergedLines } from '#main/ingest/merged-lines.ts';
import type { DrawnPage, HandedPage, ParsedPage } from '#main/ingest/pdf/parse-session.ts';
import type { RecognisedPage } from '#main/ingest/scan/recognise-page.ts';
import type { WorkerPool } from '#main/ingest/workers/worker-pool.ts';
import type { WorkerProcess } from '#main/ingest/workers/worker-process.ts';

export interface PagesRead {
  pages: Page[];
  text_source: TextSource;
}

/** The pages of a PDF that is text throughout; null at the first page that has to be recognised. */
export async function readTextLayers(
  pdf: Uint8Array,
  parser: WorkerProcess,
  recognisers: WorkerPool,
  limits: IngestLimits,
  { signal = new AbortController().signal, onProgress }: IngestOptions,
): Promise<PagesRead | null> {
  const count = await parser.run<number>('open', { bytes: pdf, limits }, limits.open_seconds, signal);
  const reading = new PagesUnderWay(count, recognisers, limits, signal, onProgress);
  const ahead: Promise<ParsedPage>[] = [];
  try {
    for (let number = 1, asked = 0; number <= count; number++) {
      // The parser goes on while a page is taken in. The first is waited for, since most scans are scans from there.
      while (asked < Math.min(number === 1 ? 1 : number + 1, count)) {
        asked += 1;
        ahead.push(parsedPage(parser, asked, limits, signal));
      }
      const parsed = (await ahead.shift()) as ParsedPage;
      if (needsRecogniser(parsed)) {
        await parser.run('close', null, limits.page_seconds, signal);
        return null;
      }
      reading.finish(number, parsed, null);
    }
  } finally {
    // A page that ends the process must not do so under the next document.
    await Promise.allSettled(ahead);
  }
  await parser.run('close', null, limits.page_seconds, signal);
  return reading.done();
}

function parsedPage(
  parser: WorkerProcess,
  number: number,
  { page_seconds }: IngestLimits,
  signal: AbortSignal,
): Promise<ParsedPage> {
  const page = parser
    .run<HandedPage>('page', number, page_seconds, signal)
    .then(({ lines, ...rest }) => ({ ...rest, lines: Array.isArray(lines) ? lines : unpackLines(lines) }));
  // One that was asked for ahead may fail before it is waited for.
  page.catch(() => undefined);
  return page;
}

const needsRecogniser = ({ reading, pictured }: ParsedPage): boolean => reading === 'recognise' || pictured;

export async function readPages(
  pdf: Uint8Array,
  parser: WorkerProcess,
  recognisers: WorkerPool,
  limits: IngestLimits,
  { signal, onProgress }: IngestOptions,
): Promise<PagesRead> {
  // The first page that fails stops the others.
  const stop = new AbortController();
  const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const count = await parser.run<number>('open', { bytes: pdf, limits }, limits.open_seconds, either);
  const reading = new PagesUnderWay(count, recognisers, limits, either, onProgress);
  try {
    for (let number = 1; number <= count; number++) {
      const parsed = await parsedPage(parser, number, limits, either);
      if (!needsRecogniser(parsed)) {
        reading.finish(number, parsed, null);
        continue;
      }
      await reading.room();
      const drawn = await parser.run<DrawnPage>('draw', number, limits.page_seconds, either);
      reading.recognise(number, parsed, drawn).catch((error: unknown) => stop.abort(error));
    }
    await reading.rest();
    await parser.run('close', null, limits.page_seconds, either);
    return reading.done();
  } catch (error) {
    stop.abort(error);
    await reading.settle();
    throw signal?.aborted === true ? signal.reason : error;
  }
}

class PagesUnderWay {
  readonly #count: number;
  readonly #recognisers: WorkerPool;
  readonly #limits: IngestLimits;
  readonly #signal: AbortSignal;
  readonly #onProgress: IngestOptions['onProgress'];
  readonly #underWay = new Set<Promise<void>>();
  readonly #pages: Page[] = [];
  readonly #sources = new Set<'text_layer' | 'ocr'>();
  #finished = 0;
  #failure: Refusal | null = null;

  constructor(
    count: number,
    recognisers: WorkerPool,
    limits: IngestLimits,
    signal: AbortSignal,
    onProgress: IngestOptions['onProgress'],
  ) {
    this.#count = count;
    this.#recognisers = recognisers;
    this.#limits = limits;
    this.#signal = signal;
    this.#onProgress = onProgress;
    onProgress?.({ page: 0, pages: count });
  }

  /** Drawn pages are large: one for each recogniser, and one drawn ahead. */
  async room(): Promise<void> {
    while (this.#underWay.size > this.#recognisers.size) await Promise.race(this.#underWay);
  }

  async rest(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.race(this.#underWay);
  }

  async settle(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  recognise(number: number, parsed: ParsedPage, drawn: DrawnPage): Promise<void> {
    const seconds = this.#limits.recognise_seconds;
    const work = this.#recognisers
      .use(this.#signal, (recogniser) => recogniser.run<RecognisedPage>('recognise', drawn, seconds, this.#signal))
      .then(
        (recognised) => this.finish(number, parsed, recognised),
        (error: unknown) => this.#leave(number, parsed, error),
      )
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
    return work;
  }

  /** A page that one recogniser could not finish is left unread; the others may still be worth reading. */
  #leave(number: number, parsed: ParsedPage, error: unknown): void {
    if (this.#signal.aborted || !(error instanceof Refusal) || error.type !== 'extraction_failed') throw error;
    this.#failure ??= error;
    const what = parsed.pictured ? 'The pictures on page' : 'Page';
    const unread = `${what} ${number} could not be read. ${error.message}`;
    this.finish(number, { ...parsed, unread }, { lines: [] });
  }

  finish(number: number, parsed: ParsedPage, recognised: RecognisedPage | null): void {
    const { width, height, lines } = parsed;
    const { mostly, turn: seen, ...told } = recognised ?? { lines: [] };
    // Where there is text the page stands as its text does, however its pictures lie.
    const turn = isWritten(lines) ? parsed.turn : seen;
    const unread = parsed.unread ?? (mostly === undefined ? undefined : MOSTLY[mostly](number));
    if (isWritten(lines)) this.#sources.add('text_layer');
    if (recognised !== null && (isWritten(recognised.lines) || !isWritten(lines))) this.#sources.add('ocr');
    const source = recognised === null ? 'text_layer' : 'ocr';
    const merged = recognised === null ? lines : mergedLines(lines, recognised.lines);
    this.#pages[number - 1] = {
      ...told,
      number,
      width,
      height,
      source,
      lines: merged,
      ...(turn === undefined ? {} : { turn }),
      ...(unread === undefined ? {} : { unread }),
    };
    this.#finished++;
    this.#onProgress?.({ page: this.#finished, pages: this.#count });
  }

  done(): PagesRead {
    if (this.#finished !== this.#count) throw new Refusal('extraction_failed', {}, 'A page was left unread.');
    // Where nothing at all was read there is nothing to review.
    if (this.#failure !== null && !this.#pages.some(({ lines }) => isWritten(lines))) throw this.#failure;
    const [first = 'text_layer'] = this.#sources;
    return { pages: this.#pages, text_source: this.#sources.size > 1 ? 'mixed' : first };
  }
}

/** A page that was recognised and is hardly text. */
const MOSTLY = {
  hand: (page: number) => `Page ${page} is written by hand, which is not read.`,
  illegible: (page: number) => `Page ${page} is too damaged: most of what is written on it could not be read.`,
} as const;

function isWritten(lines: readonly Line[]): boolean {
  return lines.some((line) => line.words.length > 0);
}
