// Line and curve tables: rows that begin with L1 or C3 and carry the values that the prose only refers to.

import { DOUBTFUL, type Doubt, worse } from '#core/language/doubt.ts';
import { findEntry } from '#core/language/lexicon.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { type Curve, emptyCurve, type Length, type ValueRange } from '#core/read/clauses/course.ts';
import type { Element } from '#core/read/clauses/element.ts';
import { readCurve } from '#core/read/clauses/read-curve.ts';
import { rangeOf } from '#core/read/clauses/repairs.ts';
import type { TableElement } from '#core/read/values/list-items.ts';
import type { Bearing } from '#core/schema/bearing.ts';

export interface TableRow {
  readonly label: string;
  readonly bearing: Bearing | null;
  readonly distance: Length | null;
  readonly curve: Curve | null;
  readonly doubt: Doubt;
  readonly values: readonly ValueRange[];
  /** Token range of the row. */
  readonly at: number;
  readonly next: number;
}

export interface CourseTables {
  readonly rows: ReadonlyMap<string, TableRow>;
  /** The elements that do not stand in a table. */
  readonly prose: readonly Element[];
}

export function takeTables(tokens: readonly Token[], elements: readonly Element[]): CourseTables {
  const rows = new Map<string, TableRow>();
  const prose: Element[] = [];
  for (let i = 0; i < elements.length; i += 1) {
    const element = elements[i];
    if (element === undefined) break;
    if (element.kind !== 'table' || !opensLine(tokens, element.at)) {
      prose.push(element);
      continue;
    }
    const all = valuesOfRow(tokens, elements, i);
    const values = beforeArrival(tokens, all);
    const named = namedRow(tokens, element, values);
    if (named !== null) {
      if (!rows.has(named.label)) rows.set(named.label, asSure(tokens, named));
      i += all.length;
      continue;
    }
    if (!isRow(element, values)) {
      prose.push(element);
      continue;
    }
    const row = rowOf(element, values);
    // A label that two rows share settles nothing.
    if (!rows.has(row.label)) rows.set(row.label, asSure(tokens, row));
    i += all.length;
  }
  return { rows, prose };
}

/** "939.30 (est.)", "about 362.08": what its line says of a row's values is said of the course. */
function asSure(tokens: readonly Token[], row: TableRow): TableRow {
  for (let at = row.at; at === row.at || !opensLine(tokens, at); at += 1) {
    const token = tokens[at];
    const isHedge = token?.kind === 'word' ? findEntry(token)?.small === 'hedge' : /^[?±]$/.test(textAt(tokens, at));
    if (isHedge || /^(?:est|about|nearly|roughly|approx\w*)$/.test(textAt(tokens, at)))
      return { ...row, doubt: worse(row.doubt, DOUBTFUL) };
  }
  return row;
}

const opensLine = (tokens: readonly Token[], at: number): boolean =>
  /^(?:line|paragraph)$/.test(tokens[at]?.gap ?? 'line');

/** "C1: R=200.00', L=104.72', CB=N15°E, CH=103.53'", "L1: S45°E 120.00'": each value behind its name. */
function namedRow(tokens: readonly Token[], label: TableElement, values: readonly Element[]): TableRow | null {
  const [first, ...rest] = values;
  const colon = first?.kind === 'stop' && first.stop === 'colon' && first.at === label.next;
  if (values.some((value) => value.kind === 'sign' && !NAMES.has(value.sign))) return null;
  if (colon && rest[0]?.kind === 'bearing' && rest.some(({ kind }) => kind === 'distance'))
    return rowOf(label, rest, true);
  if (label.label.startsWith('L')) return null;
  const names = values.filter((value) => value.kind === 'sign');
  if (names.length < 2 || (!colon && first?.kind !== 'sign')) return null;
  const curve = readCurve(tokens, values, null);
  if (curve.radius === null || (curve.arc === null && curve.delta === null && curve.chord === null)) return null;
  const next = values.at(-1)?.next ?? label.next;
  return {
    label: label.label,
    bearing: null,
    distance: null,
    curve,
    doubt: worse(label.doubt, curve.doubt),
    values: curve.values,
    at: label.at,
    next,
  };
}

const NAMES = wordSet('curve left right radius arc length delta chord bears tangent-length angle');

/** The values follow the label at once, and nothing of a sentence stands among them. */
function isRow(label: TableElement, values: readonly Element[]): boolean {
  const first = values[0];
  if (first === undefined || first.at - label.next > 1 || first.kind === 'sign' || first.kind === 'stop') return false;
  return !values.some((value) => value.kind === 'sign' && value.sign === 'thence');
}

/** The elements that follow the label on its own line. */
function valuesOfRow(tokens: readonly Token[], elements: readonly Element[], index: number): Element[] {
  const values: Element[] = [];
  const label = elements[index];
  let token = label?.next ?? 0;
  for (let i = index + 1; i < elements.length; i += 1) {
    const element = elements[i];
    if (element === undefined) break;
    while (token <= element.at && !opensLine(tokens, token)) token += 1;
    if (token <= element.at) break;
    values.push(element);
  }
  return values;
}

/** 'L2 S 50°58' E 401.27 feet to a 1" pipe': what stands behind the length and "to" is told of the corner. */
function beforeArrival(tokens: readonly Token[], values: readonly Element[]): readonly Element[] {
  const length = values.findIndex(({ kind }) => kind === 'distance');
  const from = values[length]?.next ?? tokens.length;
  const arrives = (value: Element, place: number): boolean =>
    place > length && length >= 0 && tokens.slice(from, value.at + 1).some(({ text }) => text === 'to');
  const to = values.findIndex(arrives);
  return to < 0 ? values : values.slice(0, to);
}

function rowOf(
  label: TableElement,
  values: readonly Element[],
  isLine: boolean = label.label.startsWith('L'),
): TableRow {
  const last = values.at(-1)?.next ?? label.next;
  let doubt: Doubt = label.doubt;
  const lengths: Length[] = [];
  const ranges: ValueRange[] = [];
  let bearing: Bearing | null = null;
  let delta: number | null = null;
  for (const value of values) {
    if (value.kind === 'distance' || value.kind === 'bearing' || value.kind === 'angle') ranges.push(rangeOf(value));
    if (value.kind === 'distance') {
      lengths.push(value.read);
      doubt = worse(doubt, value.read.doubt);
    } else if (value.kind === 'bearing') {
      bearing ??= value.read.bearing;
      doubt = worse(doubt, value.read.doubt);
    } else if (value.kind === 'angle') {
      delta ??= value.read.degrees + value.read.minutes / 60 + value.read.seconds / 3600;
      doubt = worse(doubt, value.read.doubt);
    }
  }
  const base = { label: label.label, values: ranges, at: label.at, next: last };
  if (isLine) {
    return {
      ...base,
      bearing,
      distance: rejoined(lengths) ?? lengths[0] ?? null,
      curve: null,
      doubt: lengths.length > 1 ? DOUBTFUL : doubt,
    };
  }
  // Without a heading radius, arc and chord in that order, in doubt.
  const [radius = null, arc = null, chord = null] = lengths;
  const turned = delta === null ? null : Math.round(delta * 1e8) / 1e8;
  const curve = { ...emptyCurve(), radius, arc, chord, chordBearing: bearing, delta: turned };
  return { ...base, values: curveRanges(ranges), bearing: null, distance: null, curve, doubt: DOUBTFUL };
}

/** "173 59" in one cell: the point between them was lost. */
function rejoined([whole, rest, ...more]: readonly Length[]): Length | null {
  if (whole === undefined || rest === undefined || more.length > 0 || whole.decimals > 0 || rest.decimals > 0)
    return null;
  if (!Number.isInteger(whole.value) || !Number.isInteger(rest.value) || rest.value < 10 || rest.value > 99)
    return null;
  return { ...rest, value: whole.value + rest.value / 100, decimals: 2, lostPoint: true };
}

const LENGTH_FIELDS = ['radius', 'arc_length', 'chord_length'] as const;

/** The values of a curve's row by what they are of it. */
function curveRanges(ranges: readonly ValueRange[]): ValueRange[] {
  let length = 0;
  return ranges.map((range) => {
    if (range.field === 'bearing') return { ...range, field: 'chord_bearing' };
    if (range.field !== 'distance') return range;
    const { field: _, ...unnamed } = range;
    const field = LENGTH_FIELDS[length];
    length += 1;
    return field === undefined ? unnamed : { ...range, field };
  });
}

/** "along L3 and L4", "by lines L1 through L6": the labels that are joined to the first. */
export function joinedLabels(
  tokens: readonly Token[],
  tables: ReadonlyMap<string, TableRow>,
  label: TableElement,
  elements: readonly Element[],
): TableElement[] {
  const joined: TableElement[] = [];
  let last = label;
  for (const element of elements) {
    if (element.kind !== 'table' || element.at < last.next || !tables.has(element.label)) continue;
    const between = tokens.slice(last.next, element.at).map((token) => token.text);
    if (between.length === 0 || between.length > 3 || !between.every((word) => LABEL_JOINTS.has(word))) break;
    if (between.some((word) => THROUGH.has(word))) joined.push(...labelsBetween(last, element));
    joined.push(element);
    last = element;
  }
  return joined;
}

const LABEL_JOINTS = new Set(['and', '&', ',', 'then', 'lines', 'line', 'curve', 'through', 'thru', 'to', '-']);
const THROUGH = new Set(['through', 'thru', 'to', '-']);

/** "L2 … L5" of "L1 through L6", told by the last. */
function labelsBetween(from: TableElement, to: TableElement): TableElement[] {
  const [letters, first] = [from.label.replace(/\d+$/, ''), countOf(from)];
  if (to.label.replace(/\d+$/, '') !== letters) return [];
  return Array.from({ length: Math.max(0, countOf(to) - first - 1) }, (_, index) => ({
    ...to,
    label: `${letters}${first + index + 1}`,
  }));
}

const countOf = ({ label }: TableElement): number => Number(/\d+$/.exec(label)?.[0]);
