// What stands on a page beside its text: rules, watermarks, stamps, numbers, notes, holes.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { randomOf } from '#test/support/random.ts';
import type { Picture } from '#test/support/scan.ts';
import { type Face, fontOf } from '#test/support/scan-faces.ts';

interface Place {
  width: number;
  height: number;
  /** Pixels of one inch. */
  inch: number;
}

export type Mark = (context: SKRSContext2D, place: Place, random: () => number) => void;

/** The page with the marks laid over it. */
export function withMarks(page: Picture, marks: readonly Mark[], seed: number): Picture {
  const canvas = createCanvas(page.width, page.height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'black';
  context.strokeStyle = 'black';
  const random = randomOf(seed);
  const place = { width: page.width, height: page.height, inch: page.dpi };
  for (const mark of marks) {
    context.save();
    mark(context, place, random);
    context.restore();
  }
  const { data } = context.getImageData(0, 0, page.width, page.height);
  const grey = Buffer.from(page.grey);
  for (let i = 0; i < grey.length; i++) {
    const alpha = data[4 * i + 3] ?? 0;
    if (alpha > 0) grey[i] = ((grey[i] ?? 255) * (255 - alpha) + (data[4 * i] ?? 0) * alpha) / 255;
  }
  return { ...page, grey };
}

function ruled(context: SKRSContext2D, from: [number, number], to: [number, number], thick: number): void {
  context.lineWidth = thick;
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}

/** A record book's frame: two rules left of the text, one right of it, two at its head and one at its foot. */
export const ruledMargins: Mark = (context, { width, height, inch }, random) => {
  const lean = (random() - 0.5) * 0.06 * inch;
  // Red rules come out grey or black, by the lamp.
  context.strokeStyle = random() < 0.4 ? 'rgb(110,110,110)' : 'black';
  const x = (1.2 + random() * 0.1) * inch;
  ruled(context, [x, 0.3 * inch], [x + lean, height - 0.2 * inch], 0.012 * inch);
  ruled(context, [x + 0.07 * inch, 0.3 * inch], [x + 0.07 * inch + lean, height - 0.2 * inch], 0.008 * inch);
  if (random() < 0.7) {
    const right = width - (0.42 + random() * 0.12) * inch;
    ruled(context, [right, 0.3 * inch], [right + lean, height - 0.2 * inch], 0.01 * inch);
  }
  const head = (1.35 + random() * 0.1) * inch;
  ruled(context, [0.5 * inch, head], [width - 0.3 * inch, head - lean], 0.012 * inch);
  ruled(context, [0.5 * inch, head + 0.09 * inch], [width - 0.3 * inch, head + 0.09 * inch - lean], 0.008 * inch);
  ruled(context, [0.5 * inch, height - 0.6 * inch], [width - 0.3 * inch, height - 0.6 * inch], 0.01 * inch);
};

/** Thin outlines over the whole page in slanting rows, as recorders' web sites put them. */
export const outlinedWatermark: Mark = (context, { width, height, inch }) => {
  context.lineWidth = inch / 190;
  tiled(
    context,
    { width, height, step: [1.7 * inch, 1.57 * inch], words: 'UNOFFICIAL COPY', size: 0.2 * inch },
    (words) => context.strokeText(words, 0, 0),
  );
};

export const greyWatermark: Mark = (context, { width, height, inch }, random) => {
  context.fillStyle = `rgba(0,0,0,${0.14 + random() * 0.14})`;
  const step: [number, number] = [5.4 * inch, 4.6 * inch];
  tiled(context, { width, height, step, words: 'COPY', size: 1.5 * inch }, (words) => context.fillText(words, 0, 0));
};

interface Tiles {
  width: number;
  height: number;
  step: [number, number];
  words: string;
  size: number;
}

function tiled(context: SKRSContext2D, tiles: Tiles, draw: (words: string) => void): void {
  const { width, height, step, words, size } = tiles;
  context.font = fontOf('poster', size);
  for (let y = step[1] * 0.8; y < height + step[1]; y += step[1]) {
    for (let x = -step[0] * 0.3; x < width; x += step[0]) {
      context.save();
      context.translate(x, y);
      context.rotate(-Math.PI / 4.4);
      draw(words);
      context.restore();
    }
  }
}

/** Stamps of the recorder, pressed over whatever stands there. */
export const stamps: Mark = (context, { width, height, inch }, random) => {
  for (let n = 0; n < 3; n++) {
    context.save();
    context.globalAlpha = 0.45 + random() * 0.35;
    context.translate((0.15 + random() * 0.6) * width, (0.15 + random() * 0.7) * height);
    context.rotate((random() - 0.5) * 0.5);
    if (n % 2 === 0) boxStamp(context, inch, random);
    else roundStamp(context, inch);
    context.restore();
  }
};

function boxStamp(context: SKRSContext2D, inch: number, random: () => number): void {
  context.lineWidth = 0.02 * inch;
  context.strokeRect(0, 0, 2 * inch, 0.95 * inch);
  context.font = fontOf('poster', 0.145 * inch);
  context.fillText('RECEIVED FOR RECORD', 0.06 * inch, 0.24 * inch);
  context.font = fontOf('poster', 0.24 * inch);
  context.fillText(`JUN ${1 + Math.floor(random() * 28)} 1958`, 0.3 * inch, 0.56 * inch);
  context.font = fontOf('roman', 0.15 * inch);
  context.fillText(
    `at ${1 + Math.floor(random() * 11)}:${10 + Math.floor(random() * 49)} o'clock P. M.`,
    0.3 * inch,
    0.82 * inch,
  );
}

function roundStamp(context: SKRSContext2D, inch: number): void {
  for (const radius of [0.72, 0.52]) {
    context.lineWidth = 0.02 * inch;
    context.beginPath();
    context.arc(0, 0, radius * inch, 0, 2 * Math.PI);
    context.stroke();
  }
  context.font = fontOf('poster', 0.13 * inch);
  context.textAlign = 'center';
  for (const [i, letter] of [...'NOTARY PUBLIC * STATE OF OHIO * '].entries()) {
    context.save();
    context.rotate((i / 32) * 2 * Math.PI);
    context.fillText(letter, 0, -0.57 * inch);
    context.restore();
  }
  context.fillText('SEAL', 0, 0.05 * inch);
}

/** The running number at the head and the book's page number. */
export const runningNumbers: Mark = (context, { width, inch }, random) => {
  const digits = [...String(10000 + Math.floor(random() * 89999))];
  const at = (0.35 + random() * 0.3) * width;
  digits.forEach((digit, i) => {
    context.globalAlpha = 0.55 + random() * 0.45;
    context.font = fontOf('roman-bold', 0.22 * inch);
    context.fillText(digit, at + i * 0.14 * inch, 0.75 * inch + (random() - 0.5) * 0.04 * inch);
  });
  context.globalAlpha = 1;
  context.font = fontOf('roman-bold', 0.3 * inch);
  context.fillText(String(40 + Math.floor(random() * 700)), width - 1.4 * inch, 0.8 * inch);
};

/** Notes of later clerks: by pen up the margin and across the head, typed small beside the text. */
export const marginNotes: Mark = (context, { width, height, inch }, random) => {
  const note = (face: Face, size: number, words: string) => {
    context.font = fontOf(face, size * inch);
    context.fillText(words, 0, 0);
  };
  context.save();
  context.translate((0.5 + random() * 0.2) * inch, (0.6 + random() * 0.2) * height);
  context.rotate(-Math.PI / 2);
  note('pen', 0.5, `For exceptions see Release Bk 324 Pg 405`);
  context.restore();
  context.save();
  context.translate(0.35 * width, 1.15 * inch);
  note('pen', 0.5, `see Vol. ${10 + Math.floor(random() * 80)} p. ${10 + Math.floor(random() * 400)}`);
  context.restore();
  context.translate(0.12 * inch, (0.25 + random() * 0.2) * height);
  for (const [i, line] of ['Released', 'Nov 4/41', 'Bk 12 p 88'].entries()) {
    context.save();
    context.translate(0, i * 0.17 * inch);
    note('elite', 0.11, line);
    context.restore();
  }
};

/** Holes of a binder, black where the lid shone through, and slots between them. */
export const punchHoles: Mark = (context, { height, inch }, random) => {
  const count = 3 + Math.floor(random() * 3);
  const x = (0.35 + random() * 0.2) * inch;
  for (let i = 0; i < count; i++) {
    const y = ((i + 0.5 + (random() - 0.5) * 0.1) / count) * height;
    context.beginPath();
    if (i % 2 === 0) context.ellipse(x, y, 0.13 * inch, 0.13 * inch, 0, 0, 2 * Math.PI);
    else context.roundRect(x - 0.09 * inch, y - 0.2 * inch, 0.18 * inch, 0.4 * inch, 0.04 * inch);
    context.fill();
  }
};
