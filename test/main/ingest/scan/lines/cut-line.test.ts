// Lines cut out along their bend.
import { expect, test } from 'vitest';
import { cutLine, LINE_HEIGHT, TALL } from '#main/ingest/scan/lines/cut-line.ts';

/** A picture with one dark stroke, two pixels thick, along the curve. */
function stroke(width: number, height: number, y: (x: number) => number) {
  const grey = new Uint8Array(width * height).fill(255);
  for (let x = 0; x < width; x++) for (const dy of [-1, 0]) grey[(Math.round(y(x)) + dy) * width + x] = 0;
  return { width, height, grey };
}

const line = (middleAt: (x: number) => number) => ({ from: 0, to: 600, x_height: 20, middleAt, by_hand: false });

test('a bent line comes out straight', () => {
  const bend = (x: number) => 80 + 20 * Math.sin(x / 200);
  const cut = cutLine(stroke(600, 200, bend), line(bend), { from: 0, to: 600, tall: TALL });
  for (let column = 20; column < cut.width - 20; column += 10) {
    const ink = Array.from({ length: LINE_HEIGHT }, (_, r) => cut.ink[r * cut.width + column] ?? 0);
    const middle =
      ink.reduce((sum, value, r) => sum + value * (r + 0.5), 0) / ink.reduce((sum, value) => sum + value, 0);
    expect(Math.abs(middle - LINE_HEIGHT / 2)).toBeLessThan(1);
  }
});

test('a column of the cut goes back to where it was taken', () => {
  const flat = () => 100;
  const picture = stroke(600, 200, flat);
  picture.grey.fill(255);
  for (let y = 70; y < 130; y++) picture.grey.fill(0, y * 600 + 300, y * 600 + 303);
  const cut = cutLine(picture, line(flat), { from: 60, to: 540, tall: TALL });
  const row = cut.ink.subarray(20 * cut.width, 21 * cut.width);
  expect(cut.toPicture(row.indexOf(Math.max(...row)) + 0.5)).toBeCloseTo(301.5, -0.4);
});

test('a line at the rim of the page is cut with paper where the page ends', () => {
  const cut = cutLine(
    stroke(600, 40, () => 5),
    line(() => 5),
    { from: -30, to: 640, tall: TALL },
  );
  expect(cut.ink.every((value) => value >= 0 && value <= 1.0001)).toBe(true);
});

test.each([
  ['larger', 31],
  ['smaller', 9],
])('each pixel of the cut is the mean of the paper it covers, where letters are %s than in the cut', (_, x_height) => {
  const [width, height, slope] = [200, 140, 0.03];
  const grey = Uint8Array.from({ length: width * height }, (_unused, i) => (i * 7919) % 251);
  const middleAt = (x: number) => 70 + slope * (x - 100);
  const cut = cutLine({ width, height, grey }, { ...line(middleAt), x_height }, { from: 40, to: 160, tall: TALL });
  const scale = (TALL * x_height) / LINE_HEIGHT;
  const reach = Math.max(1, scale) / 2;
  const shares = (middle: number) =>
    Array.from({ length: 8 }, (_unused, i) => Math.floor(middle - reach) + i).map((at) => ({
      at,
      share: Math.max(0, Math.min(middle + reach, at + 1) - Math.max(middle - reach, at)) / (2 * reach),
    }));
  for (const [row, column] of [
    [0, 12],
    [7, 30],
    [20, 25],
    [39, 33],
  ] as const) {
    const x = cut.toPicture(column + 0.5);
    let ink = 0;
    for (const across of shares(x)) {
      const y = middleAt(across.at + 0.5) + (row + 0.5 - LINE_HEIGHT / 2) * scale;
      for (const down of shares(y)) {
        ink += across.share * down.share * (255 - (grey[down.at * width + across.at] ?? 255));
      }
    }
    expect(Math.abs((cut.ink[row * cut.width + column] ?? 0) - ink / 255)).toBeLessThan(0.006);
  }
});
