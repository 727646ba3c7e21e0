// GeoPackageBinary: a small header with the envelope, then little-endian well-known binary.
// OGC 12-128r17, clause 2.1.3.
import { boxOf, type Geometry, type Position, positionsOf, type Ring } from '#main/export/geometry.ts';

const WKB_TYPE = { Point: 1, LineString: 2, Polygon: 3, MultiPolygon: 6 } as const;
const HEADER_BYTES = 8;
const ENVELOPE_BYTES = 32;
/** Little-endian, envelope of x and y, not empty. */
const FLAGS_WITH_ENVELOPE = 0b0000_0011;
const FLAGS_BARE = 0b0000_0001;

/** The bytes of a geometry column. */
export function geopackageBinary(geometry: Geometry, srsId: number): Uint8Array {
  // A point is its own envelope; writing it again would only make the file larger.
  const box = geometry.type === 'Point' ? null : boxOf(positionsOf(geometry));
  const writer = writerOf(HEADER_BYTES + (box === null ? 0 : ENVELOPE_BYTES) + wkbBytes(geometry));
  writer.byte(0x47);
  writer.byte(0x50);
  writer.byte(0);
  writer.byte(box === null ? FLAGS_BARE : FLAGS_WITH_ENVELOPE);
  writer.int(srsId);
  if (box !== null) for (const bound of [box.west, box.east, box.south, box.north]) writer.double(bound);
  writeWkb(writer, geometry);
  return writer.bytes;
}

interface Writer {
  readonly bytes: Uint8Array;
  byte(value: number): void;
  int(value: number): void;
  double(value: number): void;
}

function writerOf(length: number): Writer {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  return {
    bytes,
    byte: (value) => view.setUint8(at++, value),
    int: (value) => {
      view.setInt32(at, value, true);
      at += 4;
    },
    double: (value) => {
      view.setFloat64(at, value, true);
      at += 8;
    },
  };
}

function writeWkb(writer: Writer, geometry: Geometry): void {
  writer.byte(1);
  writer.int(WKB_TYPE[geometry.type]);
  switch (geometry.type) {
    case 'Point':
      writePosition(writer, geometry.coordinates);
      break;
    case 'LineString':
      writePositions(writer, geometry.coordinates);
      break;
    case 'Polygon':
      writeRings(writer, geometry.coordinates);
      break;
    case 'MultiPolygon':
      writer.int(geometry.coordinates.length);
      for (const coordinates of geometry.coordinates) writeWkb(writer, { type: 'Polygon', coordinates });
  }
}

function writeRings(writer: Writer, rings: readonly Ring[]): void {
  writer.int(rings.length);
  for (const ring of rings) writePositions(writer, ring);
}

function writePositions(writer: Writer, positions: readonly Position[]): void {
  writer.int(positions.length);
  for (const position of positions) writePosition(writer, position);
}

function writePosition(writer: Writer, [x, y]: Position): void {
  writer.double(x);
  writer.double(y);
}

const ringsBytes = (rings: readonly Ring[]): number => rings.reduce((sum, ring) => sum + 4 + 16 * ring.length, 9);

function wkbBytes(geometry: Geometry): number {
  switch (geometry.type) {
    case 'Point':
      return 21;
    case 'LineString':
      return 9 + 16 * geometry.coordinates.length;
    case 'Polygon':
      return ringsBytes(geometry.coordinates);
    case 'MultiPolygon':
      return geometry.coordinates.reduce((sum, rings) => sum + ringsBytes(rings), 9);
  }
}
