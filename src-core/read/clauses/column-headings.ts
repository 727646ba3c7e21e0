// What stands above a table of courses: the words that lead to it, and the unit of its column.

import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import type { Element } from '#core/read/clauses/element.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';

/** In tokens: no heading of columns is longer. */
const LONGEST_HEADING = 16;

/** Where the columns' heading begins that stands right above a list; the list's own beginning where there is none. */
function headingAt(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - LONGEST_HEADING); i -= 1) {
    if (/^[.:;]$/.test(textAt(tokens, i))) return i + 1;
    if (tokens[i]?.kind === 'number') return at;
  }
  return at;
}

/** "the following table: COURSE BEARING DISTANCE": a sentence of a boundary leads to the list, whose heading stands between. */
export function isLedTo(tokens: readonly Token[], at: number): boolean {
  const colon = headingAt(tokens, at) - 1;
  if (textAt(tokens, colon) !== ':') return false;
  for (let i = colon - 1; i > colon - LONGEST_LEAD && i >= 0; i -= 1) {
    if (/^(?:bounded|boundar(?:y|ies)|courses?|described|follow(?:s|ing)|metes)$/.test(textAt(tokens, i))) return true;
    if (textAt(tokens, i) === '.' && tokens[i + 1]?.gap !== 'space') return false;
  }
  return false;
}

const LONGEST_LEAD = 60;

/** "DISTANCE (FEET)" above a column of bare figures. */
export function headedUnit(tokens: readonly Token[], at: number): DistanceUnit | null {
  for (let i = headingAt(tokens, at); i < at; i += 1) {
    if (!/^(?:distances?|lengths?)$/.test(textAt(tokens, i))) continue;
    const unit = readUnit(tokens, textAt(tokens, i + 1) === '(' ? i + 2 : i + 1, false)?.unit;
    if (unit !== undefined) return unit;
  }
  return null;
}

/** The bare lengths of a row, in the unit that its column says. */
export function inUnit(values: readonly Element[], unit: DistanceUnit): Element[] {
  return values.map((value) =>
    value.kind === 'distance' && value.read.unit === null ? { ...value, read: { ...value.read, unit } } : value,
  );
}
