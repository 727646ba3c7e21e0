// Quarter turns of a page: where a box stands once the page has been turned upright, and back.

import type { Turn } from '#main/ingest/pdf/layer-words.ts';
import type { Box } from '#main/ingest/pdf/layout.ts';

export interface Size {
  width: number;
  height: number;
}

/** The box after the page of that size was turned clockwise by so many quarters. */
export function turnedBox(box: Box, page: Size, turn: Turn): Box {
  const [x0, y0, x1, y1] = box;
  if (turn === 1) return [page.height - y1, x0, page.height - y0, x1];
  if (turn === 2) return [page.width - x1, page.height - y1, page.width - x0, page.height - y0];
  if (turn === 3) return [y0, page.width - x1, y1, page.width - x0];
  return box;
}

/** The size of the page after the turn. */
export function turnedSize(page: Size, turn: Turn): Size {
  return turn % 2 === 1 ? { width: page.height, height: page.width } : page;
}

export function backTurn(turn: Turn): Turn {
  return ((4 - turn) % 4) as Turn;
}
