// Print that stands on its side on an upright page: a recorder's stamp in the margin, the back of a form. It is no part
// of any line, so it is told where it stands and not read into the text.
import type { Turn } from '#main/ingest/pdf/layer-words.ts';
import { type Box, median } from '#main/ingest/pdf/layout.ts';
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { backTurn, turnedBox } from '#main/ingest/pdf/turned.ts';
import { findBands } from '#main/ingest/scan/lines/bands.ts';
import { barePaper } from '#main/ingest/scan/lines/bare-paper.ts';
import { wholeLine } from '#main/ingest/scan/lines/cut-line.ts';
import { type TextLine, textLinesOf } from '#main/ingest/scan/lines/text-lines.ts';
import { turnedPicture } from '#main/ingest/scan/paper/picture.ts';
import { charactersOf } from '#main/ingest/scan/words/characters.ts';
import { isSurelyText, type LineRead, type Unread } from '#main/ingest/scan/words/line-words.ts';
import { readCut } from '#main/ingest/scan/words/read-cut.ts';
import { lineBox, scanWordsOf } from '#main/ingest/scan/words/scan-words.ts';

/** Small letters beside those of the page's text, and lengths in small letters: others are rules, dirt and drawings. */
const SMALLEST = 0.6;
const LARGEST = 4;
const SHORTEST = 4;

/** `dpi` is that of the picture. Only paper without running text is looked at: on most pages there is nothing to do. */
export async function sidewaysPrint(picture: Raster, lines: readonly LineRead[], dpi: number): Promise<Unread[]> {
  const read = lines.filter(({ words }) => words.length > 0);
  const letters = median(read.map(({ line }) => line.x_height));
  if (letters === 0) return [];
  const text = read.map(({ line }) => line);
  const told: Unread[] = [];
  for (const part of barePaper(picture, text, letters)) {
    for (const box of await sidewaysIn(picture, part, letters, dpi)) {
      // What is upright text, or was told with another part, is not told again.
      const known = [...text.map((line) => lineBox(line)), ...told.map((place) => place.box)];
      if (!known.some((other) => isOver(other, box))) told.push({ box, kind: 'illegible' });
    }
  }
  return told;
}

const isOver = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

async function sidewaysIn(picture: Raster, part: Box, letters: number, dpi: number): Promise<Box[]> {
  const cropped = croppedPicture(picture, part);
  // Print on its side may have its head to the left or to the right.
  const turned = turnedPicture(cropped, QUARTER);
  const other = turnedPicture(turned, 2);
  const found: Box[] = [];
  for (const line of textLinesOf(await findBands(turned, dpi))) {
    const isLetters = line.x_height >= SMALLEST * letters && line.x_height <= LARGEST * letters && !line.by_hand;
    if (!isLetters || line.to - line.from < SHORTEST * line.x_height) continue;
    if (!(await isPrint(turned, line)) && !(await isPrint(other, overturned(line, turned)))) continue;
    const [x0, y0, x1, y1] = turnedBox(lineBox(line), turned, backTurn(QUARTER));
    found.push([part[0] + x0, part[1] + y0, part[0] + x1, part[1] + y1]);
  }
  return found;
}

const QUARTER: Turn = 1;

function croppedPicture({ width, grey }: Raster, [left, top, right, bottom]: Box): Raster {
  const out = { width: right - left, height: bottom - top, grey: new Uint8Array((right - left) * (bottom - top)) };
  for (let y = 0; y < out.height; y++) {
    out.grey.set(grey.subarray((top + y) * width + left, (top + y) * width + right), y * out.width);
  }
  return out;
}

/** The line on the picture turned upside down. */
function overturned(line: TextLine, { width, height }: Raster): TextLine {
  const middleAt = (x: number) => height - line.middleAt(width - x);
  return { ...line, from: width - line.to, to: width - line.from, middleAt };
}

async function isPrint(picture: Raster, line: TextLine): Promise<boolean> {
  return isSurelyText(scanWordsOf(charactersOf(await readCut(wholeLine(picture, line), 'swift')), line));
}
