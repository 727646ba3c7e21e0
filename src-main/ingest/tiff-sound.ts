// A TIFF looked through before anything of it is decoded: what its directories promise must be in the file.
import { Refusal } from '#core/api/errors.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';
import { checkPixels } from '#main/ingest/pixels.ts';
import { listDirectories, type TiffDirectory } from '#main/ingest/tiff-directory.ts';

/** Four samples of 32 bits: more than any scanner gives. */
const PIXEL_BITS = 128;
const UNCOMPRESSED = 1;
/** No sheet that a person scanned packs so well; below the first a page is small whatever it packs to. */
const BOMB_BYTES = 256 * 2 ** 20;
const BOMB_RATIO = 500;
const BILEVEL = 1;

/** Every directory, or a refusal: of pages too many or too large, and of ones that are not there as they are described. */
export function soundDirectories(bytes: Uint8Array, limits: IngestLimits): TiffDirectory[] {
  const directories = listDirectories(bytes, limits.pages);
  let stored = 0;
  for (const directory of directories) {
    requireSound(directory, limits);
    stored += storedBytes(directory);
  }
  // Then some bytes are named twice: by a trick that makes many pages of one, or one page of a line.
  if (stored > bytes.length) throw damaged('Its pages overlap.');
  return directories;
}

function requireSound(directory: TiffDirectory, limits: IngestLimits): void {
  const { width, height, bits, samples, tiled, tile_width, tile_height, compression } = directory;
  checkPixels(width, height, limits);
  if (!(bits >= 1 && samples >= 1 && bits * samples <= PIXEL_BITS)) throw damaged('Its pixels are of no known kind.');
  if (tiled) checkPixels(tile_width, tile_height, limits);
  if (directory.pieces < piecesOf(directory)) throw damaged('It is cut off.');
  if (tiled) return;
  const stored = storedBytes(directory);
  const raw = Math.ceil((width * bits * samples) / 8) * height;
  if (compression === UNCOMPRESSED && !directory.planar && raw > stored) throw damaged('It is cut off.');
  if (bits * samples > BILEVEL && raw > BOMB_BYTES && raw > stored * BOMB_RATIO) {
    const message = `The image unpacks to ${Math.round(raw / 2 ** 20)} MB, more than a page is read at.`;
    throw new Refusal('document_too_large', {}, message);
  }
}

/** The strips or tiles that a page of its size must have. */
function piecesOf({ width, height, rows_per_strip, tiled, tile_width, tile_height, planar, samples }: TiffDirectory) {
  const planes = planar ? samples : 1;
  const pieces = tiled
    ? Math.ceil(width / tile_width) * Math.ceil(height / tile_height)
    : Math.ceil(height / rows_per_strip);
  return pieces * planes;
}

function storedBytes({ strips }: TiffDirectory): number {
  return strips.reduce((sum, { length }) => sum + length, 0);
}

function damaged(why: string): Refusal {
  return new Refusal('conversion_failed', {}, `The image is damaged and could not be converted. ${why}`);
}
