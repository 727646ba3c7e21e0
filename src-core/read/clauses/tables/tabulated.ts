// Tables of courses under a heading of columns, told as the lists that they are, so that prose and table are read by one grammar.

import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { coursesIn } from '#core/read/clauses/tables/cells.ts';
import { checked } from '#core/read/clauses/tables/checked-rows.ts';
import { CHORD_STYLES, columnsOf, type Heading, namesCourses } from '#core/read/clauses/tables/columns.ts';
import {
  cornersOf,
  isCurve,
  labelOf,
  type Row,
  spoken,
  spokenRest,
  spokenRow,
} from '#core/read/clauses/tables/spoken.ts';
import { labelAt, labelEnd } from '#core/read/values/list-items.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';

export interface Tabulated {
  readonly tokens: readonly Token[];
  /** Labels of rows that the prose points to: "T1". */
  readonly labels: ReadonlySet<string>;
}

interface Line {
  readonly from: number;
  readonly to: number;
}

/** With whether it says a word without which no heading is one. */
interface TextLine extends Line {
  readonly names: boolean;
}

interface Table {
  /** Of its title and heading. */
  readonly from: number;
  /** The lines below the heading, each with its courses; none in a line that runs between them. */
  readonly lines: readonly (Line & { readonly rows: readonly Row[] })[];
  readonly to: number;
}

const LONGEST_HEADING = 40;
const MOST_STACKED = 3;
/** But of one that prose points to. */
const FEWEST_ROWS = 2;

export function tabulated(tokens: readonly Token[]): Tabulated {
  const tables = tablesOf(tokens);
  if (tables.length === 0) return { tokens, labels: new Set() };
  const labels = pointedTo(tokens, tables);
  const told: Token[] = [];
  let at = 0;
  for (const table of tables) {
    const written = spokenTable(tokens, table, labels);
    if (written === null) continue;
    told.push(...tokens.slice(at, table.from), ...written);
    at = table.to;
  }
  return { tokens: [...told, ...tokens.slice(at)], labels };
}

function tablesOf(tokens: readonly Token[]): Table[] {
  const lines = linesOf(tokens);
  const found: Table[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const table = mayHead(lines, i) ? tableAt(tokens, lines, i) : null;
    if (table === null) continue;
    found.push(table);
    while ((lines[i + 1]?.from ?? table.to) < table.to) i += 1;
  }
  return found;
}

/** Asked before anything is read: most lines of most texts are far from any table. */
function mayHead(lines: readonly TextLine[], index: number): boolean {
  for (let i = index; i < index + MOST_STACKED; i += 1) if (lines[i]?.names) return true;
  return false;
}

function linesOf(tokens: readonly Token[]): TextLine[] {
  const lines: TextLine[] = [];
  let from = 0;
  let names = false;
  tokens.forEach((token, at) => {
    const { gap, kind } = token;
    if (at > 0 && (gap === 'line' || gap === 'paragraph')) {
      lines.push({ from, to: at, names });
      from = at;
      names = false;
    }
    names ||= kind === 'word' && namesCourses(token);
  });
  if (tokens.length > 0) lines.push({ from, to: tokens.length, names });
  return lines;
}

const TITLE = wordSet(
  'table tables schedule list line lines curve curves course courses tie ties boundary perimeter metes bounds bearings distances data field notes of the and & property parcel legal description survey calls',
);

/** "LINE TABLE", "Table of Courses and Distances". */
function isTitle(tokens: readonly Token[], line: Line | undefined): boolean {
  if (line === undefined || !isWording(tokens, line)) return false;
  const words = tokens.slice(line.from, line.to).filter(({ kind }) => kind === 'word');
  return words.length > 0 && words.every(({ text }) => TITLE.has(text)) && words.some(({ capital }) => capital);
}

/** The table whose heading begins on the line: of one line or of several, by the way of reading it that most rows agree with. */
function tableAt(tokens: readonly Token[], lines: readonly Line[], index: number): Table | null {
  let best: Table | null = null;
  if (lines[index] === undefined || tokens.slice(lines[index].from, lines[index].to).some(isTableWord)) return null;
  for (let height = 1; height <= MOST_STACKED; height += 1) {
    const [first, last] = [lines[index], lines[index + height - 1]];
    if (first === undefined || last === undefined || !isWording(tokens, last)) break;
    if (height > 1 && tokens[last.from]?.gap === 'paragraph') break;
    for (const chord of CHORD_STYLES) {
      const heading = columnsOf(tokens.slice(first.from, first.to), tokens.slice(first.to, last.to), chord);
      const table = heading === null ? null : rowsBelow(tokens, lines, index, index + height, heading);
      if (table !== null && rowsOf(table).length > (best === null ? 0 : rowsOf(best).length)) best = table;
    }
  }
  return best;
}

const TABLES = wordSet('table tables schedule ties list');
const isTableWord = ({ text }: Token): boolean => TABLES.has(text);

const rowsOf = ({ lines }: Table): Row[] => lines.flatMap(({ rows }) => rows);

/** Words without a figure. */
function isWording(tokens: readonly Token[], { from, to }: Line): boolean {
  return to - from <= LONGEST_HEADING && !tokens.slice(from, to).some(({ kind }) => kind === 'number');
}

/** Lines between rows that are none themselves: a monument's words that run on, a rule. */
const MOST_BETWEEN = 2;

function rowsBelow(
  tokens: readonly Token[],
  lines: readonly Line[],
  top: number,
  first: number,
  heading: Heading,
): Table | null {
  const found: (Line & { rows: Row[] })[] = [];
  const commas = tokens.slice(lines[top]?.from, lines[first]?.from).filter(({ text }) => text === ',').length > 1;
  let count = 0;
  for (let i = first; i < lines.length; i += 1) {
    const line = lines[i];
    if (line === undefined) break;
    const own = tokens.slice(line.from, line.to).filter(({ text }) => !heading.parted || !/^[|,]$/.test(text));
    // "1,104.50" where commas part the cells: a number with its thousands, or two cells.
    const courses = commas && own.some(hasComma) ? null : coursesIn(own, heading.columns);
    const rows = courses?.map((cells) => ({ line: own, cells, doubtful: heading.unsure })) ?? [];
    if (rows.length > 0) count = i - first + 1;
    else if (i - first - count >= MOST_BETWEEN || (count === 0 && !isRule(own) && !isSpoiltRow(own))) break;
    found.push({ ...line, rows });
  }
  const kept = found.slice(0, count);
  const [head, last] = [lines[isTitle(tokens, lines[top - 1]) ? top - 1 : top], kept.at(-1)];
  if (head === undefined || last === undefined) return null;
  return { from: head.from, lines: kept, to: last.to };
}

/** "L1 N 10° E 654.70 (est.)": more than its columns hold. */
const isSpoiltRow = (line: readonly Token[]): boolean =>
  labelAt(line, 0) !== null && line.some((_, at) => readBearing(line, at)?.form === 'quadrant');

const hasComma = ({ kind, text }: Token): boolean => kind === 'number' && text.includes(',');

const isRule = (line: readonly Token[]): boolean => line.every(({ kind }) => kind === 'mark');

/** Labels of letters and figures that stand somewhere outside the tables too. */
function pointedTo(tokens: readonly Token[], tables: readonly Table[]): Set<string> {
  const known = new Set(
    tables.flatMap((table) => rowsOf(table).map(labelOf)).filter((label) => /^\D+\d+$/.test(label)),
  );
  const pointed = new Set<string>();
  let table = 0;
  for (let at = 0; at < tokens.length && known.size > 0; at += 1) {
    const next = tables[table];
    if (next !== undefined && at >= next.from) {
      at = next.to - 1;
      table += 1;
      continue;
    }
    const label = labelAt(tokens, at);
    if (label !== null && known.has(label) && !isSubject(tokens, at)) pointed.add(label);
  }
  // Where one row is pointed to, all rows of its kind are rows and no list.
  const letters = new Set([...pointed].map((label) => label.replace(/\d+$/, '')));
  return new Set([...known].filter((label) => letters.has(label.replace(/\d+$/, ''))));
}

/** "Course L5 ends at the point of beginning": it opens a sentence, and is told of and not run by. */
function isSubject(tokens: readonly Token[], at: number): boolean {
  const from = /^(?:course|line|curve)$/.test(textAt(tokens, at - 1)) ? at - 1 : at;
  const isOpening =
    tokens[from]?.gap === 'line' || tokens[from]?.gap === 'paragraph' || textAt(tokens, from - 1) === '.';
  return isOpening && tokens[at + labelEnd(tokens.slice(at, at + 4))]?.kind === 'word';
}

/** The table as a list in its place; null where nothing leads to it. */
function spokenTable(tokens: readonly Token[], table: Table, labels: ReadonlySet<string>): Token[] | null {
  const rows = checked(inOrder(table));
  const isPointed = rows.some((row) => labels.has(labelOf(row)));
  // A circuit of corners, and no other words of a boundary.
  const isAlone = isReturn(rows, rows.length - 1) && !tokens.some(({ text }) => /^(?:beginning|thence)$/.test(text));
  // "4  N58°01'29"W  489.12  iron rod, the point of beginning".
  const isClosed = rows.at(-1)?.line.some(({ text }) => text === 'beginning') === true;
  const isBoundary = isPointed || isAlone || isClosed || isLed(tokens, table.from);
  if (!isBoundary || rows.length < (isPointed ? 1 : FEWEST_ROWS)) return null;
  // A table of lines and curves, as plats have them, is in feet where nothing is said.
  const isPlatted = rows.every((row) => /^[LC]\d/.test(labelOf(row))) || rows.some(isCurve);
  const unit = isPlatted ? 'feet' : '';
  const told = new Map(
    rows.map((row, index) => {
      const words = spokenRow(row, isPointed ? 'label' : numberOf(row, index), unit);
      return [row.cells, isReturn(rows, index) ? arriving(words) : words];
    }),
  );
  if (table.lines.some((line) => line.rows.length > 1)) return rows.flatMap((row) => told.get(row.cells) ?? []);
  return table.lines.flatMap(({ rows: own, from, to }) => {
    const line = tokens.slice(from, to);
    if (own.length > 0 || isRule(line)) return own.flatMap((row) => told.get(row.cells) ?? []);
    const label = isPointed ? null : labelAt(line, 0);
    return label === null ? line : spokenRest(line, labelEnd(line), Number(/\d+$/.exec(label)?.[0]));
  });
}

/** "F to A" behind "A to B": back to the corner that the first row sets out from. */
function isReturn(rows: readonly Row[], index: number): boolean {
  if (index < 2 || index < rows.length - 1) return false;
  const [first, last] = [rows[0], rows[index]].map((row) => (row === undefined ? null : cornersOf(row)));
  return first != null && first[0] === last?.[1];
}

/** The row, whose course comes to the beginning. */
function arriving(words: readonly Token[]): Token[] {
  const end = words.at(-1);
  return end === undefined ? [] : [...words.slice(0, -1), ...spoken('to the point of beginning', end.start), end];
}

function numberOf(row: Row, index: number): number {
  const figure = cornersOf(row) === null ? /\d+$/.exec(labelOf(row))?.[0] : undefined;
  return figure === undefined || Number(figure) > MOST_COURSES ? index + 1 : Number(figure);
}

const MOST_COURSES = 99;

/** Of a table that is set several across, the order in which its labels count or its corners meet; none where they do not. */
function inOrder(table: Table): Row[] {
  const across = Math.max(...table.lines.map(({ rows }) => rows.length));
  const down = Array.from({ length: across }, (_, index) =>
    table.lines.flatMap(({ rows }) => rows[index] ?? []),
  ).flat();
  if (across < 2) return down;
  return [down, rowsOf(table)].find((rows) => isCounted(rows) || isChained(rows)) ?? [];
}

/** "A-B", "B-C", "C-A". */
const isChained = (rows: readonly Row[]): boolean =>
  rows.every((row, index) => index === 0 || (cornersOf(row)?.[0] ?? '') === cornersOf(rows[index - 1] ?? row)?.[1]);

function isCounted(rows: readonly Row[]): boolean {
  const numbers = rows.map((row) => Number(/\d+$/.exec(labelOf(row))?.[0] ?? Number.NaN));
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? Number.NaN));
}

const LEADS = wordSet(
  'follow follows following table tables tabulated schedule listed list below course courses lines bounded bounds described thence running run runs viz wit notes boundary perimeter',
);
const LONGEST_LEAD = 60;

/** The paragraph right above the table leads to it, or the text points to a table that stands below. */
function isLed(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - LONGEST_LEAD); at -= 1) {
    if (LEADS.has(textAt(tokens, at)) || isBegun(tokens, at)) return true;
    if (tokens[at]?.gap === 'paragraph') break;
  }
  return tokens
    .slice(0, from)
    .some(({ text }, at) => /^(?:tables?|tabulated|schedule)$/.test(text) && !isTitled(tokens, at));
}

/** "Beginning at a stone, Corner 1." right above: the boundary is begun, and goes on in the table. */
const isBegun = (tokens: readonly Token[], at: number): boolean =>
  /^(?:beginning|commencing)$/.test(textAt(tokens, at)) && /^(?:at|on)$/.test(textAt(tokens, at + 1));

/** In a title, as "LINE TABLE", and no sentence. */
function isTitled(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.capital === true && (tokens[at + 1]?.gap ?? 'line') !== 'space';
}
