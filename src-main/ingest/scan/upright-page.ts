// A page stood upright and level by the evidence of its text alone: the way in which its lines can be read.
import sharp from 'sharp';
import type { Turn } from '#main/ingest/pdf/layer-words.ts';
import type { Box } from '#main/ingest/pdf/layout.ts';
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { backTurn, turnedBox, turnedSize } from '#main/ingest/pdf/turned.ts';
import { findBands } from '#main/ingest/scan/lines/bands.ts';
import { slopeOfLines, type TextLine, textLinesOf } from '#main/ingest/scan/lines/text-lines.ts';
import { turnedPicture } from '#main/ingest/scan/paper/picture.ts';
import { type Character, textOf } from '#main/ingest/scan/words/characters.ts';
import { isKnown } from '#main/ingest/scan/words/lexicon.ts';
import type { Face } from '#main/ingest/scan/words/read-cut.ts';

export interface UprightPage {
  picture: Raster;
  lines: TextLine[];
  /** Quarter turns clockwise that were taken. */
  turn: Turn;
  /** The lean that is left in the lines. */
  slope: number;
  /** From the upright picture back to the picture as it came. */
  toDrawn: (box: Box) => Box;
}

/** The first look at a line: its characters, and how what stands at each step is written. */
export interface FirstLook {
  characters: Character[];
  faces: readonly Face[];
}

/** Reads a line of a picture; asked twice, it answers from memory. */
export type ReadLine = (picture: Raster, line: TextLine) => Promise<FirstLook>;

/** So many of the longest lines tell whether a page can be read this way up. */
const PROBED = 6;
/** Of its letters by chance and by words of the language: text on its head or its side stays far below it. */
const LEGIBLE = 0.6;
/** A page of figures alone looks like one on its head, too: it is turned only when that is clearly better. */
const CLEARLY = 0.15;
/** With fewer characters than this any chance is luck. */
const ENOUGH_CHARACTERS = 60;
/** Lines that lean by more than this are levelled before they are read, as a slope. */
const LEANING = 0.035;

export async function uprightPage(picture: Raster, dpi: number, read: ReadLine): Promise<UprightPage> {
  let best = await turnedPage(picture, dpi, 0);
  let most = await legibilityOf(best, read);
  if (most < LEGIBLE) {
    for (const turn of [1, 3, 2] as const) {
      const other = await turnedPage(picture, dpi, turn);
      const legibility = await legibilityOf(other, read);
      if (legibility > most + CLEARLY) [best, most] = [other, legibility];
      if (most >= LEGIBLE) break;
    }
  }
  return Math.abs(best.slope) > LEANING ? levelled(best, dpi) : best;
}

async function turnedPage(drawn: Raster, dpi: number, turn: Turn): Promise<UprightPage> {
  const picture = turnedPicture(drawn, turn);
  const lines = textLinesOf(await findBands(picture, dpi));
  const toDrawn = (box: Box) => turnedBox(box, turnedSize(drawn, turn), backTurn(turn));
  return { picture, lines, turn, slope: slopeOfLines(lines), toDrawn };
}

async function legibilityOf({ picture, lines }: UprightPage, read: ReadLine): Promise<number> {
  const longest = lines.toSorted((a, b) => lettersOf(b) - lettersOf(a)).slice(0, PROBED);
  let [sum, count, letters, known] = [0, 0, 0, 0];
  for (const line of longest) {
    const { characters } = await read(picture, line);
    for (const { chance } of characters) sum += chance;
    count += characters.length;
    for (const [word] of textOf(characters).matchAll(/[a-z]{3,}/gi)) {
      letters += word.length;
      if (isKnown(word)) known += word.length;
    }
  }
  const spoken = letters === 0 ? 0 : known / letters;
  return (sum / Math.max(1, count)) * (0.3 + 0.7 * spoken) * Math.min(1, count / ENOUGH_CHARACTERS);
}

function lettersOf({ from, to, x_height }: TextLine): number {
  return (to - from) / x_height;
}

async function levelled(page: UprightPage, dpi: number): Promise<UprightPage> {
  const { width, height, grey } = page.picture;
  const degrees = (-Math.atan(page.slope) * 180) / Math.PI;
  const { data, info } = await sharp(grey, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: { r: 255, g: 255, b: 255 } })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, grey: new Uint8Array(data) };
  const lines = textLinesOf(await findBands(picture, dpi));
  const toDrawn = (box: Box) => page.toDrawn(unrotatedBox(box, picture, page.picture, degrees));
  return { ...page, picture, lines, slope: slopeOfLines(lines), toDrawn };
}

/** The box around what the box covered before the picture was rotated about its middle. */
function unrotatedBox(box: Box, after: Raster, before: Raster, degrees: number): Box {
  const radians = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  // A long word's corners would stretch the box by its lean; the middles of its sides do not.
  const across = (box[0] + box[2]) / 2 - after.width / 2;
  const down = (box[1] + box[3]) / 2 - after.height / 2;
  const x = across * cos - down * sin + before.width / 2;
  const y = across * sin + down * cos + before.height / 2;
  const [halfWidth, halfHeight] = [(box[2] - box[0]) / 2, (box[3] - box[1]) / 2];
  return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
}
