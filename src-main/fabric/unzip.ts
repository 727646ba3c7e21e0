// Zip archives unpacked to a folder through their central directory, one entry at a time and never whole in memory.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  offset: number;
  crc: number;
}

const [LOCAL, CENTRAL, END, END64, LOCATOR64] = [0x04034b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50];
const LONGEST_DIRECTORY = 2 ** 26;
const MOST_ENTRIES = 20_000;
const MOST_BYTES = 64 * 2 ** 30;

type Handle = Awaited<ReturnType<typeof open>>;

async function bytesAt(file: Handle, at: number, length: number): Promise<Buffer> {
  if (length > LONGEST_DIRECTORY) throw new UnreadableFabric('The directory of the zip archive is damaged.');
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, at);
  if (bytesRead < length) throw new UnreadableFabric('The zip archive is cut off.');
  return buffer;
}

/** Where the central directory lies and how many entries it has; beyond 4 GB a second record tells. */
async function directoryOf(file: Handle, size: number): Promise<{ at: number; length: number; count: number }> {
  const tailLength = Math.min(size, 65_557);
  const tail = await bytesAt(file, size - tailLength, tailLength);
  let at = tail.length - 22;
  while (at >= 0 && tail.readUInt32LE(at) !== END) at -= 1;
  if (at < 0) throw new UnreadableFabric('The zip archive has no directory: it is cut off or not a zip.');
  const plain = {
    count: tail.readUInt16LE(at + 10),
    length: tail.readUInt32LE(at + 12),
    at: tail.readUInt32LE(at + 16),
  };
  if (at < 20 || tail.readUInt32LE(at - 20) !== LOCATOR64) return plain;
  const record = await bytesAt(file, Number(tail.readBigUInt64LE(at - 12)), 56);
  if (record.readUInt32LE(0) !== END64) return plain;
  return {
    count: Number(record.readBigUInt64LE(32)),
    length: Number(record.readBigUInt64LE(40)),
    at: Number(record.readBigUInt64LE(48)),
  };
}

/** Sizes and offset that did not fit in 32 bits stand in the extra field, in this order. */
function widen(entry: Entry, extra: Buffer): Entry {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    const take = (value: number): number => {
      if (value !== 0xffffffff || next + 8 > extra.length) return value;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    };
    return { ...entry, size: take(entry.size), packed: take(entry.packed), offset: take(entry.offset) };
  }
  return entry;
}

function entriesOf(directory: Buffer, count: number): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count && at + 46 <= directory.length; ) {
    if (directory.readUInt32LE(at) !== CENTRAL)
      throw new UnreadableFabric('The directory of the zip archive is damaged.');
    const [nameLength, extraLength, noteLength] = [
      directory.readUInt16LE(at + 28),
      directory.readUInt16LE(at + 30),
      directory.readUInt16LE(at + 32),
    ];
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const entry = {
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
      crc: directory.readUInt32LE(at + 16),
    };
    entries.push(widen(entry, extra));
    at += 46 + nameLength + extraLength + noteLength;
  }
  return entries;
}

/** A path inside the folder; null for a directory entry and for a name that would leave it. */
function targetOf(folder: string, name: string): string | null {
  const plain = normalize(name.replaceAll('\\', '/'));
  if (plain.endsWith('/') || plain.startsWith('..') || plain.startsWith('/') || /^[a-z]:/i.test(plain)) return null;
  return join(folder, plain);
}

async function unpack(path: string, file: Handle, entry: Entry, target: string, signal?: AbortSignal): Promise<void> {
  const local = await bytesAt(file, entry.offset, 30);
  if (local.readUInt32LE(0) !== LOCAL) throw new UnreadableFabric('An entry of the zip archive is damaged.');
  const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  await mkdir(dirname(target), { recursive: true });
  const out = createWriteStream(target);
  if (entry.packed === 0) {
    out.end();
    return;
  }
  const packed = createReadStream(path, { start, end: start + entry.packed - 1 });
  const options = signal === undefined ? {} : { signal };
  let [written, sum] = [0, 0];
  const bound = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      written += chunk.length;
      sum = crc32(chunk, sum);
      if (written > entry.size) throw new UnreadableFabric('An entry of the zip archive is larger than it says.');
      yield chunk;
    }
  };
  if (entry.method === 0) await pipeline(packed, bound, out, options);
  else if (entry.method === 8) await pipeline(packed, createInflateRaw(), bound, out, options);
  else throw new UnreadableFabric('The zip archive is packed in a way that is not supported; use plain zip.');
  if (sum !== entry.crc) throw new UnreadableFabric('An entry of the zip archive is damaged.');
}

/** Unpacks everything into the folder and returns the paths written. */
export async function unzip(path: string, folder: string, signal?: AbortSignal): Promise<string[]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const directory = await directoryOf(file, size);
    if (directory.count > MOST_ENTRIES) throw new UnreadableFabric('The zip archive holds too many files.');
    const entries = entriesOf(await bytesAt(file, directory.at, directory.length), directory.count);
    if (entries.reduce((sum, entry) => sum + entry.size, 0) > MOST_BYTES) {
      throw new UnreadableFabric('The zip archive would unpack to more than 64 GB.');
    }
    const written: string[] = [];
    for (const entry of entries) {
      const target = targetOf(folder, entry.name);
      if (target === null) continue;
      await unpack(path, file, entry, target, signal);
      written.push(target);
    }
    return written;
  } finally {
    await file.close();
  }
}
