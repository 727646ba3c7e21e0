// The parts of a page that no line of running text crosses: its margins, and what lies above, between and below the text.
import type { Box } from '#main/ingest/pdf/layout.ts';
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { isLong } from '#main/ingest/scan/lines/long-lines.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';

/** What a part measures at least, in heights of the page's small letters: a word on its side needs no less. */
const LEAST_WIDE = 2.5;
const LEAST_HIGH = 12;
/** So little of a part is dark where nothing is written on it. */
const LEAST_INK = 0.003;
const DARK = 110;
/** Every so many pixels, either way, tell whether there is ink. */
const SAMPLED = 3;
/** How far a line's strokes reach from its middle, in heights of small letters. */
const REACH = 1.4;

/** Those with ink on them, in whole pixels of the page picture; `letters` is how high the page's small letters are. */
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
    .filter((part) => inkShare(picture, part) >= LEAST_INK);
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

function inkShare({ width, grey }: Raster, [left, top, right, bottom]: Box): number {
  let [dark, all] = [0, 0];
  for (let y = top; y < bottom; y += SAMPLED) {
    for (let x = left; x < right; x += SAMPLED) {
      if ((grey[y * width + x] ?? 255) < DARK) dark++;
      all++;
    }
  }
  return dark / Math.max(1, all);
}
