// Damaged PDFs and pictures: read, or refused from the table, in a process that can be lost.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '#core/api/errors.ts';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import { type FuzzDoor, hold } from '#test/fuzz/fuzz-door.ts';
import { INGEST_REFUSALS } from '#test/support/ingest-refusals.ts';
import { drawnPages, jpegOf, pngOf } from '#test/support/scan.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';

/** Damage may also turn a file into text. */
const REFUSALS: ReadonlySet<string> = new Set([...INGEST_REFUSALS, 'text_too_large']);
/** Recognition is not what is tried here: pages stay small enough to cost nothing. */
const LIMITS = { raster_pixels: 20_000, open_seconds: 5, page_seconds: 5 };
const TEXT = 'Beginning at a stone and running thence North 10 degrees East 40 poles to a beech tree on the bank.';
const golden = join(import.meta.dirname, '..', '..', 'golden', 'ingest');

export async function documentFile(): Promise<FuzzDoor> {
  const page = drawnPages('', { font: 'serif', dpi: 20 })[0];
  if (page === undefined) throw new Error('No page was drawn.');
  const tiffs = readdirSync(golden).filter((name) => name.endsWith('.tif'));
  return {
    name: 'PDF and TIFF door',
    seeds: [
      await pdfOf((pdf) => pdf.text(TEXT)),
      await pdfOf((pdf) => pdf.text(TEXT).addPage().rotate(90).text(TEXT), { compress: false }),
      await pngOf(page),
      await jpegOf(page),
      ...tiffs.map((name) => Uint8Array.from(readFileSync(join(golden, name)))),
    ],
    words: [
      ...[
        '/Kids [1 0 R]',
        '/Length 999999999',
        '/Filter /FlateDecode',
        'endobj',
        'stream\n',
        'xref',
        '/Count -1',
        '%%EOF',
      ],
      ...[
        '/Rotate 45',
        '/MediaBox [0 0 1e9 1e9]',
        '/Encrypt',
        '\u0000\u0001',
        '\u0001\u0003',
        'II*\u0000',
        'MM\u0000*',
        '/ObjStm',
      ],
    ],
    check: async (input) => {
      try {
        const { pages } = await ingest({ name: 'file', bytes: input, declared_text: false }, { limits: LIMITS });
        hold(pages.length > 0, 'a document of no pages was taken');
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        hold(REFUSALS.has(problem.type), `refused as ${problem.type}`);
      }
    },
    close: async () => closeIngest(),
  };
}
