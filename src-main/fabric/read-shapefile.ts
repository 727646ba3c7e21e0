// Shapefiles: polygons and points record by record, with their attribute table, projection and encoding beside them.
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { type AttributeTable, openDbf } from '#main/fabric/read-dbf.ts';
import {
  type FlatRing,
  type SourceFeature,
  type SourceFile,
  type SourceLayer,
  turned,
  UnreadableFabric,
} from '#main/fabric/source-feature.ts';

const FILE_CODE = 9994;
const HEAD_BYTES = 100;
const LONGEST_RECORD = 1 << 28;
const POLYGONS = new Set([5, 15, 25]);
const POINTS = new Set([1, 11, 21]);

/** The sibling file with another extension, however its case. */
function sibling(shp: string, extension: string): string | null {
  const { dir, name } = parse(shp);
  const wanted = `${name}.${extension}`.toLowerCase();
  const found = readdirSync(dir === '' ? '.' : dir).find((one) => one.toLowerCase() === wanted);
  return found === undefined ? null : join(dirname(shp), found);
}

/** In a shapefile outer rings run clockwise; here they run the other way. */
function ringsOf(record: Buffer): FlatRing[] {
  const [parts, points] = [record.readInt32LE(36), record.readInt32LE(40)];
  const start = 44 + 4 * parts;
  if (parts < 1 || points < 1 || start + 16 * points > record.length) throw new UnreadableFabric('A shape is cut off.');
  return Array.from({ length: parts }, (_, part) => {
    const from = record.readInt32LE(44 + 4 * part);
    const to = part + 1 < parts ? record.readInt32LE(44 + 4 * (part + 1)) : points;
    const ring: number[] = [];
    for (let i = from; i < to; i += 1)
      ring.push(record.readDoubleLE(start + 16 * i), record.readDoubleLE(start + 16 * i + 8));
    return turned(ring);
  });
}

function shapeOf(record: Buffer): Pick<SourceFeature, 'rings' | 'point'> | null {
  const type = record.length >= 4 ? record.readInt32LE(0) : 0;
  if (POLYGONS.has(type)) return { rings: ringsOf(record), point: null };
  if (POINTS.has(type) && record.length >= 20)
    return { rings: [], point: [record.readDoubleLE(4), record.readDoubleLE(12)] };
  return null;
}

function* featuresOf(path: string, openTable: () => AttributeTable, seen: { read: number }): Generator<SourceFeature> {
  const file = openSync(path, 'r');
  let table: AttributeTable | null = null;
  try {
    table = openTable();
    const size = fstatSync(file).size;
    const head = Buffer.alloc(HEAD_BYTES);
    readSync(file, head, 0, HEAD_BYTES, 0);
    if (size < HEAD_BYTES || head.readInt32BE(0) !== FILE_CODE) throw new UnreadableFabric('It is not a shapefile.');
    let [at, index] = [HEAD_BYTES, 0];
    const before = seen.read;
    for (const record of recordsOf(file, size)) {
      at += 8 + record.length;
      seen.read = before + at;
      const shape = shapeOf(record);
      const properties = table.record(index) ?? {};
      index += 1;
      if (shape !== null) yield { properties, ...shape };
    }
  } finally {
    closeSync(file);
    table?.close();
  }
}

/** Records in file order, read in large blocks. */
function* recordsOf(file: number, size: number): Generator<Buffer> {
  let [block, start] = [Buffer.alloc(0), HEAD_BYTES];
  const ensure = (at: number, length: number): Buffer => {
    if (at < start || at + length > start + block.length) {
      block = Buffer.alloc(Math.min(Math.max(length, 1 << 20), size - at));
      readSync(file, block, 0, block.length, at);
      start = at;
    }
    return block.subarray(at - start, at - start + length);
  };
  for (let at = HEAD_BYTES; at + 8 <= size; ) {
    const length = ensure(at, 8).readInt32BE(4) * 2;
    if (length < 4 || length > LONGEST_RECORD || at + 8 + length > size)
      throw new UnreadableFabric('The shapefile is cut off.');
    yield ensure(at + 8, length);
    at += 8 + length;
  }
}

function layerOf(shp: string, seen: { read: number }): SourceLayer {
  const [dbf, prj, cpg] = [sibling(shp, 'dbf'), sibling(shp, 'prj'), sibling(shp, 'cpg')];
  if (dbf === null) throw new UnreadableFabric('The shapefile comes without its attribute table (.dbf).');
  const encoding = cpg === null ? '' : readFileSync(cpg, 'latin1');
  return {
    name: parse(shp).name,
    coordinate_system: prj === null ? '' : readFileSync(prj, 'utf8'),
    features: featuresOf(shp, () => openDbf(dbf, encoding), seen),
  };
}

/** One or more .shp files with what lies beside them. */
export function openShapefiles(paths: readonly string[]): SourceFile {
  const seen = { read: 0 };
  const total = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  return {
    format: 'shapefile',
    layers: paths.map((path) => layerOf(path, seen)),
    progress: () => ({ read: Math.min(seen.read, total), total }),
    close: () => undefined,
  };
}
