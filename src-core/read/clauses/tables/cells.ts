// A row of a table, cut into the cells of its columns by what kind of value stands where: blanks may be lost, and cells empty.

import { type Token, textAt } from '#core/language/tokens.ts';
import { type Column, isMeasured, type Kind } from '#core/read/clauses/tables/columns.ts';
import { readAngle } from '#core/read/values/read-angle.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

/** The words of one cell; places are those in its line. */
export interface Cell {
  readonly column: Column;
  readonly at: number;
  readonly next: number;
}

/** In ways to read one line: more are not tried. */
const MOST_WAYS = 40;
const LONGEST_LABEL = 6;

/** The courses of a line, each with its cells; null where it is no row of the table, or could be read in two ways. */
export function coursesIn(line: readonly Token[], columns: readonly Column[]): Cell[][] | null {
  const ways: Cell[][] = [];
  const ruled = [0, columns.length].map((most) => ({ most, all: columns }));
  for (const { most, all } of [...ruled, { most: 0, all: [...columns, REMARK] }]) {
    cut(line, 0, all, most, [], ways);
    const whole = ways
      .map((cells) => partedCourses(cells).map((course) => chorded(line, course)))
      .filter((courses) => courses.length > 0 && courses.every((cells) => isWhole(cells) && isWorded(line, cells)));
    const [only, ...others] = settledBy(line, whole);
    if (only !== undefined) return others.every((other) => valuesOf(other) === valuesOf(only)) ? only : null;
  }
  return null;
}

/** "(to Point of Beginning)" behind the last column. */
const REMARK: Column = { kind: 'text', unit: '' };

/** Behind a row with its label stand words in brackets, and no further value. */
function isWorded(line: readonly Token[], cells: readonly Cell[]): boolean {
  const remark = cells.find(({ column }) => column === REMARK);
  if (remark === undefined) return true;
  const words = line.slice(remark.at, remark.next);
  if (cells[0]?.column.kind !== 'label' || words.some(({ kind }) => kind === 'number')) return false;
  // "(est.)" says how the length was had.
  const isOfPlace = /^(?:to|at|along|on|with|by|ends?|ending|closes|closing)$/.test(words[1]?.text ?? '');
  return words[0]?.text === '(' && isOfPlace && words.at(-1)?.text === ')';
}

/** Which values stand where; the extent of labels and words is no matter. */
function valuesOf(courses: readonly Cell[][]): string {
  const told = courses.map((cells) => cells.filter(({ column }) => !/^(?:label|text)$/.test(column.kind)));
  return JSON.stringify(told.map((cells) => cells.map(({ column, at, next }) => [column.kind, at, next])));
}

/** Every way to take the rest of a line for the columns that are left, of which `skips` may be empty. */
function cut(
  line: readonly Token[],
  from: number,
  columns: readonly Column[],
  skips: number,
  taken: readonly Cell[],
  ways: Cell[][],
): void {
  if (ways.length >= MOST_WAYS) return;
  let at = from;
  while (at < line.length && isApart(line, at)) at += 1;
  const [column, ...rest] = columns;
  if (column === undefined) {
    if (at >= line.length) ways.push([...taken]);
    return;
  }
  if (isEmpty(line, at)) {
    cut(line, emptyEnd(line, at), rest, skips, taken, ways);
    return;
  }
  for (const next of endsOf(line, at, column.kind, rest))
    cut(line, next, rest, skips, next > at ? [...taken, { column, at, next }] : taken, ways);
  // The label of a row may have been taken for the number of a line.
  if (skips > 0 || column.kind === 'label' || at >= line.length)
    cut(line, at, rest, column.kind === 'label' || at >= line.length ? skips : skips - 1, taken, ways);
}

const isApart = (line: readonly Token[], at: number): boolean => /^[,;|]$/.test(textAt(line, at));

/** "-", "--", "n/a": nothing is told there. */
function isEmpty(line: readonly Token[], at: number): boolean {
  return emptyEnd(line, at) > at;
}

function emptyEnd(line: readonly Token[], at: number): number {
  if (textAt(line, at) === 'n' && textAt(line, at + 1) === '/' && textAt(line, at + 2) === 'a') return at + 3;
  if (!/^[-_]$/.test(textAt(line, at)) || line[at]?.gap === 'none') return at;
  let next = at + 1;
  while (textAt(line, next) === textAt(line, at) && line[next]?.gap === 'none') next += 1;
  return next < line.length && line[next]?.gap === 'none' && !isApart(line, next) ? at : next;
}

/** Where a cell of the kind may end that begins there. */
function endsOf(line: readonly Token[], at: number, kind: Kind, rest: readonly Column[]): number[] {
  if (kind === 'text') return textEnds(line, at, rest);
  if (kind === 'label') return labelEnds(line, at);
  const end = valueEnd(line, at, kind);
  return end === null ? [] : [end];
}

function textEnds(line: readonly Token[], at: number, rest: readonly Column[]): number[] {
  const ends: number[] = [];
  // Up to where the next column's value stands.
  for (let next = at; next <= line.length; next += 1) {
    const [column] = rest;
    if (column === undefined ? next === line.length : endsOf(line, next, column.kind, rest.slice(1)).length > 0)
      ends.push(next);
  }
  return ends.length === 0 || rest.every(({ kind }) => kind === 'text') ? [line.length] : ends;
}

/** "1", "2nd", "L3", "T-1", "TIE 1", "A", "1-2", "POB". */
function labelEnds(line: readonly Token[], at: number): number[] {
  const ends: number[] = [];
  for (let next = at + 1; next <= Math.min(line.length, at + LONGEST_LABEL); next += 1) {
    const last = line[next - 1];
    if (last === undefined || last.decimals > 0 || isApart(line, next - 1) || last.text === '°') break;
    if (
      next - at > 1 &&
      last.gap !== 'none' &&
      !(next - at === 2 && last.kind === 'number' && textAt(line, at).length > 2) &&
      !/^(?:to|-)$/.test(last.text) &&
      !/^(?:to|-)$/.test(textAt(line, next - 2))
    )
      break;
    ends.push(next);
  }
  const first = line[at];
  return first?.kind === 'number' || first?.capital === true || first?.text === '(' ? ends : [];
}

/** Behind a value of its kind; null where another thing stands there. */
function valueEnd(line: readonly Token[], at: number, kind: Kind): number | null {
  if (kind === 'bearing' || kind === 'chord bearing') return bearingEnd(line, at);
  if (kind === 'azimuth' || kind === 'delta') return readAngle(line, at)?.next ?? null;
  if (kind === 'turn') return turnEnd(line, at);
  const figure = kind === 'figure' && /^[-+nsew]$/.test(textAt(line, at)) ? at + 1 : at;
  if (line[figure]?.kind !== 'number' || textAt(line, figure + 1) === '°') return null;
  if (kind === 'northing' || kind === 'easting' || kind === 'figure') return figure + 1;
  return readDistance(line, at, true)?.next ?? null;
}

function bearingEnd(line: readonly Token[], at: number): number | null {
  const read = readBearing(line, at);
  return read === null || read.bearing === null ? null : read.next;
}

/** "LEFT", "LINE", "CURVE RIGHT". */
function turnEnd(line: readonly Token[], at: number): number | null {
  const side = /^(?:line|curve|arc)$/.test(textAt(line, at)) ? at + 1 : at;
  if (/^(?:left|right|lt|rt|l|r|cw|ccw)$/.test(textAt(line, side))) return pastPoint(line, side + 1);
  return side > at ? side : null;
}

const pastPoint = (line: readonly Token[], at: number): number =>
  textAt(line, at) === '.' && line[at]?.gap === 'none' ? at + 1 : at;

/** The cells of each course: a table may be set several across. */
function partedCourses(cells: readonly Cell[]): Cell[][] {
  const courses: Cell[][] = [];
  for (const cell of cells) {
    const last = courses.at(-1);
    const again = last?.some(({ column }) => column.kind === cell.column.kind && cell.column.kind !== 'length') ?? true;
    const begins = cell.column.kind === 'label' ? (last?.some(({ column }) => isMeasured(column)) ?? true) : again;
    if (last === undefined || (begins && isWhole(last) && /^(?:label|bearing|azimuth)$/.test(cell.column.kind)))
      courses.push([cell]);
    else last.push(cell);
  }
  return courses;
}

/** Among lines a curve is told by its chord, under the names of a line's values, where radius and angle give that chord. */
function chorded(line: readonly Token[], cells: Cell[]): Cell[] {
  const figureOf = (kind: Kind): number => line[cells.find(({ column }) => column.kind === kind)?.at ?? -1]?.value ?? 0;
  const [radius, length, turned] = [figureOf('radius'), figureOf('length'), turnedIn(line, cells)];
  if (turned === null || length === 0 || Math.abs(2 * radius * Math.sin(turned / 2) - length) > NEAR) return cells;
  return cells.map((cell) => {
    const { kind } = cell.column;
    if (kind !== 'bearing' && kind !== 'length') return cell;
    return { ...cell, column: { ...cell.column, kind: kind === 'bearing' ? 'chord bearing' : 'chord' } };
  });
}

/** As values are rounded. */
const NEAR = 0.02;

/** In radians, the central angle of a row; null where it tells none. */
function turnedIn(line: readonly Token[], cells: readonly Cell[]): number | null {
  const delta = cells.find(({ column }) => column.kind === 'delta');
  const angle = delta === undefined ? null : readAngle(line, delta.at);
  return angle === null ? null : ((angle.degrees + angle.minutes / 60 + angle.seconds / 3600) * Math.PI) / 180;
}

/** A line has its bearing and its length, a curve its radius and one value more, and neither those of the other. */
function isWhole(cells: readonly Cell[]): boolean {
  const has = (pattern: RegExp): boolean => cells.some(({ column }) => pattern.test(column.kind));
  if (has(/^radius$/)) return has(/^(?:arc|delta|chord)$/) && !has(/^(?:bearing|azimuth|length)$/);
  return has(/^(?:bearing|azimuth)$/) && has(/^length$/) && !has(/^(?:arc|delta|chord|chord bearing|tangent)$/);
}

/** Of several ways those with their label, and those in which the values of a curve agree with each other. */
function settledBy(line: readonly Token[], ways: readonly Cell[][][]): readonly Cell[][][] {
  if (ways.length < 2) return ways;
  const labelled = ways.filter((courses) => courses.every(([first]) => first?.column.kind === 'label'));
  const kept = labelled.length > 0 ? labelled : ways;
  const agreeing = kept.filter((courses) => courses.every((cells) => isArcOfAngle(line, cells)));
  return agreeing.length > 0 ? agreeing : kept;
}

/** Arc = radius × central angle; true of what is no curve. */
function isArcOfAngle(line: readonly Token[], cells: readonly Cell[]): boolean {
  const cellOf = (kind: Kind): Cell | undefined => cells.find(({ column }) => column.kind === kind);
  const [radius, arc, turned] = [cellOf('radius'), cellOf('arc'), turnedIn(line, cells)];
  if (radius === undefined) return true;
  const [r, l] = [line[radius.at]?.value ?? 0, line[arc?.at ?? -1]?.value ?? 0];
  return turned !== null && r > 0 && l > 0 && Math.abs(r * turned - l) <= Math.max(NEAR, 1e-3 * l);
}
