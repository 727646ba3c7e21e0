// PP-OCRv4 over the picture of one line: a recogniser that errs elsewhere than Tesseract does, so that digits can be compared.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Box } from '#main/ingest/layout.ts';
import { type Network, networkFile, openNetwork, type Values } from '#main/ingest/neural-network.ts';
import type { Raster } from '#main/ingest/pdfium.ts';

export type SecondReading = {
  text: string;
  /** Pixels of the page picture. */
  x: number;
}[];

/** The network's input height; widths are brought to multiples so that memory is reused from line to line. */
const HEIGHT = 48;
const WIDTH_STEP = 64;
const WIDEST = 3200;

/** The network also knows Chinese; a deed is read with the classes that a deed can hold. */
const LATIN = /^[\x20-\x7e°º′″‘’“”½¼¾§±·×–—]$/u;

interface Engine {
  network: Network;
  /** The character of each class of the output. */
  classes: string[];
  latin: number[];
}

let engine: Promise<Engine> | null = null;

async function start(): Promise<Engine> {
  const network = await openNetwork('ch_PP-OCRv4_rec_infer.onnx');
  const keys = readFileSync(networkFile('ppocr_keys_v1.txt'), 'utf8').split(/\r?\n/);
  if (keys.at(-1) === '') keys.pop();
  // Class 0 is the blank of connectionist temporal classification; a space follows the listed keys.
  const classes = ['', ...keys, ' '].map(folded);
  const latin = classes.flatMap((key, index) => (index === 0 || LATIN.test(key) ? [index] : []));
  return { network, classes, latin };
}

/** Reads the part of the picture inside the box. */
export async function readLine(picture: Raster, box: Box): Promise<SecondReading> {
  engine ??= start();
  const { network, classes, latin } = await engine;
  const left = Math.max(0, Math.floor(box[0]));
  const top = Math.max(0, Math.floor(box[1]));
  const width = Math.min(picture.width, Math.ceil(box[2])) - left;
  const height = Math.min(picture.height, Math.ceil(box[3])) - top;
  if (width < 2 || height < 2) return [];
  const scaled = Math.max(8, Math.min(WIDEST, Math.round((width * HEIGHT) / height)));
  const grey = await sharp(picture.grey, { raw: { width: picture.width, height: picture.height, channels: 1 } })
    .extract({ left, top, width, height })
    .resize({ width: scaled, height: HEIGHT, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const { data, dims } = await network(inputOf(grey, scaled));
  const [, steps = 0, size = 0] = dims;
  const step = paddedWidth(scaled) / (steps || 1);
  const best = bestClasses(data, size, latin, steps);
  return decoded(best, classes, (t) => left + ((t + 0.5) * step * height) / HEIGHT);
}

/** Full-width forms are the same characters, drawn for Chinese. */
function folded(key: string): string {
  return /^[\uff01-\uff5e\u3000]$/u.test(key) ? key.normalize('NFKC') : key;
}

function paddedWidth(width: number): number {
  return Math.ceil(width / WIDTH_STEP) * WIDTH_STEP;
}

/** Three equal channels, −1 for black to 1 for white, padded with middle grey. */
function inputOf(grey: Uint8Array, width: number): Values {
  const padded = paddedWidth(width);
  const plane = HEIGHT * padded;
  const data = new Float32Array(3 * plane);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < width; x++) data[y * padded + x] = (grey[y * width + x] ?? 255) / 127.5 - 1;
  }
  data.copyWithin(plane, 0, plane);
  data.copyWithin(2 * plane, 0, plane);
  return { data, dims: [1, 3, HEIGHT, padded] };
}

function bestClasses(values: Float32Array, classes: number, latin: readonly number[], steps: number): number[] {
  return Array.from({ length: steps }, (_, t) => {
    let best = 0;
    for (const index of latin) if ((values[t * classes + index] ?? 0) > (values[t * classes + best] ?? 0)) best = index;
    return best;
  });
}

/** Repeats and blanks dropped. */
function decoded(best: readonly number[], classes: readonly string[], toPicture: (t: number) => number): SecondReading {
  const characters: SecondReading = [];
  let last = '';
  best.forEach((index, t) => {
    const text = classes[index] ?? '';
    if (text !== '' && text !== last) characters.push({ text, x: toPicture(t) });
    last = text;
  });
  return characters;
}
