// The process that untrusted files are parsed in: images to PDF, PDF to text layers and pictures of pages.
import { packLines } from '#core/language/text/packed-lines.ts';
import type { ImageKind } from '#main/ingest/formats/image-to-pdf.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';
import { type HandedPage, ParseSession, unlockedPdf } from '#main/ingest/pdf/parse-session.ts';
import { serveTasks } from '#main/ingest/workers/serve-tasks.ts';

let session: ParseSession | null = null;

function opened(): ParseSession {
  if (session === null) throw new Error('No document is open.');
  return session;
}

serveTasks({
  // What only other kinds of file need is loaded with the first of them: a person waits for the pages of a PDF to be told.
  count: async ({ kind, bytes, limits }: { kind: ImageKind; bytes: Uint8Array; limits: IngestLimits }) =>
    (await import('#main/ingest/formats/image-to-pdf.ts')).countImagePages(kind, bytes, limits),
  convert: async ({ kind, bytes, limits }: { kind: ImageKind; bytes: Uint8Array; limits: IngestLimits }) =>
    (await import('#main/ingest/formats/image-to-pdf.ts')).imageToPdf(kind, bytes, limits),
  unlock: ({ bytes, password }: { bytes: Uint8Array; password: string }) => unlockedPdf(bytes, password),
  docx: async ({ bytes, limits }: { bytes: Uint8Array; limits: IngestLimits }) =>
    (await import('#main/ingest/formats/docx.ts')).readDocx(bytes, limits),
  open: async ({ bytes, limits }: { bytes: Uint8Array; limits: IngestLimits }) => {
    await session?.close();
    session = null;
    session = await ParseSession.open(bytes, limits);
    return session.pages;
  },
  page: async (number: number): Promise<HandedPage> => {
    const page = await opened().page(number);
    return { ...page, lines: packLines(page.lines) ?? page.lines };
  },
  draw: (number: number) => opened().draw(number),
  close: async () => {
    await session?.close();
    session = null;
  },
});
