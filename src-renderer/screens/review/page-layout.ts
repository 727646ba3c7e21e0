// Where each page of a document stands in its pane, and how far to scroll for a place on it. In pixels of the screen.
import { type Box, type Turn, turnedBox } from '#renderer/screens/review/page-turn.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Zoom {
  /** What a page is fitted to at zoom 1. */
  readonly fit: 'width' | 'page';
  readonly zoom: number;
}

export interface PlacedPage extends Size {
  readonly number: number;
  readonly top: number;
  readonly left: number;
  /** Pixels for a point. */
  readonly scale: number;
  readonly turn: Turn;
  /** Of the page as it is stored, in points. */
  readonly paper: Size;
}

export interface PageLayout extends Size {
  readonly pages: readonly PlacedPage[];
}

const GAP = 10;
const NARROWEST = 120;

/** Each page is fitted by itself: a plat among letter pages is seen whole too. */
export function layPages(
  papers: readonly Size[],
  turns: ReadonlyMap<number, Turn>,
  pane: Size,
  zoom: Zoom,
): PageLayout {
  let top = GAP;
  const widths = papers.map((paper, index) => Math.round(scaleOf(upright(paper, turns.get(index + 1)), pane, zoom)));
  const width = Math.max(pane.width, ...widths.map((one) => one + 2 * GAP));
  const pages = papers.map((paper, index): PlacedPage => {
    const number = index + 1;
    const turn = turns.get(number) ?? 0;
    const standing = upright(paper, turn);
    const wide = widths[index] ?? 0;
    const scale = wide / standing.width;
    const height = Math.round(standing.height * scale);
    const page = { number, top, left: (width - wide) / 2, width: wide, height, scale, turn, paper };
    top += height + GAP;
    return page;
  });
  return { pages, width, height: top };
}

const upright = (paper: Size, turn: Turn = 0): Size =>
  turn % 2 === 0 ? paper : { width: paper.height, height: paper.width };

/** The width of the page on the screen. */
function scaleOf(standing: Size, pane: Size, { fit, zoom }: Zoom): number {
  const wide = pane.width - 2 * GAP;
  const high = (standing.width / standing.height) * (pane.height - 2 * GAP);
  return Math.max(NARROWEST, (fit === 'width' ? wide : Math.min(wide, high)) * zoom);
}

/** A box of the page as it is stored, on the page as it stands in its pane. */
export function boxOnPage({ scale, turn, paper }: PlacedPage, box: Box): Box {
  const [x0, y0, x1, y1] = turnedBox(box, turn, paper);
  return [x0 * scale, y0 * scale, x1 * scale, y1 * scale];
}

/** The least box around all of them. */
export function aroundOf(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map(([x0]) => x0)),
    Math.min(...boxes.map(([, y0]) => y0)),
    Math.max(...boxes.map(([, , x1]) => x1)),
    Math.max(...boxes.map(([, , , y1]) => y1)),
  ];
}

export interface Sight extends Size {
  readonly left: number;
  readonly top: number;
}

/** First and last page, by index, that stand in the sight or within `margin` of it. */
export function pagesWithin({ pages }: PageLayout, { top, height }: Sight, margin: number): readonly [number, number] {
  const first = pages.findIndex((page) => page.top + page.height >= top - margin);
  const last = pages.findLastIndex((page) => page.top <= top + height + margin);
  return [Math.max(0, first), Math.max(0, last)];
}

/** The page that fills most of the sight, by its number. */
export function pageInSight({ pages }: PageLayout, { top, height }: Sight): number {
  let [best, most] = [1, 0];
  for (const page of pages) {
    const shown = Math.min(top + height, page.top + page.height) - Math.max(top, page.top);
    if (shown > most) [best, most] = [page.number, shown];
  }
  return best;
}

/** A point of a page, as shares of its width and height. */
export interface Anchor {
  readonly page: number;
  readonly across: number;
  readonly down: number;
}

/** What stands in the middle of the sight. */
export function anchorOf({ pages }: PageLayout, sight: Sight): Anchor {
  const [x, y] = [sight.left + sight.width / 2, sight.top + sight.height / 2];
  const page = pages.findLast(({ top }) => top <= y) ?? pages[0];
  if (page === undefined) return { page: 1, across: 0.5, down: 0 };
  return { page: page.number, across: (x - page.left) / page.width, down: (y - page.top) / page.height };
}

/** Where to scroll so that the anchor stands in the middle again. */
export function scrollToAnchor({ pages }: PageLayout, { page, across, down }: Anchor, pane: Size) {
  const placed = pages[page - 1];
  if (placed === undefined) return { left: 0, top: 0 };
  return {
    left: placed.left + across * placed.width - pane.width / 2,
    top: placed.top + down * placed.height - pane.height / 2,
  };
}

/** How near the edge of the sight a place may stand. */
const MARGIN = { across: 24, down: 96 } as const;

/**
 * Where to scroll so that the box, on a page, is in sight: not at all where it is. What is too large for the sight is
 * shown from its upper left corner.
 */
export function scrollToBox(page: PlacedPage, box: Box, sight: Sight): { left: number; top: number } {
  const [x0, y0, x1, y1] = box;
  const across = Math.min(MARGIN.across, Math.max(0, (sight.width - (x1 - x0)) / 2));
  return {
    left: nearest(page.left + x0, page.left + x1, sight.left, sight.width, across, 0),
    top: nearest(page.top + y0, page.top + y1, sight.top, sight.height, Math.min(MARGIN.down, sight.height / 6), 0.3),
  };
}

/** `share`: where in the sight the beginning is put when it has to be brought there. */
function nearest(from: number, to: number, at: number, length: number, margin: number, share: number): number {
  if (from >= at + margin && to <= at + length - margin) return at;
  const beginning = Math.max(margin, Math.min(length * share, length - margin - (to - from)));
  return Math.max(0, from - beginning);
}
