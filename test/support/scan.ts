// Pages drawn from text and spoiled the ways scanners spoil them.
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { randomOf } from '#test/support/random.ts';

export interface Picture {
  width: number;
  height: number;
  /** One byte a pixel. */
  grey: Buffer;
  /** Across, and down too where dpi_y is absent. */
  dpi: number;
  dpi_y?: number;
}

export const FONTS = {
  typewriter: 'CourierPrime.otf',
  serif: 'LiberationSerif-Regular.ttf',
  sans: 'DejaVuSans.ttf',
} as const;
export type Font = keyof typeof FONTS;

export interface PageStyle {
  font: Font;
  dpi: number;
  size_pt?: number;
}

for (const [name, file] of Object.entries(FONTS)) {
  GlobalFonts.registerFromPath(new URL(`../golden/ingest/fonts/${file}`, import.meta.url).pathname, `scan-${name}`);
}

const MARGIN_INCHES = 1;

/** Letter pages of the text, flowed to the margins. */
export function drawnPages(text: string, { font, dpi, size_pt = 11 }: PageStyle): Picture[] {
  const [width, height] = [Math.round(8.5 * dpi), Math.round(11 * dpi)];
  const size = (size_pt / 72) * dpi;
  const margin = MARGIN_INCHES * dpi;
  const measure = createCanvas(8, 8).getContext('2d');
  measure.font = `${size}px "scan-${font}"`;
  const lines = text
    .split('\n')
    .flatMap((paragraph) => flowed(paragraph, width - 2 * margin, (s) => measure.measureText(s).width));
  const perPage = Math.floor((height - 2 * margin) / (size * 1.5));
  const pages: Picture[] = [];
  for (let from = 0; from < lines.length; from += perPage) {
    pages.push(drawnLines(lines.slice(from, from + perPage), { width, height, margin, size, font, dpi }));
  }
  return pages;
}

function drawnLines(
  lines: readonly string[],
  {
    width,
    height,
    margin,
    size,
    font,
    dpi,
  }: { width: number; height: number; margin: number; size: number; font: Font; dpi: number },
): Picture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.font = `${size}px "scan-${font}"`;
  lines.forEach((line, i) => {
    context.fillText(line, margin, margin + (i + 1) * size * 1.5);
  });
  const { data } = context.getImageData(0, 0, width, height);
  const grey = Buffer.alloc(width * height);
  for (let i = 0; i < grey.length; i++) grey[i] = data[4 * i] ?? 255;
  return { width, height, grey, dpi };
}

function flowed(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

export const SPOILS = ['clean', 'skewed', 'speckled', 'faded', 'bilevel', 'jpeg', 'worn'] as const;
export type Spoil = (typeof SPOILS)[number];

/** The page as a scanner of that habit would deliver it. */
export async function spoiled(page: Picture, spoil: Spoil, seed: number): Promise<Picture> {
  const random = randomOf(seed);
  switch (spoil) {
    case 'clean':
      return page;
    case 'skewed':
      return noisy(await rotated(page, random() < 0.5 ? 1.1 + random() : -1.1 - random()), random, 18);
    case 'speckled':
      return speckled(page, random);
    case 'faded':
      return noisy(
        { ...page, grey: page.grey.map((value) => 150 + Math.round((value * 85) / 255)) as Buffer },
        random,
        10,
      );
    case 'bilevel':
      return thresholded(noisy(await blurred(page, 0.8), random, 40), 150);
    case 'worn': {
      // A copy of a copy: leaning, thick and broken strokes, dust.
      const lean = await rotated(page, random() < 0.5 ? 0.8 : -0.8);
      const copy = thresholded(noisy(await blurred(lean, 1.1), random, 120), 160);
      return speckled(thresholded(noisy(await blurred(copy, 0.9), random, 60), 140), random);
    }
    case 'jpeg': {
      const soft = noisy(await blurred(page, 0.6), random, 12);
      return rasterOf(sharp(await jpegOf(soft, 45)), page.dpi);
    }
  }
}

export function openedPicture({ width, height, grey }: Picture) {
  return sharp(grey, { raw: { width, height, channels: 1 } });
}

export async function jpegOf(page: Picture, quality = 75): Promise<Buffer> {
  return openedPicture(page).jpeg({ quality }).withMetadata({ density: page.dpi }).toBuffer();
}

export async function pngOf(page: Picture): Promise<Buffer> {
  return openedPicture(page).png().withMetadata({ density: page.dpi }).toBuffer();
}

export async function rasterOf(image: ReturnType<typeof openedPicture>, dpi: number): Promise<Picture> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: data, dpi };
}

async function rotated(page: Picture, degrees: number): Promise<Picture> {
  const background = { r: 255, g: 255, b: 255 };
  return rasterOf(openedPicture(page).rotate(degrees, { background }), page.dpi);
}

export async function blurred(page: Picture, sigma: number): Promise<Picture> {
  return rasterOf(openedPicture(page).blur(sigma), page.dpi);
}

export function noisy(page: Picture, random: () => number, spread: number): Picture {
  const grey = Buffer.from(page.grey);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = Math.max(0, Math.min(255, (grey[i] ?? 0) + (random() + random() + random() - 1.5) * spread));
  }
  return { ...page, grey };
}

/** Dust on the glass: dark specks of one to three pixels, one for every few hundred. */
export function speckled(page: Picture, random: () => number): Picture {
  const grey = Buffer.from(page.grey);
  for (let n = 0; n < grey.length / 900; n++) {
    const at = Math.floor(random() * grey.length);
    for (let i = 0; i < 1 + random() * 2; i++)
      grey[at + (random() < 0.5 ? i : i * page.width)] = Math.floor(random() * 90);
  }
  return { ...page, grey };
}

export function thresholded(page: Picture, threshold: number): Picture {
  return { ...page, grey: page.grey.map((value) => (value < threshold ? 0 : 255)) as Buffer };
}
