// How far the lines of a scan lean, and whether they run across or down: the projection of its ink is sharpest along them.
import type { Raster } from '#main/ingest/pdfium.ts';

export interface Lean {
  /** Degrees by which the picture is to be turned clockwise so that its lines run level. */
  degrees: number;
  /** The lines run down the picture: it lies on its side. */
  sideways: boolean;
}

/** Feeders lean pages by less than this. */
const MOST_DEGREES = 6;
const MOST_POINTS = 60_000;

/** Of a coarse picture (about 100 dpi); more only takes longer. */
export function leanOf(picture: Raster): Lean {
  const ink = inkOf(picture);
  const across = sharpestOf(ink.xs, ink.ys, ink.count, picture.width, picture.height);
  const down = sharpestOf(ink.ys, ink.xs, ink.count, picture.height, picture.width);
  // Rules and borders are as sharp one way as the other; running text is clearly sharper along its lines.
  if (down.sharpness > 1.25 * across.sharpness) return { degrees: -down.degrees, sideways: true };
  return { degrees: across.degrees, sideways: false };
}

/** The grey that parts ink from paper with the least spread on either side (Otsu 1979). */
export function inkThreshold(grey: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  let sum = 0;
  for (let i = 0; i < 256; i++) sum += i * (counts[i] ?? 0);
  let below = 0;
  let belowSum = 0;
  let best = 0;
  let threshold = 128;
  for (let i = 0; i < 256; i++) {
    below += counts[i] ?? 0;
    belowSum += i * (counts[i] ?? 0);
    const above = grey.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (belowSum / below - (sum - belowSum) / above) ** 2;
    if (spread > best) {
      best = spread;
      threshold = i;
    }
  }
  return threshold;
}

interface Ink {
  xs: Float64Array;
  ys: Float64Array;
  count: number;
}

function inkOf({ width, height, grey }: Raster): Ink {
  const threshold = inkThreshold(grey);
  let total = 0;
  for (const value of grey) if (value <= threshold) total++;
  const every = Math.max(1, Math.ceil(total / MOST_POINTS));
  const xs = new Float64Array(Math.ceil((total / every) * 1.1) + 64);
  const ys = new Float64Array(xs.length);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((grey[y * width + x] ?? 255) > threshold || count === xs.length) continue;
      // Scattered, so that leaving points out makes no pattern of its own.
      if (every > 1 && ((Math.imul(x, 73856093) ^ Math.imul(y, 19349663)) >>> 4) % every !== 0) continue;
      xs[count] = x - width / 2;
      ys[count] = y - height / 2;
      count++;
    }
  }
  return { xs, ys, count };
}

interface Sharpest {
  degrees: number;
  sharpness: number;
}

function sharpestOf(along: Float64Array, across: Float64Array, count: number, width: number, height: number): Sharpest {
  const bins = new Float64Array(Math.ceil(Math.hypot(width, height)) + 2);
  const sharpnessAt = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    bins.fill(0);
    const middle = bins.length / 2;
    for (let i = 0; i < count; i++) {
      const bin = Math.round((across[i] ?? 0) + (along[i] ?? 0) * slope + middle);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    let sharpness = 0;
    for (let i = 1; i < bins.length; i++) sharpness += ((bins[i] ?? 0) - (bins[i - 1] ?? 0)) ** 2;
    return sharpness / Math.max(1, count);
  };
  let best: Sharpest = { degrees: 0, sharpness: sharpnessAt(0) };
  for (const [reach, step] of [
    [MOST_DEGREES, 0.5],
    [0.5, 0.1],
    [0.1, 0.025],
  ] as const) {
    const around = best.degrees;
    for (let degrees = around - reach; degrees <= around + reach + 1e-9; degrees += step) {
      const sharpness = sharpnessAt(degrees);
      if (sharpness > best.sharpness * 1.001) best = { degrees, sharpness };
    }
  }
  return best;
}
