// One TIFF of many pages, joined from files of one page as sharp writes them: low byte first, a single directory.

const BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const STRIP_OFFSETS = 273;

export function joinedTiff(pages: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  let link: { part: Buffer; at: number } | null = null;
  for (const page of pages) {
    const part = Buffer.concat([page, Buffer.alloc(page.length % 2)]);
    const directory = part.readUInt32LE(4);
    const count = part.readUInt16LE(directory);
    for (let i = 0; i < count; i++) moveEntry(part, directory + 2 + 12 * i, length);
    // The first page's header points at its directory; every other is reached from the one before.
    link?.part.writeUInt32LE(directory + length, link.at);
    link = { part, at: directory + 2 + 12 * count };
    parts.push(part);
    length += part.length;
  }
  return Buffer.concat(parts);
}

/** Offsets within the page's own file become offsets within the joined one. */
function moveEntry(part: Buffer, entry: number, by: number): void {
  const tag = part.readUInt16LE(entry);
  const type = part.readUInt16LE(entry + 2);
  const count = part.readUInt32LE(entry + 4);
  const apart = count * (BYTES[type] ?? 0) > 4;
  const values = apart ? part.readUInt32LE(entry + 8) : entry + 8;
  if (tag === STRIP_OFFSETS) {
    for (let i = 0; i < count; i++) part.writeUInt32LE(part.readUInt32LE(values + 4 * i) + by, values + 4 * i);
  }
  if (apart) part.writeUInt32LE(values + by, entry + 8);
}
