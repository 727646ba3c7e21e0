// Tables of the certificate: the head is repeated on every page, and a row longer than a page goes on over the next.
import { setImmediate as turn } from 'node:timers/promises';
import {
  broken,
  LEFT,
  leaf,
  needRoom,
  newPage,
  ornament,
  roomLeft,
  rule,
  type Sheet,
  setLines,
  setRight,
  WIDTH,
  within,
  withinLong,
} from '#main/export/sheet.ts';
import { CELL, CELL_HEAD, RULE, type Style, VERBATIM } from '#main/export/sheet-type.ts';

export interface TableColumn {
  readonly head: string;
  /** Share of the width; the shares of a table add up to one. */
  readonly share: number;
  readonly align?: 'left' | 'right';
  readonly style?: Style;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** A sentence that stands under the cells, across the table. */
  readonly below?: string;
}

const GAP = 10;
const PAD = 2.6;

/** Rows between two turns of the process. */
const ROWS_AT_ONCE = 40;

/** A table that may run over many pages. */
export async function longTable(
  sheet: Sheet,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
): Promise<void> {
  const laid = layOut(columns);
  needRoom(sheet, 46);
  await withinLong(sheet, 'Table', async () => {
    writeHead(sheet, laid);
    for (const [i, row] of rows.entries()) {
      writeRow(sheet, laid, row);
      if (i % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await turn();
    }
  });
  sheet.y += 7;
}

/** A table at the cursor. */
export function table(sheet: Sheet, columns: readonly TableColumn[], rows: readonly TableRow[]): void {
  const laid = layOut(columns);
  needRoom(sheet, 46);
  within(sheet, 'Table', () => {
    writeHead(sheet, laid);
    for (const row of rows) writeRow(sheet, laid, row);
  });
  sheet.y += 7;
}

/** What a table takes when no page breaks it. */
export function heightOfTable(sheet: Sheet, columns: readonly TableColumn[], rows: readonly TableRow[]): number {
  const laid = layOut(columns);
  const heads = laid.map((column) => broken(sheet, column.head, CELL_HEAD, column.width).length);
  return rows.reduce(
    (sum, row) => sum + laidRow(sheet, laid, row).height,
    Math.max(...heads) * CELL_HEAD.leading + PAD + 9,
  );
}

interface LaidColumn extends TableColumn {
  readonly x: number;
  readonly width: number;
}

function layOut(columns: readonly TableColumn[]): LaidColumn[] {
  let x = LEFT;
  return columns.map((column) => {
    const width = column.share * WIDTH;
    const laid = { ...column, x, width: width - GAP };
    x += width;
    return laid;
  });
}

function writeHead(sheet: Sheet, columns: readonly LaidColumn[]): void {
  const heads = columns.map((column) => broken(sheet, column.head, CELL_HEAD, column.width));
  const height = Math.max(...heads.map((lines) => lines.length)) * CELL_HEAD.leading;
  within(sheet, 'TR', () => {
    for (const [i, column] of columns.entries()) {
      const lines = heads[i] ?? [];
      const top = sheet.y + height - lines.length * CELL_HEAD.leading;
      leaf(sheet, 'TH', () => setCell(sheet, column, lines, CELL_HEAD, top), { scope: 'Column' });
    }
  });
  sheet.y += height + 2;
  rule(sheet, '#56606b', 0.8);
  sheet.y += PAD;
}

interface LaidRow {
  readonly cells: readonly (readonly string[])[];
  readonly below: readonly string[];
  readonly tallest: number;
  readonly indent: number;
  readonly height: number;
}

function laidRow(sheet: Sheet, columns: readonly LaidColumn[], row: TableRow): LaidRow {
  const cells = columns.map((column, i) => broken(sheet, row.cells[i] ?? '', column.style ?? CELL, column.width));
  const indent = columns[1]?.x ?? LEFT;
  const below = row.below === undefined ? [] : broken(sheet, row.below, VERBATIM, LEFT + WIDTH - indent);
  const tallest = Math.max(...cells.map((lines) => lines.length));
  const height = tallest * CELL.leading + below.length * VERBATIM.leading + 2 * PAD;
  return { cells, below, tallest, indent, height };
}

function writeRow(sheet: Sheet, columns: readonly LaidColumn[], row: TableRow): void {
  const { cells, below, tallest, indent, height } = laidRow(sheet, columns, row);
  if (height > roomLeft(sheet) && height <= 400) turnPage(sheet, columns);
  within(sheet, 'TR', () => {
    writeSlices(sheet, columns, cells, tallest);
    writeBelow(sheet, columns, below, indent);
  });
  sheet.y += PAD;
  rule(sheet, RULE, 0.35);
  sheet.y += PAD;
}

/** The cells, so many lines at a time as the page takes. */
function writeSlices(
  sheet: Sheet,
  columns: readonly LaidColumn[],
  cells: readonly (readonly string[])[],
  tallest: number,
): void {
  for (let from = 0; from < tallest; ) {
    if (roomLeft(sheet) < CELL.leading) turnPage(sheet, columns);
    const count = Math.min(tallest - from, Math.max(1, Math.floor(roomLeft(sheet) / CELL.leading)));
    for (const [i, column] of columns.entries()) {
      const lines = (cells[i] ?? []).slice(from, from + count);
      leaf(sheet, 'TD', () => setCell(sheet, column, lines, column.style ?? CELL, sheet.y));
    }
    sheet.y += count * CELL.leading;
    from += count;
  }
}

function writeBelow(sheet: Sheet, columns: readonly LaidColumn[], lines: readonly string[], x: number): void {
  for (let from = 0; from < lines.length; ) {
    if (roomLeft(sheet) < VERBATIM.leading) turnPage(sheet, columns);
    const count = Math.max(1, Math.floor(roomLeft(sheet) / VERBATIM.leading));
    const part = lines.slice(from, from + count);
    leaf(sheet, 'TD', () => setLines(sheet, part, VERBATIM, x, sheet.y));
    sheet.y += part.length * VERBATIM.leading;
    from += count;
  }
}

function turnPage(sheet: Sheet, columns: readonly LaidColumn[]): void {
  newPage(sheet);
  // The head was read once; on later pages it only helps the eye.
  const heads = columns.map((column) => broken(sheet, column.head, CELL_HEAD, column.width));
  const height = Math.max(...heads.map((lines) => lines.length)) * CELL_HEAD.leading;
  ornament(sheet, () => {
    for (const [i, column] of columns.entries()) {
      const lines = heads[i] ?? [];
      setCell(sheet, column, lines, CELL_HEAD, sheet.y + height - lines.length * CELL_HEAD.leading);
    }
  });
  sheet.y += height + 2;
  rule(sheet, '#56606b', 0.8);
  sheet.y += PAD;
}

function setCell(sheet: Sheet, column: LaidColumn, lines: readonly string[], style: Style, top: number): void {
  for (const [i, line] of lines.entries()) {
    const y = top + i * style.leading;
    if (column.align === 'right') setRight(sheet, line, style, column.x + column.width, y);
    else setLines(sheet, [line], style, column.x, y);
  }
}
