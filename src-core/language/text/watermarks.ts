// Marks that an online library sets into the text it prints, in the middle of sentences and figures.
import type { Span } from '#core/language/text/text-line.ts';

const HEART = 'phi1';
const WATERMARK = /1[^\s\d]{1,4}phi1\s*/g;

/** Lines that hold nothing but the bars between the columns of a page that was set as a table. */
const BARS = /^(?:\|(?: ?\|)*\n)+/gm;

/** "N. 0°1âwphi1": each mark, with the blank line it leaves behind; and the bars of a page set as a table. */
export function findWatermarks(text: string): Span[] {
  const found: RegExpMatchArray[] = [];
  if (text.includes(HEART)) for (const mark of text.matchAll(WATERMARK)) found.push(mark);
  if (text.includes('\n|\n|\n')) for (const bars of text.matchAll(BARS)) found.push(bars);
  return found.map(({ index = 0, 0: mark }) => ({ start: index, end: index + mark.length }));
}
