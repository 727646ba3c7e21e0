// PNG into PDF: PDF deflates with the same predictors, so plain images pass through; others are decoded.
import { Refusal } from '#core/api/errors.ts';
import { checkDecodes, checkPixels, decodePage } from '#main/ingest/formats/pixels.ts';
import { type Dpi, dpiOf } from '#main/ingest/formats/resolution.ts';
import type { PdfImage } from '#main/ingest/formats/write-pdf.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';

interface PngHeader {
  width: number;
  height: number;
  depth: number;
  colour: number;
  interlaced: boolean;
}

interface Png {
  header: PngHeader;
  palette: Uint8Array | null;
  transparent: boolean;
  dpi: Dpi | null;
  data: Uint8Array;
}

const GREY = 0;
const RGB = 2;
const PALETTE = 3;
const METRE_INCHES = 39.37007874015748;

export async function pngPages(bytes: Uint8Array, limits: IngestLimits): Promise<PdfImage[]> {
  const png = readPng(bytes);
  if (png === null) throw new Refusal('conversion_failed', {}, 'The PNG is damaged and could not be read.');
  const { width, height } = png.header;
  checkPixels(width, height, limits);
  const shown = { dpi: dpiOf(png.dpi, width, height), orientation: 1 };
  const entries = findEntries(png);
  if (entries === null) return [{ ...(await decodePage(bytes, 0, limits)), ...shown }];
  await checkDecodes(bytes, 0, limits);
  return [{ width, height, entries, data: png.data, ...shown }];
}

/** The image dictionary of a PNG that PDF can take as it is; null for one that is interlaced or transparent. */
function findEntries({ header, palette, transparent }: Png): string | null {
  const { width, depth, colour } = header;
  if (header.interlaced || transparent || ![GREY, RGB, PALETTE].includes(colour)) return null;
  if (colour === PALETTE && palette === null) return null;
  const space =
    colour === PALETTE && palette !== null
      ? `[/Indexed /DeviceRGB ${palette.length / 3 - 1} <${Buffer.from(palette).toString('hex')}>]`
      : colour === RGB
        ? '/DeviceRGB'
        : '/DeviceGray';
  const parameters = `/Predictor 15 /Colors ${colour === RGB ? 3 : 1} /BitsPerComponent ${depth} /Columns ${width}`;
  return `/ColorSpace ${space} /BitsPerComponent ${depth} /Filter /FlateDecode /DecodeParms << ${parameters} >>`;
}

/** The chunks that matter (PNG specification, 11.2 and 11.3); null when the file is cut off or has no picture. */
function readPng(bytes: Uint8Array): Png | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array[] = [];
  const png: Omit<Png, 'header' | 'data'> = { palette: null, transparent: false, dpi: null };
  let header: PngHeader | null = null;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (body.length < length) return null;
    if (name === 'IHDR' && length >= 13) header = headerOf(body);
    if (name === 'PLTE' && length % 3 === 0 && length > 0) png.palette = body;
    if (name === 'tRNS') png.transparent = true;
    if (name === 'pHYs' && length === 9 && body[8] === 1) {
      png.dpi = { x: view.getUint32(at + 8) / METRE_INCHES, y: view.getUint32(at + 12) / METRE_INCHES };
    }
    if (name === 'IDAT') data.push(body);
    if (name === 'IEND')
      return header === null || data.length === 0 ? null : { ...png, header, data: Buffer.concat(data) };
    at += 12 + length;
  }
  return null;
}

function headerOf(body: Uint8Array): PngHeader {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth: body[8] ?? 0,
    colour: body[9] ?? 0,
    interlaced: body[12] !== 0,
  };
}
