// What is typed into a cell of the open tract, or chosen for it, as a pending correction.
import type { CallField } from '#core/schema/correction.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { cellValue, type Edit, readCellText, sameCell } from '#renderer/state/edits.ts';
import { type RowRef, useReview } from '#renderer/state/review.ts';

/** The edit that the text amounts to; null when it does not read. */
export function typedEdit(row: RowRef, field: CallField, text: string): Edit | null {
  const { body, tract, edits } = useReview.getState();
  const recorded = body?.extraction.tracts[tract];
  const after = readCellText(field, text, { unit: unitOfOpen(), state: body?.extraction.metadata.state ?? '' });
  if (recorded === undefined || after === null) return null;
  const cell = { tract, kind: row.kind, call: row.call, field };
  const pending = edits.find((edit) => sameCell(edit, cell));
  return { ...cell, before: pending?.before ?? cellValue(recorded, cell), after };
}

export function unitOfOpen(): DistanceUnit {
  const { body, tract } = useReview.getState();
  return body?.extraction.tracts[tract]?.distance_unit ?? 'feet';
}
