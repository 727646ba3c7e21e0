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
