// The bodies of hostile files: PDFs written object by object, and image files that promise what they do not hold.
import { crc32, deflateSync } from 'node:zlib';

/** A PDF of these objects, numbered from 1, the first of them its catalog, without a table of where they stand. */
export function pdfWith(...objects: string[]): Buffer {
  const bodies = objects.map((body, i) => `${i + 1} 0 obj\n${body}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${bodies.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

export function streamOf(dictionary: string, data: Buffer): string {
  return `<< ${dictionary} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;
}

export function circularTiff(): Uint8Array {
  const file = tiffOf([
    [256, 10],
    [257, 10],
  ]);
  file.writeUInt32LE(8, 34);
  return file;
}

export function strayTiff(): Uint8Array {
  return tiffOf([
    [256, 10],
    [257, 10],
    [273, 1_000_000],
    [279, 500],
  ]);
}

function tiffOf(entries: readonly (readonly [tag: number, value: number])[]): Buffer {
  const file = Buffer.alloc(8 + 2 + 12 * entries.length + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries.length, 8);
  entries.forEach(([tag, value], i) => {
    const at = 10 + 12 * i;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(4, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  return file;
}

/** A sound file in form that promises so many pixels and holds so many bytes of nought. */
export function hugePng(width: number, height: number, bytes: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const data = deflateSync(Buffer.alloc(bytes), { level: 1 });
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(body.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), out.length - 4);
  return out;
}

/** A frame header of that size and nothing behind it. */
export function hugeJpeg(width: number, height: number): Uint8Array {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9]),
  ]);
}
