// Bytes in, pages of words with positions out. The road every document takes before it is read.
import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Refusal } from '#core/api/errors.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import type { TextSource } from '#core/schema/extract-response.ts';
import type { Page } from '#core/schema/page.ts';
import type { DocxText } from '#main/ingest/formats/docx.ts';
import type { ImageKind } from '#main/ingest/formats/image-to-pdf.ts';
import { decodeText, kindOf } from '#main/ingest/formats/kind-of.ts';
import { whyNoDeed } from '#main/ingest/formats/not-a-deed.ts';
import { INGEST_LIMITS, type IngestLimits } from '#main/ingest/limits.ts';
import { type PagePicture, pictureOf } from '#main/ingest/page-pictures.ts';
import type { DrawnPage } from '#main/ingest/pdf/parse-session.ts';
import { readPages, readTextLayers } from '#main/ingest/read-pages.ts';
import { WorkerPool } from '#main/ingest/workers/worker-pool.ts';
import type { WorkerProcess } from '#main/ingest/workers/worker-process.ts';

export interface IncomingDocument {
  name: string;
  bytes: Uint8Array;
  /** True when the caller declared text/plain. */
  declared_text: boolean;
  /** Of a PDF that is locked. */
  password?: string | undefined;
}

export interface Ingested {
  readonly pages: Page[];
  /** Of a document that is nothing but its text: the pages are then made of it only for whoever asks. */
  text?: string;
  input_kind: 'document' | 'text';
  text_source: TextSource;
  /** Of the PDF as read, after any conversion; of the text itself for text. */
  document_sha256: string;
  /** The normalized PDF; null for text. */
  pdf: Uint8Array | null;
  /** The text that was made of a Word document; null for anything else. */
  written: Uint8Array | null;
  name: string;
}

export interface IngestOptions {
  signal?: AbortSignal;
  onProgress?: (progress: { page: number; pages: number }) => void;
  limits?: Partial<IngestLimits>;
  /** False where no page may be recognised: then a scan throws NeedsRecogniser. */
  recognise?: boolean;
}

/** Its words are in pictures: it belongs with the scans. */
export class NeedsRecogniser extends Error {
  override name = 'NeedsRecogniser';
}

/** For documents with text alone, so that none of these waits behind the scans. */
const lookers = new WorkerPool('parse-worker', 2, INGEST_LIMITS.parse_memory_bytes);

/** A document that waits for its pages to be recognised holds its parser, so there are more of these than cores. */
const parsers = new WorkerPool('parse-worker', 4, INGEST_LIMITS.parse_memory_bytes);
const recognisers = new WorkerPool(
  'recognise-worker',
  Math.max(1, Math.min(4, availableParallelism())),
  INGEST_LIMITS.recognise_memory_bytes,
);

export async function ingest(document: IncomingDocument, options: IngestOptions = {}): Promise<Ingested> {
  const limits: IngestLimits = { ...INGEST_LIMITS, ...options.limits };
  const { name } = document;
  options.signal?.throwIfAborted();
  const bytes = await openBytes(document, limits, options.signal);
  if (bytes.length === 0) throw new Refusal('empty_document');
  if (document.declared_text) return ingestText(document, limits);
  if (bytes.length > limits.document_bytes) throw new Refusal('document_too_large');
  const kind = kindOf(bytes);
  const no_deed = kind === null || kind === 'text' ? whyNoDeed(bytes) : null;
  if (kind === null || no_deed !== null) throw new Refusal('unsupported_format', {}, no_deed ?? undefined);
  if (kind === 'text') return ingestText(document, limits);

  if (kind === 'docx') return ingestDocx({ ...document, bytes }, limits, options.signal);
  if (kind === 'pdf') {
    const read = await lookers.use(options.signal, (parser) =>
      readTextLayers(bytes, parser, recognisers, limits, options),
    );
    if (read !== null)
      return { ...read, input_kind: 'document', document_sha256: sha256(bytes), pdf: bytes, written: null, name };
  }
  if (options.recognise === false) throw new NeedsRecogniser();
  return parsers.use(options.signal, async (parser) => {
    const pdf = kind === 'pdf' ? bytes : await converted({ kind, bytes, limits }, parser, options);
    const read = await readPages(pdf, parser, recognisers, limits, options);
    return { ...read, input_kind: 'document', document_sha256: sha256(pdf), pdf, written: null, name };
  });
}

/** How many pages there are is told before they are decoded, which takes a while. */
async function converted(
  image: { kind: ImageKind; bytes: Uint8Array; limits: IngestLimits },
  parser: WorkerProcess,
  { signal, onProgress }: IngestOptions,
): Promise<Uint8Array> {
  const { open_seconds } = image.limits;
  const pages = await parser.run<number>('count', image, open_seconds, signal);
  onProgress?.({ page: 0, pages });
  return parser.run<Uint8Array>('convert', image, open_seconds, signal);
}

/** Pictures of some pages; none of a document that never had pages. */
export async function picturesOf(
  { pdf, pages }: Ingested,
  numbers: readonly number[],
  signal?: AbortSignal,
): Promise<PagePicture[]> {
  if (pdf === null) return [];
  const { open_seconds, page_seconds } = INGEST_LIMITS;
  const drawn = await parsers.use(signal, async (parser) => {
    await parser.run<number>('open', { bytes: pdf, limits: INGEST_LIMITS }, open_seconds, signal);
    const all: { page: Page; drawn: DrawnPage }[] = [];
    for (const page of pages.filter(({ number }) => numbers.includes(number)))
      all.push({ page, drawn: await parser.run<DrawnPage>('draw', page.number, page_seconds, signal) });
    await parser.run('close', null, page_seconds, signal);
    return all;
  });
  return Promise.all(drawn.map((one) => pictureOf(one.page, one.drawn)));
}

/** Ends every process; the next document starts them anew. */
export function closeIngest(): void {
  lookers.close();
  parsers.close();
  recognisers.close();
}

function ingestText({ bytes, name }: IncomingDocument, limits: IngestLimits): Ingested {
  if (bytes.length > limits.text_bytes) throw new Refusal('text_too_large');
  const text = decodeText(bytes);
  if (text === null) throw new Refusal('unsupported_format', {}, 'The text is not UTF-8.');
  if (text.trim() === '') throw new Refusal('empty_document');
  let pages: Page[] | null = null;
  return {
    get pages() {
      pages ??= pagesOfText(text);
      return pages;
    },
    text,
    input_kind: 'text',
    text_source: 'text',
    document_sha256: sha256(bytes),
    pdf: null,
    written: null,
    name,
  };
}

/** A Word document becomes text as a picture becomes a PDF: that is what is read, shown and hashed. */
async function ingestDocx(
  { bytes, name }: IncomingDocument,
  limits: IngestLimits,
  signal: AbortSignal | undefined,
): Promise<Ingested> {
  const read = await lookers.use(signal, (parser) =>
    parser.run<DocxText>('docx', { bytes, limits }, limits.open_seconds, signal),
  );
  const [first, ...rest] = pagesOfText(read.text);
  if (first === undefined) throw new Refusal('empty_document');
  const unread = read.unread.join(' ');
  const written = new TextEncoder().encode(read.text);
  return {
    pages: [unread === '' ? first : { ...first, unread }, ...rest],
    input_kind: 'document',
    text_source: 'text',
    document_sha256: sha256(written),
    pdf: null,
    written,
    name,
  };
}

/** A PDF that was sent with its password goes on without its lock; that is what is read, shown and hashed. */
async function openBytes(
  document: IncomingDocument,
  limits: IngestLimits,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const bytes = plainBytes(document.bytes);
  const { password = '' } = document;
  if (password === '' || kindOf(bytes) !== 'pdf' || bytes.length > limits.document_bytes) return bytes;
  return lookers.use(signal, (parser) =>
    parser.run<Uint8Array>('unlock', { bytes, password }, limits.open_seconds, signal),
  );
}

/** The same memory as a plain array: PDF parsers take no Buffers, and a Buffer stays one on its way to their process. */
function plainBytes(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const sha256 = (bytes: Uint8Array): string => hash('sha256', bytes);
