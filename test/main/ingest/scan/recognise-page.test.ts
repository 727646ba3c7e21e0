// Whole pages: which way up they stand, and what is told of them.
import { afterAll, describe, expect, test } from 'vitest';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import { openedPicture, pngOf, rasterOf } from '#test/support/scan.ts';
import { fieldPages } from '#test/support/scan-kinds.ts';
import { scoreRoad } from '#test/support/scan-road.ts';

afterAll(closeIngest);

async function scanned(bytes: Uint8Array) {
  return (await ingest({ name: 'scan', bytes, declared_text: false })).pages;
}

/** Made by the first test that asks, and the same for the others. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

describe('a typed page with ruled margins', () => {
  const drawn = once(() => fieldPages('ruled margins', 1));

  // Turned back, a page is what it was: of those that lie, a part that is harder to tell the way of is enough.
  test.each([0, 1, 2, 3] as const)('turned by %i quarters is read the way people read it', async (turn) => {
    const { deed, pages } = await drawn();
    const { width, height, dpi } = pages[0]!;
    const part = { left: 0, top: 0, width, height: turn === 0 ? height : Math.round(height / 3) };
    const upright = await rasterOf(openedPicture(pages[0]!).extract(part), dpi);
    const page = await rasterOf(openedPicture(upright).rotate(90 * turn), dpi);
    const read = await scanned(await pngOf(page));
    expect(read[0]?.turn ?? 0).toBe((4 - turn) % 4);
    expect(scoreRoad(deed, read)).toMatchObject({ silent: 0, wrong_pass: 0 });
  });
});

describe('a carbon copy', () => {
  /** A third of a page has doubts enough. */
  const drawn = once(async () => {
    const page = (await fieldPages('carbon copy', 2)).pages[0]!;
    const part = { left: 0, top: 0, width: page.width, height: Math.round(page.height / 3) };
    return pngOf(await rasterOf(openedPicture(page).extract(part), page.dpi));
  });
  const readOnce = once(async () => scanned(await drawn()));

  test('has every character in doubt within its word, with chances that leave room for the others', async () => {
    const words = (await readOnce()).flatMap(({ lines }) => lines.flatMap((line) => line.words));
    const doubts = words.flatMap((word) => (word.doubts ?? []).map((doubt) => ({ word, doubt })));
    expect(doubts.length).toBeGreaterThan(0);
    for (const { word, doubt } of doubts) {
      expect(doubt.at).toBeLessThan(word.text.length);
      expect(doubt.chance).toBeGreaterThanOrEqual(0);
      expect(doubt.others.every(({ chance }) => chance <= 1)).toBe(true);
    }
  });

  test('is read the same way twice', async () => {
    const before = await readOnce();
    expect(await scanned(await drawn())).toEqual(before);
  });
});
