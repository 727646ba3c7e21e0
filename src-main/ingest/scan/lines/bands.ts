// The bands that the small letters of each line fill, as the line finder sees them on a page at 100 dpi.

import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { shrunk } from '#main/ingest/scan/paper/picture.ts';
import { type Network, openNetwork } from '#main/networks/networks.ts';

/** One unbroken band. Lengths are pixels of the page picture. */
export interface Band {
  /** Left and right edge. */
  from: number;
  to: number;
  /** At even steps from `from` on, the middle of the band, and how thick it is. */
  step: number;
  middles: number[];
  heights: number[];
  /** Written by hand rather than printed or typed. */
  by_hand: boolean;
}

const FINDER_DPI = 100;
/** The network halves its picture four times. */
const MULTIPLE = 16;
/** Smaller specks than this, in cells of the network's output, hold no letter. */
const LEAST_CELLS = 5;
/** The network's output is coarser than its input. */
const COARSER = 2;

let finder: Promise<Network> | null = null;

/** `dpi` is that of the picture as far as it is known: where the letters say otherwise, they are believed. */
export async function findBands(picture: Raster, dpi: number): Promise<Band[]> {
  const bands = await bandsAt(picture, FINDER_DPI / dpi);
  const x_height = (letterHeightOf(bands) * FINDER_DPI) / dpi;
  if (x_height === 0 || (x_height > SMALLEST && x_height < LARGEST)) return bands;
  const factor = (FINDER_DPI / dpi) * (USUAL / x_height);
  return factor > 1 || picture.width * factor < MULTIPLE ? bands : bandsAt(picture, factor);
}

/** Heights of small letters that the network finds best, in its own pixels: type of 9 to 14 points at 100 dpi. */
const USUAL = 6.5;
const SMALLEST = 3.4;
const LARGEST = 13;

/** The height of small letters of half the text, in pixels of the page picture; 0 where there is none. */
function letterHeightOf(bands: readonly Band[]): number {
  // Numbers in a row of their own are sorted without asking for each pair of them.
  const heights = Float64Array.from(bands.flatMap((band) => band.heights)).sort();
  return heights[heights.length >> 1] ?? 0;
}

async function bandsAt(picture: Raster, factor: number): Promise<Band[]> {
  finder ??= openNetwork('finder');
  const network = await finder;
  const small = shrunk(picture, factor);
  const width = Math.ceil(small.width / MULTIPLE) * MULTIPLE;
  const height = Math.ceil(small.height / MULTIPLE) * MULTIPLE;
  const grid = { width: width / COARSER, height: height / COARSER, size: (COARSER * picture.width) / small.width };
  const plane = grid.width * grid.height;
  const odds = new Float32Array(2 * plane).fill(Number.NEGATIVE_INFINITY);
  // A plat is many times as large as a deed: strips with a shared rim keep the network's memory small.
  for (let top = 0; top < height; top += STRIP - 2 * RIM) {
    const high = Math.min(STRIP, height - top);
    const [found] = await network({ data: inkOf(small, width, top, high), dims: [1, 1, high, width] });
    const rows = high / COARSER;
    const from = top === 0 ? 0 : RIM / COARSER;
    const to = top + high >= height ? rows : rows - RIM / COARSER;
    for (const part of [0, 1]) {
      const values = found?.data.subarray((part * rows + from) * grid.width, (part * rows + to) * grid.width);
      odds.set(values ?? [], part * plane + (top / COARSER + from) * grid.width);
    }
    if (top + high >= height) break;
  }
  return bandsOf(odds, grid);
}

/** Rows of a strip, and of the rim on either side of it that the next strip sees too: multiples of 16. */
const STRIP = 1536;
const RIM = 64;

/** The ink of each grey. */
const INKS = Float32Array.from({ length: 256 }, (_, grey) => 1 - grey / 255);

function inkOf(picture: Raster, width: number, top: number, high: number): Float32Array {
  const ink = new Float32Array(width * high);
  for (let y = 0; y < Math.min(high, picture.height - top); y++) {
    const start = (top + y) * picture.width;
    for (let x = 0; x < picture.width; x++) ink[y * width + x] = INKS[picture.grey[start + x] ?? 255] ?? 0;
  }
  return ink;
}

interface Grid {
  width: number;
  height: number;
  /** Pixels of the page picture to a cell. */
  size: number;
}

/** The two planes of the output are text and handwriting, as log odds. */
function bandsOf(odds: Float32Array, grid: Grid): Band[] {
  const plane = grid.width * grid.height;
  const marks = new Uint8Array(plane);
  for (let i = 0; i < plane; i++) marks[i] = (odds[i] ?? -1) > 0 || (odds[plane + i] ?? -1) > 0 ? BAND : 0;
  const bands: Band[] = [];
  for (let start = marks.indexOf(BAND); start >= 0; start = marks.indexOf(BAND, start)) {
    const cells = flooded(start, grid, marks);
    if (cells.length >= LEAST_CELLS) bands.push(bandOf(cells, odds, grid, marks));
  }
  return bands;
}

/** What a cell is marked as: of a band, and of one that has been gathered. All others bear no mark. */
const BAND = 1;
const GATHERED = 2;

/** The cells of the band around one of them, marked as gathered. */
function flooded(start: number, { width, height }: Grid, marks: Uint8Array): number[] {
  const cells: number[] = [];
  const open = [start];
  const reach = (cell: number) => {
    if (marks[cell] !== BAND) return;
    marks[cell] = GATHERED;
    open.push(cell);
  };
  marks[start] = GATHERED;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    cells.push(at);
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at < width * (height - 1)) reach(at + width);
  }
  return cells;
}

/** A cell at the rim of a band belongs to it by its chance: so the band is measured finer than the cells are. */
function bandOf(cells: readonly number[], odds: Float32Array, grid: Grid, marks: Uint8Array): Band {
  const { width, height, size } = grid;
  const plane = width * height;
  const { first, last } = columnsOf(cells, width);
  const weights = new Float64Array(last + 1 - first);
  const moments = new Float64Array(last + 1 - first);
  let hand = 0;
  const add = (cell: number) => {
    const x = cell % width;
    const y = (cell - x) / width;
    const chance = 1 / (1 + Math.exp(-Math.max(odds[cell] ?? 0, odds[plane + cell] ?? 0)));
    weights[x - first] = (weights[x - first] ?? 0) + chance;
    moments[x - first] = (moments[x - first] ?? 0) + chance * (y + 0.5);
  };
  for (const cell of cells) {
    add(cell);
    if ((odds[plane + cell] ?? 0) > (odds[cell] ?? 0)) hand++;
    // A cell of a band above or below another is of the same band.
    if (cell >= width && marks[cell - width] === 0) add(cell - width);
    if (cell + width < plane && marks[cell + width] === 0) add(cell + width);
  }
  // A band is unbroken: each of its columns has a cell.
  const middles = Array.from(weights, (weight, i) => ((moments[i] ?? 0) / weight) * size);
  const heights = Array.from(weights, (weight) => weight * size);
  return { from: first * size, to: (last + 1) * size, step: size, middles, heights, by_hand: hand > cells.length / 2 };
}

function columnsOf(cells: readonly number[], width: number): { first: number; last: number } {
  let [first, last] = [width, 0];
  for (const cell of cells) {
    const x = cell % width;
    if (x < first) first = x;
    if (x > last) last = x;
  }
  return { first, last };
}
