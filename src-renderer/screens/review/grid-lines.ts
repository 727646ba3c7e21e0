// The columns of the calls grid in one line, or in several where the pane is too narrow for one: nothing stands beyond
// its edge.
import type { CSSProperties } from 'react';
import type { GridColumn, GridRow } from '#renderer/screens/review/grid-columns.ts';

/** The number of the row, before its first line. */
const NUMBER_REM = 2.25;
const LINE_REM = 1.875;
/** A further line of the same row. */
const UNDER_REM = 1.5;

/** What one line of a row holds: columns by their places in the whole list. */
export type GridLine = readonly number[];

const isCurves = ({ curves }: GridColumn): boolean => curves === true;
const isWords = ({ grows }: GridColumn): boolean => grows !== undefined;

/** Bearing and distance stand first whatever the width; what a curve adds, and words, go under them as need be. */
export function linesOf(columns: readonly GridColumn[], width_rem: number): readonly GridLine[] {
  const all = columns.map((_, at) => at);
  const pick = (isPicked: (column: GridColumn) => boolean): number[] =>
    all.filter((at) => isPicked(columns[at] as GridColumn));
  const fits = (line: readonly number[]): boolean => widthOf([line], columns) <= width_rem;
  const curves = pick(isCurves);
  const plain = pick((column) => !isCurves(column));
  const values = pick((column) => !isCurves(column) && !isWords(column));
  const recorded = pick((column) => !isCurves(column) && !isWords(column) && column.beside === undefined);
  if (fits(all)) return [all];
  if (fits(plain)) return [plain, curves];
  if (fits(values)) return [values, curves, pick(isWords)].filter((line) => line.length > 0);
  return [recorded, curves, pick((column) => isWords(column) || column.beside !== undefined)].filter(
    (line) => line.length > 0,
  );
}

/** The least width of rows with these lines. */
export const widthOf = (lines: readonly GridLine[], columns: readonly GridColumn[]): number =>
  NUMBER_REM + Math.max(...lines.map((line) => line.reduce((sum, at) => sum + (columns[at]?.rem ?? 0), 0)));

/** The lines that a row has: what only curves have takes no line of another. */
export function linesOfRow(lines: readonly GridLine[], columns: readonly GridColumn[], row: GridRow): GridLine[] {
  if (row.call?.call_type === 'curve') return [...lines];
  return lines.filter((line) => !line.every((at) => isCurves(columns[at] as GridColumn)));
}

export const heightOf = (lines: readonly GridLine[]): number => LINE_REM + UNDER_REM * Math.max(0, lines.length - 1);

/** Whether a cell stands in its row at all. */
export const isInRow = (lines: readonly GridLine[], at: number): boolean => lines.some((line) => line.includes(at));

/** Where a cell stands: cells keep the order of the columns in the document, whichever line they are seen on. */
export const placeOf = (lines: readonly GridLine[], at: number, { rem, grows = 0 }: GridColumn): CSSProperties => ({
  order: 2 * lines.findIndex((line) => line.includes(at)),
  flex: `${String(grows)} 0 ${String(rem)}rem`,
});

/** Whether a cell stands on a further line of its row. */
export const isUnder = (lines: readonly GridLine[], at: number): boolean => lines[0]?.includes(at) === false;
