import { expect, test } from 'vitest';
import type { FigureLabel } from '#core/drawing/figure-parts.ts';
import { drawOn, emptyPaper, setFirst, setGroup } from '#core/drawing/free-paper.ts';

const label = (east: number, north: number, angle_deg = 0): FigureLabel => ({
  text: 'ABCDEFGHIJ',
  at: [east, north],
  angle_deg,
  height_ft: 10,
});

test('lettering is set where nothing stands yet', () => {
  const paper = emptyPaper();
  expect(setFirst(paper, [label(0, 0)])).toEqual(label(0, 0));
  expect(setFirst(paper, [label(20, 3), label(0, 30)])).toEqual(label(0, 30));
  expect(setFirst(paper, [label(5, 5), label(-5, 28)])).toBeNull();
});

test('a line across it leaves no room, one beside it does', () => {
  const paper = emptyPaper();
  drawOn(paper, [
    [-100, -100],
    [100, 100],
  ]);
  expect(setFirst(paper, [label(0, 0)])).toBeNull();
  expect(setFirst(paper, [label(0, 60)])).not.toBeNull();
  // Set along the line and a little off it, it clears what an upright box would not.
  expect(setFirst(paper, [label(-40, -28, 45)])).not.toBeNull();
});

test('a group is set whole or not at all', () => {
  const paper = emptyPaper();
  drawOn(paper, [
    [0, 50],
    [100, 50],
  ]);
  expect(setGroup(paper, [label(50, 80), label(50, 52)])).toBe(false);
  expect(setFirst(paper, [label(50, 80)])).not.toBeNull();
});
