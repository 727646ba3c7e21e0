// Whether a page with level lines stands on its head: a small classifier looks at pieces of its lines and they vote.
import sharp from 'sharp';
import { inkThreshold } from '#main/ingest/deskew.ts';
import { type Network, openNetwork, type Values } from '#main/ingest/neural-network.ts';
import type { Raster } from '#main/ingest/pdfium.ts';

/** The classifier's input: a piece of a line four times as wide as high. */
const HEIGHT = 48;
const WIDTH = 192;
const PIECES = 16;

let engine: Promise<Network> | null = null;

export async function isUpsideDown(picture: Raster): Promise<boolean> {
  const pieces = piecesOf(picture);
  if (pieces.length === 0) return false;
  engine ??= openNetwork('ch_ppocr_mobile_v2.0_cls_infer.onnx');
  const network = await engine;
  let turned = 0;
  for (const piece of pieces) {
    const [upright = 1, over = 0] = (await network(await inputOf(picture, piece))).data;
    turned += over > upright ? 1 : 0;
  }
  return turned > 0.6 * pieces.length;
}

interface Piece {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pieces from the middles of the page's inkiest lines. */
function piecesOf(picture: Raster): Piece[] {
  const { width, height, grey } = picture;
  const threshold = inkThreshold(grey);
  const ink = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 2) if ((grey[y * width + x] ?? 255) <= threshold) ink[y] = (ink[y] ?? 0) + 1;
  }
  const floor = 0.1 * (ink.slice().sort()[Math.floor(height * 0.95)] ?? 0);
  const bands: { top: number; height: number; ink: number }[] = [];
  let top = -1;
  for (let y = 0; y <= height; y++) {
    const written = y < height && (ink[y] ?? 0) > floor;
    if (written && top < 0) top = y;
    if (written || top < 0) continue;
    bands.push({ top, height: y - top, ink: ink.subarray(top, y).reduce((sum, value) => sum + value, 0) });
    top = -1;
  }
  // At 300 dpi a line of type is some 20 to 90 pixels high; thinner bands are rules, thicker ones pictures.
  const lines = bands.filter((band) => band.height >= 18 && band.height <= 100).sort((a, b) => b.ink - a.ink);
  return lines.slice(0, PIECES / 2).flatMap((band) => piecesOfLine(band, picture, threshold));
}

function piecesOfLine(band: { top: number; height: number }, picture: Raster, threshold: number): Piece[] {
  const margin = Math.round(band.height * 0.15);
  const top = Math.max(0, band.top - margin);
  const height = Math.min(picture.height, band.top + band.height + margin) - top;
  const width = Math.round((height * WIDTH) / HEIGHT);
  let [first, last] = [picture.width, 0];
  for (let y = band.top; y < band.top + band.height; y += 3) {
    for (let x = 0; x < picture.width; x++) {
      if ((picture.grey[y * picture.width + x] ?? 255) > threshold) continue;
      first = Math.min(first, x);
      last = Math.max(last, x);
    }
  }
  if (last - first < width * 1.2) return [];
  return [0.25, 0.6].map((share) => {
    const left = Math.min(picture.width - width, Math.round(first + share * (last - first - width)));
    return { left: Math.max(0, left), top, width, height };
  });
}

async function inputOf(picture: Raster, piece: Piece): Promise<Values> {
  const grey = await sharp(picture.grey, { raw: { width: picture.width, height: picture.height, channels: 1 } })
    .extract(piece)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const plane = HEIGHT * WIDTH;
  const data = new Float32Array(3 * plane);
  for (let i = 0; i < plane; i++) data[i] = (grey[i] ?? 255) / 127.5 - 1;
  data.copyWithin(plane, 0, plane);
  data.copyWithin(2 * plane, 0, plane);
  return { data, dims: [1, 3, HEIGHT, WIDTH] };
}
