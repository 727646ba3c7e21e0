// A scanned image as a PDF, the same bytes for the same image on every machine. Stored data passes through where PDF
// knows its encoding; anything else is decoded once and deflated by the one deflater that is part of the application.
import { Refusal } from '#core/api/errors.ts';
import { jpegPages } from '#main/ingest/formats/jpeg.ts';
import type { DocumentKind } from '#main/ingest/formats/kind-of.ts';
import { pngPages } from '#main/ingest/formats/png.ts';
import { countTiffPages, tiffPages } from '#main/ingest/formats/tiff.ts';
import { type PdfImage, writePdf } from '#main/ingest/formats/write-pdf.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';

export type ImageKind = Extract<DocumentKind, 'tiff' | 'png' | 'jpeg'>;

const PAGES: Readonly<Record<ImageKind, (bytes: Uint8Array, limits: IngestLimits) => Promise<PdfImage[]>>> = {
  tiff: tiffPages,
  png: pngPages,
  jpeg: jpegPages,
};

/** Before anything is decoded, so that whoever waits knows for how much. */
export function countImagePages(kind: ImageKind, bytes: Uint8Array, limits: IngestLimits): number {
  if (kind !== 'tiff') return 1;
  try {
    return countTiffPages(bytes, limits);
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  if (error instanceof Refusal) throw error;
  throw new Refusal('conversion_failed', {}, 'The image is damaged and could not be converted.');
}

export async function imageToPdf(kind: ImageKind, bytes: Uint8Array, limits: IngestLimits): Promise<Uint8Array> {
  const images = await PAGES[kind](bytes, limits).catch(refuse);
  if (images.length === 0) throw new Refusal('conversion_failed', {}, 'The image file has no pages.');
  const size = images.reduce((sum, image) => sum + image.data.length, 0);
  if (size > limits.converted_bytes) throw new Refusal('document_too_large');
  const pdf = writePdf(images);
  if (pdf.length > limits.converted_bytes) throw new Refusal('document_too_large');
  return pdf;
}
