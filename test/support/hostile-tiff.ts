// TIFF files of a few bytes whose directories promise the moon.

/** Tag, type, count, and the value or where the values stand. */
export type Entry = readonly [tag: number, type: number, count: number, value: number];

export const SHORT = 3;
export const LONG = 4;

/** The directories one after another, then the data; `link` says where each goes on, by default to the next. */
export function tiffOf(
  directories: readonly (readonly Entry[])[],
  data: Uint8Array = new Uint8Array(0),
  link: (page: number, starts: readonly number[]) => number = (page, starts) => starts[page + 1] ?? 0,
): Buffer {
  const starts: number[] = [];
  let at = 8;
  for (const entries of directories) {
    starts.push(at);
    at += 6 + 12 * entries.length;
  }
  const file = Buffer.alloc(at);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  for (const [page, entries] of directories.entries()) {
    const start = starts[page] ?? 0;
    file.writeUInt16LE(entries.length, start);
    for (const [i, [tag, type, count, value]] of entries.entries()) {
      const entry = start + 2 + 12 * i;
      file.writeUInt16LE(tag, entry);
      file.writeUInt16LE(type, entry + 2);
      file.writeUInt32LE(count, entry + 4);
      file.writeUInt32LE(value, entry + 8);
    }
    file.writeUInt32LE(link(page, starts), start + 2 + 12 * entries.length);
  }
  return Buffer.concat([file, data]);
}

/** Where the data of a file of so many pages with so many entries each begins. */
export const dataAt = (pages: number, entries: number): number => 8 + pages * (6 + 12 * entries);

/** A page of one strip at the place and of the length given, with other entries in place of its own. */
export function page(offset: number, length: number, changes: readonly Entry[] = []): Entry[] {
  const entries: Entry[] = [
    [256, LONG, 1, 100],
    [257, LONG, 1, 100],
    [258, SHORT, 1, 8],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 1],
    [273, LONG, 1, offset],
    [277, SHORT, 1, 1],
    [278, LONG, 1, 100],
    [279, LONG, 1, length],
  ];
  const changed = new Set(changes.map(([tag]) => tag));
  return [...entries.filter(([tag]) => !changed.has(tag)), ...changes].toSorted(([a], [b]) => a - b);
}
