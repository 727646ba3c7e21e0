// Files that are cut off, damaged, circular or bombs: each gets a listed refusal within its limits, and the next is read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import { INGEST_REFUSALS } from '#test/support/ingest-refusals.ts';
import { malformedFile, soundFiles } from '#test/support/malformed.ts';
import { circularTiff, hugePng, pdfWith, strayTiff, streamOf } from '#test/support/malformed-makes.ts';
import { drawnPages, jpegOf, openedPicture, pngOf } from '#test/support/scan.ts';
import { linesOfPage, pdfOf } from '#test/support/scan-pdf.ts';

afterAll(closeIngest);

/** Recognition is not what is tested here: a damaged file that still shows a page would only cost time. */
const SMALL = { raster_pixels: 400, open_seconds: 3, page_seconds: 2 };
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

/** MALFORMED=2000 runs the long form; each file is the same in every run. */
const COUNT = Number(process.env.MALFORMED ?? 36);

describe('damaged and hostile files without number', () => {
  test(`${COUNT} of them are each refused or read, and the next document is read`, async () => {
    const sound = await soundFiles();
    const answers = new Map<string, number>();
    let next = 0;
    const read = async () => {
      for (let number = next++; number < COUNT; number = next++) {
        const { make, bytes } = malformedFile(number, sound);
        const answer = await outcome(bytes).catch((error: unknown) => `${make}: ${error}`);
        const kind = /^\d+ pages$/.test(answer) ? 'read' : answer;
        answers.set(kind, (answers.get(kind) ?? 0) + 1);
      }
    };
    await Promise.all([read(), read(), read()]);
    expect([...answers.keys()].filter((answer) => ![...INGEST_REFUSALS, 'read'].includes(answer))).toEqual([]);
    if (process.env.MALFORMED !== undefined) console.log(Object.fromEntries(answers));
    const { pages } = await ingest({
      name: 'next',
      bytes: await pdfOf((page) => page.text(TEXT)),
      declared_text: false,
    });
    expect(linesOfPage(pages[0]).join(' ')).toBe(TEXT);
  }, 3_600_000);

  test('leave no process behind once reading is closed', async () => {
    closeIngest();
    await expect.poll(childrenOfThis).toEqual([]);
  });

  test.each(['png', 'jpeg', 'tiff'])('half a %s is refused: half a deed is not a deed', async (kind) => {
    const page = drawnPages('', { font: 'serif', dpi: 20 })[0]!;
    const whole = {
      png: () => pngOf(page),
      jpeg: () => jpegOf(page),
      tiff: () => openedPicture(page).tiff({ compression: 'lzw' }).toBuffer(),
    }[kind]!;
    const bytes = new Uint8Array(await whole());
    expect(await outcome(bytes)).toBe('1 pages');
    for (const share of [0.15, 0.5, 0.85])
      expect(await outcome(bytes.slice(0, bytes.length * share))).toBe('conversion_failed');
  });
});

/** Programs of ours that still run under this one (Linux; elsewhere none can be told). */
function childrenOfThis(): string[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = /PPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        return parent === String(process.pid) && /-worker\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
      } catch {
        return false;
      }
    });
}

describe('a hostile file', () => {
  test.each([
    ['only a header', Buffer.from('%PDF-1.7\n')],
    ['no pages', pdfWith('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 0 /Kids [] >>')],
    [
      'a page tree that is its own child',
      pdfWith('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 1 /Kids [2 0 R] >>'),
    ],
    ['a catalog that points at itself', pdfWith('<< /Type /Catalog /Pages 1 0 R >>')],
    ['brackets nested a hundred thousand deep', pdfWith(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
    ['a TIFF whose pages run in a circle', circularTiff()],
    ['a TIFF without a page', Uint8Array.from([0x49, 0x49, 42, 0, 0, 0, 0, 0])],
    ['a TIFF whose strip lies outside it', strayTiff()],
    ['a PNG that promises four thousand million pixels', hugePng(65_535, 65_535, 0)],
    ['a JPEG that ends after its first marker', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('with %s is refused', async (_, bytes) => {
    expect(INGEST_REFUSALS).toContain(await outcome(bytes));
  });

  test('of a thousand pages is refused by its count', async () => {
    const kids = Array.from({ length: 1000 }, (_, i) => `${i + 3} 0 R`).join(' ');
    const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
    const bytes = pdfWith(
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count 1000 /Kids [${kids}] >>`,
      ...Array.from({ length: 1000 }, () => page),
    );
    await expect(ingest({ name: 'thousand', bytes, declared_text: false })).rejects.toMatchObject({
      type: 'document_too_large',
      message: expect.stringContaining('1000 pages'),
    });
  });

  test('that unfolds without end is stopped, and the next document is read', async () => {
    // A hundred and fifty megabytes of operators in one.
    const content = deflateSync(Buffer.alloc(150_000_000, '0 0 m 9 9 l S '), { level: 1 });
    const bytes = pdfWith(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
      streamOf('/Filter /FlateDecode', content),
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
    const bytes = pdfWith(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200000 200000] >>',
    );
    expect(await outcome(bytes)).toBe('document_too_large');
  });
});
