// Pictures of pages in grey: shrunk without losing thin strokes, turned by quarters.

import type { Turn } from '#main/ingest/pdf/layer-words.ts';
import type { Raster } from '#main/ingest/pdf/pdfium.ts';

/** Each pixel the mean of the paper it covers; a factor of 1 or more leaves the picture as it is. */
export function shrunk(picture: Raster, factor: number): Raster {
  if (factor >= 1) return picture;
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const grey = new Uint8Array(width * height);
  const [across, down] = [picture.width / width, picture.height / height];
  const sums = new Float32Array(picture.width);
  for (let y = 0; y < height; y++) {
    addRows(picture, y * down, (y + 1) * down, sums);
    for (let x = 0; x < width; x++) {
      grey[y * width + x] = sumOf(sums, x * across, (x + 1) * across) / (across * down) + 0.5;
    }
  }
  return { width, height, grey };
}

/** The sum of each column between two heights, the rows at either end by their share. */
function addRows({ width, height, grey }: Raster, from: number, to: number, sums: Float32Array): void {
  sums.fill(0);
  for (let y = Math.floor(from); y < Math.min(height, to - 1e-9); y++) {
    const share = Math.min(to, y + 1) - Math.max(from, y);
    const start = y * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + share * (grey[start + x] ?? 255);
  }
}

function sumOf(values: Float32Array, from: number, to: number): number {
  const first = Math.floor(from);
  const last = Math.min(values.length - 1, Math.ceil(to - 1e-9) - 1);
  if (last <= first) return (to - from) * (values[first] ?? 0);
  let sum = (first + 1 - from) * (values[first] ?? 0) + (to - last) * (values[last] ?? 0);
  for (let i = first + 1; i < last; i++) sum += values[i] ?? 0;
  return sum;
}

/** Turned clockwise by so many quarters. */
export function turnedPicture(picture: Raster, turn: Turn): Raster {
  if (turn === 0) return picture;
  const { width, height, grey } = picture;
  const out = new Uint8Array(grey.length);
  if (turn === 2) {
    for (let i = 0; i < grey.length; i++) out[grey.length - 1 - i] = grey[i] ?? 255;
    return { width, height, grey: out };
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = turn === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      out[at] = grey[y * width + x] ?? 255;
    }
  }
  return { width: height, height: width, grey: out };
}
