// Moving and editing in the calls grid. The handlers keep their identity while values change, so that a keystroke draws
// one row and not all.
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fieldOf, type GridColumn, type GridRow } from '#renderer/screens/review/grid-columns.ts';
import { type RowRef, selectRow, useReview } from '#renderer/state/review.ts';
import { isShortcut } from '#renderer/state/shortcuts.ts';
import { deleteRow, insertRow, moveRow } from '#renderer/state/structure-acts.ts';

interface Place {
  readonly row: number;
  readonly column: number;
}

interface Editing extends Place {
  /** The character that opened the editor; null to edit what stands there. */
  readonly typed: string | null;
}

export function useGridMoves(
  grid: RefObject<HTMLElement | null>,
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing | null>(null);
  const latest = useRef({ rows, columns });
  const wantsFocus = useRef(false);
  latest.current = { rows, columns };
  useFollowSelection(rows, setActive, grid);
  const moveTo = useCallback((row: number, column: number): void => {
    const to = {
      row: Math.max(0, Math.min(latest.current.rows.length - 1, row)),
      column: Math.max(0, Math.min(latest.current.columns.length - 1, column)),
    };
    setActive(to);
    setEditing(null);
    selectRow(latest.current.rows[to.row]?.ref ?? null);
    wantsFocus.current = true;
  }, []);
  const edit = useCallback((row: number, column: number, typed: string | null): void => {
    const [at, of] = [latest.current.rows[row], latest.current.columns[column]];
    if (at === undefined || of === undefined || fieldOf(of, at) === null) return;
    setActive({ row, column });
    selectRow(at.ref);
    setEditing({ row, column, typed });
  }, []);
  // Without a list of what it depends on: it looks after every drawing whether a move asked for the focus.
  useEffect(() => {
    if (!wantsFocus.current || editing !== null) return;
    wantsFocus.current = false;
    focusCell(grid.current, active);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing !== null || event.altKey) return;
    const row = latest.current.rows[active.row]?.ref;
    if (row !== undefined && changeRow(event, row)) {
      event.preventDefault();
      wantsFocus.current = true;
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const step = stepOf(event.key, active, columns.length);
    if (step !== null) moveTo(...step);
    else if (event.key === 'Enter' || event.key === 'F2') edit(active.row, active.column, null);
    else if (/^[\w.]$/.test(event.key)) edit(active.row, active.column, event.key);
    else return;
    event.preventDefault();
  };
  return { active, editing, moveTo, edit, onKeyDown };
}

/** Puts in, takes out or moves the row where the key is one for that. */
function changeRow(event: KeyboardEvent, row: RowRef): boolean {
  const isCourse = row.kind === 'boundary';
  if (isCourse && isShortcut('calls_insert', event)) insertRow(row.call);
  else if (isCourse && isShortcut('calls_insert_below', event)) insertRow(row.call + 1);
  else if (isShortcut('calls_delete', event)) deleteRow(row);
  else if (isShortcut('calls_up', event)) moveRow(row, -1);
  else if (isShortcut('calls_down', event)) moveRow(row, 1);
  else return false;
  return true;
}

/** Where a key moves to, row and column; null for a key that moves nothing. */
function stepOf(key: string, { row, column }: Place, columns: number): readonly [number, number] | null {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    ArrowRight: [row, column + 1],
    ArrowLeft: [row, column - 1],
    Home: [row, 0],
    End: [row, columns - 1],
    PageDown: [row + 12, column],
    PageUp: [row - 12, column],
  };
  return steps[key] ?? null;
}

function focusCell(grid: HTMLElement | null, { row, column }: Place): void {
  grid?.querySelector<HTMLElement>(`[data-cell="${String(row)}-${String(column)}"]`)?.focus();
}

/** A call selected in the drawing or the document becomes the active row and comes into sight. */
function useFollowSelection(
  rows: readonly GridRow[],
  setActive: (place: (before: Place) => Place) => void,
  grid: RefObject<HTMLElement | null>,
): void {
  const selected = useReview((state) => state.selected);
  const at = rows.findIndex(({ ref }) => ref.kind === selected?.kind && ref.call === selected.call);
  useEffect(() => {
    if (at < 0) return;
    setActive((before) => ({ ...before, row: at }));
    grid.current?.querySelector(`[data-row="${String(at)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at, setActive, grid]);
}
