// The row of a table as deeds tell a course: "(2) N 10° E 200.00 feet to a stone;". What its columns say stands as words of no width.

import { DOUBTFUL } from '#core/language/doubt.ts';
import { scanTokens, type Token, textAt } from '#core/language/tokens.ts';
import type { Cell } from '#core/read/clauses/tables/cells.ts';
import { isMeasured, type Kind } from '#core/read/clauses/tables/columns.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

/** A course of a table: the tokens of its line, and its cells in it. */
export interface Row {
  readonly line: readonly Token[];
  readonly cells: readonly Cell[];
  readonly doubtful: boolean;
}

const isLabel = ({ column }: Cell): boolean => column.kind === 'label';

export const findCell = ({ cells }: Row, kind: Kind): Cell | undefined =>
  cells.find(({ column }) => column.kind === kind);

export const isCurve = (row: Row): boolean => findCell(row, 'radius') !== undefined;

/** "L1", "T2", "A": as it is written, without its hyphen. */
export function labelOf(row: Row): string {
  const [first] = row.cells;
  return first !== undefined && isLabel(first) ? nameOf(row, first) : '';
}

function nameOf({ line }: Row, { at, next }: Cell): string {
  return nameIn(line.slice(at, next));
}

function nameIn(words: readonly Token[]): string {
  return words
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
    .map(({ text }) => text)
    .join('')
    .toUpperCase();
}

/** The corners that a row goes from and to, in two columns or in one ("1 - 2"); null where it names no two. */
export function cornersOf(row: Row): readonly [string, string] | null {
  // "L1 | 1 | 2" and "L1 | 1-2": the corners stand behind the name of the line.
  const labels = row.cells.filter(isLabel);
  const [from, second] = labels.slice(Math.max(0, labels.length - 2));
  const behind = second === undefined ? null : cornersIn(row, second);
  if (behind !== null) return behind;
  const isCorner = ({ column, at, next }: Cell): boolean =>
    column.kind === 'text' && next - at === 1 && /^(?:\d+|[a-z])$/.test(textAt(row.line, at));
  const to = second ?? row.cells.find(isCorner);
  if (from === undefined) return null;
  return to === undefined ? cornersIn(row, from) : [nameOf(row, from), nameOf(row, to)];
}

function cornersIn({ line }: Row, { at, next }: Cell): readonly [string, string] | null {
  const words = line.slice(at, next);
  const parted = words.findIndex(
    // "1-2", "A-B"; but "T-1".
    ({ text, gap }) => text === 'to' || (text === '-' && (gap !== 'none' || words[0]?.kind === words.at(-1)?.kind)),
  );
  return parted < 1 || parted === words.length - 1
    ? null
    : [nameIn(words.slice(0, parted)), nameIn(words.slice(parted + 1))];
}

/** Words at a place of no width. */
export function spoken(words: string, at: number): Token[] {
  return scanTokens(words).map((token, index) => ({
    ...token,
    gap: index === 0 ? 'space' : token.gap,
    start: at,
    end: at,
  }));
}

const NAMED: Partial<Record<Kind, string>> = {
  azimuth: 'azimuth',
  radius: 'having a radius of',
  delta: ', a central angle of',
  arc: ', an arc length of',
  'chord bearing': ', a chord bearing of',
  chord: ', a chord distance of',
  tangent: ', a tangent length of',
};

const ORDER: readonly Kind[] = [
  'bearing',
  'azimuth',
  'length',
  'radius',
  'delta',
  'arc',
  'chord bearing',
  'chord',
  'tangent',
];

/** The values of the course itself, in the order in which deeds tell them. */
function told(cells: readonly Cell[]): Cell[] {
  const placeOf = ({ column }: Cell): number => ORDER.indexOf(column.kind);
  return cells.filter((cell) => placeOf(cell) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
}

/** `head`: the label that prose points to, or the place in a list. `unit`: of bare figures whose column names none. */
export function spokenRow(row: Row, head: 'label' | number, unit: string): Token[] {
  const { line, cells } = row;
  const [first, last] = [line[cells[0]?.at ?? 0], line[(cells.at(-1)?.next ?? 1) - 1]];
  const start = first?.start ?? 0;
  const words = head === 'label' ? labelled(row, start) : item(row, head, start);
  const turn = isCurve(row) ? turnOf(row) : '';
  if (isCurve(row) && head === 'label') words.push(...spoken(`curve ${turn}`, start));
  else if (isCurve(row)) words.push(...spoken(`along a curve${turn === '' ? '' : ` to the ${turn}`}`, start));
  for (const cell of told(cells)) words.push(...value(row, cell, unit));
  for (const cell of cells.filter(({ column }) => column.kind === 'text')) words.push(...remark(row, cell));
  return [...words, ...spoken(';', last?.end ?? start)].map((token, index) =>
    index === 0 ? { ...token, gap: 'line' } : token,
  );
}

/** A row whose values are not all there: its place in the list, and what stands behind it. */
export function spokenRest(line: readonly Token[], label: number, place: number): Token[] {
  const start = line[0]?.start ?? 0;
  const head = spoken(`(${place})`, start).map((token, index) =>
    index === 0 ? { ...token, gap: 'line' as const } : token,
  );
  const [first, ...others] = line.slice(label);
  if (first === undefined) return head;
  return [...head, { ...first, gap: 'space' }, ...others, ...spoken(';', line.at(-1)?.end ?? start)];
}

function labelled(row: Row, start: number): Token[] {
  const label = row.cells[0];
  return label === undefined ? [] : [...row.line.slice(label.at, label.next), ...spoken(':', start)];
}

function item(row: Row, place: number, start: number): Token[] {
  const number = row.cells[0]?.column.kind === 'label' ? row.line.slice(0, row.cells[0].next).find(isCount) : undefined;
  const end = number?.end ?? start;
  return spoken(`(${place})`, start).map((token, index) =>
    index === 1 ? { ...token, gap: 'none', start: number?.start ?? start, end } : token,
  );
}

const isCount = ({ kind }: Token): boolean => kind === 'number';

function turnOf(row: Row): string {
  // "CURVE" in one column, "RIGHT" in another.
  const turns = row.cells.filter(({ column }) => column.kind === 'turn');
  const words = turns.flatMap(({ at, next }) => row.line.slice(at, next).map(({ text }) => text));
  const sides = words.flatMap((side) =>
    /^(?:left|lt|l|ccw)$/.test(side) ? 'left' : /^(?:right|rt|r|cw)$/.test(side) ? 'right' : [],
  );
  return new Set(sides).size === 1 ? (sides[0] ?? '') : '';
}

function value({ line, doubtful }: Row, { column, at, next }: Cell, unit: string): Token[] {
  const start = line[at]?.start ?? 0;
  const own = line.slice(at, next).map((token, index) => ({
    ...token,
    ...(index === 0 ? { gap: 'space' as const } : {}),
    ...(doubtful && token.kind === 'number' ? { doubt: DOUBTFUL } : {}),
  }));
  const isBare = isMeasured(column) && readDistance(own, 0, true)?.unit === null;
  const name = column.unit || unit;
  return [
    ...(NAMED[column.kind] === undefined ? [] : spoken(NAMED[column.kind] ?? '', start)),
    ...own,
    ...(isBare && name !== '' ? spoken(name, own.at(-1)?.end ?? start) : []),
  ];
}

/** What is told of the corner: "to a stone". */
function remark({ line }: Row, { column, at, next }: Cell): Token[] {
  // A semicolon would end the course.
  const [first, ...others] = line.slice(at, next).map((one) => (one.text === ';' ? { ...one, text: ',' } : one));
  if (first === undefined) return [];
  const isPlace = /^(?:a|an|the|place|point|p|pob|said)$/.test(first.text) || /^\d/.test(first.text);
  const isTo = (isPlace || column.unit === 'to') && !/^(?:to|along|with|by|on)$/.test(first.text);
  return [...(isTo ? spoken('to', first.start) : []), { ...first, gap: 'space' }, ...others];
}
