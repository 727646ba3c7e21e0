// A feature as any of the file formats gives it, in the coordinate system of its file.

/** Flat pairs x, y, x, y; outer rings counter-clockwise, holes clockwise, not necessarily closed. */
export type FlatRing = ArrayLike<number>;

export interface SourceFeature {
  properties: Readonly<Record<string, unknown>>;
  rings: FlatRing[];
  /** For a point feature, which has no rings. */
  point: readonly [number, number] | null;
}

export interface SourceLayer {
  name: string;
  /** WKT, `EPSG:4269` or empty when the file does not say. */
  coordinate_system: string;
  features: Iterable<SourceFeature>;
}

export interface SourceFile {
  format: 'geojson' | 'geopackage' | 'shapefile' | 'filegdb';
  layers: Iterable<SourceLayer>;
  /** How much of the file was read so far, and how much there is. */
  progress(): { read: number; total: number };
  close(): void;
}

/** The file is not what it claims, or is damaged; the message says which and is shown to the person. */
export class UnreadableFabric extends Error {}

function flatArea(ring: FlatRing): number {
  let doubled = 0;
  const count = ring.length / 2;
  for (let i = 0; i < count; i += 1) {
    const j = i + 1 === count ? 0 : i + 1;
    doubled += (ring[2 * i] ?? 0) * (ring[2 * j + 1] ?? 0) - (ring[2 * j] ?? 0) * (ring[2 * i + 1] ?? 0);
  }
  return doubled / 2;
}

const ROOM = 1 << 16;
let room = new Float64Array(ROOM);
let taken = 0;

/** So many numbers, cut from a larger piece: memory asked for ring by ring costs more than what is read into it. */
export function roomFor(count: number): Float64Array {
  if (count > ROOM - taken) {
    if (count > ROOM / 4) return new Float64Array(count);
    room = new Float64Array(ROOM);
    taken = 0;
  }
  taken += count;
  return room.subarray(taken - count, taken);
}

export function turned(ring: FlatRing): FlatRing {
  const back = roomFor(ring.length);
  for (let i = ring.length - 2, at = 0; i >= 0; i -= 2, at += 2) {
    back[at] = ring[i] as number;
    back[at + 1] = ring[i + 1] as number;
  }
  return back;
}

/** The ring run the way asked for. */
export function wound(ring: FlatRing, counterClockwise: boolean): FlatRing {
  if (flatArea(ring) > 0 === counterClockwise) return ring;
  return turned(ring);
}
