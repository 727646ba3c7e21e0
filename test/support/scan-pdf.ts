// PDFs drawn for the tests, and the words of pages read back.
import PDFDocument from 'pdfkit';
import type { Line, Page } from '#core/schema/page.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** A PDF with one letter page to start with; `draw` may add more. */
export function pdfOf(draw: (pdf: Pdf) => void, options: Record<string, unknown> = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 72, info: { CreationDate: new Date(0) }, ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Uint8Array>((resolve) => pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts)))));
  draw(pdf);
  pdf.end();
  return done;
}

/** The same, larger by so many bytes that nobody reads: they stand between its end and that end told once more. */
export async function largePdfOf(bytes: number, draw: (pdf: Pdf) => void): Promise<Uint8Array> {
  const small = Buffer.from(await pdfOf(draw));
  const end = small.subarray(small.lastIndexOf('startxref'));
  return new Uint8Array(Buffer.concat([small, Buffer.alloc(bytes, '%'), Buffer.from('\n'), end]));
}

export function textOfLine(line: Line | undefined): string {
  return line?.words.map((word) => word.text).join(' ') ?? '';
}

/** The written lines of a page. */
export function linesOfPage(page: Page | undefined): string[] {
  return page?.lines.map(textOfLine).filter((text) => text !== '') ?? [];
}
