// A drawn page made ready for recognition: full contrast, 300 dpi, level lines, no dust; and the way back to the page.
import sharp from 'sharp';
import { leanOf } from '#main/ingest/deskew.ts';
import { despeckled } from '#main/ingest/despeckle.ts';
import { evenPaper } from '#main/ingest/even-paper.ts';
import type { Box } from '#main/ingest/layout.ts';
import type { DrawnPage } from '#main/ingest/parse-session.ts';
import type { Raster } from '#main/ingest/pdfium.ts';
import type { Turn } from '#main/ingest/text-layer.ts';
import { backTurn, turnedBox, turnedSize } from '#main/ingest/turned.ts';

export interface PreparedPage {
  picture: Raster;
  /** Quarter turns clockwise that were taken. */
  turn: Turn;
  /** From pixels of the prepared picture to points of the page as displayed. */
  toPage: (box: Box) => Box;
}

const DPI = 300;
const COARSE_DPI = 100;
/** A plat is larger than a deed: it is recognised at the resolution that this leaves it. */
const MOST_PIXELS = 36_000_000;
/** Turning by less than this blurs more than it helps. */
const LEVEL_DEGREES = 0.08;
const PAPER = { r: 255, g: 255, b: 255 };

/** `turn`: quarter turns clockwise to take instead of those that the lines suggest. */
export async function preparePage(drawn: DrawnPage, turn: Turn | null = null): Promise<PreparedPage> {
  const dpi = 72 / drawn.scale;
  const even = await resized(despeckled(evenPaper(drawn), dpi), enlargementOf(drawn, dpi));
  const lean = leanOf(await resized(even, COARSE_DPI / Math.max(DPI, dpi)));
  const quarters: Turn = turn ?? (lean.sideways ? 1 : 0);
  const upright = await turned(even, quarters);
  const degrees = Math.abs(lean.degrees) < LEVEL_DEGREES ? 0 : lean.degrees;
  const level = degrees === 0 ? upright : await rotated(upright, degrees);
  const scale = (drawn.scale * drawn.width) / even.width;
  const page = { width: even.width, height: even.height };
  return {
    picture: level,
    turn: quarters,
    toPage: (box) => {
      const straight = unrotatedBox(box, level, turnedSize(page, quarters), degrees);
      const [x0, y0, x1, y1] = turnedBox(straight, turnedSize(page, quarters), backTurn(quarters));
      return [x0 * scale, y0 * scale, x1 * scale, y1 * scale];
    },
  };
}

function enlargementOf({ width, height }: Raster, dpi: number): number {
  if (dpi >= DPI * 0.97) return 1;
  return Math.max(1, Math.min(DPI / dpi, Math.sqrt(MOST_PIXELS / (width * height))));
}

function opened({ width, height, grey }: Raster) {
  return sharp(grey, { raw: { width, height, channels: 1 } });
}

async function rasterOf(image: ReturnType<typeof opened>): Promise<Raster> {
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: data };
}

async function resized(picture: Raster, factor: number): Promise<Raster> {
  if (factor === 1) return picture;
  const width = Math.max(1, Math.round(picture.width * factor));
  return rasterOf(
    opened(picture).resize({ width, kernel: factor > 1 ? 'cubic' : 'lanczos3', fastShrinkOnLoad: false }),
  );
}

async function turned(picture: Raster, turn: Turn): Promise<Raster> {
  return turn === 0 ? picture : rasterOf(opened(picture).rotate(90 * turn));
}

async function rotated(picture: Raster, degrees: number): Promise<Raster> {
  return rasterOf(opened(picture).rotate(degrees, { background: PAPER }));
}

/** The box around what the box covered before the picture was rotated about its middle. */
function unrotatedBox(
  box: Box,
  after: { width: number; height: number },
  before: { width: number; height: number },
  degrees: number,
): Box {
  if (degrees === 0) return box;
  const radians = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  // A long word's corners would stretch the box by its lean; the middles of its sides do not.
  const middleX = (box[0] + box[2]) / 2;
  const middleY = (box[1] + box[3]) / 2;
  const centre = [middleX - after.width / 2, middleY - after.height / 2] as const;
  const x = centre[0] * cos - centre[1] * sin + before.width / 2;
  const y = centre[0] * sin + centre[1] * cos + before.height / 2;
  const [halfWidth, halfHeight] = [(box[2] - box[0]) / 2, (box[3] - box[1]) / 2];
  return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
}
