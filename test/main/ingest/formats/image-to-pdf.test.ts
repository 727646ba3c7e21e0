// Scans of every make become PDFs that show the same picture, with the same bytes each time.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { type ImageKind, imageToPdf } from '#main/ingest/formats/image-to-pdf.ts';
import { INGEST_LIMITS } from '#main/ingest/limits.ts';
import { PdfDocument, type Raster } from '#main/ingest/pdf/pdfium.ts';
import { drawnPages, jpegOf, openedPicture, pngOf } from '#test/support/scan.ts';

const golden = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../golden/ingest/${name}`, import.meta.url)));
/** Where the other reader keeps its decoders. */
const WASM = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'wasm') + sep;
const PAGE = drawnPages('Thence N 10°15\'20" E, 204.17 feet', { font: 'serif', dpi: 100 })[0]!;

const convert = (kind: ImageKind, bytes: Uint8Array) => imageToPdf(kind, bytes, INGEST_LIMITS);

/** The pages of a PDF drawn at the resolution given. */
async function shown(pdf: Uint8Array, dpi: number): Promise<Raster[]> {
  const document = await PdfDocument.open(pdf);
  const pages = Array.from({ length: document.pages }, (_, i) =>
    document.page(i + 1, (page) =>
      page.draw(Math.round((page.width * dpi) / 72), Math.round((page.height * dpi) / 72)),
    ),
  );
  document.close();
  return pages as Raster[];
}

async function shownByPdfJs(bytes: Uint8Array, { width, height }: Raster): Promise<Raster> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0, wasmUrl: WASM }).promise;
  const page = await document.getPage(1);
  const canvas = createCanvas(width, height);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const context = canvas.getContext('2d');
  // The canvas of this package is drawn on as a browser's is.
  await page.render({ canvas, canvasContext: context, viewport } as unknown as Parameters<typeof page.render>[0])
    .promise;
  const { data } = context.getImageData(0, 0, width, height);
  await document.loadingTask.destroy();
  return { width, height, grey: Uint8Array.from({ length: width * height }, (_, i) => data[4 * i + 1]!) };
}

/** Mean difference of two pictures, in greys. */
function difference(a: Raster, b: { width: number; height: number; grey: Uint8Array }): number {
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  return a.grey.reduce((sum, value, i) => sum + Math.abs(value - b.grey[i]!), 0) / a.grey.length;
}

describe('TIFF', () => {
  test.each([
    ['group-4.tif', 'CCITTFaxDecode'],
    ['group-4-big-endian.tif', 'CCITTFaxDecode'],
    ['group-4-low-bit-first.tif', 'CCITTFaxDecode'],
    ['group-4-black-is-zero.tif', 'CCITTFaxDecode'],
    ['group-4-strips.tif', 'CCITTFaxDecode'],
    ['group-3.tif', 'CCITTFaxDecode'],
    ['group-3-two-dimensional.tif', 'CCITTFaxDecode'],
    ['packbits-big-endian.tif', 'CCITTFaxDecode'],
    ['lzw-tiles.tif', 'CCITTFaxDecode'],
    ['jpeg-ycbcr.tif', 'DCTDecode'],
    ['jpeg-grey.tif', 'DCTDecode'],
    ['jpeg-rgb.tif', 'DCTDecode'],
    ['jpeg-strips.tif', 'DCTDecode'],
  ])('%s shows the picture of the plain file, by %s', async (name, filter) => {
    const pdf = await convert('tiff', golden(name));
    const [plain] = await shown(await convert('tiff', golden('plain.tif')), 200);
    const [page] = await shown(pdf, 200);
    expect(difference(page!, plain!)).toBeLessThan(name.startsWith('jpeg') ? 4 : 0.01);
    expect(Buffer.from(pdf).toString('latin1')).toContain(`/Filter /${filter}`);
    // White paper with some ink on it, not the negative.
    expect(page!.grey.reduce((sum, value) => sum + value, 0) / page!.grey.length).toBeGreaterThan(180);
  });

  test.each(['group-4-strips.tif', 'group-3-two-dimensional.tif', 'jpeg-strips.tif', 'jpeg-rgb.tif'])(
    '%s looks the same in another reader',
    async (name) => {
      const pdf = await convert('tiff', golden(name));
      const [page] = await shown(pdf, 200);
      expect(difference(page!, await shownByPdfJs(pdf, page!))).toBeLessThan(1);
    },
  );

  test('strips of JPEG data stand in the PDF as they stood in the file', async () => {
    const file = Buffer.from(golden('jpeg-strips.tif'));
    const pdf = Buffer.from(await convert('tiff', file));
    // The coded data of the second strip: behind its scan header, up to its end marker.
    const scan = file.indexOf(Buffer.of(0xff, 0xda), file.indexOf(Buffer.of(0xff, 0xda)) + 2);
    const from = scan + 2 + file.readUInt16BE(scan + 2);
    const coded = file.subarray(from, file.indexOf(Buffer.of(0xff, 0xd9), from));
    expect(coded.length).toBeGreaterThan(50);
    expect(pdf.includes(coded)).toBe(true);
  });

  test('Group 4 data stands in the PDF as it stood in the file', async () => {
    const file = golden('group-4.tif');
    const pdf = Buffer.from(await convert('tiff', file));
    const start = pdf.indexOf('stream\n', pdf.indexOf('/CCITTFaxDecode')) + 7;
    const length = Number(
      /\/Length (\d+)/.exec(pdf.subarray(pdf.indexOf('/CCITTFaxDecode'), start).toString('latin1'))![1],
    );
    expect(Buffer.from(file).includes(pdf.subarray(start, start + length))).toBe(true);
    expect(length).toBeGreaterThan(100);
  });

  test('of three pages has three', async () => {
    const pages = await shown(await convert('tiff', golden('deflate-three-pages.tif')), 200);
    expect(pages).toHaveLength(3);
    expect(difference(pages[1]!, pages[0]!)).toBeLessThan(0.01);
  });

  test.each(['none', 'lzw', 'deflate', 'packbits', 'jpeg'] as const)(
    'in grey with %s compression',
    async (compression) => {
      const bytes = await openedPicture(PAGE)
        .tiff({ compression, quality: 90, xres: 100 / 25.4, yres: 100 / 25.4 })
        .toBuffer();
      const [page] = await shown(await convert('tiff', bytes), 100);
      expect(difference(page!, PAGE)).toBeLessThan(compression === 'jpeg' ? 2 : 0.6);
    },
  );
});

describe('PNG', () => {
  test('of plain grey passes through', async () => {
    const bytes = await openedPicture(PAGE).toColourspace('b-w').png().withMetadata({ density: 100 }).toBuffer();
    const pdf = await convert('png', bytes);
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Predictor 15');
    expect(difference((await shown(pdf, 100))[0]!, PAGE)).toBeLessThan(0.6);
  });

  test.each([
    ['a palette', (image: Sharp) => image.png({ palette: true, colours: 16 })],
    ['interlacing', (image: Sharp) => image.png({ progressive: true })],
    ['one bit', (image: Sharp) => image.toColourspace('b-w').png({ palette: true, colours: 2 })],
    ['sixteen bits', (image: Sharp) => image.toColourspace('rgb16').png()],
  ])('with %s shows the same picture', async (_, encode) => {
    const bytes = await encode(openedPicture(PAGE)).withMetadata({ density: 100 }).toBuffer();
    expect(difference((await shown(await convert('png', bytes), 100))[0]!, PAGE)).toBeLessThan(3);
  });

  test('with ink on a transparent ground shows it on paper', async () => {
    const { width, height, grey } = PAGE;
    const rgba = Buffer.alloc(width * height * 4);
    for (let i = 0; i < grey.length; i++) rgba[4 * i + 3] = 255 - grey[i]!;
    const bytes = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .withMetadata({ density: 100 })
      .toBuffer();
    expect(difference((await shown(await convert('png', bytes), 100))[0]!, PAGE)).toBeLessThan(0.6);
  });
});

describe('JPEG', () => {
  test('stands in the PDF byte for byte', async () => {
    const bytes = await jpegOf(PAGE);
    const pdf = await convert('jpeg', bytes);
    expect(Buffer.from(pdf).includes(bytes)).toBe(true);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('is shown upright when its camera says orientation %i', async (orientation) => {
    const bytes = await openedPicture(PAGE)
      .jpeg({ quality: 95 })
      .withMetadata({ density: 100, orientation })
      .toBuffer();
    const upright = await sharp(bytes).autoOrient().greyscale().raw().toBuffer({ resolveWithObject: true });
    const [page] = await shown(await convert('jpeg', bytes), 100);
    const { width, height } = upright.info;
    expect(difference(page!, { width, height, grey: upright.data })).toBeLessThan(1.5);
  });

  test.each([
    ['progressive', (image: Sharp) => image.jpeg({ progressive: true })],
    ['four inks', (image: Sharp) => image.toColourspace('cmyk').jpeg()],
  ])('in %s shows the same picture', async (_, encode) => {
    const bytes = await encode(openedPicture(PAGE)).withMetadata({ density: 100 }).toBuffer();
    expect(difference((await shown(await convert('jpeg', bytes), 100))[0]!, PAGE)).toBeLessThan(6);
  });
});

test.each([
  ['group-4.tif', 'f34cc374635621782e67afdadb806745c5a27db4fd5d2fbf1255ffc8f280e39c'],
  ['lzw-tiles.tif', 'f34cc374635621782e67afdadb806745c5a27db4fd5d2fbf1255ffc8f280e39c'],
  ['jpeg-ycbcr.tif', 'fb05ecc0d2bd026d28e44ccb01ea91d457e765dc0257c5ee3885613db7f6ddf2'],
] as const)('%s gives these PDF bytes on every machine', async (name, hash) => {
  expect(
    createHash('sha256')
      .update(await convert('tiff', golden(name)))
      .digest('hex'),
  ).toBe(hash);
});

test('an image that says no resolution fills a letter sheet', async () => {
  const document = await PdfDocument.open(await convert('png', await openedPicture(PAGE).png().toBuffer()));
  expect(document.page(1, (page) => Math.round(page.width))).toBe(612);
});

test('the resolution of the scan gives the size of the page', async () => {
  const document = await PdfDocument.open(await convert('png', await pngOf({ ...PAGE, dpi: 200 })));
  expect(document.page(1, (page) => [Math.round(page.width), Math.round(page.height)])).toEqual([306, 396]);
});

test('a resolution that would make the sheet a stamp is not believed', async () => {
  const document = await PdfDocument.open(await convert('png', await pngOf({ ...PAGE, dpi: 2400 })));
  expect(document.page(1, (page) => Math.round(page.width))).toBe(612);
});

test('a picture that would not fit as a PDF is refused', async () => {
  const noise = Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * 7919) % 251));
  const bytes = await sharp(noise, { raw: { width: 300, height: 300, channels: 1 } })
    .tiff({ compression: 'none' })
    .toBuffer();
  await expect(imageToPdf('tiff', bytes, { ...INGEST_LIMITS, converted_bytes: 10 })).rejects.toMatchObject({
    type: 'document_too_large',
  });
});

test('more pixels than a page has are refused before they are decoded', async () => {
  const limits = { ...INGEST_LIMITS, image_pixels: 10_000 };
  await expect(imageToPdf('png', await pngOf(PAGE), limits)).rejects.toMatchObject({ type: 'document_too_large' });
});
