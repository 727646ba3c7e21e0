// A tie course is corrected inside its wire string; the sentence it was read from stays.
import { Refusal } from '#core/api/errors.ts';
import { type CorrectedValue, findValue } from '#core/corrections/correct-value.ts';
import type { CorrectableField } from '#core/schema/correction.ts';
import { readWire, TIE_CALL, writeWire } from '#core/schema/wire-string.ts';
import { bearingWire } from '#core/survey/bearing.ts';
import { decimalsOf } from '#core/survey/distance.ts';

type TieField = 'bearing' | 'distance';

/** The field of a tie, which has no curve in it. */
export function readTieField(field: CorrectableField): TieField {
  if (field === 'bearing' || field === 'distance') return field;
  throw new Refusal(
    'unknown_field',
    {},
    'A tie course has only a bearing and a distance. Correctable: bearing, distance.',
  );
}

/** What the tie says now; null where it was not read. */
export function tieValue(tie: string, field: TieField): CorrectedValue {
  const text = readWire(TIE_CALL, tie)[field];
  return text === undefined ? null : (findValue(field, text) ?? null);
}

/** The tie with one value replaced. A length keeps at least the digits it was recorded with. */
export function correctTie(tie: string, field: TieField, after: CorrectedValue): string {
  const facts = readWire(TIE_CALL, tie);
  return writeWire(TIE_CALL, { ...facts, [field]: tieText(after, facts[field] ?? '') });
}

function tieText(after: CorrectedValue, before: string): string {
  if (typeof after === 'number')
    return after.toFixed(Math.min(Math.max(decimalsOf(before), decimalsOf(String(after))), 10));
  return typeof after === 'object' && after !== null ? bearingWire(after) : String(after ?? '');
}

/** A tie that an operator enters: its values, and no sentence of the document behind them. */
export function typedTie(wire: string): string | null {
  const facts = readWire(TIE_CALL, wire);
  const bearing = tieValue(wire, 'bearing');
  const distance = tieValue(wire, 'distance');
  if (bearing === null || distance === null) return null;
  const bare = writeWire(TIE_CALL, { verbatim: facts.verbatim?.slice(0, 4000) ?? '' });
  return correctTie(correctTie(bare, 'distance', distance), 'bearing', bearing);
}
