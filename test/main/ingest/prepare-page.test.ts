// Scans made ready for recognition, and the way back to the page.
import { describe, expect, test } from 'vitest';
import { inkThreshold, leanOf } from '#main/ingest/deskew.ts';
import { despeckled } from '#main/ingest/despeckle.ts';
import { evenPaper } from '#main/ingest/even-paper.ts';
import { preparePage } from '#main/ingest/prepare-page.ts';
import { isUpsideDown } from '#main/ingest/upside-down.ts';
import { drawnPages, openedPicture, type Picture, rasterOf, spoiled } from '#test/support/scan.ts';
import { writtenDeed } from '#test/support/scan-deed.ts';

const PAGE = drawnPages(writtenDeed(3).text, { font: 'serif', dpi: 100 })[0]!;

async function leaned(page: Picture, degrees: number): Promise<Picture> {
  return rasterOf(openedPicture(page).rotate(degrees, { background: { r: 255, g: 255, b: 255 } }), page.dpi);
}

const inkShare = ({ grey }: { grey: Uint8Array }) => grey.filter((value) => value < 128).length / grey.length;

describe('the lean of a page', () => {
  test.each([0, 0.7, -1.8, 3.3, -5.1])('of %f degrees is found to a tenth', async (degrees) => {
    const lean = leanOf(await leaned(PAGE, degrees));
    expect(lean.sideways).toBe(false);
    expect(lean.degrees).toBeCloseTo(-degrees, 0.8);
  });

  test.each([90, 270])('turned by %i degrees is found to lie on its side', async (degrees) => {
    expect(leanOf(await leaned(PAGE, degrees)).sideways).toBe(true);
  });

  test('of an empty page is none', () => {
    const empty = { width: 200, height: 300, grey: new Uint8Array(60_000).fill(255) };
    expect(leanOf(empty)).toEqual({ degrees: 0, sideways: false });
  });
});

describe('paper', () => {
  test('in shadow on one side comes out as white as on the other', () => {
    const grey = PAGE.grey.map((value, i) => value * (1 - 0.4 * ((i % PAGE.width) / PAGE.width)));
    const even = evenPaper({ ...PAGE, grey });
    expect(Math.abs(inkShare(even) - inkShare(PAGE))).toBeLessThan(0.02);
    expect(even.grey.filter((value) => value > 100 && value < 200).length / even.grey.length).toBeLessThan(0.06);
  });

  test('of a photostat negative comes out white', () => {
    const even = evenPaper({ ...PAGE, grey: PAGE.grey.map((value) => 255 - value) });
    expect(Math.abs(inkShare(even) - inkShare(PAGE))).toBeLessThan(0.01);
  });

  test('with next to nothing written on it keeps its grain faint', () => {
    const grey = new Uint8Array(1_000_000).map((_, i) => 236 + ((i * 7919) % 13));
    expect(inkShare(evenPaper({ width: 1000, height: 1000, grey }))).toBe(0);
  });
});

describe('dust', () => {
  test('is taken off a dusty scan, and the periods stay', async () => {
    const page = drawnPages('N 10°15\'20" E 204.17 feet. '.repeat(30), { font: 'typewriter', dpi: 200 })[0]!;
    const dusty = await spoiled(page, 'speckled', 4);
    const clean = despeckled(dusty, 200);
    const before = inkShare(dusty) - inkShare(page);
    const after = inkShare(clean) - inkShare(page);
    expect(after).toBeLessThan(before / 3);
    expect(despeckled(page, 200)).toBe(page);
  });
});

test('a page is brought to 300 dpi, level, and its boxes go back to where they stood', async () => {
  const { picture, toPage, turn } = await preparePage({ ...(await leaned(PAGE, 2)), scale: 0.72 });
  expect(turn).toBe(0);
  expect(Math.abs(leanOf(picture).degrees)).toBeLessThan(0.15);
  const middle = toPage([picture.width / 2 - 5, picture.height / 2 - 5, picture.width / 2 + 5, picture.height / 2 + 5]);
  const leanedPage = await leaned(PAGE, 2);
  expect((middle[0] + middle[2]) / 2).toBeCloseTo((leanedPage.width * 0.72) / 2, 0);
  expect((middle[1] + middle[3]) / 2).toBeCloseTo((leanedPage.height * 0.72) / 2, 0);
});

test('a page on its head is told from one that is not', async () => {
  const page = drawnPages(writtenDeed(3).text, { font: 'serif', dpi: 300 })[0]!;
  expect(await isUpsideDown(page)).toBe(false);
  expect(await isUpsideDown(await rasterOf(openedPicture(page).rotate(180), 300))).toBe(true);
});

test('ink is parted from paper between the two', () => {
  expect(inkThreshold(Uint8Array.from([10, 12, 14, 200, 210, 220]))).toBeGreaterThanOrEqual(14);
  expect(inkThreshold(Uint8Array.from([10, 12, 14, 200, 210, 220]))).toBeLessThan(200);
});
