// Where lettering may still stand in a drawing: a raster of the frame that knows lines and labels, so that asking for
// a free place costs the same however many courses there are.
import type { Box } from '#main/export/geometry.ts';
import { between, type Frame, type PaperPoint } from '#main/export/paper.ts';

const CELL = 1.5;

export interface Room {
  readonly frame: Frame;
  readonly columns: number;
  readonly rows: number;
  /** What lines cover, and what lettering covers. */
  readonly ink: Uint8Array;
  readonly taken: Uint8Array;
}

export function roomOf(frame: Frame): Room {
  const columns = Math.ceil(frame.width / CELL);
  const rows = Math.ceil(frame.height / CELL);
  return { frame, columns, rows, ink: new Uint8Array(columns * rows), taken: new Uint8Array(columns * rows) };
}

export function takeBox(room: Room, box: Box): void {
  for (const cell of cellsOf(room, box)) room.taken[cell] = 1;
}

/** A line keeps lettering off it. */
export function inkLine(room: Room, start: PaperPoint, end: PaperPoint): void {
  const steps = Math.min(2000, Math.ceil(between(start, end) / CELL));
  for (let step = 0; step <= steps; step++) {
    const share = steps === 0 ? 0 : step / steps;
    const at: PaperPoint = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    for (const cell of cellsOf(room, boxAround(at, 0, 0))) room.ink[cell] = 1;
  }
}

/** Cells of lettering under the box; endless where the box leaves the frame. */
export function takenIn(room: Room, box: Box): number {
  return isWithin(box, room.frame) ? countOf(room, room.taken, box) : Number.POSITIVE_INFINITY;
}

export const inkIn = (room: Room, box: Box): number => countOf(room, room.ink, box);

function countOf(room: Room, raster: Uint8Array, box: Box): number {
  let count = 0;
  for (const cell of cellsOf(room, box)) count += raster[cell] ?? 0;
  return count;
}

function* cellsOf({ frame, columns, rows }: Room, box: Box): Generator<number> {
  const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value / CELL)));
  const outside =
    box.east < frame.x || box.west > frame.x + frame.width || box.north < frame.y || box.south > frame.y + frame.height;
  if (outside) return;
  const [left, right] = [clamp(box.west - frame.x, columns), clamp(box.east - frame.x, columns)];
  const [top, bottom] = [clamp(box.south - frame.y, rows), clamp(box.north - frame.y, rows)];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) yield row * columns + column;
}

export const square = (at: PaperPoint, half: number): Box => boxAround(at, 2 * half, 2 * half);

export const boxAround = ([x, y]: PaperPoint, width: number, height: number): Box => ({
  west: x - width / 2,
  east: x + width / 2,
  south: y - height / 2,
  north: y + height / 2,
});

const isWithin = (box: Box, frame: Frame): boolean =>
  box.west > frame.x + 2 &&
  box.east < frame.x + frame.width - 2 &&
  box.south > frame.y + 2 &&
  box.north < frame.y + frame.height - 2;
