// Which courses and tracts there are with the pending corrections: where each came from in the signed body, and the
// corrections that make any other order of them.
import { isSameValue } from '#core/corrections/same-value.ts';
import { type ListAct, type Slot, slotsAfter } from '#core/corrections/slots.ts';
import type { Call } from '#core/schema/call.ts';
import { TractField } from '#core/schema/correction.ts';
import { EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import {
  type Cell,
  cellValue,
  type Edit,
  editedTract,
  isFactEdit,
  isValueEdit,
  type StructureEdit,
  sameCell,
  type ValueEdit,
  withEdit,
} from '#renderer/state/edits.ts';

/** A course by its index in the signed body, or one that is put in. */
export type CourseToken = number | Call;
type TieToken = number | string;

/** In the order in which they now stand. */
const courseTokens = (tract: Tract, edits: readonly Edit[]): CourseToken[] =>
  tokens<Call>(tract.calls.length, edits, 'call');

const tieTokens = (tract: Tract, edits: readonly Edit[]): TieToken[] =>
  tokens<string>(tract.tie_calls.length, edits, 'tie');

function tokens<Item>(length: number, edits: readonly Edit[], field: 'call' | 'tie'): (number | Item)[] {
  const acts = edits.flatMap((edit): ListAct<Item>[] => {
    if (isValueEdit(edit) || edit.field !== field) return [];
    if (edit.kind === 'insert_call') return [{ kind: 'insert', at: edit.call, item: edit.after as Item }];
    if (edit.kind === 'delete_call') return [{ kind: 'delete', at: edit.call }];
    return edit.kind === 'move_call' ? [{ kind: 'move', at: edit.call, to: edit.to ?? edit.call }] : [];
  });
  return slotsAfter(length, acts).map((slot: Slot<Item>) => ('from' in slot ? slot.from : slot.item));
}

/** The open tract with its courses put in, taken out and moved, but no value corrected: what the document is marked by. */
export interface Layout {
  readonly tract: Tract;
  readonly calls: readonly CourseToken[];
  readonly ties: readonly TieToken[];
}

/** Tracts that are put in are counted on behind those of the signed body. */
export function layoutOf(
  tracts: readonly Tract[],
  edits: readonly Edit[],
  index: number,
  before: Layout | null,
): Layout | null {
  const tract = tracts[index] ?? putInTracts(edits)[index - tracts.length]?.after;
  if (tract === undefined) return null;
  const mine =
    index < tracts.length
      ? edits.filter((edit) => edit.tract === index && !isValueEdit(edit) && !isFactEdit(edit))
      : [];
  const arranged = editedTract(tract as Tract, mine);
  // The same courses keep their identity, so that nothing is drawn again for them.
  const isSame = before !== null && isSameValue(before.tract, arranged);
  return {
    tract: isSame ? before.tract : arranged,
    calls: courseTokens(tract as Tract, mine),
    ties: tieTokens(tract as Tract, mine),
  };
}

export const putInTracts = (edits: readonly Edit[]): StructureEdit[] =>
  edits.filter((edit): edit is StructureEdit => edit.kind === 'insert_tract');

/** A value typed into a cell of the open tract, by its place on the screen, as the corrections that are then pending. */
export function withCell(
  tracts: readonly Tract[],
  edits: readonly Edit[],
  edit: ValueEdit,
  layout: Layout | null,
): Edit[] {
  const tract = tracts[edit.tract];
  if (tract === undefined) return withPutInTract(edits, edit.tract - tracts.length, (typed) => withValue(typed, edit));
  if (TractField.safeParse(edit.field).success)
    return withEdit(edits, { ...edit, call: 0, before: cellValue(tract, edit) });
  const token = (edit.kind === 'tie' ? layout?.ties : layout?.calls)?.[edit.call] ?? edit.call;
  if (typeof token === 'number') {
    const cell = { ...edit, call: token };
    return withEdit(edits, { ...cell, before: cellValue(tract, cell) });
  }
  return edits.map((one) =>
    one.kind === 'insert_call' && one.after === token ? { ...one, after: typedValue(token, edit) } : one,
  );
}

function typedValue(token: Call | string, edit: ValueEdit): Call | string {
  const alone = typeof token === 'string' ? { ...EMPTY_TRACT, tie_calls: [token] } : { ...EMPTY_TRACT, calls: [token] };
  const typed = withValue(alone, { ...edit, call: 0 });
  return (typeof token === 'string' ? typed.tie_calls[0] : typed.calls[0]) ?? token;
}

const withValue = (tract: Tract, edit: ValueEdit): Tract =>
  editedTract(tract, [{ ...edit, before: cellValue(tract, edit) }]);

/** With one of the tracts that are put in changed. */
export function withPutInTract(edits: readonly Edit[], at: number, to: (tract: Tract) => Tract): Edit[] {
  const changed = putInTracts(edits)[at];
  return edits.map((edit) => (edit === changed ? { ...changed, after: to(changed.after as Tract) } : edit));
}

/** The pending correction of a cell by its place on the screen. */
export function pendingOf(edits: readonly Edit[], cell: Cell, layout: Layout | null): ValueEdit | undefined {
  const token = (cell.kind === 'tie' ? layout?.ties : layout?.calls)?.[cell.call] ?? cell.call;
  if (typeof token !== 'number') return undefined;
  return edits.find((edit): edit is ValueEdit => sameCell({ ...cell, call: token }, edit));
}

/** The fewest corrections that bring the courses of a tract into this order. */
export function editsFor<Item>(
  tract: number,
  field: 'call' | 'tie',
  stands: readonly unknown[],
  wanted: readonly (number | Item)[],
): StructureEdit[] {
  const kept = longestRising(wanted.filter((token) => typeof token === 'number'));
  const edits: StructureEdit[] = [];
  let gap = stands.length;
  for (const token of wanted.toReversed()) {
    if (typeof token === 'number' && kept.has(token)) gap = token;
    else if (typeof token === 'number')
      edits.push({
        tract,
        field,
        kind: 'move_call',
        call: token,
        to: gap,
        before: stands[token],
        after: stands[token],
      });
    else edits.push({ tract, field, kind: 'insert_call', call: gap, before: null, after: token });
  }
  const there = new Set(wanted);
  const gone = stands.flatMap((before, call): StructureEdit[] =>
    there.has(call) ? [] : [{ tract, field, kind: 'delete_call', call, before, after: null }],
  );
  return [...edits.reverse(), ...gone];
}

/** The most indexes that already stand in rising order. */
function longestRising(indexes: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [i, index] of indexes.entries()) {
    const before = best.filter((_, at) => (indexes[at] ?? 0) < index);
    const longest = before.reduce<number[]>((most, one) => (one.length > most.length ? one : most), []);
    best[i] = [...longest, index];
  }
  return new Set(best.reduce<number[]>((most, one) => (one.length > most.length ? one : most), []));
}
