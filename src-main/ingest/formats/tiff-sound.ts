// A TIFF looked through before anything of it is decoded: what its directories promise must be in the file.
import { Refusal } from '#core/api/errors.ts';
import { checkPixels } from '#main/ingest/formats/pixels.ts';
import { listDirectories, type TiffDirectory } from '#main/ingest/formats/tiff-directory.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';

/** Four samples of 32 bits: more than any scanner gives. */
const PIXEL_BITS = 128;
const UNCOMPRESSED = 1;
const FACSIMILE: ReadonlySet<number> = new Set([2, 3, 4]);
/** So much a page, and all pages together, may unpack to whatever they are packed like. */
const PAGE_BYTES = 128 * 2 ** 20;
const ALL_BYTES = 1024 * 2 ** 20;
/** No sheets that a person scanned pack better: blank paper packs a thousand to one, and twenty thousand as facsimile. */
const RATIO = 500;
const FACSIMILE_RATIO = 3000;

/** Every directory, or a refusal: of pages too many or too large, and of ones that are not there as they are described. */
export function soundDirectories(bytes: Uint8Array, limits: IngestLimits): TiffDirectory[] {
  const directories = listDirectories(bytes, limits.pages);
  let stored = 0;
  let unpacked = 0;
  // Pages that do not say how long they are have one file between them.
  let allowed = directories.some((directory) => directory.stored === null) ? bytes.length * FACSIMILE_RATIO : 0;
  for (const directory of directories) {
    requireSound(directory, bytes.length, limits);
    stored += directory.stored ?? 0;
    unpacked += decodedBytes(directory);
    allowed += (directory.stored ?? 0) * ratioOf(directory);
  }
  // Then some bytes are named twice: by a trick that makes many pages of one, or one page of a line.
  if (stored > bytes.length) throw damaged('Its pages overlap.');
  if (unpacked > Math.max(ALL_BYTES, allowed)) throw swollen(unpacked);
  return directories;
}

function requireSound(directory: TiffDirectory, file_bytes: number, limits: IngestLimits): void {
  const { width, height, bits, samples, tiled, tile_width, tile_height } = directory;
  const stored = directory.stored ?? file_bytes;
  checkPixels(width, height, limits);
  if (!(bits >= 1 && samples >= 1 && bits * samples <= PIXEL_BITS)) throw damaged('Its pixels are of no known kind.');
  if (tiled) checkPixels(tile_width, tile_height, limits);
  if (directory.pieces < piecesOf(directory)) throw damaged('It is cut off.');
  const raw = Math.ceil((width * bits * samples) / 8) * height;
  if (directory.compression === UNCOMPRESSED && raw > stored) throw damaged('It is cut off.');
  if (FACSIMILE.has(directory.compression)) return;
  if (raw > Math.max(PAGE_BYTES, stored * RATIO)) throw swollen(raw);
}

/** The strips or tiles that a page of its size must have. */
function piecesOf({ width, height, rows_per_strip, tiled, tile_width, tile_height, planar, samples }: TiffDirectory) {
  const planes = planar ? samples : 1;
  const pieces = tiled
    ? Math.ceil(width / tile_width) * Math.ceil(height / tile_height)
    : Math.ceil(height / rows_per_strip);
  return pieces * planes;
}

/** A decoder gives a whole byte for every sample, of a facsimile too. */
const decodedBytes = ({ width, height, bits, samples }: TiffDirectory): number =>
  width * height * samples * Math.ceil(bits / 8);

const ratioOf = ({ compression }: TiffDirectory): number => (FACSIMILE.has(compression) ? FACSIMILE_RATIO : RATIO);

function swollen(bytes: number): Refusal {
  const message = `The image unpacks to ${Math.round(bytes / 2 ** 20)} MB from next to nothing.`;
  return new Refusal('document_too_large', {}, message);
}

function damaged(why: string): Refusal {
  return new Refusal('conversion_failed', {}, `The image is damaged and could not be converted. ${why}`);
}
