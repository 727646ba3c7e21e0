// The lines of a page's text with those recognised in its pictures put in where the pictures stand.
import type { Line } from '#core/schema/page.ts';

/** What is read out of a photograph or a map is mostly noise, and the recogniser says so. */
const LEGIBLE = 0.5;

export function mergedLines(text: readonly Line[], recognised: readonly Line[]): Line[] {
  if (text.every((line) => line.words.length === 0)) return [...recognised];
  const waiting = recognised.filter((line) => line.words.length > 0 && confidenceOf(line) >= LEGIBLE);
  const merged: Line[] = [];
  const insert = (until: number) => {
    const block: Line[] = [];
    while (waiting[0] !== undefined && topOf(waiting[0]) < until) block.push(...waiting.splice(0, 1));
    if (block.length > 0) merged.push({ words: [] }, ...block, { words: [] });
  };
  for (const line of text) {
    if (line.words.length > 0) insert(topOf(line));
    merged.push(line);
  }
  insert(Number.POSITIVE_INFINITY);
  return merged;
}

function topOf(line: Line): number {
  return Math.min(...line.words.map((word) => word.box?.[1] ?? 0));
}

function confidenceOf(line: Line): number {
  return line.words.reduce((sum, word) => sum + word.confidence, 0) / line.words.length;
}
