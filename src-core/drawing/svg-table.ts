// The table under a picture: the courses that its drawing tells by a reference.
import { textWidth } from '#core/drawing/figure-geometry.ts';
import type { Figure } from '#core/drawing/figure-parts.ts';
import { referencedIn } from '#core/drawing/lettering.ts';
import type { Lettering } from '#core/drawing/lettering-parts.ts';
import { escaped, INK } from '#core/drawing/svg-ink.ts';
import { MARGIN_PX } from '#core/drawing/svg-sheet.ts';

const ROW_PX = 18;
const FONT_PX = 12;
const HEAD_PX = 30;

interface TableRow {
  readonly tag: string;
  readonly words: string;
}

function rowsOf(figure: Figure, letters: Lettering): TableRow[] {
  const courses = new Set(referencedIn(letters, 'course'));
  const ties = new Set(referencedIn(letters, 'tie'));
  return [
    ...figure.courses
      .filter(({ number }) => courses.has(number))
      .map(({ number, kind, description }) => ({ tag: `${kind === 'line' ? 'L' : 'C'}${number}`, words: description })),
    ...figure.ties.flatMap(({ rows }, i) => (ties.has(i + 1) ? [{ tag: `T${i + 1}`, words: rows.join(' ') }] : [])),
  ];
}

/** As many columns as the longest row leaves room for. */
function columnsFor(rows: readonly TableRow[], width_px: number): number {
  const longest = rows.reduce((most, { words }) => Math.max(most, textWidth(words, FONT_PX / 1.25)), 0);
  return Math.max(1, Math.floor((width_px - 2 * MARGIN_PX) / (longest + 70)));
}

export function heightOfTable(figure: Figure, letters: Lettering, width_px: number): number {
  const rows = rowsOf(figure, letters);
  return rows.length === 0 ? 0 : HEAD_PX + Math.ceil(rows.length / columnsFor(rows, width_px)) * ROW_PX;
}

export function tableOf(figure: Figure, letters: Lettering, width_px: number, top_px: number): string[] {
  const rows = rowsOf(figure, letters);
  if (rows.length === 0) return [];
  const columns = columnsFor(rows, width_px);
  const down = Math.ceil(rows.length / columns);
  const step = (width_px - 2 * MARGIN_PX) / columns;
  const set = (text: string, x: number, y: number, weight: number): string =>
    `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${FONT_PX}" font-weight="${weight}" fill="${INK}">${escaped(text)}</text>`;
  return [
    set('Courses', MARGIN_PX, top_px + 18, 700),
    ...rows.flatMap(({ tag, words }, i) => {
      const x = MARGIN_PX + Math.floor(i / down) * step;
      const y = top_px + HEAD_PX + (i % down) * ROW_PX + 10;
      return [set(tag, x, y, 600), set(words, x + 44, y, 400)];
    }),
  ];
}
