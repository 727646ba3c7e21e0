// A line cut out of the page along its bend, straightened and brought to the height that the recognisers know.
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';

export const LINE_HEIGHT = 40;
/** Empty paper at either end of a cut, in pixels of the cut. */
const MARGIN = 8;
/** Widths are of this multiple only, so that the networks need few shapes of memory. */
const WIDTH_MULTIPLE = 16;

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
  const width = Math.ceil((columns + 2 * MARGIN) / WIDTH_MULTIPLE) * WIDTH_MULTIPLE;
  // A picture of fewer pixels than the cut is drawn out evenly, one of more is averaged.
  const reach = Math.max(1, scale) / 2;
  const first = Math.max(0, Math.floor(from - reach));
  const count = Math.max(0, Math.min(picture.width, Math.ceil(to + reach)) - first);
  const band = bandOf(picture, line, first, count, scale);
  const edges = edgesOf(columns, from - first, scale, reach, count);
  const sums = new Float64Array(count + 2);
  const ink = new Float32Array(width * LINE_HEIGHT);
  const share = 1 / (4 * reach * reach * 255 * PARTS);
  for (let r = 0; r < LINE_HEIGHT; r++) {
    sumRow(band, (r + 0.5) * scale, reach, sums);
    meanRow(sums, edges, share, ink, r * width + MARGIN);
  }
  return {
    width,
    ink,
    toPicture: (column) => from + (column - MARGIN) * scale,
    toColumn: (x) => (x - from) / scale + MARGIN,
  };
}

/** Where each pixel of a row of the cut begins and ends: a column of the picture, and how far into it. */
interface Edges {
  left: Int32Array;
  right: Int32Array;
  intoLeft: Float64Array;
  intoRight: Float64Array;
}

/** The same for every row, so told once. */
function edgesOf(columns: number, start: number, scale: number, reach: number, count: number): Edges {
  const [left, right] = [new Int32Array(columns), new Int32Array(columns)];
  const [intoLeft, intoRight] = [new Float64Array(columns), new Float64Array(columns)];
  const within = (place: number) => (place < 0 ? 0 : place > count ? count : place);
  for (let c = 0; c < columns; c++) {
    const centre = start + (c + 0.5) * scale;
    const [from, to] = [within(centre - reach), within(centre + reach)];
    left[c] = from;
    right[c] = to;
    intoLeft[c] = from - (from | 0);
    intoRight[c] = to - (to | 0);
  }
  return { left, right, intoLeft, intoRight };
}

/** A row of the cut, of sums up to the start of each column. */
function meanRow(sums: Float64Array, edges: Edges, share: number, ink: Float32Array, at: number): void {
  const { left, right, intoLeft, intoRight } = edges;
  for (let c = 0; c < left.length; c++) {
    const first = left[c] ?? 0;
    const last = right[c] ?? 0;
    const before = sums[first] ?? 0;
    const until = sums[last] ?? 0;
    const less = before + (intoLeft[c] ?? 0) * ((sums[first + 1] ?? 0) - before);
    const more = until + (intoRight[c] ?? 0) * ((sums[last + 1] ?? 0) - until);
    ink[at + c] = (more - less) * share;
  }
}

/** Heights are told in these parts of a pixel: with whole numbers the sums are faster. */
const PARTS = 65536;
const PART_BITS = 16;

/** The rows of the page picture that a line bends through. */
interface Band {
  count: number;
  /** Where the cut begins in each column, in parts of a row of the band. */
  tops: Int32Array;
  /** The ink, 0 to 255, of each column above each row: what lies between two heights is a difference. */
  above: Int32Array;
}

/** Room that every cut uses anew: taking it afresh for each costs more than the cut. */
let room = new Int32Array(0);

function bandOf(picture: Raster, line: TextLine, first: number, count: number, scale: number): Band {
  const heights = new Float32Array(count);
  for (let i = 0; i < count; i++) heights[i] = line.middleAt(first + i + 0.5) - (LINE_HEIGHT / 2) * scale;
  let [least, most] = [heights[0] ?? 0, heights[0] ?? 0];
  for (let i = 1; i < count; i++) {
    least = Math.min(least, heights[i] ?? 0);
    most = Math.max(most, heights[i] ?? 0);
  }
  // One row more above, two below: a mean reaches beyond what it stands for.
  const top = Math.floor(least) - 1;
  const rows = Math.floor(most) + Math.ceil(LINE_HEIGHT * scale) + 3 - top;
  const tops = new Int32Array(count);
  for (let i = 0; i < count; i++) tops[i] = Math.round(((heights[i] ?? 0) - top) * PARTS);
  if (room.length < (rows + 1) * count) room = new Int32Array((rows + 1) * count);
  fillAbove(picture, first, count, top, rows, room);
  return { count, tops, above: room };
}

function fillAbove(
  { width, height, grey }: Raster,
  first: number,
  count: number,
  top: number,
  rows: number,
  above: Int32Array,
): void {
  above.fill(0, 0, count);
  for (let y = 0; y < rows; y++) {
    const [at, next] = [y * count, (y + 1) * count];
    const start = (top + y) * width + first;
    // Beyond the page there is no ink.
    if (top + y < 0 || top + y >= height) above.copyWithin(next, at, next);
    else for (let i = 0; i < count; i++) above[next + i] = (above[at + i] ?? 0) + 255 - (grey[start + i] ?? 255);
  }
}

/** The ink of one row of the cut, whose middle is so far below its top, summed up to the start of each column. */
function sumRow({ count, tops, above }: Band, middle: number, reach: number, sums: Float64Array): void {
  const down = Math.round((middle - reach) * PARTS);
  const high = Math.round((middle + reach) * PARTS) - down;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const start = (tops[i] ?? 0) + down;
    const end = start + high;
    const upper = (Math.imul(start >> PART_BITS, count) + i) | 0;
    const lower = (Math.imul(end >> PART_BITS, count) + i) | 0;
    const before = above[upper] ?? 0;
    const until = above[lower] ?? 0;
    const more = Math.imul(end & (PARTS - 1), (above[lower + count] ?? 0) - until);
    const less = Math.imul(start & (PARTS - 1), (above[upper + count] ?? 0) - before);
    sum += (((until - before) << PART_BITS) + more - less) | 0;
    sums[i + 1] = sum;
  }
}
