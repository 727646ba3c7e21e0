// Marks that an online library sets into the text it prints, in the middle of sentences and figures.
import type { Span } from '#core/read/document-text.ts';

const HEART = 'phi1';
const WATERMARK = /1[^\s\d]{1,4}phi1\s*/g;

/** "N. 0°1âwphi1": each mark, with the blank line it leaves behind. */
export function findWatermarks(text: string): Span[] {
  if (!text.includes(HEART)) return [];
  return [...text.matchAll(WATERMARK)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
}
