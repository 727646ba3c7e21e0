// What is typed into a cell of the open tract, or chosen for it, as a correction by its place on the screen.
import type { CorrectableField } from '#core/schema/correction.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { cellValue, readCellText, type ValueEdit } from '#renderer/state/edits.ts';
import { pendingOf } from '#renderer/state/layout.ts';
import { type RowRef, useReview } from '#renderer/state/review.ts';

/** The edit that the text amounts to; null when it does not read. */
export function typedEdit(row: RowRef, field: CorrectableField, text: string): ValueEdit | null {
  const { body, tract, edits, layout } = useReview.getState();
  const after = readCellText(field, text, { unit: unitOfOpen(), state: body?.extraction.metadata.state ?? '' });
  if (layout === null || after === null) return null;
  const cell = { tract, kind: row.kind, call: row.call, field };
  return { ...cell, before: pendingOf(edits, cell, layout)?.before ?? cellValue(layout.tract, cell), after };
}

export function unitOfOpen(): DistanceUnit {
  return useReview.getState().working?.tract.distance_unit ?? 'feet';
}
