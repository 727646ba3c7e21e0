// Facsimile rows read and written, held against the pictures they came from and against libtiff's own coding.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findGroup4Of, joinedStrips } from '#main/ingest/formats/bilevel.ts';
import { RUN_LOOKUP } from '#main/ingest/formats/fax-codes.ts';
import { blankRow, FaxReader } from '#main/ingest/formats/fax-reader.ts';
import { randomOf } from '#test/support/random.ts';

/** Black and white runs of every length: dots, words, bars across the page. */
function picture(seed: number, width: number, height: number): Uint8Array {
  const random = randomOf(seed);
  const grey = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++) {
    if (y > 0 && random() < 0.5) grey.copyWithin(y * width, (y - 1) * width, y * width);
    for (let n = random() < 0.3 ? 0 : random() * 6; n > 0; n--) {
      const from = Math.floor(random() * width);
      const length = Math.floor(random() ** 4 * width);
      grey.fill(random() < 0.5 ? 0 : 255, y * width + from, y * width + Math.min(width, from + length));
    }
  }
  return grey;
}

function decoded(data: Uint8Array, width: number, height: number): Uint8Array {
  const grey = new Uint8Array(width * height);
  const reader = new FaxReader(data, width, 'group_4');
  let [row, above] = [blankRow(width), blankRow(width)];
  for (let y = 0; y < height; y++) {
    reader.read(row, above);
    for (let i = 0, x = 0; x < width; i++) {
      grey.fill(i % 2 === 0 ? 255 : 0, y * width + x, y * width + row[i]!);
      x = row[i]!;
    }
    [row, above] = [above, row];
  }
  return grey;
}

describe.each([1, 7, 8, 63, 64, 65, 333, 2560, 2700, 6000])('a picture %i pixels wide', (width) => {
  const height = 60;

  test('comes back from Group 4 as it was', () => {
    for (const seed of [1, 2, 3]) {
      const grey = picture(seed, width, height);
      const data = findGroup4Of(grey, width, height, Number.POSITIVE_INFINITY)!;
      expect(Buffer.compare(decoded(data, width, height), grey)).toBe(0);
    }
  });

  test('as libtiff codes it is read the same, and joined from strips into one', async () => {
    const grey = picture(4, width, height);
    const tiff = await sharp(grey, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .tiff({ compression: 'ccittfax4', bitdepth: 1, miniswhite: true })
      .toBuffer();
    // One strip holds it: sharp writes so many rows to each.
    const strip = tiff.subarray(8);
    expect(Buffer.compare(decoded(strip, width, height), grey)).toBe(0);
    const twice = joinedStrips(
      [
        { data: strip, rows: height },
        { data: strip, rows: height },
      ],
      width,
      'group_4',
      Number.POSITIVE_INFINITY,
    );
    expect(Buffer.compare(decoded(twice, width, 2 * height), Buffer.concat([grey, grey]))).toBe(0);
  });
});

test('data that is no facsimile is refused at once', () => {
  const random = randomOf(9);
  for (let round = 0; round < 300; round++) {
    const noise = Uint8Array.from({ length: 200 }, () => Math.floor(random() * 256));
    const coding = (['plain', 'group_3', 'group_3_mixed', 'group_4'] as const)[round % 4]!;
    expect(() => joinedStrips([{ data: noise, rows: 100_000 }], 2000, coding, 1_000_000)).toThrow();
  }
});

test('no code of one colour is the start of another', () => {
  for (const table of RUN_LOOKUP) {
    // Every code took its own share of the windows: 104 codes, and none was overwritten.
    const shares = new Map<number, number>();
    for (const entry of table) if (entry !== 0) shares.set(entry, (shares.get(entry) ?? 0) + 1);
    expect(shares.size).toBe(104);
    for (const [entry, share] of shares) expect(share).toBe(1 << (13 - (entry & 15)));
  }
});
