// A line cut out of the page along its bend, straightened and brought to the height that the recognisers know.
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';

export const LINE_HEIGHT = 40;
/** Empty paper at either end of a cut, in pixels of the cut. */
const MARGIN = 8;

export interface Cut {
  width: number;
  /** Ink, 0 to 1, in rows of `width`. */
  ink: Float32Array;
  /** From a column of the cut to x on the page picture. */
  toPicture: (column: number) => number;
  /** And back. */
  toColumn: (x: number) => number;
}

export interface Stretch {
  from: number;
  to: number;
  /** Heights of small letters that the cut is high. */
  tall: number;
}

/** The letters' heights, with their strokes above and below, of a line cut for reading. */
export const TALL = 3;

/** Paper that is cut along with a line at either end, in heights of small letters. */
const BESIDE = 0.9;

export function wholeLine(picture: Raster, line: TextLine): Cut {
  const margin = BESIDE * line.x_height;
  const [from, to] = [Math.max(0, line.from - margin), Math.min(picture.width, line.to + margin)];
  return cutLine(picture, line, { from, to, tall: TALL });
}

export function cutLine(picture: Raster, line: TextLine, { from, to, tall }: Stretch): Cut {
  const scale = (tall * line.x_height) / LINE_HEIGHT;
  const columns = Math.max(8, Math.round((to - from) / scale));
  const width = columns + 2 * MARGIN;
  const first = Math.max(0, Math.floor(from - scale));
  const last = Math.min(picture.width - 1, Math.ceil(to + scale));
  const sampled = sampledRows(picture, line, first, last, scale);
  const count = Math.max(0, last - first + 1);
  const ink = new Float32Array(width * LINE_HEIGHT);
  // A picture of fewer pixels than the cut is drawn out evenly, one of more is averaged.
  const reach = Math.max(1, scale) / 2;
  for (let c = 0; c < columns; c++) {
    const centre = from + (c + 0.5) * scale;
    const [start, end] = [Math.max(first, centre - reach), Math.min(last + 1, centre + reach)];
    for (let x = Math.floor(start); x < end; x++) {
      const share = (Math.min(end, x + 1) - Math.max(start, x)) / (2 * reach * 255);
      for (let r = 0; r < LINE_HEIGHT; r++) {
        const at = r * width + MARGIN + c;
        ink[at] = (ink[at] ?? 0) + share * (sampled[r * count + x - first] ?? 0);
      }
    }
  }
  return {
    width,
    ink,
    toPicture: (column) => from + (column - MARGIN) * scale,
    toColumn: (x) => (x - from) / scale + MARGIN,
  };
}

/** For each row of the cut the ink, 0 to 255, at every column of the page picture, along the line's bend. */
function sampledRows(
  { width, height, grey }: Raster,
  line: TextLine,
  first: number,
  last: number,
  scale: number,
): Float32Array {
  const count = Math.max(0, last - first + 1);
  const out = new Float32Array(count * LINE_HEIGHT);
  const tops = Float32Array.from(
    { length: count },
    (_, i) => line.middleAt(first + i + 0.5) - (LINE_HEIGHT / 2) * scale,
  );
  const reach = Math.max(1, scale) / 2;
  // Row by row, as the picture lies in memory.
  for (let r = 0; r < LINE_HEIGHT; r++) {
    const down = (r + 0.5) * scale;
    for (let i = 0; i < count; i++) {
      const centre = (tops[i] ?? 0) + down;
      const [start, end] = [Math.max(0, centre - reach), Math.min(height, centre + reach)];
      let sum = 0;
      for (let y = Math.floor(start); y < end; y++) {
        const share = (end < y + 1 ? end : y + 1) - (start > y ? start : y);
        sum += share * (255 - (grey[y * width + first + i] ?? 255));
      }
      out[r * count + i] = sum / (2 * reach);
    }
  }
  return out;
}
