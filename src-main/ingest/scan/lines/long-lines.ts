// The lines of running text, by which a page is measured: how far lines stand apart, and which stands below which.
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';

/** Shorter lines than this many letters are headings, fill-ins and stamps. */
const LONG = 20;

export function isLong({ from, to, x_height }: TextLine): boolean {
  return to - from > LONG * x_height;
}

/** The nearest of the lines below the middle of a line. */
export function nextBelow(line: TextLine, lines: readonly TextLine[]): TextLine | null {
  const middle = (line.from + line.to) / 2;
  const apart = (other: TextLine) => other.middleAt(middle) - line.middleAt(middle);
  return lines
    .filter((other) => other.from < middle && other.to > middle && apart(other) > line.x_height)
    .reduce<TextLine | null>((best, other) => (best === null || apart(other) < apart(best) ? other : best), null);
}
