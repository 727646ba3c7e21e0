// Pictures of pages in grey: shrunk without losing thin strokes, turned by quarters.
import type { Raster } from '#main/ingest/pdfium.ts';
import type { Turn } from '#main/ingest/text-layer.ts';

/** Each pixel the mean of the paper it covers; a factor of 1 or more leaves the picture as it is. */
export function shrunk(picture: Raster, factor: number): Raster {
  if (factor >= 1) return picture;
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const across = sharesOf(picture.width, width);
  const down = sharesOf(picture.height, height);
  const grey = new Uint8Array(width * height);
  const sums = new Float32Array(width);
  const row = new Float32Array(width);
  let filled = -1;
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    const { from, weights } = down[y] as Shares;
    for (let i = 0; i < weights.length; i++) {
      // Neighbouring rows share a row of the large picture at most.
      if (filled !== from + i) shrinkRow(picture, from + i, across, row);
      filled = from + i;
      const weight = weights[i] ?? 0;
      for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + weight * (row[x] ?? 0);
    }
    for (let x = 0; x < width; x++) grey[y * width + x] = (sums[x] ?? 0) + 0.5;
  }
  return { width, height, grey };
}

function shrinkRow({ width, grey }: Raster, y: number, across: readonly Shares[], row: Float32Array): void {
  const start = y * width;
  for (let x = 0; x < across.length; x++) {
    const { from, weights } = across[x] as Shares;
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (grey[start + from + i] ?? 255);
    row[x] = sum;
  }
}

interface Shares {
  from: number;
  weights: Float32Array;
}

/** For each small pixel the large ones that it covers, with their shares. */
function sharesOf(large: number, small: number): Shares[] {
  const step = large / small;
  return Array.from({ length: small }, (_, i) => {
    const [start, end] = [i * step, Math.min(large, (i + 1) * step)];
    const from = Math.floor(start);
    const to = Math.max(from + 1, Math.min(large, Math.ceil(end - 1e-9)));
    const weights = Float32Array.from(
      { length: to - from },
      (_w, k) => (Math.min(end, from + k + 1) - Math.max(start, from + k)) / step,
    );
    return { from, weights };
  });
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
