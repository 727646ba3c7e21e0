// The corrections that the signed body already carries: what each value read at first, and the way back to it.
import { type Change, changesOf } from '#core/corrections/changes.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Tract } from '#core/schema/tract.ts';
import { type EditValue, isValueEdit, type ValueEdit } from '#renderer/state/edits.ts';
import type { Layout } from '#renderer/state/layout.ts';
import { commitEdit, type RowRef, useReview } from '#renderer/state/review.ts';

const followed = new WeakMap<ExtractResponse, readonly Change[]>();

function changes(body: ExtractResponse): readonly Change[] {
  const known = followed.get(body) ?? changesOf(body);
  followed.set(body, known);
  return known;
}

const NONE: readonly Change[] = [];

/** Of one tract, oldest first; the same list each time, so that nothing is drawn again for it. */
const byTract = new WeakMap<ExtractResponse, Map<number, readonly Change[]>>();

export function changesOfTract(body: ExtractResponse | null, tract: number): readonly Change[] {
  if (body === null || changes(body).length === 0) return NONE;
  const lists = byTract.get(body) ?? new Map<number, readonly Change[]>();
  byTract.set(body, lists);
  const known = lists.get(tract) ?? changes(body).filter((change) => change.tract === tract);
  lists.set(tract, known);
  return known;
}

/** The row on the screen that a signed correction is about; null where it is gone. */
export function rowOfChange({ correction, call }: Change, layout: Layout | null): RowRef | null {
  if (call === null) return null;
  const isTie = correction.kind === 'tie' || correction.field === 'tie';
  const tokens: readonly unknown[] = (isTie ? layout?.ties : layout?.calls) ?? [];
  const at = tokens.indexOf(call);
  return at < 0 ? null : { kind: isTie ? 'tie' : 'boundary', call: at };
}

/** The value as it was read, before all corrections of it; undefined for what has no value to go back to. */
export function asRead(list: readonly Change[], change: Change): EditValue | undefined {
  const { correction, call } = change;
  const { kind, field } = correction;
  if (kind !== 'boundary' && kind !== 'tie') return undefined;
  const first = list.find(
    (one) => one.call === call && one.correction.kind === kind && one.correction.field === field,
  )?.correction;
  return (first?.before ?? null) as EditValue;
}

/** Makes the value as it was read a pending correction. */
export function backToRead(change: Change, value: EditValue): void {
  const { tract, layout } = useReview.getState();
  const row = rowOfChange(change, layout) ?? { kind: 'boundary' as const, call: 0 };
  const edit = { ...row, tract, field: change.correction.field, before: null, after: value } as ValueEdit;
  if (isValueEdit(edit)) commitEdit(edit);
}

/** Courses that were read and that an operator deleted, by their places in the reading. */
export function deletedCourses({ as_read: read }: Tract): number[] {
  return (read?.calls ?? []).flatMap((_, index) => (read?.order.includes(index) === true ? [] : [index]));
}
