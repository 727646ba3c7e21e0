// The directories of a TIFF file (TIFF 6.0, section 2), as far as a page image needs them. Whoever wrote them may mean
// harm: a count is held against the file before its values are read, and nothing is read twice.
import { Refusal } from '#core/api/errors.ts';
import type { Dpi } from '#main/ingest/formats/resolution.ts';

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
  tile_width: number;
  tile_height: number;
  /** How many strips or tiles the file says where they lie, and the bytes of all of them; null where it does not say. */
  pieces: number;
  stored: number | null;
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
  tile_height: 323,
  tile_offsets: 324,
  tile_lengths: 325,
  tables: 347,
} as const;

/** Bytes of a value of each type, by type number. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const RATIONAL = 5;
const CENTIMETRES = 3;
const GROUP_4 = 4;

/** Baseline and extensions define about 200 tags. */
const MOST_ENTRIES = 1000;

/** The pages in file order. Refuses more than so many; a chain that bites its own tail or leaves the file is an error. */
export function listDirectories(bytes: Uint8Array, most: number): TiffDirectory[] {
  const file = new TiffFile(bytes);
  const starts = new Set<number>();
  for (let at = file.long(4); at !== 0; at = file.long(at + 2 + 12 * file.short(at))) {
    if (starts.has(at)) throw new Error('The chain of pages is circular.');
    if (file.short(at) > MOST_ENTRIES) throw new Error('A directory has more entries than there are tags.');
    starts.add(at);
    if (starts.size > most) {
      const message = `The TIFF has more than ${most} pages, the most that is read at once.`;
      throw new Refusal('document_too_large', {}, message);
    }
  }
  return [...starts].map((at) => directoryOf(file, at, file.short(at)));
}

class TiffFile {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  readonly #little: boolean;
  /** Bytes of the lists that were read, which are lists of their own only as long as there are so many. */
  #listed = 0;

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

  /** How many numbers an entry has, all of them within the file. */
  count(entry: number): number {
    const count = this.long(entry + 4);
    const size = SIZES[this.short(entry + 2)] ?? 0;
    if (size === 0) throw new Error('An entry is of no known type.');
    if (count * size > this.bytes.length) throw new Error('An entry is longer than the file.');
    return count;
  }

  /** The numbers of an entry, at most so many; rationals as quotients. */
  values(entry: number, most: number): number[] {
    const type = this.short(entry + 2);
    const count = this.count(entry);
    const size = SIZES[type] ?? 0;
    const wanted = Math.min(count, most);
    this.#listed += wanted * size;
    if (this.#listed > this.bytes.length) throw new Error('Lists of the file overlap.');
    const at = count * size <= 4 ? entry + 8 : this.long(entry + 8);
    return Array.from({ length: wanted }, (_, i) => this.#value(type, at + i * size));
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
  const list = (tag: number, most: number): number[] => {
    const entry = entries.get(tag);
    return entry === undefined ? [] : file.values(entry, most);
  };
  const one = (tag: number, otherwise: number): number => list(tag, 1)[0] ?? otherwise;
  const tables = list(TAG.tables, MOST_TABLES);
  const height = one(TAG.height, 0);
  const compression = one(TAG.compression, 1);
  // Stated as larger than any page where there is but one strip.
  const rows_per_strip = Math.max(1, Math.min(height, one(TAG.rows_per_strip, height)));
  const tiled = entries.has(TAG.tile_width);
  const where = entries.get(tiled ? TAG.tile_offsets : TAG.offsets);
  const pieces = where === undefined ? 0 : file.count(where);
  const most = Math.min(pieces, MOST_PIECES);
  const lengths = list(tiled ? TAG.tile_lengths : TAG.lengths, most);
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
    rows_per_strip,
    planar: one(TAG.planar, 1) !== 1,
    tiled,
    tile_width: one(TAG.tile_width, 0),
    tile_height: one(TAG.tile_height, 0),
    pieces,
    stored: lengths.length === 0 ? null : lengths.reduce((sum, length) => sum + length, 0),
    strips: tiled ? [] : stripsOf(file, list(TAG.offsets, most), lengths),
    tables: tables.length > 4 ? Uint8Array.from(tables) : null,
    dpi: resolutionOf(one(TAG.x_resolution, 0), one(TAG.y_resolution, 0), one(TAG.unit, 2)),
  };
}

/** Quantization and Huffman tables take some hundred bytes each, and there are at most eight. */
const MOST_TABLES = 10_000;

/** A line a strip, on a sheet of four yards at 600 dots to the inch, in three planes. */
const MOST_PIECES = 300_000;

function stripsOf(file: TiffFile, offsets: readonly number[], lengths: readonly number[]): Uint8Array[] {
  return offsets.map((offset, i) => file.slice(offset, lengths[i] ?? 0));
}

function resolutionOf(x: number, y: number, unit: number): Dpi | null {
  // Unit 1 is an aspect without a length.
  if (!(x > 0 && y > 0) || unit === 1) return null;
  const inches = unit === CENTIMETRES ? 2.54 : 1;
  return { x: x * inches, y: y * inches };
}
