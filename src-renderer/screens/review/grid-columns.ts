// The columns of the calls grid, and what each holds for a line, a curve and a tie.
import type { Call } from '#core/schema/call.ts';
import type { CallField } from '#core/schema/correction.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readWire, TIE_CALL } from '#core/schema/wire-string.ts';
import { cellValue, fieldValueText } from '#renderer/state/edits.ts';
import type { RowRef } from '#renderer/state/review.ts';

export interface GridRow {
  readonly ref: RowRef;
  /** Null for a tie. */
  readonly call: Call | null;
  readonly tie: string;
}

export interface GridColumn {
  readonly id: 'bearing' | 'distance' | 'radius' | 'arc' | 'delta' | 'turn' | 'monument' | 'adjoiner' | 'confidence';
  readonly label: string;
  /** Only of use to curves, and left out where there are none. */
  readonly curves?: boolean;
  readonly numeric?: boolean;
  /** A CSS grid track. */
  readonly track: string;
}

const COLUMNS: readonly GridColumn[] = [
  { id: 'bearing', label: 'Bearing', numeric: true, track: '8.75rem' },
  { id: 'distance', label: 'Distance', numeric: true, track: '7.25rem' },
  { id: 'confidence', label: 'Reading', track: '4rem' },
  { id: 'radius', label: 'Radius', curves: true, numeric: true, track: '4.75rem' },
  { id: 'arc', label: 'Arc', curves: true, numeric: true, track: '4.75rem' },
  { id: 'delta', label: 'Delta', curves: true, numeric: true, track: '5.25rem' },
  { id: 'turn', label: 'Turn', curves: true, track: '3.25rem' },
  { id: 'monument', label: 'Monument', track: 'minmax(9rem, 1fr)' },
  { id: 'adjoiner', label: 'Adjoiner', track: 'minmax(7rem, 1fr)' },
];

const WITHOUT_CURVES = COLUMNS.filter((column) => column.curves !== true);

/** One of two lists that keep their identity, so that rows need not be drawn again. */
export const columnsOf = (tract: Tract): readonly GridColumn[] =>
  tract.calls.some((call) => call.call_type === 'curve') ? COLUMNS : WITHOUT_CURVES;

export function rowsOfTract(tract: Tract): GridRow[] {
  const ties = tract.tie_calls.map((tie, call): GridRow => ({ ref: { kind: 'tie', call }, call: null, tie }));
  const calls = tract.calls.map((call, index): GridRow => ({ ref: { kind: 'boundary', call: index }, call, tie: '' }));
  return [...ties, ...calls];
}

/** The field that a cell corrects; null where there is nothing to correct. */
export function fieldOf(column: GridColumn, row: GridRow): CallField | null {
  const curve = row.call?.call_type === 'curve';
  if (column.id === 'bearing') return curve ? 'chord_bearing' : 'bearing';
  if (column.id === 'distance') return curve ? 'chord_length' : 'distance';
  if (row.call !== null && (column.id === 'monument' || column.id === 'adjoiner')) return column.id;
  if (!curve) return null;
  if (column.id === 'delta') return 'delta';
  if (column.id === 'radius') return 'radius';
  if (column.id === 'arc') return 'arc_length';
  return column.id === 'turn' ? 'curve_direction' : null;
}

/** What a cell shows. */
export function cellText(column: GridColumn, row: GridRow, tract: Tract): string {
  const field = fieldOf(column, row);
  if (field !== null)
    return fieldValueText(field, cellValue(tract, { ...row.ref, field }), row.call?.verbatim_text ?? row.tie);
  return row.call === null && column.id === 'monument' ? tieSentence(row.tie) : '';
}

const tieSentence = (tie: string): string => readWire(TIE_CALL, tie).verbatim ?? '';

/** The name of a row: "Call 3", "Tie 1". */
export const rowName = ({ kind, call }: RowRef): string => `${kind === 'tie' ? 'Tie' : 'Call'} ${String(call + 1)}`;
