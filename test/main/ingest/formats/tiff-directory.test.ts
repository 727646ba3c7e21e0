// Directories made to cost time and memory: looked through before anything is decoded, and refused.
import { afterAll, describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { imageToPdf } from '#main/ingest/formats/image-to-pdf.ts';
import { listDirectories } from '#main/ingest/formats/tiff-directory.ts';
import { soundDirectories } from '#main/ingest/formats/tiff-sound.ts';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import { INGEST_LIMITS } from '#main/ingest/limits.ts';
import { dataAt, type Entry, LONG, page, SHORT, tiffOf } from '#test/support/hostile-tiff.ts';

afterAll(closeIngest);

const PIXELS = 100 * 100;
const AT = dataAt(1, 9);
const data = new Uint8Array(PIXELS).fill(255);
const one = (...changes: Entry[]) => tiffOf([page(dataAt(1, page(0, 0, changes).length), PIXELS, changes)], data);
const MANY = 0xffff_ffff;

async function outcome(bytes: Uint8Array): Promise<string> {
  try {
    await imageToPdf('tiff', bytes, INGEST_LIMITS);
    return 'read';
  } catch (fault) {
    if (fault instanceof Refusal) return fault.type;
    throw fault;
  }
}

test('a plain page is read', async () => {
  expect(await outcome(one())).toBe('read');
});

describe.each([
  ['a strip list of an unknown type without end', one([273, 99, MANY, 0])],
  ['lengths of no type without end', one([279, 0, MANY, 0])],
  ['depths of an unknown type without end', one([258, 77, MANY, 0])],
  ['a width of an unknown type', one([256, 14, MANY, 0])],
  ['tables of an unknown type without end', one([347, 200, MANY, 0])],
  ['a strip list longer than the file', one([273, LONG, MANY, 8])],
  ['a page of more pixels than any sheet', one([256, LONG, 1, 4_000_000_000], [257, LONG, 1, 4_000_000_000])],
  ['a page as high as the moon', one([256, LONG, 1, 1], [257, LONG, 1, 150_000_000], [278, LONG, 1, 1])],
  ['rows that the file has not', one([257, LONG, 1, 1_000_000])],
  ['strips that the file has not', one([257, LONG, 1, 1_000_000], [278, LONG, 1, 1])],
  ['samples without number', one([277, SHORT, 1, 65_535])],
  [
    'tiles larger than any sheet',
    one([322, LONG, 1, 4_000_000_000], [323, LONG, 1, 4_000_000_000], [324, LONG, 1, 8], [325, LONG, 1, 100]),
  ],
  [
    'tiles that the file has not',
    one(
      [256, LONG, 1, 12_000],
      [257, LONG, 1, 12_000],
      [322, LONG, 1, 1],
      [323, LONG, 1, 1],
      [324, LONG, 1, 8],
      [325, LONG, 1, 100],
    ),
  ],
  ['tiles of nothing', one([322, LONG, 1, 0], [323, LONG, 1, 0], [324, LONG, 1, 8], [325, LONG, 1, 100])],
  ['a directory that comes after itself', tiffOf([page(AT, PIXELS)], data, (_, starts) => starts[0] ?? 0)],
  [
    'a chain that comes round to its middle',
    tiffOf(
      Array.from({ length: 50 }, () => page(dataAt(50, 9), 200)),
      data,
      (i, starts) => starts[(i + 1) % 50] ?? starts[20] ?? 0,
    ),
  ],
  ['a directory beyond the file', tiffOf([page(AT, PIXELS)], data, () => 0xffff_fff0)],
  ['thousands of pages', tiffOf(Array.from({ length: 20_000 }, () => page(8, 10)))],
  [
    'pages that all lie in the same bytes',
    tiffOf(
      Array.from({ length: 400 }, () => page(dataAt(400, 9), PIXELS)),
      data,
    ),
  ],
  ['strips that all lie in the same bytes', sharedStrips()],
  ['many pages whose long lists are the same', sharedLists()],
  ['a page of nothing that unpacks to a wall', blankPages(1, 12_000, 8, 8, 130_000)],
  ['pages that do not say how long they are', withoutLengths(400)],
  ['pages that unpack to gigabytes together', blankPages(20, 10_000, 8, 8, 110_000)],
  ['facsimile pages as large as walls', blankPages(100, 12_000, 1, 4, 1600)],
  ['a directory of more entries than there are tags in use', crowded()],
] as const)('%s', (_, bytes) => {
  test('is refused by its directories alone', async () => {
    expect(() => soundDirectories(bytes, INGEST_LIMITS)).toThrow();
    expect(['conversion_failed', 'document_too_large']).toContain(await outcome(bytes));
  });
});

/** A thousand rows, a strip each, every strip the same ten kilobytes. */
function sharedStrips(): Buffer {
  const rows = 1000;
  const changes: Entry[] = [
    [256, LONG, 1, 10_000],
    [257, LONG, 1, rows],
    [273, LONG, rows, AT + PIXELS],
    [278, LONG, 1, 1],
    [279, LONG, rows, AT + PIXELS + 4 * rows],
  ];
  const lists = Buffer.alloc(8 * rows);
  for (let i = 0; i < rows; i++) {
    lists.writeUInt32LE(AT, 4 * i);
    lists.writeUInt32LE(PIXELS, 4 * (rows + i));
  }
  return tiffOf([page(AT, PIXELS, changes)], Buffer.concat([data, lists]));
}

/** A strip a row on every page, and one list of them for all. */
function sharedLists(): Buffer {
  const [pages, rows] = [400, 100_000];
  const at = dataAt(pages, 9);
  const changes: Entry[] = [
    [257, LONG, 1, rows],
    [259, SHORT, 1, 5],
    [273, LONG, rows, at],
    [278, LONG, 1, 1],
    [279, LONG, rows, at],
  ];
  return tiffOf(
    Array.from({ length: pages }, () => page(0, 0, changes)),
    new Uint8Array(8 * rows),
  );
}

/** Square pages of so many pixels a side, each of its own few bytes. */
function blankPages(pages: number, side: number, bits: number, compression: number, stored: number): Buffer {
  const at = dataAt(pages, 9);
  const changes: Entry[] = [
    [256, LONG, 1, side],
    [257, LONG, 1, side],
    [258, SHORT, 1, bits],
    [259, SHORT, 1, compression],
    [278, LONG, 1, side],
  ];
  return tiffOf(
    Array.from({ length: pages }, (_, i) => page(at + i * stored, stored, changes)),
    new Uint8Array(pages * stored).fill(255),
  );
}

/** Large pages, all of the same bytes, whose lengths are left out. */
function withoutLengths(pages: number): Buffer {
  const changes: Entry[] = [
    [256, LONG, 1, 12_000],
    [257, LONG, 1, 12_000],
    [258, SHORT, 1, 1],
    [259, SHORT, 1, 4],
    [278, LONG, 1, 12_000],
  ];
  const short = page(dataAt(pages, 8), 0, changes).filter(([tag]) => tag !== 279);
  return tiffOf(
    Array.from({ length: pages }, () => short),
    new Uint8Array(2000).fill(255),
  );
}

function crowded(): Buffer {
  const entries = Array.from({ length: 60_000 }, (_, i): Entry => [40_000 + (i % 20_000), LONG, 1, i]);
  return tiffOf([[...page(8, 100), ...entries]]);
}

test('a page of an old writer that does not say its length is read', async () => {
  const short = page(dataAt(1, 8), 0).filter(([tag]) => tag !== 279);
  expect(await outcome(tiffOf([short], data))).toBe('read');
});

test('a long book of plain facsimile pages is sound, and so is a large sheet of few lines', () => {
  const book = blankPages(400, 2900, 1, 4, 12_000);
  expect(soundDirectories(book, INGEST_LIMITS)).toHaveLength(400);
  expect(soundDirectories(blankPages(5, 12_000, 1, 4, 40_000), INGEST_LIMITS)).toHaveLength(5);
  expect(soundDirectories(blankPages(1, 9000, 8, 5, 500_000), INGEST_LIMITS)).toHaveLength(1);
});

test('pages past the last that is read are not looked into', () => {
  const chain = tiffOf(Array.from({ length: 20 }, () => page(8, 10)));
  expect(() => listDirectories(chain, 10)).toThrow(Refusal);
});

test('a BigTIFF is told to be none of the kinds that are read', async () => {
  const big = Buffer.concat([Buffer.from('II\u002b\0\u0008\0\0\0', 'latin1'), Buffer.alloc(64)]);
  await expect(ingest({ name: 'big', bytes: big, declared_text: false })).rejects.toMatchObject({
    type: 'unsupported_format',
  });
});
