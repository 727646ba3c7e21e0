// What the scan leaves in doubt of the rows of a tract, and which of the alternatives can be chosen for a cell.
import { CallField } from '#core/schema/correction.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import type { Tract } from '#core/schema/tract.ts';
import { valueText } from '#renderer/state/edits.ts';
import type { RowRef } from '#renderer/state/review.ts';
import { typedEdit } from '#renderer/state/typed-edit.ts';

const OF_TIE = /^tie_calls\[(\d+)\]\.(\w+)$/;

/** The doubts about a row, each under the field of the row that it is about. */
export function doubtsOfRow(tract: Tract, row: RowRef): Doubted[] {
  if (row.kind === 'boundary') return tract.calls[row.call]?.doubts ?? [];
  return (tract.doubts ?? []).flatMap((doubted) => {
    const [, tie, field = ''] = OF_TIE.exec(doubted.field) ?? [];
    return tie === String(row.call) ? [{ ...doubted, field }] : [];
  });
}

/** Of the tract's facts that are no row. */
export function factDoubts(tract: Tract): Doubted[] {
  return (tract.doubts ?? []).filter((doubted) => !OF_TIE.test(doubted.field));
}

/** The rows in doubt, as the grid has them. */
export function doubtedRows(tract: Tract): RowRef[] {
  const ties = tract.tie_calls.map((_, call): RowRef => ({ kind: 'tie', call }));
  const calls = tract.calls.map((_, call): RowRef => ({ kind: 'boundary', call }));
  return [...ties, ...calls].filter((row) => doubtsOfRow(tract, row).length > 0);
}

/** The field that an alternative would correct; null where the cell holds more or other than the words in doubt. */
export function choosableField(row: RowRef, doubted: Doubted): CallField | null {
  const field = CallField.safeParse(doubted.field);
  if (!field.success) return null;
  const read = typedEdit(row, field.data, doubted.text);
  return read !== null && valueText(read.after) === valueText(read.before) ? field.data : null;
}
