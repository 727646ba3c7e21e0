// The road every document takes. Read it top to bottom.
import { pageTextOf } from '#core/language/text/page-spans.ts';
import { unreadOf, verdictWithUnread, withUnread } from '#core/read/scan/unread-pages.ts';
import type { ExtractResponse, Usage } from '#core/schema/extract-response.ts';
import type { Page } from '#core/schema/page.ts';
import type { ReaderChoice } from '#core/schema/second-reading.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { type Gist, gistOf } from '#core/verdict/gist.ts';
import type { App } from '#main/app.ts';
import { currentKey, type Keyring } from '#main/attest/keyring.ts';
import { isSameSigner, type RestOfBody, type Signer, sign } from '#main/attest/sign.ts';
import { type IncomingDocument, type Ingested, ingest, picturesOf } from '#main/ingest/ingest.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';
import type { PicturesOf } from '#main/reader/model/model-reader.ts';
import { type ReadBy, readWith } from '#main/reader/read-with.ts';
import { judgeApart } from '#main/reader/study.ts';
import type { Signed, Signing } from '#main/reader/study-task.ts';
import type { ReadText } from '#main/store/results.ts';

export interface ExtractOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { page: number; pages: number }) => void;
  /** Where a document may cost more than usual. */
  readonly limits?: Partial<IngestLimits>;
  /** False where no page may be recognised: then a scan throws NeedsRecogniser. */
  readonly recognise?: boolean;
  /** Who reads it; our own reader alone unless told. */
  readonly reader?: ReaderChoice;
  /** Told when the pages are read and the figures are being checked. */
  readonly onVerify?: () => void;
  /** Says in the body that a test key produced it, and of what kind of input. */
  readonly test_of?: ExtractResponse['input_kind'];
}

/** A signed body, and the document as it was read: the normalized PDF, or the text. */
export interface Extracted {
  /** The exact text that was signed. */
  readonly text: string;
  /** The same as a value, made of the text only for whoever asks. */
  readonly body: ExtractResponse;
  readonly gist: Gist;
  readonly usage: Usage;
  readonly text_source: ExtractResponse['text_source'];
  readonly document_sha256: string;
  /** With what was read from them; null for text, which is its own words. */
  readonly pages: readonly Page[] | null;
  readonly source: {
    readonly bytes: Uint8Array;
    readonly media_type: 'application/pdf' | 'text/plain';
    /** As it came, where what is shown does not tell all that was read. */
    readonly original?: Uint8Array;
  };
  /** Every word of its pages, for the library to be searched by. */
  readonly read: ReadText;
}

type ExtractingApp = Pick<App, 'config' | 'reader' | 'second' | 'georef' | 'keyring' | 'now'>;

export async function extract(
  document: IncomingDocument,
  app: ExtractingApp,
  options: ExtractOptions = {},
): Promise<Extracted> {
  const started = performance.now();
  const ingested = await ingest(document, options);
  options.signal?.throwIfAborted();
  options.onVerify?.();
  const rest = ({ usage, model }: Pick<ReadBy, 'usage' | 'model'>) => {
    const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
    return restOf(ingested, { ...usage, seconds }, model, app, options.test_of);
  };
  const studied = await studyOf(ingested, app, options, rest);
  const signed =
    'told' in studied ? signedHere(studied, rest(studied), app.keyring) : signedThere(studied, app.keyring);
  return Object.assign(signed, {
    text_source: ingested.text_source,
    document_sha256: ingested.document_sha256,
    pages: ingested.pdf === null ? null : ingested.pages,
    source: sourceOf(document, ingested),
    read: readTextOf(ingested),
  });
}

type SignedPart = Pick<Extracted, 'text' | 'body' | 'gist' | 'usage'>;

function signedHere({ told }: { readonly told: Told }, rest: RestOfBody, keyring: Keyring): SignedPart {
  return { ...sign({ ...told, ...rest }, keyring), gist: gistOf(told), usage: rest.usage };
}

/** By the thread that read it; once more here, where another key signs since. */
function signedThere({ signed, usage, key }: SignedApart, keyring: Keyring): SignedPart {
  const { text: first, gist, seconds } = signed;
  const parsed = () => JSON.parse(first) as Parameters<typeof sign>[0];
  const again = isSameSigner(key, currentKey(keyring)) ? null : sign(parsed(), keyring);
  let body: ExtractResponse | null = again?.body ?? null;
  return {
    text: again?.text ?? first,
    get body() {
      body ??= parsed();
      return body;
    },
    gist,
    usage: { ...usage, seconds },
  };
}

/** Put together only for whoever wants the words. */
function readTextOf(ingested: Ingested): ReadText {
  const { text } = ingested;
  return {
    pages: text === undefined ? ingested.pages.length : text.split('\f').length,
    get words() {
      return ingested.pages.map(pageTextOf).join('\n');
    },
  };
}

type Told = Pick<ExtractResponse, 'extraction' | 'groundtruth_verdicts' | 'document_verdict'>;

interface SignedApart extends Pick<ReadBy, 'usage' | 'model'> {
  readonly signed: Signed;
  /** Null where nothing signs. */
  readonly key: Signer | null;
}

type Studied = (Pick<ReadBy, 'usage' | 'model'> & { readonly told: Told }) | SignedApart;

/** At one go by our own reader, where it can; otherwise read by whom the document asks for, and then judged. */
async function studyOf(
  ingested: Ingested,
  app: ExtractingApp,
  { reader = 'offline', signal }: ExtractOptions,
  restFor: (read: Pick<ReadBy, 'usage' | 'model'>) => RestOfBody,
): Promise<Studied> {
  const { model } = app.reader;
  let key: Signer | null = null;
  const signingOf = (usage: ReadBy['usage']): Signing => {
    const current = currentKey(app.keyring);
    key = current === null ? null : { id: current.id, secret: current.secret };
    return { rest: restFor({ usage, model }), key };
  };
  const whole =
    reader === 'offline' ? await app.reader.study?.(ingested.text ?? ingested.pages, signingOf, signal) : undefined;
  if (whole !== undefined && 'text' in whole) return { signed: whole, usage: whole.usage, model, key };
  const { pages } = ingested;
  const pictures: PicturesOf = (numbers, stop) => picturesOf(ingested, numbers, stop);
  const reading =
    whole === undefined
      ? await readWith(reader, app, pages, pictures, signal)
      : { extraction: whole.read, usage: whole.usage, model };
  const unread = unreadOf(pages);
  const extraction = completeCalls(withUnread(reading.extraction, unread));
  const { verdicts, document_verdict } = await judgeApart(extraction, app.georef, signal);
  const told = {
    extraction,
    groundtruth_verdicts: verdicts,
    document_verdict: verdictWithUnread(document_verdict, unread),
  };
  return { told, usage: reading.usage, model: reading.model };
}

/** All of a body but what it says of the document's words. */
function restOf(
  ingested: Ingested,
  usage: Usage,
  model: string,
  app: ExtractingApp,
  test_of: ExtractOptions['test_of'],
): RestOfBody {
  return {
    usage,
    model,
    engine_version: app.config.version,
    document: ingested.name,
    input_kind: test_of ?? ingested.input_kind,
    test_mode: test_of !== undefined,
    text_source: ingested.text_source,
    corrections: [],
    adjustments: [],
    attestation: {
      document_sha256: ingested.document_sha256,
      extracted_at: app.now().toISOString(),
      signature: '',
    },
  };
}

function sourceOf(document: IncomingDocument, ingested: Ingested): Extracted['source'] {
  if (ingested.written !== null) {
    return { bytes: ingested.written, media_type: 'text/plain', original: document.bytes };
  }
  return ingested.pdf === null
    ? { bytes: document.bytes, media_type: 'text/plain' }
    : { bytes: ingested.pdf, media_type: 'application/pdf' };
}
