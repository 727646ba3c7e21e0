// File geodatabases: the catalog of tables, and the polygons and points of those that have shapes.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ByteCursor } from '#main/fabric/filegdb-bytes.ts';
import { type GdbTable, type GeometryField, openGdbTable } from '#main/fabric/filegdb-table.ts';
import {
  type FlatRing,
  type SourceFeature,
  type SourceFile,
  type SourceLayer,
  UnreadableFabric,
} from '#main/fabric/source-feature.ts';

const POLYGONS = new Set([5, 15, 19, 25, 51]);
const POINTS = new Set([1, 9, 11, 21, 52]);
const MULTIPOINTS = new Set([8, 18, 20, 28, 53]);
const HAS_CURVES = 0x20000000;

/** Deltas in the order of the file, turned about so that outer rings run counter-clockwise. */
function readRings(cursor: ByteCursor, field: GeometryField, curved: boolean): FlatRing[] {
  const points = cursor.varuint();
  if (points === 0) return [];
  const parts = cursor.varuint();
  if (parts < 1 || parts > points) throw new UnreadableFabric('A shape of the geodatabase is damaged.');
  if (curved) cursor.varuint();
  for (let i = 0; i < 4; i += 1) cursor.varuint();
  const counts = Array.from({ length: parts - 1 }, () => cursor.varuint());
  counts.push(points - counts.reduce((sum, count) => sum + count, 0));
  let [x, y] = [0, 0];
  return counts.map((count) => {
    if (count < 0) throw new UnreadableFabric('A shape of the geodatabase is damaged.');
    const ring: number[] = new Array(count * 2).fill(0);
    for (let i = count - 1; i >= 0; i -= 1) {
      x += cursor.varint();
      y += cursor.varint();
      ring[2 * i] = x / field.scale + field.origin[0];
      ring[2 * i + 1] = y / field.scale + field.origin[1];
    }
    return ring;
  });
}

/** A corner saved as a collection of one. */
function firstOfMany(cursor: ByteCursor, field: GeometryField): Pick<SourceFeature, 'rings' | 'point'> | null {
  if (cursor.varuint() === 0) return null;
  for (let i = 0; i < 4; i += 1) cursor.varuint();
  const [x, y] = [cursor.varint(), cursor.varint()];
  return { rings: [], point: [x / field.scale + field.origin[0], y / field.scale + field.origin[1]] };
}

function shapeOf(bytes: Buffer, field: GeometryField): Pick<SourceFeature, 'rings' | 'point'> | null {
  const cursor = new ByteCursor(bytes);
  const code = cursor.varuint();
  const type = code & 0xff;
  if (POLYGONS.has(type))
    return { rings: readRings(cursor, field, type === 51 && (code & HAS_CURVES) !== 0), point: null };
  if (MULTIPOINTS.has(type)) return firstOfMany(cursor, field);
  if (!POINTS.has(type)) return null;
  const [x, y] = [cursor.varuint(), cursor.varuint()];
  if (x === 0 || y === 0) return null;
  return { rings: [], point: [(x - 1) / field.scale + field.origin[0], (y - 1) / field.scale + field.origin[1]] };
}

function* featuresOf(table: GdbTable, field: GeometryField, seen: { read: number }): Generator<SourceFeature> {
  for (const row of table.rows(seen)) {
    const shape = row.shape === null ? null : shapeOf(row.shape, field);
    if (shape !== null) yield { properties: row.values, ...shape };
  }
}

function stemOf(folder: string, id: number): string {
  return join(folder, `a${id.toString(16).padStart(8, '0')}`);
}

/** Tables named in the catalog that are the user's own. */
function catalogOf(folder: string): { id: number; name: string }[] {
  const catalog = openGdbTable(stemOf(folder, 1));
  try {
    const rows = [...catalog.rows({ read: 0 })];
    return rows
      .map((row) => ({ id: row.id, name: String(row.values.Name ?? '') }))
      .filter(
        ({ id, name }) => name !== '' && !name.startsWith('GDB_') && existsSync(`${stemOf(folder, id)}.gdbtable`),
      );
  } finally {
    catalog.close();
  }
}

function openLayers(folder: string): { name: string; table: GdbTable; field: GeometryField }[] {
  return catalogOf(folder).flatMap(({ id, name }) => {
    const table = openGdbTable(stemOf(folder, id));
    if (table.geometry !== null) return [{ name, table, field: table.geometry }];
    table.close();
    return [];
  });
}

/** A folder that ends in .gdb, unpacked. */
export function openFileGdb(folder: string): SourceFile {
  if (!existsSync(`${stemOf(folder, 1)}.gdbtable`)) {
    const packed = readdirSync(folder).some((name) => name.endsWith('.cdf'));
    throw new UnreadableFabric(
      packed ? 'The geodatabase is compressed (CDF). Save it uncompressed.' : 'The geodatabase has no catalog.',
    );
  }
  const opened = openLayers(folder);
  const seen = { read: 0 };
  const total = opened.reduce((sum, { table }) => sum + table.size, 0);
  const layers: SourceLayer[] = opened.map(({ name, table, field }) => ({
    name,
    coordinate_system: field.wkt,
    features: featuresOf(table, field, seen),
  }));
  return {
    format: 'filegdb',
    layers,
    progress: () => ({ read: Math.min(seen.read, total), total }),
    close: () => {
      for (const { table } of opened) table.close();
    },
  };
}
