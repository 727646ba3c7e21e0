// TIFF into PDF, page by page: Group 4 and JPEG data in one piece pass through, everything else is decoded without loss.
import { Refusal } from '#core/api/errors.ts';
import { findFrame, jpegEntries } from '#main/ingest/jpeg.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';
import { checkDecodes, checkPixels, decodePage } from '#main/ingest/pixels.ts';
import { dpiOf } from '#main/ingest/resolution.ts';
import { listDirectories, type TiffDirectory } from '#main/ingest/tiff-directory.ts';
import type { PdfImage } from '#main/ingest/write-pdf.ts';

const GROUP_4 = 4;
const JPEG = 7;
const WHITE_IS_ZERO = 0;
const YCBCR = 6;

export async function tiffPages(bytes: Uint8Array, limits: IngestLimits): Promise<PdfImage[]> {
  const directories = listDirectories(bytes, limits.pages + 1);
  if (directories.length > limits.pages) {
    const message = `The TIFF has more than ${limits.pages} pages, the most that is read at once.`;
    throw new Refusal('document_too_large', {}, message);
  }
  const images: PdfImage[] = [];
  let size = 0;
  for (const [page, directory] of directories.entries()) {
    // A reduced copy of another page is not a page.
    if ((directory.subfile & 1) === 1) continue;
    const image = await pageOf(bytes, directory, page, limits);
    size += image.data.length;
    if (size > limits.converted_bytes) throw new Refusal('document_too_large');
    images.push(image);
  }
  return images;
}

async function pageOf(
  bytes: Uint8Array,
  directory: TiffDirectory,
  page: number,
  limits: IngestLimits,
): Promise<PdfImage> {
  const { width, height, orientation } = directory;
  checkPixels(width, height, limits);
  const shown = { dpi: dpiOf(directory.dpi, width, height), orientation };
  const stored = findGroup4(directory) ?? findJpeg(directory);
  if (stored === null) return { ...(await decodePage(bytes, page, limits)), ...shown };
  await checkDecodes(bytes, page, limits);
  return { ...stored, ...shown };
}

type Stored = Pick<PdfImage, 'width' | 'height' | 'entries' | 'data'>;

/** ITU-T T.6 data of the whole page (ISO 32000-1, 7.4.6). */
function findGroup4({
  compression,
  strips,
  tiled,
  width,
  height,
  photometric,
  fill,
  bits,
}: TiffDirectory): Stored | null {
  const strip = strips[0];
  if (compression !== GROUP_4 || tiled || bits !== 1 || strips.length !== 1 || strip === undefined) return null;
  const black = photometric === WHITE_IS_ZERO ? 'false' : 'true';
  const parameters = `/K -1 /Columns ${width} /Rows ${height} /BlackIs1 ${black}`;
  return {
    width,
    height,
    entries: `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << ${parameters} >>`,
    data: fill === 2 ? strip.map(reversed) : strip,
  };
}

/** A page in one JPEG strip; tables that the file keeps apart are put back into the stream (TIFF Technical Note 2). */
function findJpeg({ compression, strips, tiled, photometric, tables }: TiffDirectory): Stored | null {
  const strip = strips[0];
  if (compression !== JPEG || tiled || strips.length !== 1 || strip === undefined) return null;
  const frame = findFrame(strip);
  // Without the marker that says otherwise PDF takes three components for YCbCr, which RGB data is not.
  if (frame?.plain !== true || (frame.components === 3 && photometric !== YCBCR) || frame.components === 4) return null;
  const data = tables === null ? strip : Buffer.concat([tables.subarray(0, tables.length - 2), strip.subarray(2)]);
  return { width: frame.width, height: frame.height, entries: jpegEntries(frame), data };
}

function reversed(byte: number): number {
  let out = 0;
  for (let bit = 0; bit < 8; bit++) if ((byte & (1 << bit)) !== 0) out |= 0x80 >> bit;
  return out;
}
