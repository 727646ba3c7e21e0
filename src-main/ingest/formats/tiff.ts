// TIFF into PDF, page by page: facsimile and JPEG data stay what they are, everything else is decoded without loss.
import { Refusal } from '#core/api/errors.ts';
import { checkDecodes, decodePage } from '#main/ingest/formats/pixels.ts';
import { dpiOf } from '#main/ingest/formats/resolution.ts';
import type { TiffDirectory } from '#main/ingest/formats/tiff-directory.ts';
import { findFax } from '#main/ingest/formats/tiff-fax.ts';
import { findJpeg } from '#main/ingest/formats/tiff-jpeg.ts';
import { soundDirectories } from '#main/ingest/formats/tiff-sound.ts';
import type { PdfImage } from '#main/ingest/formats/write-pdf.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';

/** A reduced copy of another page is not a page. */
const isPage = ({ subfile }: TiffDirectory): boolean => (subfile & 1) === 0;

export const countTiffPages = (bytes: Uint8Array, limits: IngestLimits): number =>
  soundDirectories(bytes, limits).filter(isPage).length;

export async function tiffPages(bytes: Uint8Array, limits: IngestLimits): Promise<PdfImage[]> {
  const directories = soundDirectories(bytes, limits);
  const images: PdfImage[] = [];
  let size = 0;
  for (const [page, directory] of directories.entries()) {
    if (!isPage(directory)) continue;
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
  const shown = { width, height, dpi: dpiOf(directory.dpi, width, height), orientation };
  const fax = findFax(directory, limits.converted_bytes);
  if (fax !== null) return { ...fax, ...shown };
  const jpeg = findJpeg(directory);
  if (jpeg === null) return { ...shown, ...(await decodePage(bytes, page, limits)) };
  await checkDecodes(bytes, page, limits);
  return { ...jpeg, ...shown };
}
