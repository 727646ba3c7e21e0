// Takes the dust off a scan: ink too small to be a period, where there is much of it.
import { inkThreshold } from '#main/ingest/deskew.ts';
import type { Raster } from '#main/ingest/pdfium.ts';

/** Pixels of a speck at 300 dpi: the smallest printed period is some sixteen. */
const DUST = 9;
/** Below this many for each square inch there is nothing to clean. */
const DUSTY = 6;

/** The same picture when it is clean already. Best at the resolution of the scan, where dust and print are still apart. */
export function despeckled(picture: Raster, dpi: number): Raster {
  const { width, height, grey } = picture;
  const threshold = inkThreshold(grey);
  const specks = specksOf(picture, threshold, Math.max(1, Math.round(DUST * (dpi / 300) ** 2)));
  if (specks.length < (DUSTY * width * height) / dpi ** 2) return picture;
  const clean = new Uint8Array(grey);
  for (const speck of specks) {
    for (const at of speck) clean[at] = 255;
  }
  return { width, height, grey: clean };
}

/** Islands of ink of at most so many pixels, corners counted as touching. */
function specksOf({ width, height, grey }: Raster, threshold: number, most: number): number[][] {
  const seen = new Uint8Array(grey.length);
  const specks: number[][] = [];
  const stack: number[] = [];
  for (let start = 0; start < grey.length; start++) {
    if (seen[start] === 1 || (grey[start] ?? 255) > threshold) continue;
    const island: number[] = [];
    let size = 0;
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (++size <= most) island.push(at);
      const x = at % width;
      const y = (at - x) / width;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] === 1 || (grey[next] ?? 255) > threshold) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    if (size <= most) specks.push(island);
  }
  return specks;
}
