import { describe, expect, test } from 'vitest';
import {
  anchorOf,
  boxOnPage,
  layPages,
  type PlacedPage,
  pageInSight,
  pagesWithin,
  scrollToAnchor,
  scrollToBox,
} from '#renderer/screens/review/page-layout.ts';
import type { Turn } from '#renderer/screens/review/page-turn.ts';

const LETTER = { width: 612, height: 792 };
const PANE = { width: 420, height: 700 };
const upright = new Map<number, Turn>();
const laid = (zoom: number, fit: 'width' | 'page' = 'width', turns = upright, papers = [LETTER, LETTER, LETTER]) =>
  layPages(papers, turns, PANE, { fit, zoom });
const sightAt = (top: number, left = 0) => ({ ...PANE, left, top });
const only = (page: PlacedPage | undefined): PlacedPage => page as PlacedPage;

describe('pages in their pane', () => {
  test('fill its width, one below the other', () => {
    const { pages, height } = laid(1);
    expect(pages.map(({ width }) => width)).toEqual([400, 400, 400]);
    expect(pages[1]?.top).toBe((pages[0]?.top ?? 0) + (pages[0]?.height ?? 0) + 10);
    expect(height).toBe((pages[2]?.top ?? 0) + (pages[2]?.height ?? 0) + 10);
  });

  test('are each seen whole where that is wanted, whatever their size', () => {
    const plat = { width: 2592, height: 1728 };
    for (const { width, height } of laid(1, 'page', upright, [LETTER, plat]).pages) {
      expect(width).toBeLessThanOrEqual(PANE.width);
      expect(height).toBeLessThanOrEqual(PANE.height);
    }
  });

  test('stand as they are read: a page on its side is as wide as it was high, and its boxes turn along', () => {
    const page = only(laid(1, 'width', new Map<number, Turn>([[1, 1]])).pages[0]);
    expect(page.height / page.width).toBeCloseTo(612 / 792, 2);
    const [x0, y0, x1, y1] = boxOnPage(page, [100, 592, 112, 692]);
    expect([x0, y0, x1, y1].map((value) => value / page.scale)).toEqual([100, 100, 200, 112]);
  });

  test('that are about the sight are the only ones there, of however many', () => {
    const many = laid(
      1,
      'width',
      upright,
      Array.from({ length: 200 }, () => LETTER),
    );
    const [first, last] = pagesWithin(many, sightAt(many.height / 2), 500);
    expect(last - first).toBeLessThan(5);
    expect(pageInSight(many, sightAt(many.pages[199]?.top ?? 0))).toBe(200);
  });

  test.each([1.25, 0.8, 3])('keep their middle when they grow %d times', (times) => {
    const [before, after] = [laid(1.2), laid(1.2 * times)];
    const sight = sightAt(900, 30);
    const { left, top } = scrollToAnchor(after, anchorOf(before, sight), PANE);
    const [was, is] = [anchorOf(before, sight), anchorOf(after, { ...PANE, left, top })];
    expect(is.page).toBe(was.page);
    expect(is.across).toBeCloseTo(was.across, 2);
    expect(is.down).toBeCloseTo(was.down, 2);
  });
});

describe('a place on a page', () => {
  const layout = laid(1);
  const page = only(layout.pages[2]);

  test('far off is brought into sight', () => {
    const box = boxOnPage(page, [72, 700, 540, 712]);
    const { top } = scrollToBox(page, box, sightAt(0));
    expect(page.top + box[1]).toBeGreaterThan(top);
    expect(page.top + box[3]).toBeLessThan(top + PANE.height);
  });

  test('that is in sight already moves nothing', () => {
    const sight = sightAt(page.top - 200);
    expect(scrollToBox(page, boxOnPage(page, [72, 300, 540, 312]), sight)).toEqual({ left: 0, top: sight.top });
  });

  test('wider than the sight is shown from where it begins', () => {
    const near = only(laid(2).pages[0]);
    const box = boxOnPage(near, [72, 100, 540, 112]);
    expect(scrollToBox(near, box, sightAt(0)).left).toBeCloseTo(near.left + box[0], 5);
  });
});
