// The tables beside a drawing: every course whose line or arc is too short to carry its own lettering, under the tag
// that stands on it instead: L or C and the number of the course.
import { textWidth } from '#core/drawing/figure-geometry.ts';
import type { FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import { referencedIn } from '#core/drawing/lettering.ts';
import { lengthText } from '#core/drawing/recorded-text.ts';
import type { Call } from '#core/schema/call.ts';
import { angleText } from '#core/survey/angle.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { type Pen, rule, write, writeFrom } from '#main/export/dxf-pen.ts';
import type { Layer } from '#main/export/dxf-strokes.ts';
import type { LetteredTract } from '#main/export/dxf-tract.ts';

const NO_TAGS: ReadonlyMap<number, string> = new Map();

/** Course number to tag, for the courses that the drawing tells by a reference. */
export function tagsOf({ figure, letters, prefix }: LetteredTract): ReadonlyMap<number, string> {
  if (letters.references.length === 0) return NO_TAGS;
  const told = new Set(referencedIn(letters, 'course'));
  const courses = figure.courses.filter(({ number }) => told.has(number));
  return new Map(courses.map(({ number, kind }) => [number, `${prefix}${kind === 'line' ? 'L' : 'C'}${number}`]));
}

export interface CourseTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const LINE_HEADS = ['Line', 'Course', 'Bearing', 'Distance'];
const TIE_HEADS = ['Tie', 'No.', 'Course'];
const CURVE_HEADS = ['Curve', 'Course', 'Radius', 'Delta', 'Arc length', 'Chord bearing', 'Chord', 'Turn'];

/** A value that the engine derived is marked, and the mark explained below. */
export const DERIVED = '* derived by the engine, not recorded';
const NOTHING = '-';

export function courseTablesOf(drawn: LetteredTract): CourseTable[] {
  const { figure, tract, letters, prefix } = drawn;
  if (letters.references.length === 0) return [];
  const tags = tagsOf(drawn);
  const ties = new Set(referencedIn(letters, 'tie'));
  const rowsOf = (kind: FigureCourse['kind'], cells: (call: Call, unit: typeof tract.distance_unit) => string[]) =>
    figure.courses.flatMap((course) => {
      const tag = tags.get(course.number);
      const call = tract.calls[course.number - 1];
      if (course.kind !== kind || tag === undefined || call === undefined) return [];
      const own = course.inferred ? [course.description] : cells(call, tract.distance_unit);
      return [[tag, String(course.number), ...own]];
    });
  const tables = [
    { title: 'LINE TABLE', heads: LINE_HEADS, rows: rowsOf('line', lineCells) },
    { title: 'CURVE TABLE', heads: CURVE_HEADS, rows: rowsOf('arc', curveCells) },
    {
      title: 'TIE TABLE',
      heads: TIE_HEADS,
      rows: figure.ties.flatMap(({ rows: words }, i) =>
        ties.has(i + 1) ? [[`${prefix}T${i + 1}`, String(i + 1), words.join(' ')]] : [],
      ),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

const marked = (call: Call, field: string, text: string): string =>
  call.computed.includes(field) ? `${text} *` : text;

function lineCells(call: Call, unit: Parameters<typeof lengthText>[1]): string[] {
  return [
    call.bearing === null ? NOTHING : marked(call, 'bearing', bearingText(call.bearing)),
    lengthCell(call, 'distance', unit),
  ];
}

function curveCells(call: Call, unit: Parameters<typeof lengthText>[1]): string[] {
  return [
    lengthCell(call, 'radius', unit),
    call.delta === null ? NOTHING : marked(call, 'delta', angleText(call.delta)),
    lengthCell(call, 'arc_length', unit),
    call.chord_bearing === null ? NOTHING : marked(call, 'chord_bearing', bearingText(call.chord_bearing)),
    lengthCell(call, 'chord_length', unit),
    call.curve_direction === null ? NOTHING : marked(call, 'curve_direction', call.curve_direction),
  ];
}

type LengthField = 'distance' | 'radius' | 'arc_length' | 'chord_length';

function lengthCell(call: Call, field: LengthField, unit: Parameters<typeof lengthText>[1]): string {
  const value = call[field];
  return value === null ? NOTHING : marked(call, field, lengthText(value, unit, call.verbatim_text));
}

/** Line to line, in heights of the lettering. */
export const ROW = 1.9;

/** Draws the table down from its upper left corner, in further columns where it is longer than asked; gives its size. */
export function drawTable(
  pen: Pen,
  table: CourseTable,
  at: FigurePoint,
  height_ft: number,
  most_rows: number,
  layer: Layer,
): { width_ft: number; height_ft: number } {
  const widths = widthsOf(table, height_ft);
  const width = widths.reduce((sum, one) => sum + one, 0);
  const gap = 2 * height_ft;
  const columns = Math.ceil(table.rows.length / most_rows);
  for (let column = 0; column < columns; column++) {
    const rows = table.rows.slice(column * most_rows, (column + 1) * most_rows);
    const left: FigurePoint = [at[0] + column * (width + gap), at[1]];
    const title = columns === 1 ? table.title : `${table.title} (${column + 1} of ${columns})`;
    drawColumn(pen, { ...table, title, rows }, left, height_ft, widths, layer);
  }
  const longest = Math.min(table.rows.length, most_rows);
  return { width_ft: columns * (width + gap) - gap, height_ft: (longest + 2) * ROW * height_ft };
}

function drawColumn(
  pen: Pen,
  { title, heads, rows }: CourseTable,
  [left, top]: FigurePoint,
  height_ft: number,
  widths: readonly number[],
  layer: Layer,
): void {
  const row = ROW * height_ft;
  const right = left + widths.reduce((sum, one) => sum + one, 0);
  writeFrom(pen, title, [left, top - row + 0.45 * height_ft], height_ft, layer);
  const lines = [heads, ...rows];
  for (let i = 0; i <= lines.length; i++) {
    const y = top - (i + 1) * row;
    rule(pen, [left, y], [right, y], layer);
  }
  let x = left;
  for (const [i, width] of [...widths, 0].entries()) {
    for (const [n, cells] of lines.entries()) {
      // Nothing parts the words that stand in for the rest of a row.
      if (i <= cells.length - 1 || i === widths.length)
        rule(pen, [x, top - (n + 1) * row], [x, top - (n + 2) * row], layer);
      const text = cells[i];
      if (text === undefined) continue;
      const y = top - (n + 1.5) * row;
      // What stands in for a whole row runs on to the right.
      const wide = textWidth(text, height_ft) > width;
      if (wide) writeFrom(pen, text, [x + 0.6 * height_ft, y - height_ft / 2], height_ft, layer);
      else write(pen, { text, at: [x + width / 2, y], angle_deg: 0, height_ft }, layer);
    }
    x += width;
  }
}

function widthsOf({ heads, rows }: CourseTable, height_ft: number): number[] {
  const whole = rows.filter((cells) => cells.length === heads.length);
  const widths = heads.map((head, i) =>
    Math.max(...[head, ...whole.map((cells) => cells[i] ?? '')].map((text) => textWidth(text, height_ft))),
  );
  const [tag = 0, course = 0, ...rest] = widths;
  const spoken = Math.max(
    0,
    ...rows.filter((cells) => !whole.includes(cells)).map((cells) => textWidth(cells[2] ?? '', height_ft)),
  );
  // A row of words needs the room of all the columns that it stands in for.
  const stretch = Math.max(
    1,
    spoken /
      Math.max(
        rest.reduce((sum, one) => sum + one, 0),
        1e-9,
      ),
  );
  return [tag, course, ...rest.map((one) => one * stretch)].map((one) => one + 1.6 * height_ft);
}
