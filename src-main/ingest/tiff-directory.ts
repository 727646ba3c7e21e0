// The directories of a TIFF file (TIFF 6.0, section 2), as far as a page image needs them.
import type { Dpi } from '#main/ingest/resolution.ts';

export interface TiffDirectory {
  subfile: number;
  width: number;
  height: number;
  /** Of one sample, and samples of one pixel. */
  bits: number;
  samples: number;
  compression: number;
  photometric: number;
  fill: number;
  orientation: number;
  /** How facsimile rows are coded (T4Options, T6Options). */
  fax_options: number;
  rows_per_strip: number;
  /** The samples are stored apart, one plane after the other. */
  planar: boolean;
  tiled: boolean;
  /** The stored strips, in order; empty for a tiled page. */
  strips: Uint8Array[];
  /** JPEG tables kept apart from the strips. */
  tables: Uint8Array | null;
  dpi: Dpi | null;
}

const TAG = {
  subfile: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fill: 266,
  offsets: 273,
  orientation: 274,
  samples: 277,
  rows_per_strip: 278,
  lengths: 279,
  x_resolution: 282,
  y_resolution: 283,
  planar: 284,
  t4_options: 292,
  t6_options: 293,
  unit: 296,
  tile_width: 322,
  tables: 347,
} as const;

/** Bytes of a value of each type, by type number. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const RATIONAL = 5;
const CENTIMETRES = 3;
const GROUP_4 = 4;

/** The pages in file order, at most so many. A chain that bites its own tail or leaves the file is an error. */
export function listDirectories(bytes: Uint8Array, most: number): TiffDirectory[] {
  const file = new TiffFile(bytes);
  const directories: TiffDirectory[] = [];
  const seen = new Set<number>();
  for (let at = file.long(4); at !== 0 && directories.length < most; ) {
    if (seen.has(at)) throw new Error('The chain of pages is circular.');
    seen.add(at);
    const count = file.short(at);
    directories.push(directoryOf(file, at, count));
    at = file.long(at + 2 + 12 * count);
  }
  return directories;
}

class TiffFile {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  readonly #little: boolean;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#little = bytes[0] === 0x49;
  }

  short(at: number): number {
    return this.#view.getUint16(at, this.#little);
  }

  long(at: number): number {
    return this.#view.getUint32(at, this.#little);
  }

  /** The numbers of an entry; rationals as quotients. */
  values(entry: number): number[] {
    const type = this.short(entry + 2);
    const count = this.long(entry + 4);
    const size = SIZES[type] ?? 0;
    if (count * size > this.bytes.length) throw new Error('An entry is longer than the file.');
    const at = count * size <= 4 ? entry + 8 : this.long(entry + 8);
    return Array.from({ length: count }, (_, i) => this.#value(type, at + i * size));
  }

  #value(type: number, at: number): number {
    const size = SIZES[type] ?? 0;
    if (type === RATIONAL) return this.long(at) / this.long(at + 4);
    if (size === 1) return this.#view.getUint8(at);
    if (size === 2) return this.short(at);
    return size === 4 ? this.long(at) : Number.NaN;
  }

  slice(at: number, length: number): Uint8Array {
    if (at + length > this.bytes.length) throw new Error('A strip lies outside the file.');
    return this.bytes.subarray(at, at + length);
  }
}

function directoryOf(file: TiffFile, at: number, count: number): TiffDirectory {
  const entries = new Map<number, number>();
  for (let i = 0; i < count; i++) {
    const entry = at + 2 + 12 * i;
    entries.set(file.short(entry), entry);
  }
  const list = (tag: number): number[] => {
    const entry = entries.get(tag);
    return entry === undefined ? [] : file.values(entry);
  };
  const one = (tag: number, otherwise: number): number => list(tag)[0] ?? otherwise;
  const tables = list(TAG.tables);
  const lengths = list(TAG.lengths);
  const height = one(TAG.height, 0);
  const compression = one(TAG.compression, 1);
  return {
    subfile: one(TAG.subfile, 0),
    width: one(TAG.width, 0),
    height,
    bits: one(TAG.bits, 1),
    samples: one(TAG.samples, 1),
    compression,
    photometric: one(TAG.photometric, 0),
    fill: one(TAG.fill, 1),
    orientation: one(TAG.orientation, 1),
    fax_options: one(compression === GROUP_4 ? TAG.t6_options : TAG.t4_options, 0),
    // Stated as larger than any page where there is but one strip.
    rows_per_strip: Math.max(1, Math.min(height, one(TAG.rows_per_strip, height))),
    planar: one(TAG.planar, 1) !== 1,
    tiled: entries.has(TAG.tile_width),
    strips: list(TAG.offsets).map((offset, i) => file.slice(offset, lengths[i] ?? 0)),
    tables: tables.length > 4 ? Uint8Array.from(tables) : null,
    dpi: resolutionOf(one(TAG.x_resolution, 0), one(TAG.y_resolution, 0), one(TAG.unit, 2)),
  };
}

function resolutionOf(x: number, y: number, unit: number): Dpi | null {
  // Unit 1 is an aspect without a length.
  if (!(x > 0 && y > 0) || unit === 1) return null;
  const inches = unit === CENTIMETRES ? 2.54 : 1;
  return { x: x * inches, y: y * inches };
}
