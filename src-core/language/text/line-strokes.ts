// Strokes by which a transcriber tells where each line of the original ended.
import type { Span } from '#core/language/text/text-line.ts';

const STROKE = / \/{1,2}(?=\s|$)/g;
const FEWEST = 4;
const SHORTEST_LINE = 20;
const LONGEST_LINE = 180;

/** "thence South one hundred and / twenty four poles to / a stake": each stroke, where they stand as far apart as lines end. */
export function findLineStrokes(text: string): Span[] {
  if (!text.includes(' / ')) return [];
  const strokes = [...text.matchAll(STROKE)].map(({ index, 0: stroke }) => ({
    start: index + 1,
    end: index + stroke.length,
  }));
  if (strokes.length < FEWEST || strokes.some((stroke) => partsFigures(text, stroke))) return [];
  const lines = strokes.filter(({ start }, index) => {
    const length = start - (strokes[index - 1]?.end ?? 0);
    return index > 0 && length >= SHORTEST_LINE && length <= LONGEST_LINE;
  });
  return lines.length * 4 >= (strokes.length - 1) * 3 ? strokes : [];
}

/** "50 / 100": a fraction, or two values side by side. */
function partsFigures(text: string, { start, end }: Span): boolean {
  return /\d\s$/.test(text.slice(Math.max(0, start - 2), start)) && /^\s\d/.test(text.slice(end, end + 2));
}
