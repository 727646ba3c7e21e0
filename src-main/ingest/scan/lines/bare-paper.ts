// The parts of a page that no line of running text crosses: its margins, and what lies above, between and below the text.
import type { Box } from '#main/ingest/pdf/layout.ts';
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { isLong } from '#main/ingest/scan/lines/long-lines.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';

/** What a part measures at least, in heights of the page's small letters: a word on its side needs no less. */
const LEAST_WIDE = 2.5;
const LEAST_HIGH = 12;
/** Ink is looked for in squares of so many heights of small letters. */
const SQUARE = 2;
/** Letters on their side are crossed so often on the way down a square; rules and dark edges are not. */
const LEAST_CROSSED = 1.5;
/** So many squares below each other: fewer hold no word on its side. */
const LEAST_SQUARES = 5;
const DARK = 110;
/** Every so many pixels tell whether there is ink. */
const [ACROSS, DOWN] = [3, 2];
/** How far a line's strokes reach from its middle, in heights of small letters. */
const REACH = 1.4;

/**
 * As far as letters may stand on their side there, in whole pixels of the page picture; `letters` is how high the page's
 * small letters are.
 */
export function barePaper(picture: Raster, lines: readonly TextLine[], letters: number): Box[] {
  const text = lines.filter(isLong);
  if (text.length === 0) return [];
  const { width, height } = picture;
  const [left, right] = [Math.min(...text.map(({ from }) => from)), Math.max(...text.map(({ to }) => to))];
  const sides: Box[] = [
    [0, 0, left, height],
    [right, 0, width, height],
  ];
  return [...gapsBetween(text, picture), ...sides]
    .map(([x0, y0, x1, y1]): Box => [Math.ceil(x0), Math.ceil(y0), Math.floor(x1), Math.floor(y1)])
    .filter(([x0, y0, x1, y1]) => x1 - x0 >= LEAST_WIDE * letters && y1 - y0 >= LEAST_HIGH * letters)
    .flatMap((part) => inkedPart(picture, part, Math.ceil(SQUARE * letters)));
}

/** From edge to edge of the page. */
function gapsBetween(text: readonly TextLine[], { width, height }: Raster): Box[] {
  const rows = text.map(rowOf).sort((a, b) => a.top - b.top);
  const gaps: Box[] = [];
  let bottom = 0;
  for (const row of [...rows, { top: height, bottom: height }]) {
    if (row.top > bottom) gaps.push([0, bottom, width, row.top]);
    bottom = Math.max(bottom, row.bottom);
  }
  return gaps;
}

function rowOf({ from, to, x_height, middleAt }: TextLine): { top: number; bottom: number } {
  const middles = [middleAt(from), middleAt((from + to) / 2), middleAt(to)];
  return { top: Math.min(...middles) - REACH * x_height, bottom: Math.max(...middles) + REACH * x_height };
}

/** The squares that stand in a column of inked ones, and where a line of them may go on; none where there are none. */
function inkedPart(picture: Raster, part: Box, size: number): Box[] {
  const { columns, rows, crossed } = crossingsOf(picture, part, size);
  const inked: [number, number, number, number] = [columns, rows, 0, 0];
  for (let column = 0; column < columns; column++) {
    for (let row = 0, first = 0; row <= rows; row++) {
      if (row < rows && (crossed[row * columns + column] ?? 0) >= LEAST_CROSSED) continue;
      if (row - first >= LEAST_SQUARES) {
        inked[0] = Math.min(inked[0], column);
        inked[1] = Math.min(inked[1], first);
        inked[2] = Math.max(inked[2], column + 1);
        inked[3] = Math.max(inked[3], row);
      }
      first = row + 1;
    }
  }
  if (inked[2] === 0) return [];
  const [left, top, right, bottom] = part;
  const around: Box = [
    Math.max(left, left + (inked[0] - 1) * size),
    Math.max(top, top + (inked[1] - LEAST_SQUARES) * size),
    Math.min(right, left + (inked[2] + 1) * size),
    Math.min(bottom, top + (inked[3] + LEAST_SQUARES) * size),
  ];
  return [around];
}

/** How often the way down each square goes from paper to ink or back, in the mean of its columns. */
function crossingsOf({ width, grey }: Raster, [left, top, right, bottom]: Box, size: number) {
  const [columns, rows] = [Math.ceil((right - left) / size), Math.ceil((bottom - top) / size)];
  const crossed = new Float64Array(columns * rows);
  const share = ACROSS / size;
  for (let y = top + DOWN; y < bottom; y += DOWN) {
    const row = Math.floor((y - top) / size) * columns;
    for (let x = left; x < right; x += ACROSS) {
      const at = y * width + x;
      if ((grey[at] ?? 255) < DARK === (grey[at - DOWN * width] ?? 255) < DARK) continue;
      const square = row + Math.floor((x - left) / size);
      crossed[square] = (crossed[square] ?? 0) + share;
    }
  }
  return { columns, rows, crossed };
}
