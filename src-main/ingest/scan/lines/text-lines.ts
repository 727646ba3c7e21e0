// From bands to lines of text: pieces on one base line joined, the bend of the line fitted, the size of its letters known.
import type { Band } from '#main/ingest/scan/lines/bands.ts';

/** A line, or a piece of one that stands apart. Lengths are pixels of the page picture. */
export interface TextLine {
  from: number;
  to: number;
  /** Height of its small letters. */
  x_height: number;
  /** The middle of the small letters at x. */
  middleAt: (x: number) => number;
  by_hand: boolean;
}

/** Pieces that stand closer than this many small letters are read together. */
const JOINED = 3.2;
/** How far pieces of one line may be off each other, in heights of small letters. */
const OFF_LINE = 0.5;
/** Print and typed fill-in on one line differ in size, a heading and the text beside it more. */
const LIKE_SIZE = 0.6;
/** Shorter pieces than this, in heights, are too short to show how the line leans. */
const LEANING = 10;

export function textLinesOf(bands: readonly Band[]): TextLine[] {
  const pieces = bands.map(pieceOf).filter(({ x_height }) => x_height > 0);
  const slope = slopeOf(pieces);
  return joined(pieces, slope).map((line) => fitted(line, slope));
}

interface Piece {
  from: number;
  to: number;
  x_height: number;
  by_hand: boolean;
  xs: number[];
  ys: number[];
}

function pieceOf(band: Band): Piece {
  const heights = band.heights.toSorted((a, b) => a - b);
  return {
    from: band.from,
    to: band.to,
    x_height: heights[heights.length >> 1] ?? 0,
    by_hand: band.by_hand,
    xs: band.middles.map((_, i) => band.from + (i + 0.5) * band.step),
    ys: band.middles,
  };
}

/** The lean of the page's text, taken from its long pieces. */
function slopeOf(pieces: readonly Piece[]): number {
  return medianSlope(pieces, (piece) => straight(piece.xs, piece.ys).slope);
}

/** The lean of a page, as a slope: positive where lines fall to the right. */
export function slopeOfLines(lines: readonly TextLine[]): number {
  return medianSlope(lines, ({ from, to, middleAt }) => (middleAt(to) - middleAt(from)) / (to - from));
}

interface Extent {
  from: number;
  to: number;
  x_height: number;
}

/** Half of all the text on long pieces leans less. */
function medianSlope<P extends Extent>(pieces: readonly P[], slopeOfOne: (piece: P) => number): number {
  const slopes = pieces
    .filter((piece) => piece.to - piece.from > LEANING * piece.x_height)
    .map((piece) => ({ slope: slopeOfOne(piece), weight: piece.to - piece.from }))
    .sort((a, b) => a.slope - b.slope);
  const total = slopes.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { slope, weight } of slopes) {
    sum += weight;
    if (sum >= total / 2) return slope;
  }
  return 0;
}

/** From left to right each piece goes on the line that ends nearest before it on the same base. */
function joined(pieces: readonly Piece[], slope: number): Piece[] {
  const lines: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    let best: Piece | null = null;
    for (const line of lines) {
      const large = Math.max(line.x_height, piece.x_height);
      const gap = piece.from - line.to;
      if (gap > JOINED * large || gap < -large || line.by_hand !== piece.by_hand) continue;
      if (Math.min(line.x_height, piece.x_height) < LIKE_SIZE * large) continue;
      const expected = endOf(line) + endSlopeOf(line, slope) * (gap + (ENDS * stepOf(line)) / 2);
      if (Math.abs(expected - startOf(piece)) > OFF_LINE * large) continue;
      if (best === null || line.to > best.to) best = line;
    }
    if (best === null) lines.push({ ...piece, xs: [...piece.xs], ys: [...piece.ys] });
    else append(best, piece);
  }
  return lines;
}

function append(line: Piece, piece: Piece): void {
  const [long, short] = [line.to - line.from, piece.to - piece.from];
  line.x_height = (line.x_height * long + piece.x_height * short) / (long + short);
  line.to = Math.max(line.to, piece.to);
  for (const x of piece.xs) line.xs.push(x);
  for (const y of piece.ys) line.ys.push(y);
}

/** Single columns of a band waver; a few together do not. */
const ENDS = 6;

function startOf({ ys }: Piece): number {
  return meanOf(ys.slice(0, ENDS));
}

function endOf({ ys }: Piece): number {
  return meanOf(ys.slice(-ENDS));
}

/** How the line leans where it ends: near the back of a bound book otherwise than the page does. */
function endSlopeOf({ xs, ys, x_height }: Piece, slope: number): number {
  const end = xs.at(-1) ?? 0;
  const first = xs.findIndex((x) => x > end - LEANING * x_height);
  const long = end - (xs[first] ?? end) > (LEANING / 2) * x_height;
  return long ? straight(xs.slice(first), ys.slice(first)).slope : slope;
}

function stepOf({ xs }: Piece): number {
  return (xs[1] ?? 0) - (xs[0] ?? 0);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function fitted(line: Piece, slope: number): TextLine {
  const { from, to, x_height, by_hand, xs, ys } = line;
  return { from, to, x_height, by_hand, middleAt: curveOf(xs, ys, x_height, slope) };
}

/** Short pieces lean as the page does, longer ones as they do, long ones may bend. */
function curveOf(xs: readonly number[], ys: readonly number[], x_height: number, slope: number): (x: number) => number {
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  if (to - from < LEANING * x_height) return (x) => meanY + slope * (x - meanX);
  if (to - from < 2.5 * LEANING * x_height) {
    const line = straight(xs, ys);
    return (x) => meanY + line.slope * (x - meanX);
  }
  return bent(xs, ys, LEANING * x_height);
}

function straight(xs: readonly number[], ys: readonly number[]): { slope: number } {
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  let [along, spread] = [0, 1e-9];
  xs.forEach((x, i) => {
    along += (x - meanX) * ((ys[i] ?? 0) - meanY);
    spread += (x - meanX) ** 2;
  });
  return { slope: along / spread };
}

/**
 * Straight pieces between knots, each knot fitted to what lies within reach of it: follows the bend of a bound book, to
 * the end of the line and beyond it.
 */
function bent(xs: readonly number[], ys: readonly number[], reach: number): (x: number) => number {
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const count = Math.max(2, Math.ceil((to - from) / (reach / 2)));
  const step = (to - from) / count;
  const knots = Array.from({ length: count + 1 }, (_, i) => {
    const x = from + i * step;
    const [nearX, nearY]: [number[], number[]] = [[], []];
    for (let k = 0; k < xs.length; k++) {
      const other = xs[k] ?? 0;
      if (Math.abs(other - x) > reach / 2 + step / 2) continue;
      nearX.push(other);
      nearY.push(ys[k] ?? 0);
    }
    const { slope } = straight(nearX, nearY);
    return { y: nearX.length === 0 ? Number.NaN : meanOf(nearY) + slope * (x - meanOf(nearX)), slope };
  });
  // Over a wide gap the line goes on as it was.
  for (let i = 1; i < knots.length; i++) {
    if (Number.isNaN(knots[i]?.y)) knots[i] = { y: knots[i - 1]?.y ?? 0, slope: 0 };
  }
  return (x) => {
    const at = Math.min(count, Math.max(0, (x - from) / step));
    const left = Math.min(count - 1, Math.floor(at));
    const [a, b] = [knots[left] ?? { y: 0, slope: 0 }, knots[left + 1] ?? { y: 0, slope: 0 }];
    const beyond = x < from ? a.slope * (x - from) : x > to ? b.slope * (x - to) : 0;
    return a.y + (b.y - a.y) * (at - left) + beyond;
  };
}
