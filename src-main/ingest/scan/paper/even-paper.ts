// Paper made white and ink black over the whole page: shadows, yellowed sheets, faint copies and photostat negatives.
import type { Raster } from '#main/ingest/pdf/pdfium.ts';

/** Side of the squares whose paper is measured, in pixels; a line of type is a third of it. */
const TILE = 128;
/** The share of a page that is surely ink, however little is written on it. */
const INK_SHARE = 0.0005;
/** With less between ink and paper than this the page is empty, and stretching it would only show the grain. */
const LEAST_CONTRAST = 24;
/** Darker squares than this share of the paper are pictures or borders, not shadow. */
const DARKEST_SHADOW = 0.5;

export function evenPaper(picture: Raster): Raster {
  const found = countsOf(picture.grey);
  const isNegative = medianOf(found) < 110;
  const positive = isNegative ? negative(picture) : picture;
  if (isBilevel(found)) return positive;
  const counts = isNegative ? found.toReversed() : found;
  const ink = percentile(counts, INK_SHARE);
  const paper = medianOf(counts);
  if (paper - ink < LEAST_CONTRAST) return positive;
  return stretched(positive, ink, tilesOf(positive, paper, ink));
}

/** Every so many pixels tell the tones of a page as well as all of them. */
const SAMPLED = 5;

function countsOf(grey: Uint8Array): Float64Array {
  const counts = new Float64Array(256);
  // An iterator over millions of bytes is ten times slower than an index.
  for (let i = 0; i < grey.length; i += SAMPLED) counts[grey[i] ?? 0] = (counts[grey[i] ?? 0] ?? 0) + 1;
  return counts;
}

/** Next to nothing between black and white: there is no shadow to take away. */
function isBilevel(counts: Float64Array): boolean {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.slice(8, 248).reduce((sum, count) => sum + count, 0) < 0.002 * all;
}

function percentile(counts: Float64Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let sum = 0;
  for (let value = 0; value < 256; value++) {
    sum += counts[value] ?? 0;
    if (sum > wanted) return value;
  }
  return 255;
}

function medianOf(counts: Float64Array): number {
  return percentile(counts, 0.5);
}

function negative({ width, height, grey }: Raster): Raster {
  const out = new Uint8Array(grey.length);
  for (let i = 0; i < grey.length; i++) out[i] = 255 - (grey[i] ?? 0);
  return { width, height, grey: out };
}

interface Tiles {
  columns: number;
  rows: number;
  /** Grey of the paper in each square. */
  paper: Float64Array;
}

function tilesOf({ width, height, grey }: Raster, paper: number, ink: number): Tiles {
  const columns = Math.max(1, Math.ceil(width / TILE));
  const rows = Math.max(1, Math.ceil(height / TILE));
  const levels = new Float64Array(columns * rows);
  const least = ink + (paper - ink) * DARKEST_SHADOW;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Float64Array(256);
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y += 2) {
        for (let x = column * TILE; x < Math.min(width, (column + 1) * TILE); x += 2) {
          const value = grey[y * width + x] ?? 255;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      levels[row * columns + column] = Math.max(least, percentile(counts, 0.6));
    }
  }
  return { columns, rows, paper: levels };
}

/** Each pixel between the ink and its paper, the paper taken evenly from square to square. */
function stretched({ width, height, grey }: Raster, ink: number, { columns, rows, paper }: Tiles): Raster {
  const out = new Uint8ClampedArray(grey.length);
  const gains = new Float64Array(columns);
  for (let y = 0; y < height; y++) {
    const down = Math.min(rows - 1, Math.max(0, y / TILE - 0.5));
    const top = Math.floor(down);
    const below = Math.min(rows - 1, top + 1);
    for (let column = 0; column < columns; column++) {
      const level = mixed(paper[top * columns + column], paper[below * columns + column], down - top);
      gains[column] = 255 / (level - ink);
    }
    stretchRow(grey, out, y * width, width, ink, gains);
  }
  return { width, height, grey: new Uint8Array(out.buffer) };
}

/** From the middle of one square to that of the next the gain changes by even steps. */
function stretchRow(
  grey: Uint8Array,
  out: Uint8ClampedArray,
  start: number,
  width: number,
  ink: number,
  gains: Float64Array,
): void {
  for (let from = 0, column = -1; from < width; column++) {
    const to = Math.min(width, Math.round((column + 1.5) * TILE));
    const left = gains[Math.max(0, column)] ?? 1;
    const step = ((gains[Math.min(gains.length - 1, column + 1)] ?? left) - left) / TILE;
    let gain = left + step * (from - (column + 0.5) * TILE);
    for (let x = start + from; x < start + to; x++) {
      out[x] = ((grey[x] ?? 255) - ink) * gain;
      gain += step;
    }
    from = to;
  }
}

function mixed(a = 0, b = 0, share = 0): number {
  return a + (b - a) * share;
}
