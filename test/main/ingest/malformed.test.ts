// Files that are cut off, damaged, circular or bombs: each gets a listed refusal within its limits, and the next is read.
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import { drawnPages, jpegOf, openedPicture, pngOf } from '#test/support/scan.ts';
import { randomOf } from '#test/support/scan-deed.ts';
import { linesOfPage, pdfOf } from '#test/support/scan-pdf.ts';

vi.setConfig({ testTimeout: 240_000 });
afterAll(closeIngest);

const ANSWERS = [
  'unsupported_format',
  'conversion_failed',
  'empty_document',
  'document_too_large',
  'extraction_failed',
];
/** Recognition is not what is tested here: a damaged file that still shows a page would only cost time. */
const SMALL = { raster_pixels: 20_000, open_seconds: 5, page_seconds: 5 };
const TEXT = 'Beginning at a stone and running thence with the creek to a beech tree on the bank of it.';

/** Pages, or the refusal's type. Anything else fails the test. */
async function outcome(bytes: Uint8Array, limits: object = SMALL): Promise<string> {
  try {
    const { pages } = await ingest({ name: 'file', bytes, declared_text: false }, { limits });
    return `${pages.length} pages`;
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return (error as Refusal).type;
  }
}

async function samples(): Promise<Record<string, Uint8Array>> {
  const page = drawnPages('', { font: 'serif', dpi: 20 })[0]!;
  return {
    pdf: await pdfOf((pdf) => pdf.text(TEXT)),
    png: await pngOf(page),
    jpeg: await jpegOf(page),
    tiff: await openedPicture(page).tiff({ compression: 'lzw' }).toBuffer(),
    fax: await openedPicture(page).toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
  };
}

describe.each(['pdf', 'png', 'jpeg', 'tiff', 'fax'])('a damaged %s', (kind) => {
  test('cut off anywhere is refused or read, never worse', async () => {
    const whole = (await samples())[kind]!;
    expect(await outcome(whole)).toBe('1 pages');
    for (const share of [0.02, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 0.99]) {
      const answer = await outcome(whole.slice(0, Math.max(4, Math.floor(whole.length * share))));
      expect([...ANSWERS, '1 pages']).toContain(answer);
      // An image that lacks its end is refused: half a deed is not a deed.
      if (['png', 'jpeg', 'tiff'].includes(kind) && share < 0.9) expect(answer).toBe('conversion_failed');
    }
  });

  test('with bytes flipped is refused or read, never worse', async () => {
    const whole = (await samples())[kind]!;
    const random = randomOf(11);
    for (let round = 0; round < 10; round++) {
      const bytes = Uint8Array.from(whole);
      for (let n = 0; n <= round * 2; n++)
        bytes[8 + Math.floor(random() * (bytes.length - 8))] = Math.floor(random() * 256);
      const answer = await outcome(bytes);
      if (!/^\d+ pages$/.test(answer)) expect(ANSWERS).toContain(answer);
    }
  });
});

describe('a hostile file', () => {
  const object = (number: number, body: string) => `${number} 0 obj\n${body}\nendobj\n`;
  const pdf = (...objects: string[]) =>
    Buffer.from(`%PDF-1.4\n${objects.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');
  const stream = (dictionary: string, data: Buffer) =>
    `<< ${dictionary} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;

  test.each([
    ['only a header', Buffer.from('%PDF-1.7\n')],
    [
      'no pages',
      pdf(object(1, '<< /Type /Catalog /Pages 2 0 R >>'), object(2, '<< /Type /Pages /Count 0 /Kids [] >>')),
    ],
    [
      'a page tree that is its own child',
      pdf(object(1, '<< /Type /Catalog /Pages 2 0 R >>'), object(2, '<< /Type /Pages /Count 1 /Kids [2 0 R] >>')),
    ],
    ['a catalog that points at itself', pdf(object(1, '<< /Type /Catalog /Pages 1 0 R >>'))],
    ['brackets nested a hundred thousand deep', pdf(object(1, `${'['.repeat(100_000)}${']'.repeat(100_000)}`))],
    ['a TIFF whose pages run in a circle', circularTiff()],
    ['a TIFF without a page', Uint8Array.from([0x49, 0x49, 42, 0, 0, 0, 0, 0])],
    ['a TIFF whose strip lies outside it', strayTiff()],
    ['a PNG that promises four thousand million pixels', hugePng()],
    ['a JPEG that ends after its first marker', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('with %s is refused', async (_, bytes) => {
    expect(ANSWERS).toContain(await outcome(bytes));
  });

  test('of a thousand pages is refused by its count', async () => {
    const kids = Array.from({ length: 1000 }, (_, i) => `${i + 3} 0 R`).join(' ');
    const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
    const bytes = pdf(
      object(1, '<< /Type /Catalog /Pages 2 0 R >>'),
      object(2, `<< /Type /Pages /Count 1000 /Kids [${kids}] >>`),
      ...Array.from({ length: 1000 }, (_, i) => object(i + 3, page)),
    );
    await expect(ingest({ name: 'thousand', bytes, declared_text: false })).rejects.toMatchObject({
      type: 'document_too_large',
      message: expect.stringContaining('1000 pages'),
    });
  });

  test('that unfolds without end is stopped, and the next document is read', async () => {
    // A hundred and fifty megabytes of operators in one.
    const content = deflateSync(Buffer.alloc(150_000_000, '0 0 m 9 9 l S '), { level: 1 });
    const bytes = pdf(
      object(1, '<< /Type /Catalog /Pages 2 0 R >>'),
      object(2, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
      object(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>'),
      object(4, stream('/Filter /FlateDecode', content)),
    );
    await expect(
      ingest({ name: 'bomb', bytes, declared_text: false }, { limits: { ...SMALL, page_seconds: 1 } }),
    ).rejects.toMatchObject({ type: 'extraction_failed', message: expect.stringMatching(/longer|memory/) });
    const { pages } = await ingest({
      name: 'next',
      bytes: await pdfOf((page) => page.text(TEXT)),
      declared_text: false,
    });
    expect(linesOfPage(pages[0]).join(' ')).toBe(TEXT);
  });

  test('with a page as large as a field is refused', async () => {
    const bytes = pdf(
      object(1, '<< /Type /Catalog /Pages 2 0 R >>'),
      object(2, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
      object(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200000 200000] >>'),
    );
    expect(await outcome(bytes)).toBe('document_too_large');
  });
});

function circularTiff(): Uint8Array {
  const file = Buffer.alloc(8 + 2 + 12 * 2 + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(2, 8);
  writeEntry(file, 10, 256, 10);
  writeEntry(file, 22, 257, 10);
  file.writeUInt32LE(8, 34);
  return file;
}

function strayTiff(): Uint8Array {
  const file = Buffer.alloc(8 + 2 + 12 * 4 + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(4, 8);
  [
    [256, 10],
    [257, 10],
    [273, 1_000_000],
    [279, 500],
  ].forEach(([tag, value], i) => {
    writeEntry(file, 10 + 12 * i, tag!, value!);
  });
  return file;
}

function writeEntry(file: Buffer, at: number, tag: number, value: number): void {
  file.writeUInt16LE(tag, at);
  file.writeUInt16LE(4, at + 2);
  file.writeUInt32LE(1, at + 4);
  file.writeUInt32LE(value, at + 8);
}

function hugePng(): Uint8Array {
  const file = Buffer.alloc(8 + 25 + 13 + 12);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]).copy(file);
  file.writeUInt32BE(13, 8);
  file.write('IHDR', 12, 'latin1');
  file.writeUInt32BE(65_535, 16);
  file.writeUInt32BE(65_535, 20);
  file.set([1, 0, 0, 0, 0], 24);
  file.writeUInt32BE(1, 33);
  file.write('IDAT', 37, 'latin1');
  file.writeUInt32BE(0, 46);
  file.write('IEND', 50, 'latin1');
  return file;
}
