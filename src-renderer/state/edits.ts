// Pending corrections: what a cell read before, what the person wrote, and how a tract looks with them in force.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { CallField } from '#core/schema/correction.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { withoutDoubts } from '#core/schema/doubted.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readWire, TIE_CALL, writeWire } from '#core/schema/wire-string.ts';
import { bearingText, bearingWire, readBearing } from '#core/survey/bearing.ts';
import { distanceIn, readDistance } from '#core/survey/distance.ts';
import { halfUnitOf } from '#core/survey/precision.ts';

export type EditValue = Bearing | number | string | null;

/** A cell of the calls grid: a field of a boundary call or of a tie. */
export interface Cell {
  readonly tract: number;
  readonly kind: 'boundary' | 'tie';
  readonly call: number;
  readonly field: CallField;
}

export interface Edit extends Cell {
  readonly before: EditValue;
  readonly after: EditValue;
}

export const sameCell = (a: Cell, b: Cell): boolean =>
  a.tract === b.tract && a.kind === b.kind && a.call === b.call && a.field === b.field;

/** The edits with one more; a second edit of a cell replaces the first, and one that changes nothing goes. */
export function withEdit(edits: readonly Edit[], edit: Edit): Edit[] {
  const first = edits.find((one) => sameCell(one, edit));
  const merged = { ...edit, before: first === undefined ? edit.before : first.before };
  const others = edits.filter((one) => !sameCell(one, edit));
  return valueText(merged.before) === valueText(merged.after) ? others : [...others, merged];
}

/** The tract with its edits in force. A corrected field is no longer a derived one. */
export function editedTract(tract: Tract, edits: readonly Edit[]): Tract {
  if (edits.length === 0) return tract;
  const calls = [...tract.calls];
  const ties = [...tract.tie_calls];
  let certain = tract;
  for (const edit of edits) {
    const call = calls[edit.call];
    const tie = ties[edit.call];
    if (edit.kind === 'boundary' && call !== undefined) calls[edit.call] = editedCall(call, edit);
    if (edit.kind === 'tie' && tie !== undefined) {
      ties[edit.call] = editedTie(tie, edit);
      certain = withoutDoubts(certain, `tie_calls[${String(edit.call)}].${edit.field}`);
    }
  }
  return { ...certain, calls, tie_calls: ties };
}

function editedCall(call: Call, { field, after }: Edit): Call {
  return { ...withoutDoubts(call, field), [field]: after, computed: call.computed.filter((name) => name !== field) };
}

function editedTie(tie: string, { field, after }: Edit): string {
  const text = typeof after === 'object' && after !== null ? bearingWire(after) : String(after);
  return writeWire(TIE_CALL, { ...readWire(TIE_CALL, tie), [field]: text });
}

/** What a cell of a tract reads. */
export function cellValue(tract: Tract, cell: Cell): EditValue {
  if (cell.kind === 'boundary') return tract.calls[cell.call]?.[cell.field] ?? null;
  const facts = readWire(TIE_CALL, tract.tie_calls[cell.call] ?? '');
  if (cell.field === 'bearing') return facts.bearing === undefined ? null : readBearing(facts.bearing);
  const distance = Number(facts.distance ?? Number.NaN);
  return cell.field === 'distance' && Number.isFinite(distance) ? distance : null;
}

const BEARINGS: readonly CallField[] = ['bearing', 'chord_bearing'];

/** The unit that a tract's lengths are kept in, and the state, which settles a vara. */
interface LengthUnit {
  readonly unit: DistanceUnit;
  readonly state: string;
}

/** What was typed into a cell, in its field's own shape; null when it is no such value. A unit that is named counts. */
export function readCellText(field: CallField, text: string, { unit, state }: LengthUnit): EditValue {
  if (BEARINGS.includes(field)) return readBearing(text);
  const plain = text.trim().toLowerCase();
  if (field === 'curve_direction') return plain.startsWith('l') ? 'left' : plain.startsWith('r') ? 'right' : null;
  const parts = readDistance(plain, unit);
  const length = parts === null ? 0 : distanceIn(parts, unit, state);
  return length > 0 ? length : null;
}

/** What is asked for, when it could not be read. */
export function wantedText(field: CallField, unit: DistanceUnit): string {
  if (BEARINGS.includes(field)) return 'A bearing such as N87 30 00 E, n45.5e or S 12¼ W';
  return field === 'curve_direction'
    ? 'left or right'
    : `A length in ${unit}, or with its unit: 26½ poles, 12 chains 34 links`;
}

/** A value as it stands in a cell: a length with every digit that its sentence records, and none that it does not. */
export function valueText(value: EditValue, verbatim = ''): string {
  if (value === null) return '';
  if (typeof value === 'object') return bearingText(value);
  if (typeof value === 'string') return value;
  return value.toFixed(Math.min(6, Math.max(0, Math.round(-Math.log10(2 * halfUnitOf(value, verbatim))))));
}
