// JPEG into PDF: the stored data itself, with its size, colours, resolution and orientation read from its markers.
import sharp from 'sharp';
import { Refusal } from '#core/api/errors.ts';
import { checkDecodes, checkPixels, decodePage } from '#main/ingest/formats/pixels.ts';
import { type Dpi, dpiOf } from '#main/ingest/formats/resolution.ts';
import type { PdfImage } from '#main/ingest/formats/write-pdf.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';

export interface JpegFrame {
  width: number;
  height: number;
  components: number;
  /** False for the processes that PDF readers cannot decode: lossless, arithmetic, hierarchical, 12 bits. */
  plain: boolean;
  /** An Adobe marker: four components are then stored inverted. */
  adobe: boolean;
}

export async function jpegPages(bytes: Uint8Array, limits: IngestLimits): Promise<PdfImage[]> {
  const frame = findFrame(bytes);
  if (frame === null) throw new Refusal('conversion_failed', {}, 'The JPEG has no picture in it.');
  checkPixels(frame.width, frame.height, limits);
  const { density, orientation } = await sharp(bytes, { limitInputPixels: limits.image_pixels }).metadata();
  const shown = { dpi: dpiOf(squareDpi(density), frame.width, frame.height), orientation: orientation ?? 1 };
  if (!frame.plain) return [{ ...(await decodePage(bytes, 0, limits)), ...shown }];
  await checkDecodes(bytes, 0, limits);
  return [{ width: frame.width, height: frame.height, entries: jpegEntries(frame), data: bytes, ...shown }];
}

export function jpegEntries(frame: JpegFrame): string {
  const space = frame.components === 1 ? '/DeviceGray' : frame.components === 3 ? '/DeviceRGB' : '/DeviceCMYK';
  const decode = frame.components === 4 && frame.adobe ? ' /Decode [1 0 1 0 1 0 1 0]' : '';
  return `/ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode${decode}`;
}

/** The start-of-frame of a JPEG stream (ITU-T T.81, B.2.2); null when there is none before the scan. */
export function findFrame(bytes: Uint8Array): JpegFrame | null {
  let adobe = false;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda || marker === 0xd9) return null;
    const length = word(bytes, at + 2);
    if (length < 2) return null;
    if (marker === 0xee && Buffer.from(bytes.subarray(at + 4, at + 9)).toString('latin1') === 'Adobe') adobe = true;
    if (isFrame(marker)) {
      const [precision = 0, components = 0] = [bytes[at + 4], bytes[at + 9]];
      // Baseline, extended and progressive Huffman at 8 bits are what DCTDecode takes (ISO 32000-1, 7.4.8).
      const plain = marker <= 0xc2 && precision === 8 && [1, 3, 4].includes(components);
      return { width: word(bytes, at + 7), height: word(bytes, at + 5), components, plain, adobe };
    }
    at += 2 + length;
  }
  return null;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function word(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function squareDpi(density: number | undefined): Dpi | null {
  return density === undefined ? null : { x: density, y: density };
}
