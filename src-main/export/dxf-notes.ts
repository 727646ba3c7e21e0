// What stands to the right of a drawing: the plane it is in, and for each tract its verdict and its course tables.
import { emsOf, widthOfEms } from '#core/drawing/figure-geometry.ts';
import type { FigureBounds } from '#core/drawing/figure-parts.ts';
import { type Pen, writeFrom } from '#main/export/dxf-pen.ts';
import type { Layer } from '#main/export/dxf-strokes.ts';
import { courseTablesOf, DERIVED, drawTable, ROW } from '#main/export/dxf-table.ts';
import { wrapped } from '#main/export/dxf-text.ts';
import { LABELS, type LetteredTract, TABLE } from '#main/export/dxf-tract.ts';

/** Of the drawing's span; no more than so many times the lettering of the largest figure in it. */
const HEIGHT_SHARE = 0.011;
const MOST_TIMES = 4;
/** Letters to a line. */
const LINE_EMS = emsOf('x'.repeat(72));
const LEAST_ROWS = 12;
const MOST_COLUMNS = 4;

/** Gives what the notes take up. */
export function drawNotes(
  pen: Pen,
  words: readonly string[],
  tracts: readonly LetteredTract[],
  { west, east, south, north }: FigureBounds,
  /** What an operator changed of a tract. */
  changesOf: (tract: number) => readonly string[],
): FigureBounds {
  const lettering = Math.max(...tracts.map(({ letters }) => letters.height_ft));
  const height = Math.min(HEIGHT_SHARE * Math.max(east - west, north - south), MOST_TIMES * lettering);
  const fitting = Math.max(LEAST_ROWS, Math.floor((north - south) / (ROW * height)) - 8);
  const left = east + 4 * height;
  let [top, right] = [north, left];
  const say = (text: string, layer: Layer): void => {
    for (const line of wrapped(text, height, widthOfEms(LINE_EMS, height))) {
      top -= ROW * height;
      writeFrom(pen, line.text, [left, top], height, layer);
      right = Math.max(right, left + line.width_ft);
    }
  };
  for (const tract of tracts) {
    const { on } = tract;
    for (const line of [...tract.figure.caption, ...changesOf(tract.index)]) say(line, on(LABELS));
    const tables = courseTablesOf(tract);
    for (const table of tables) {
      top -= 0.6 * ROW * height;
      const most_rows = Math.max(fitting, Math.ceil(table.rows.length / MOST_COLUMNS));
      const size = drawTable(pen, table, [left, top], height, most_rows, on(TABLE));
      top -= size.height_ft;
      right = Math.max(right, left + size.width_ft);
    }
    if (tables.some(({ rows }) => rows.flat().some((cell) => cell.endsWith(' *')))) say(DERIVED, on(TABLE));
    top -= ROW * height;
  }
  for (const text of words) say(text, pen.frame);
  return { west: left, east: right, south: top, north };
}
