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

export function textOfLine(line: Line | undefined): string {
  return line?.words.map((word) => word.text).join(' ') ?? '';
}

/** The written lines of a page. */
export function linesOfPage(page: Page | undefined): string[] {
  return page?.lines.map(textOfLine).filter((text) => text !== '') ?? [];
}
