// A line cut out of the page along its bend, straightened and brought to the height that the recognisers know.
import type { Raster } from '#main/ingest/pdfium.ts';
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
}

export interface Stretch {
  from: number;
  to: number;
  /** Heights of small letters that the cut is high. */
  tall: number;
}

/** The letters' heights, with their strokes above and below, of a line cut for reading. */
export const TALL = 3;

export function cutLine(picture: Raster, line: TextLine, { from, to, tall }: Stretch): Cut {
  const scale = (tall * line.x_height) / LINE_HEIGHT;
  const columns = Math.max(8, Math.round((to - from) / scale));
  const width = columns + 2 * MARGIN;
  const ink = new Float32Array(width * LINE_HEIGHT);
  const first = Math.max(0, Math.floor(from - scale));
  const last = Math.min(picture.width - 1, Math.ceil(to + scale));
  const sampled = sampledColumns(picture, line, first, last, scale);
  // A picture of fewer pixels than the cut is drawn out evenly, one of more is averaged.
  const reach = Math.max(1, scale) / 2;
  for (let c = 0; c < columns; c++) {
    const centre = from + (c + 0.5) * scale;
    const [start, end] = [centre - reach, centre + reach];
    for (let x = Math.max(first, Math.floor(start)); x <= Math.min(last, Math.ceil(end) - 1); x++) {
      const share = (Math.min(end, x + 1) - Math.max(start, x)) / (2 * reach);
      if (share <= 0) continue;
      const source = (x - first) * LINE_HEIGHT;
      const target = MARGIN + c;
      for (let r = 0; r < LINE_HEIGHT; r++) {
        const at = r * width + target;
        ink[at] = (ink[at] ?? 0) + share * (sampled[source + r] ?? 0);
      }
    }
  }
  return { width, ink, toPicture: (column) => from + (column - MARGIN) * scale };
}

/** For each column of the page picture the ink at every row of the cut, along the line's bend. */
function sampledColumns(
  { width, height, grey }: Raster,
  line: TextLine,
  first: number,
  last: number,
  scale: number,
): Float32Array {
  const out = new Float32Array(Math.max(0, last - first + 1) * LINE_HEIGHT);
  const reach = Math.max(1, scale) / 2;
  for (let x = first; x <= last; x++) {
    const top = line.middleAt(x + 0.5) - (LINE_HEIGHT / 2) * scale;
    const target = (x - first) * LINE_HEIGHT;
    for (let r = 0; r < LINE_HEIGHT; r++) {
      const centre = top + (r + 0.5) * scale;
      const [start, end] = [centre - reach, centre + reach];
      let sum = 0;
      for (let y = Math.max(0, Math.floor(start)); y < Math.min(height, end); y++) {
        sum += (Math.min(end, y + 1) - Math.max(start, y)) * (255 - (grey[y * width + x] ?? 255));
      }
      out[target + r] = sum / (2 * reach * 255);
    }
  }
  return out;
}
