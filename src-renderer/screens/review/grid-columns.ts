// The columns of the calls grid, and what each holds for a line, a curve and a tie.
import { recordedBearing, recordedLength, writtenOtherwise } from '#core/drawing/recorded-form.ts';
import { findState } from '#core/plss/states.ts';
import type { Call } from '#core/schema/call.ts';
import type { CallField } from '#core/schema/correction.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readWire, TIE_CALL } from '#core/schema/wire-string.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { readTie } from '#core/survey/tie.ts';
import { type Beside, besideOf, besideOfValues, besideText } from '#renderer/state/beside.ts';
import { cellValue, type EditValue, fieldValueText } from '#renderer/state/edits.ts';
import { type RowRef, useReview } from '#renderer/state/review.ts';

export interface GridRow {
  readonly ref: RowRef;
  /** Null for a tie. */
  readonly call: Call | null;
  readonly tie: string;
}

export interface GridColumn {
  readonly id:
    | 'bearing'
    | 'distance'
    | 'beside'
    | 'radius'
    | 'arc'
    | 'delta'
    | 'turn'
    | 'monument'
    | 'adjoiner'
    | 'confidence';
  readonly label: string;
  /** Only of use to curves, and left out where there are none. */
  readonly curves?: boolean;
  readonly numeric?: boolean;
  /** What the column beside the recorded values shows. */
  readonly beside?: Beside;
  /** The least width that it can be read in. */
  readonly rem: number;
  /** Words may be long: its share of what room is left. */
  readonly grows?: number;
}

const COLUMNS: readonly GridColumn[] = [
  { id: 'bearing', label: 'Bearing', numeric: true, rem: 8 },
  { id: 'distance', label: 'Distance', numeric: true, rem: 6.5 },
  { id: 'confidence', label: 'Reading', rem: 4 },
  { id: 'radius', label: 'Radius', curves: true, numeric: true, rem: 4.75 },
  { id: 'arc', label: 'Arc', curves: true, numeric: true, rem: 4.75 },
  { id: 'delta', label: 'Delta', curves: true, numeric: true, rem: 5.25 },
  { id: 'turn', label: 'Turn', curves: true, rem: 3.25 },
  { id: 'monument', label: 'Monument', rem: 6, grows: 1.6 },
  { id: 'adjoiner', label: 'Adjoiner', rem: 5, grows: 1 },
];

const WITHOUT_CURVES = COLUMNS.filter((column) => column.curves !== true);

type ShownBeside = Exclude<Beside, 'auto'>;

const BESIDE_LABELS: Readonly<Record<ShownBeside, string>> = {
  nothing: '',
  worked: 'Worked out',
  azimuth: 'Azimuth',
  metres: 'Metres',
  feet: 'Feet',
  survey_feet: 'US survey ft',
};

const lists = new Map<string, readonly GridColumn[]>();

/** One of a few lists that keep their identity, so that rows need not be drawn again. */
export function columnsOf(tract: Tract, chosen: Beside): readonly GridColumn[] {
  const beside = besideOf(chosen, tract);
  const hasCurves = tract.calls.some((call) => call.call_type === 'curve');
  const name = `${beside} ${String(hasCurves)}`;
  const known = lists.get(name) ?? withBeside(hasCurves ? COLUMNS : WITHOUT_CURVES, beside);
  lists.set(name, known);
  return known;
}

function withBeside(columns: readonly GridColumn[], beside: ShownBeside): readonly GridColumn[] {
  if (beside === 'nothing') return columns;
  const rem = beside === 'worked' ? 11 : 6;
  const column: GridColumn = { id: 'beside', label: BESIDE_LABELS[beside], beside, numeric: true, rem };
  return columns.toSpliced(2, 0, column);
}

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
  if (column.beside !== undefined) return besideOfOpen(row, column.beside, tract);
  const field = fieldOf(column, row);
  if (field !== null) {
    const value = cellValue(tract, { ...row.ref, field });
    const sentence = row.call?.verbatim_text ?? tieSentence(row.tie);
    const plain = fieldValueText(field, value, row.call?.verbatim_text ?? row.tie);
    return (row.call?.doubts ?? []).length > 0 ? plain : (asWritten(column, value, sentence, tract) ?? plain);
  }
  return row.call === null && column.id === 'monument' ? tieSentence(row.tie) : '';
}

const stateOfOpen = (): string => useReview.getState().body?.extraction.metadata.state ?? '';

/** A bearing or a length as the document has it, where that is not the plain value: 61½°, 71½ poles. */
function asWritten(column: GridColumn, value: EditValue, sentence: string, { distance_unit }: Tract): string | null {
  if (column.id === 'bearing' && value !== null && typeof value === 'object')
    return writtenOtherwise(recordedBearing(value, sentence), bearingText(value));
  if (column.id !== 'distance' || typeof value !== 'number') return null;
  const state = findState(stateOfOpen()) ?? '';
  return writtenOtherwise(recordedLength(value, distance_unit, state, sentence), String(value));
}

function besideOfOpen({ call, tie }: GridRow, beside: Beside, { distance_unit: unit }: Tract): string {
  if (call !== null) return besideText(call, beside, unit, stateOfOpen());
  const { bearing, distance } = readTie(tie);
  return besideOfValues(bearing, distance, beside, unit, stateOfOpen());
}

const tieSentence = (tie: string): string => readWire(TIE_CALL, tie).verbatim ?? '';

/** The name of a row: "Call 3", "Tie 1". */
export const rowName = ({ kind, call }: RowRef): string => `${kind === 'tie' ? 'Tie' : 'Call'} ${String(call + 1)}`;
