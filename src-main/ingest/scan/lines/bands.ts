// The bands that the small letters of each line fill, as the line finder sees them on a page at 100 dpi.

import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { type Network, openNetwork } from '#main/ingest/scan/networks.ts';
import { shrunk } from '#main/ingest/scan/paper/picture.ts';

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
  const heights = bands.flatMap((band) => band.heights).sort((a, b) => a - b);
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

function inkOf(picture: Raster, width: number, top: number, high: number): Float32Array {
  const ink = new Float32Array(width * high);
  for (let y = 0; y < Math.min(high, picture.height - top); y++) {
    const start = (top + y) * picture.width;
    for (let x = 0; x < picture.width; x++) ink[y * width + x] = 1 - (picture.grey[start + x] ?? 255) / 255;
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
  const seen = new Uint8Array(plane);
  const isBand = (i: number) => (odds[i] ?? -1) > 0 || (odds[plane + i] ?? -1) > 0;
  const bands: Band[] = [];
  for (let i = 0; i < plane; i++) {
    if (seen[i] === 1 || !isBand(i)) continue;
    const cells = flooded(i, grid, seen, isBand);
    if (cells.length >= LEAST_CELLS) bands.push(bandOf(cells, odds, grid));
  }
  return bands;
}

function flooded(start: number, { width, height }: Grid, seen: Uint8Array, isBand: (i: number) => boolean): number[] {
  const cells: number[] = [];
  const open = [start];
  seen[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    cells.push(at);
    const x = at % width;
    const y = (at - x) / width;
    for (const [dx, dy] of NEIGHBOURS) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const next = at + dx + dy * width;
      if (seen[next] === 1 || !isBand(next)) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return cells;
}

const NEIGHBOURS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** A cell at the rim of a band belongs to it by its chance: so the band is measured finer than the cells are. */
function bandOf(cells: readonly number[], odds: Float32Array, { width, height, size }: Grid): Band {
  const plane = width * height;
  const columns = new Map<number, { weight: number; moment: number }>();
  let hand = 0;
  const add = (cell: number) => {
    const x = cell % width;
    const y = (cell - x) / width;
    const chance = 1 / (1 + Math.exp(-Math.max(odds[cell] ?? 0, odds[plane + cell] ?? 0)));
    const column = columns.get(x) ?? { weight: 0, moment: 0 };
    column.weight += chance;
    column.moment += chance * (y + 0.5);
    columns.set(x, column);
  };
  const inside = new Set(cells);
  for (const cell of cells) {
    add(cell);
    if ((odds[plane + cell] ?? 0) > (odds[cell] ?? 0)) hand++;
    for (const next of [cell - width, cell + width]) {
      if (next >= 0 && next < plane && !inside.has(next)) add(next);
    }
  }
  const xs = [...columns.keys()].sort((a, b) => a - b);
  const [first = 0, last = 0] = [xs[0], xs.at(-1)];
  const middles: number[] = [];
  const heights: number[] = [];
  for (let x = first; x <= last; x++) {
    const column = columns.get(x) ?? { weight: 1, moment: middles.at(-1) ?? 0 };
    middles.push((column.moment / column.weight) * size);
    heights.push(column.weight * size);
  }
  return { from: first * size, to: (last + 1) * size, step: size, middles, heights, by_hand: hand > cells.length / 2 };
}
