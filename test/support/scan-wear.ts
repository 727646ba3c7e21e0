// What ink, time, copiers and lamps do to a page.
import sharp from 'sharp';
import { randomOf } from '#test/support/random.ts';
import { blurred, noisy, openedPicture, type Picture, rasterOf, speckled, thresholded } from '#test/support/scan.ts';

/** A page of black and white, its ink spread or starved by the copier; 128 keeps the weight of the letters. */
export async function copied(page: Picture, threshold: number, seed: number): Promise<Picture> {
  const random = randomOf(seed);
  const soft = await blurred(page, Math.max(0.5, page.dpi / 260));
  return dusted(thresholded(noisy(soft, random, 48), threshold), random, 9000);
}

/** Few specks, as on a good scan; one for so many pixels. */
function dusted(page: Picture, random: () => number, every: number): Picture {
  const grey = Buffer.from(page.grey);
  for (let n = 0; n < grey.length / every; n++) {
    const at = Math.floor(random() * grey.length);
    for (let i = 0; i < 1 + random() * 3; i++) grey[at + (random() < 0.5 ? i : i * page.width)] = 0;
  }
  return { ...page, grey };
}

/** The ink left of a third carbon: grey, soft, uneven over the page. */
export async function carbon(page: Picture, seed: number): Promise<Picture> {
  const random = randomOf(seed);
  const soft = await blurred(page, page.dpi / 190);
  const field = unevenness(page, random, 6);
  const grey = Buffer.from(soft.grey);
  for (let i = 0; i < grey.length; i++) grey[i] = 225 - (255 - (grey[i] ?? 255)) * (0.36 + 0.26 * (field[i] ?? 0));
  return noisy({ ...page, grey }, random, 15);
}

/** A photostat: white on black, its black not even. */
export async function negative(page: Picture, seed: number): Promise<Picture> {
  const random = randomOf(seed);
  const soft = await blurred(page, page.dpi / 300);
  const field = unevenness(page, random, 4);
  const grey = Buffer.from(soft.grey);
  for (let i = 0; i < grey.length; i++) grey[i] = 18 + 42 * (field[i] ?? 0) + (255 - (grey[i] ?? 255)) * 0.78;
  return speckled(noisy({ ...page, grey }, random, 24), random);
}

/** The back of the leaf shines through, mirrored. */
export function shownThrough(page: Picture, back: Picture, strength = 0.3): Picture {
  const grey = Buffer.from(page.grey);
  const { width } = page;
  for (let i = 0; i < grey.length; i++) {
    const across = i % width;
    const there = back.grey[i - across + (width - 1 - across)] ?? 255;
    grey[i] = Math.max(0, (grey[i] ?? 255) - (255 - there) * strength);
  }
  return { ...page, grey };
}

/** Over the wire at 204 dots across and 196 or 98 lines down; the dots are no squares. */
export async function faxed(page: Picture, lines: 196 | 98, seed: number): Promise<Picture> {
  const width = Math.round((page.width * 204) / page.dpi);
  const height = Math.round((page.height * lines) / page.dpi);
  const small = await rasterOf(openedPicture(page).resize(width, height, { fit: 'fill', kernel: 'linear' }), 204);
  return { ...thresholded(noisy(small, randomOf(seed), 50), 150), dpi_y: lines };
}

/** Lamp and camera: light falls off across the page, focus is soft, the file small. */
export async function photographed(page: Picture, seed: number): Promise<Picture> {
  const random = randomOf(seed);
  const field = unevenness(page, random, 2);
  const soft = await blurred(page, 0.9 + random() * 0.5);
  const grey = Buffer.from(soft.grey);
  for (let i = 0; i < grey.length; i++) grey[i] = (grey[i] ?? 255) * (0.5 + 0.42 * (field[i] ?? 0)) + 8;
  const lit = noisy({ ...page, grey }, random, 16);
  return rasterOf(sharp(await openedPicture(lit).jpeg({ quality: 70 }).toBuffer()), page.dpi);
}

/** 0 to 1 over the page, changing slowly: so many random values along each side, with straight ways between. */
function unevenness({ width, height }: Picture, random: () => number, knots: number): Float32Array {
  const grid = Array.from({ length: (knots + 1) ** 2 }, random);
  const field = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = (y / height) * knots;
    const row = Math.floor(v) * (knots + 1);
    for (let x = 0; x < width; x++) {
      const u = (x / width) * knots;
      const at = row + Math.floor(u);
      const [du, dv] = [u % 1, v % 1];
      const upper = grid[at]! * (1 - du) + grid[at + 1]! * du;
      const lower = grid[at + knots + 1]! * (1 - du) + grid[at + knots + 2]! * du;
      field[y * width + x] = upper * (1 - dv) + lower * dv;
    }
  }
  return field;
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
type Side = (typeof SIDES)[number];

/** The bed of the scanner black around the paper, its edge ragged and not quite straight. */
export function darkEdges(page: Picture, seed: number, sides: readonly Side[] = SIDES): Picture {
  const random = randomOf(seed);
  const { width, height, dpi } = page;
  const grey = Buffer.from(page.grey);
  for (const side of sides) {
    const upright = side === 'left' || side === 'right';
    const [along, deep] = upright ? [height, width] : [width, height];
    const [from, lean] = [(0.08 + random() * 0.3) * dpi, (random() - 0.5) * 0.15 * dpi];
    let ragged = 0;
    for (let i = 0; i < along; i++) {
      ragged = ragged * 0.985 + (random() - 0.5) * dpi * 0.004;
      const until = Math.min(deep, Math.max(0, from + (lean * i) / along + ragged));
      for (let k = 0; k < until; k++) {
        const inward = side === 'left' || side === 'top' ? k : deep - 1 - k;
        grey[upright ? i * width + inward : inward * width + i] = random() < 0.003 ? 255 : 6;
      }
    }
  }
  return { ...page, grey };
}

/** The fold of a bound book: a shadow toward it, and the edges of the leaves below as lines. */
export function gutter(page: Picture, seed: number, side: 'left' | 'right' = 'left'): Picture {
  const random = randomOf(seed);
  const { width, height, dpi } = page;
  const grey = Buffer.from(page.grey);
  const edges = Array.from({ length: 3 + Math.floor(random() * 3) }, () => ({
    at: (0.12 + random() * 0.5) * dpi,
    thick: (0.008 + random() * 0.03) * dpi,
    lean: (random() - 0.5) * 0.12 * dpi,
  }));
  const reach = (0.7 + random() * 0.5) * dpi;
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < reach; k++) {
      const at = y * width + (side === 'left' ? k : width - 1 - k);
      const dark = 235 * (1 - k / reach) ** 2.2;
      const edge = edges.some((line) => Math.abs(k - line.at - (line.lean * y) / height) < line.thick / 2);
      grey[at] = Math.max(0, (grey[at] ?? 255) - dark - (edge ? 170 : 0) - (k < 0.08 * dpi ? 200 : 0));
    }
  }
  return { ...page, grey };
}
