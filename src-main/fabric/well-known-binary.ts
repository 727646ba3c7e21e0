// Well-known binary, as GeoPackage wraps it: polygons, multipolygons and points, with or without Z and M.
import { type FlatRing, roomFor, UnreadableFabric, wound } from '#main/fabric/source-feature.ts';

export interface Shape {
  rings: FlatRing[];
  point: readonly [number, number] | null;
}

const IS_LITTLE = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

class Reader {
  private at: number;
  private readonly view: DataView;
  private little = true;
  private dimensions = 2;

  constructor(view: DataView, at: number) {
    this.view = view;
    this.at = at;
  }

  private uint(): number {
    const value = this.view.getUint32(this.at, this.little);
    this.at += 4;
    return value;
  }

  private double(): number {
    const value = this.view.getFloat64(this.at, this.little);
    this.at += 8;
    return value;
  }

  /** Geometry type without its dimension flags. */
  private head(): number {
    this.little = this.view.getUint8(this.at) === 1;
    this.at += 1;
    const raw = this.uint();
    const type = raw & 0xffff;
    const [z, m] = [
      (raw & 0x80000000) !== 0 || Math.floor((type % 4000) / 1000) % 2 === 1,
      (raw & 0x40000000) !== 0 || type >= 2000,
    ];
    this.dimensions = 2 + (z || type >= 3000 ? 1 : 0) + (m ? 1 : 0);
    if ((raw & 0x20000000) !== 0) this.at += 4;
    return type % 1000;
  }

  private position(): [number, number] {
    const [x, y] = [this.double(), this.double()];
    this.at += 8 * (this.dimensions - 2);
    return [x, y];
  }

  private polygon(): FlatRing[] {
    const count = this.bounded(4);
    const rings: FlatRing[] = [];
    for (let i = 0; i < count; i += 1) {
      const ring = roomFor(2 * this.bounded(16));
      if (this.little && IS_LITTLE && this.dimensions === 2) this.copyInto(ring);
      else this.readInto(ring);
      rings.push(wound(ring, i === 0));
    }
    return rings;
  }

  /** Doubles that lie there as this machine keeps them. */
  private copyInto(ring: Float64Array): void {
    const { buffer, byteOffset } = this.view;
    const bytes = new Uint8Array(buffer, byteOffset + this.at, ring.byteLength);
    new Uint8Array(ring.buffer, ring.byteOffset, ring.byteLength).set(bytes);
    this.at += ring.byteLength;
  }

  private readInto(ring: Float64Array): void {
    for (let at = 0; at < ring.length; at += 2) {
      ring[at] = this.double();
      ring[at + 1] = this.double();
      this.at += 8 * (this.dimensions - 2);
    }
  }

  /** A count that the bytes left can hold. */
  private bounded(bytesEach: number): number {
    const count = this.uint();
    if (count * bytesEach > this.view.byteLength - this.at) throw new UnreadableFabric('A shape is cut off.');
    return count;
  }

  shape(): Shape {
    const type = this.head();
    if (type === 1) return { rings: [], point: this.position() };
    if (type === 3) return { rings: this.polygon(), point: null };
    if (type === 4 || type === 6 || type === 7) {
      const shapes = Array.from({ length: this.bounded(5) }, () => this.shape());
      return { rings: shapes.flatMap((shape) => shape.rings), point: shapes[0]?.point ?? null };
    }
    return { rings: [], point: null };
  }
}

const ENVELOPE_DOUBLES = [0, 4, 6, 6, 8];

/** A GeoPackage geometry: `GP`, flags, an optional envelope, then WKB. */
export function readGeoPackageShape(blob: Uint8Array): Shape {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  if (blob.length < 13 || blob[0] !== 0x47 || blob[1] !== 0x50)
    throw new UnreadableFabric('A shape is not GeoPackage binary.');
  const flags = blob[3] ?? 0;
  if ((flags & 0x10) !== 0) return { rings: [], point: null };
  const envelope = ENVELOPE_DOUBLES[(flags >> 1) & 7] ?? 0;
  try {
    return new Reader(view, 8 + envelope * 8).shape();
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFabric('A shape is cut off.');
    throw error;
  }
}
