// Courses and tracts put in, taken out, moved, split and joined on the screen: pending corrections like any other.
import { typedCall, typedTract } from '#core/corrections/typed-parts.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import { type Call, EMPTY_CALL } from '#core/schema/call.ts';
import { TractField } from '#core/schema/correction.ts';
import { EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import { TIE_CALL, writeWire } from '#core/schema/wire-string.ts';
import { bearingText, bearingWire } from '#core/survey/bearing.ts';
import { type Edit, isValueEdit } from '#renderer/state/edits.ts';
import { type CourseToken, editsFor, putInTracts, withCell, withPutInTract } from '#renderer/state/layout.ts';
import { commitEdits, openTract, type RowRef, selectRow, useReview } from '#renderer/state/review.ts';

type Tokens = readonly (CourseToken | string)[];

/** The pending corrections with the rows of the open tract in another order. */
function arrangedEdits(kind: RowRef['kind'], to: (tokens: Tokens) => Tokens): Edit[] {
  const { body, tract: index, edits, layout } = useReview.getState();
  const tracts = body?.extraction.tracts ?? [];
  const tokens: Tokens = (kind === 'tie' ? layout?.ties : layout?.calls) ?? [];
  const tract = tracts[index];
  if (tract === undefined)
    return withPutInTract(edits, index - tracts.length, (typed) => {
      const list: readonly unknown[] = kind === 'tie' ? typed.tie_calls : typed.calls;
      const items = to(tokens).map((token) => (typeof token === 'number' ? list[token] : token));
      return { ...typed, [kind === 'tie' ? 'tie_calls' : 'calls']: items };
    });
  const field = kind === 'tie' ? 'tie' : 'call';
  const stands = kind === 'tie' ? tract.tie_calls : tract.calls;
  const wanted = to(tokens);
  const there = new Set<unknown>(wanted);
  const others = edits.filter((edit) => {
    if (edit.tract !== index) return true;
    if (!isValueEdit(edit)) return edit.field !== field;
    // What was typed into a course goes with it.
    return edit.kind !== kind || TractField.safeParse(edit.field).success || there.has(edit.call);
  });
  return [...others, ...editsFor(index, field, stands, wanted)];
}

/** An empty course, or one that was read from marked words, before this row. */
export function insertRow(at: number, call: Partial<Call> = {}): void {
  commitEdits(arrangedEdits('boundary', (tokens) => tokens.toSpliced(at, 0, typedCall({ ...EMPTY_CALL, ...call }))));
  selectRow({ kind: 'boundary', call: at });
}

/** A course that was read and deleted, by its place in the reading, to where it stood among the others. */
export function putBack(index: number): void {
  const read = useReview.getState().layout?.tract.as_read;
  const call = read?.calls[index];
  if (read === undefined || call === undefined) return;
  const at = 1 + read.order.findLastIndex((place) => place !== null && place < index);
  commitEdits(arrangedEdits('boundary', (tokens) => tokens.toSpliced(at, 0, call)));
  selectRow({ kind: 'boundary', call: at });
}

/** Behind the last tie. */
export function addTie(bearing: Bearing, distance: number): void {
  const tie = writeWire(TIE_CALL, { bearing: bearingWire(bearing), distance: String(distance) });
  commitEdits(arrangedEdits('tie', (tokens) => [...tokens, tie]));
}

export function deleteRow({ kind, call }: RowRef): void {
  commitEdits(arrangedEdits(kind, (tokens) => tokens.toSpliced(call, 1)));
  selectRow(null);
}

/** One up or one down; nothing at either end. */
export function moveRow({ kind, call }: RowRef, by: -1 | 1): void {
  const { layout } = useReview.getState();
  const count = (kind === 'tie' ? layout?.ties : layout?.calls)?.length ?? 0;
  if (call + by < 0 || call + by >= count) return;
  commitEdits(
    arrangedEdits(kind, (tokens) => {
      const moved = tokens[call];
      return moved === undefined ? tokens : tokens.toSpliced(call, 1).toSpliced(call + by, 0, moved);
    }),
  );
  selectRow({ kind, call: call + by });
}

const openCalls = (): readonly Call[] => useReview.getState().working?.tract.calls ?? [];

/** A line that has a length. */
export const canSplit = (row: RowRef): boolean => {
  const call = row.kind === 'boundary' ? openCalls()[row.call] : undefined;
  return call?.call_type === 'line' && call.distance !== null;
};

/** Two lines in one direction: any other two make no one course that the document could have. */
export function canJoin(row: RowRef): boolean {
  const [one, next] = [openCalls()[row.call], openCalls()[row.call + 1]];
  if (row.kind !== 'boundary' || !canSplit(row) || !canSplit({ ...row, call: row.call + 1 })) return false;
  return one?.bearing != null && next?.bearing != null && bearingText(one.bearing) === bearingText(next.bearing);
}

const cents = (value: number): number => Math.round(value * 1e6) / 1e6;

/** In two halves, for a person to set where it parts. */
export function splitRow(row: RowRef): void {
  const call = openCalls()[row.call];
  if (call === undefined || !canSplit(row)) return;
  const whole = call.distance ?? 0;
  const first = Math.round(whole * 50) / 100 || whole / 2;
  const rest = typedCall({ ...EMPTY_CALL, bearing: call.bearing, distance: cents(whole - first) });
  commitLength(row, first, (tokens) => tokens.toSpliced(row.call + 1, 0, rest));
  selectRow({ ...row, call: row.call + 1 });
}

/** The course takes up the length of the next one, which goes. */
export function joinRow(row: RowRef): void {
  const [one, next] = [openCalls()[row.call], openCalls()[row.call + 1]];
  if (!canJoin(row)) return;
  commitLength(row, cents((one?.distance ?? 0) + (next?.distance ?? 0)), (tokens) => tokens.toSpliced(row.call + 1, 1));
  selectRow(row);
}

/** Another length of a course together with a change of those behind it, taken back by one undo. */
function commitLength(row: RowRef, distance: number, to: (tokens: Tokens) => Tokens): void {
  const arranged = arrangedEdits('boundary', (tokens) =>
    to(tokens.map((token, at) => (at === row.call && typeof token === 'object' ? { ...token, distance } : token))),
  );
  commitEdits(withDistance(arranged, row, distance));
}

/** The row keeps its place in the layout, so the edit of its length can follow any act behind it. */
function withDistance(edits: readonly Edit[], { kind, call }: RowRef, distance: number): Edit[] {
  const { body, tract, layout } = useReview.getState();
  const cell = { tract, kind, call, field: 'distance', before: null, after: distance } as const;
  return withCell(body?.extraction.tracts ?? [], edits, cell, layout);
}

/** A tract of an operator's own, or one read from marked words, behind the last; it is opened. */
export function addTract(tract: Partial<Tract> = {}): void {
  const { body, edits } = useReview.getState();
  const tracts = body?.extraction.tracts ?? [];
  const put = putInTracts(edits).length;
  const name = tract.name || `Tract ${String(tracts.length + put + 1)}`;
  const after = typedTract({ ...EMPTY_TRACT, description_type: 'metes_and_bounds', ...tract, name });
  commitEdits([...edits, { tract: tracts.length, kind: 'insert_tract', call: 0, field: 'tract', before: null, after }]);
  openTract(tracts.length + put);
}

/** One that was read is taken out when the corrections are applied; one that was put in goes at once. */
export function deleteTract(index: number): void {
  const { body, edits } = useReview.getState();
  const tracts = body?.extraction.tracts ?? [];
  const before = tracts[index];
  if (before === undefined) {
    const gone = putInTracts(edits)[index - tracts.length];
    commitEdits(edits.filter((edit) => edit !== gone));
    return;
  }
  const others = edits.filter((edit) => edit.tract !== index || edit.kind === 'insert_tract');
  commitEdits([...others, { tract: index, kind: 'delete_tract', call: 0, field: 'tract', before, after: null }]);
}

/** It is still shown until the corrections are applied. */
export function isTractDeleted(edits: readonly Edit[], index: number): boolean {
  return edits.some((edit) => edit.kind === 'delete_tract' && edit.tract === index);
}
