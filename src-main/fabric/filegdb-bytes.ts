// Bytes of a file geodatabase: whole numbers of any length, strings, and a window over a file too large to hold.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';

export class ByteCursor {
  at: number;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  private take(count: number): number {
    const from = this.at;
    if (count < 0 || from + count > this.bytes.length)
      throw new UnreadableFabric('A table of the geodatabase is cut off.');
    this.at += count;
    return from;
  }

  skip(count: number): void {
    this.take(count);
  }

  byte(): number {
    return this.bytes[this.take(1)] ?? 0;
  }

  /** The byte so far ahead, without moving. */
  peek(ahead: number): number {
    return this.bytes[this.at + ahead] ?? 0;
  }

  int16(): number {
    return this.bytes.readInt16LE(this.take(2));
  }

  int32(): number {
    return this.bytes.readInt32LE(this.take(4));
  }

  uint32(): number {
    return this.bytes.readUInt32LE(this.take(4));
  }

  int64(): number {
    return Number(this.bytes.readBigInt64LE(this.take(8)));
  }

  float(): number {
    return this.bytes.readFloatLE(this.take(4));
  }

  double(): number {
    return this.bytes.readDoubleLE(this.take(8));
  }

  text(count: number, encoding: 'utf8' | 'utf16le'): string {
    const from = this.take(count);
    return this.bytes.toString(encoding, from, from + count);
  }

  blob(count: number): Buffer {
    const from = this.take(count);
    return this.bytes.subarray(from, from + count);
  }

  /** Seven bits to a byte, lowest first. */
  varuint(): number {
    let [value, scale] = [0, 1];
    for (let i = 0; i < 10; i += 1) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
    throw new UnreadableFabric('A number of the geodatabase is damaged.');
  }

  /** The same with a sign, which takes the second bit of the first byte. */
  varint(): number {
    const first = this.byte();
    const negative = (first & 0x40) !== 0;
    let [value, scale, more] = [first & 0x3f, 64, first >= 0x80];
    for (let i = 0; more && i < 10; i += 1) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      scale *= 128;
      more = byte >= 0x80;
    }
    if (more) throw new UnreadableFabric('A coordinate of the geodatabase is damaged.');
    return negative ? -value : value;
  }
}

/** A file read in large blocks, mostly forward. */
export class FileWindow {
  readonly size: number;
  private readonly file: number;
  private block = Buffer.alloc(0);
  private start = 0;

  constructor(path: string) {
    this.file = openSync(path, 'r');
    this.size = fstatSync(this.file).size;
  }

  bytes(at: number, length: number): Buffer {
    if (at < 0 || length < 0 || at + length > this.size)
      throw new UnreadableFabric('A table of the geodatabase is cut off.');
    if (at < this.start || at + length > this.start + this.block.length) {
      this.block = Buffer.alloc(Math.min(Math.max(length, 1 << 20), this.size - at));
      readSync(this.file, this.block, 0, this.block.length, at);
      this.start = at;
    }
    return this.block.subarray(at - this.start, at - this.start + length);
  }

  close(): void {
    closeSync(this.file);
  }
}
