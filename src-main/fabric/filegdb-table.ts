// One table of a file geodatabase (.gdbtable with its .gdbtablx): its fields and its rows. The layout follows the public
// reverse-engineered description of the format, versions 9 and 10.
import { ByteCursor, FileWindow } from '#main/fabric/filegdb-bytes.ts';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';

export interface GeometryField {
  wkt: string;
  origin: readonly [number, number];
  scale: number;
}

interface Field {
  name: string;
  type: number;
  nullable: boolean;
  geometry: GeometryField | null;
}

export interface GdbRow {
  /** Counted from 1. */
  id: number;
  values: Record<string, unknown>;
  shape: Buffer | null;
}

export interface GdbTable {
  geometry: GeometryField | null;
  rows(seen: { read: number }): Generator<GdbRow>;
  size: number;
  close(): void;
}

const TYPE = {
  INT16: 0,
  INT32: 1,
  FLOAT: 2,
  DOUBLE: 3,
  TEXT: 4,
  DATE: 5,
  ID: 6,
  SHAPE: 7,
  BINARY: 8,
  RASTER: 9,
  UUID: 10,
  GLOBAL_ID: 11,
  XML: 12,
  INT64: 13,
  DAY: 14,
  TIME: 15,
  ZONED: 16,
} as const;
const HAS_DEFAULT = 4;
const BLOCK_ROWS = 1024;

/** Past the envelope stand the sizes of the spatial index grids; what precedes them varies with Z and M. */
function skipToGridSizes(cursor: ByteCursor): void {
  for (let i = 0; i < 64; i += 1) {
    const grids = cursor.peek(1);
    if (
      cursor.peek(0) === 0 &&
      grids >= 1 &&
      grids <= 3 &&
      cursor.peek(2) === 0 &&
      cursor.peek(3) === 0 &&
      cursor.peek(4) === 0
    ) {
      cursor.skip(5 + 8 * grids);
      return;
    }
    cursor.skip(8);
  }
  throw new UnreadableFabric('A shape field of the geodatabase is damaged.');
}

function readGeometryField(cursor: ByteCursor): GeometryField {
  const length = cursor.int16();
  const wkt = cursor.text(length, 'utf16le');
  const flags = cursor.byte();
  const [hasM, hasZ] = [(flags & 2) !== 0, (flags & 4) !== 0];
  const origin: [number, number] = [cursor.double(), cursor.double()];
  const scale = cursor.double();
  if (!(scale > 0)) throw new UnreadableFabric('A shape field of the geodatabase has no scale.');
  // Origin and scale of M and Z, the tolerances, and the envelope.
  cursor.skip(8 * ((hasM ? 2 : 0) + (hasZ ? 2 : 0) + 1 + (hasM ? 1 : 0) + (hasZ ? 1 : 0) + 4));
  skipToGridSizes(cursor);
  return { wkt, origin, scale };
}

function readField(cursor: ByteCursor): Field {
  const name = cursor.text(cursor.byte() * 2, 'utf16le');
  cursor.skip(cursor.byte() * 2);
  const type = cursor.byte();
  if (type === TYPE.ID) {
    cursor.skip(2);
    return { name, type, nullable: false, geometry: null };
  }
  if (type === TYPE.RASTER)
    throw new UnreadableFabric('A table of the geodatabase holds pictures, which are not fabric.');
  if (type > TYPE.ZONED) throw new UnreadableFabric('The geodatabase has fields of a kind that is not known here.');
  if (type === TYPE.TEXT) cursor.skip(4);
  else cursor.skip(1);
  const flags = cursor.byte();
  const nullable = (flags & 1) !== 0;
  if (type === TYPE.SHAPE) return { name, type, nullable, geometry: readGeometryField(cursor) };
  if (type === TYPE.TEXT) {
    const length = cursor.varuint();
    if ((flags & HAS_DEFAULT) !== 0) cursor.skip(length);
  } else if (type !== TYPE.BINARY && type !== TYPE.UUID && type !== TYPE.GLOBAL_ID && type !== TYPE.XML) {
    const length = cursor.byte();
    if ((flags & HAS_DEFAULT) !== 0) cursor.skip(length);
  }
  return { name, type, nullable, geometry: null };
}

interface Layout {
  fields: Field[];
  encoding: 'utf8' | 'utf16le';
}

function readLayout(file: FileWindow): Layout {
  const head = new ByteCursor(file.bytes(0, 40));
  const magic = head.int32();
  if (magic === 4) {
    throw new UnreadableFabric('The geodatabase uses 64-bit object ids. Save it with 32-bit ids, or as GeoPackage.');
  }
  if (magic !== 3) throw new UnreadableFabric('A table of the geodatabase is not one.');
  head.at = 32;
  const at = head.int64();
  const length = new ByteCursor(file.bytes(at, 4)).int32();
  const cursor = new ByteCursor(file.bytes(at + 4, Math.min(length, file.size - at - 4)));
  cursor.skip(4);
  const flags = cursor.uint32();
  const count = cursor.int16();
  const fields = Array.from({ length: count }, () => readField(cursor));
  return { fields, encoding: (flags & 0x100) !== 0 ? 'utf8' : 'utf16le' };
}

function readValue(cursor: ByteCursor, type: number, encoding: 'utf8' | 'utf16le'): unknown {
  switch (type) {
    case TYPE.INT16:
      return cursor.int16();
    case TYPE.INT32:
      return cursor.int32();
    case TYPE.FLOAT:
      return cursor.float();
    case TYPE.DOUBLE:
    case TYPE.DATE:
    case TYPE.DAY:
    case TYPE.TIME:
      return cursor.double();
    case TYPE.INT64:
      return cursor.int64();
    case TYPE.TEXT:
      return cursor.text(cursor.varuint(), encoding);
    case TYPE.XML:
    case TYPE.BINARY:
    case TYPE.SHAPE:
      return cursor.blob(cursor.varuint());
    case TYPE.ZONED:
      return cursor.blob(10);
    default:
      return cursor.blob(16);
  }
}

function readRow(bytes: Buffer, layout: Layout, nullableCount: number, id: number): GdbRow {
  const cursor = new ByteCursor(bytes);
  const nulls = cursor.blob(Math.ceil(nullableCount / 8));
  const values: Record<string, unknown> = {};
  let [shape, bit]: [Buffer | null, number] = [null, 0];
  for (const field of layout.fields) {
    if (field.type === TYPE.ID) continue;
    if (field.nullable) {
      const isNull = ((nulls[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
      bit += 1;
      if (isNull) continue;
    }
    const value = readValue(cursor, field.type, layout.encoding);
    if (field.type === TYPE.SHAPE) shape = value as Buffer;
    else if (!Buffer.isBuffer(value)) values[field.name] = value;
  }
  return { id, values, shape };
}

/** Offsets of the rows, block by block; zero marks a deleted row. */
function* offsetsOf(path: string): Generator<{ id: number; offset: number }> {
  const index = new FileWindow(path);
  try {
    const head = new ByteCursor(index.bytes(0, 16));
    const magic = head.int32();
    const blocks = head.int32();
    head.skip(4);
    const width = head.int32();
    if (magic !== 3 || width < 4 || width > 6) throw new UnreadableFabric('An index of the geodatabase is damaged.');
    for (let block = 0; block < blocks; block += 1) {
      const bytes = index.bytes(16 + block * BLOCK_ROWS * width, BLOCK_ROWS * width);
      for (let i = 0; i < BLOCK_ROWS; i += 1) {
        const offset = bytes.readUIntLE(i * width, width);
        if (offset > 0) yield { id: block * BLOCK_ROWS + i + 1, offset };
      }
    }
  } finally {
    index.close();
  }
}

/** `stem` is the path without its extension. */
export function openGdbTable(stem: string): GdbTable {
  const file = new FileWindow(`${stem}.gdbtable`);
  try {
    const layout = readLayout(file);
    const nullableCount = layout.fields.filter((field) => field.nullable).length;
    return {
      geometry: layout.fields.find((field) => field.geometry !== null)?.geometry ?? null,
      size: file.size,
      *rows(seen) {
        const before = seen.read;
        for (const { id, offset } of offsetsOf(`${stem}.gdbtablx`)) {
          const length = file.bytes(offset, 4).readInt32LE(0);
          // A negative length marks a row that was deleted after the index was written.
          if (length <= 0) continue;
          seen.read = before + Math.min(offset, file.size);
          yield readRow(file.bytes(offset + 4, length), layout, nullableCount, id);
        }
      },
      close: () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}
