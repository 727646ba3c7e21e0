// The .shp and .shx of a shapefile (ESRI Shapefile Technical Description, July 1998): polygons, or lines.
import { boxOf, type Position, wound } from '#main/export/geometry.ts';

export type ShapeKind = 'polygon' | 'line';

/** The parts of one shape: rings with the outer first, or paths. No parts is a null shape. */
export type ShapeParts = readonly (readonly Position[])[];

const SHAPE_TYPE: Readonly<Record<ShapeKind, number>> = { line: 3, polygon: 5 };
const HEADER = 100;

export function shapeFiles(kind: ShapeKind, shapes: readonly ShapeParts[]): { shp: Buffer; shx: Buffer } {
  const records = shapes.map((parts) => recordOf(kind, parts));
  const box = boxOf(shapes.flat(2));
  const length = records.reduce((sum, record) => sum + 8 + record.length, HEADER);
  const shp = [headerOf(kind, box, length)];
  const shx = [headerOf(kind, box, HEADER + 8 * records.length)];
  let offset = HEADER;
  for (const [i, record] of records.entries()) {
    const head = Buffer.alloc(8);
    head.writeInt32BE(i + 1, 0);
    head.writeInt32BE(record.length / 2, 4);
    shp.push(head, record);
    const entry = Buffer.alloc(8);
    entry.writeInt32BE(offset / 2, 0);
    entry.writeInt32BE(record.length / 2, 4);
    shx.push(entry);
    offset += 8 + record.length;
  }
  return { shp: Buffer.concat(shp), shx: Buffer.concat(shx) };
}

function headerOf(kind: ShapeKind, box: ReturnType<typeof boxOf>, bytes: number): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE(bytes / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(SHAPE_TYPE[kind], 32);
  if (box !== null) writeBox(header, 36, box);
  return header;
}

function writeBox(buffer: Buffer, at: number, box: NonNullable<ReturnType<typeof boxOf>>): void {
  for (const [i, bound] of [box.west, box.south, box.east, box.north].entries())
    buffer.writeDoubleLE(bound, at + 8 * i);
}

function recordOf(kind: ShapeKind, parts: ShapeParts): Buffer {
  const box = boxOf(parts.flat());
  if (box === null) return Buffer.alloc(4);
  const points = parts.reduce((sum, part) => sum + part.length, 0);
  const record = Buffer.alloc(44 + 4 * parts.length + 16 * points);
  record.writeInt32LE(SHAPE_TYPE[kind], 0);
  writeBox(record, 4, box);
  record.writeInt32LE(parts.length, 36);
  record.writeInt32LE(points, 40);
  let first = 0;
  let at = 44 + 4 * parts.length;
  for (const [i, part] of parts.entries()) {
    record.writeInt32LE(first, 44 + 4 * i);
    first += part.length;
    for (const [x, y] of part) {
      record.writeDoubleLE(x, at);
      record.writeDoubleLE(y, at + 8);
      at += 16;
    }
  }
  return record;
}

/** Rings as a shapefile wants them: outer ones clockwise, holes the other way. */
export const shapefileRings = (polygons: readonly ShapeParts[]): ShapeParts =>
  polygons.flatMap(([outer = [], ...holes]) => [
    wound(outer, 'clockwise'),
    ...holes.map((hole) => wound(hole, 'counter-clockwise')),
  ]);
