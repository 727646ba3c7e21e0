// A deed in the library as a scan of it would have been read: its own pages, with what a recogniser says of single words.
import { readDocument } from '#core/read/read-document.ts';
import type { Page, Word } from '#core/schema/page.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { sign } from '#main/attest/sign.ts';
import { ingest } from '#main/ingest/ingest.ts';
import { type Desk, deedPdf } from '#test/e2e/desk.ts';

export interface Scan {
  /** By the text of the word; the first that has it. */
  readonly words?: Readonly<Record<string, Partial<Word>>>;
  /** What is said of the page, from its words as they stand. */
  readonly page?: (page: Page) => Partial<Page>;
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Reads the deed, and keeps for it what the scan of the same pages would have given; gives its id. */
export async function readScanned(desk: Desk, name: string, text: string, scan: Scan): Promise<string> {
  const bytes = await deedPdf(text);
  const headers = { 'content-type': 'application/pdf', 'x-document-name': name };
  const { value } = await desk.stand.desktop.call('submitExtract', { headers, body: bytes });
  const id = await readOf(desk, value.job);
  const { value: body } = await desk.stand.desktop.call('getDocumentResult', { params: { id } });
  const { pages } = await ingest({ name, bytes, declared_text: false });
  const extraction = completeCalls(readDocument(scanned(pages, scan)));
  const { verdicts, document_verdict } = judgeAll(extraction);
  const attestation = body.attestation;
  if (attestation === null) throw new Error('The reading was not signed.');
  const reading = { ...body, extraction, groundtruth_verdicts: verdicts, document_verdict, attestation };
  const signed = sign({ ...reading, text_source: 'ocr' }, desk.stand.app.keyring);
  await desk.stand.desktop.call('putDocumentResult', { params: { id }, body: signed.text, headers: JSON_BODY });
  return id;
}

async function readOf(desk: Desk, job: string): Promise<string> {
  for (;;) {
    const { documents } = (await desk.stand.desktop.call('listLibrary')).value;
    const found = documents.find((one) => one.reference === job);
    if (found?.status === 'succeeded') return found.id;
    if (found?.status === 'failed') throw new Error(found.error ?? 'failed');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

function scanned(pages: readonly Page[], { words = {}, page: said }: Scan): Page[] {
  const left = new Map(Object.entries(words));
  return pages.map((page) => {
    const lines = page.lines.map((line) => ({
      words: line.words.map((word): Word => {
        const changes = left.get(word.text);
        left.delete(word.text);
        return { ...word, confidence: 0.9995, agreed: true, ...changes };
      }),
    }));
    return { ...page, source: 'ocr', lines, ...said?.({ ...page, lines }) };
  });
}
