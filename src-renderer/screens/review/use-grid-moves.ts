// Moving and editing in the calls grid. The handlers keep their identity while values change, so that a keystroke draws
// one row and not all.
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fieldOf, type GridColumn, type GridRow } from '#renderer/screens/review/grid-columns.ts';
import { type RowRef, selectRow, useReview } from '#renderer/state/review.ts';
import { isShortcut } from '#renderer/state/shortcuts.ts';
import { canJoin, canSplit, deleteRow, insertRow, joinRow, moveRow, splitRow } from '#renderer/state/structure-acts.ts';

interface Place {
  readonly row: number;
  readonly column: number;
}

interface Editing extends Place {
  /** The character that opened the editor; null to edit what stands there. */
  readonly typed: string | null;
}

/** What is in sight of the grid, and of a row. */
interface Sight {
  readonly room: RefObject<{ readonly show: (row: number) => void; readonly page: () => number }>;
  /** A narrow pane leaves out of a row what only other rows have. */
  readonly isShown: (row: number, column: number) => boolean;
}

export function useGridMoves(
  grid: RefObject<HTMLElement | null>,
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { room, isShown }: Sight,
) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing | null>(null);
  const latest = useRef({ rows, columns, isShown });
  const wantsFocus = useRef(false);
  latest.current = { rows, columns, isShown };
  useFollowSelection(rows, setActive, room);
  const moveTo = useCallback(
    (row: number, column: number): void => {
      const to = placeIn(latest.current, row, column);
      setActive(to);
      setEditing(null);
      selectRow(latest.current.rows[to.row]?.ref ?? null);
      room.current.show(to.row);
      wantsFocus.current = true;
    },
    [room],
  );
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
    const step = stepOf(event, active, rows.length, columns.length, room.current.page(), isShown);
    if (step !== null) moveTo(...step);
    else if (event.ctrlKey || event.metaKey) return;
    else if (isShortcut('calls_edit', event)) edit(active.row, active.column, null);
    else if (/^[\w.]$/.test(event.key)) edit(active.row, active.column, event.key);
    else return;
    event.preventDefault();
  };
  return { active, editing, moveTo, edit, onKeyDown };
}

/** Puts in, takes out, parts, joins or moves the row where the key is one for that. */
function changeRow(event: KeyboardEvent, row: RowRef): boolean {
  const isCourse = row.kind === 'boundary';
  if (isCourse && isShortcut('calls_insert', event)) insertRow(row.call);
  else if (isCourse && isShortcut('calls_insert_below', event)) insertRow(row.call + 1);
  else if (isShortcut('calls_split', event) && canSplit(row)) splitRow(row);
  else if (isShortcut('calls_join', event) && canJoin(row)) joinRow(row);
  else if (isShortcut('calls_delete', event)) deleteRow(row);
  else if (isShortcut('calls_up', event)) moveRow(row, -1);
  else if (isShortcut('calls_down', event)) moveRow(row, 1);
  else return false;
  return true;
}

/** The place asked for, or the nearest before it that its row has. */
function placeIn(
  { rows, columns, isShown }: { rows: readonly unknown[]; columns: readonly unknown[]; isShown: Sight['isShown'] },
  row: number,
  column: number,
): Place {
  const at = Math.max(0, Math.min(rows.length - 1, row));
  let of = Math.max(0, Math.min(columns.length - 1, column));
  while (of > 0 && !isShown(at, of)) of -= 1;
  return { row: at, column: of };
}

/** Where a key moves to, row and column; null for a key that moves nothing. */
function stepOf(
  event: KeyboardEvent,
  { row, column }: Place,
  rows: number,
  columns: number,
  page: number,
  isShown: Sight['isShown'],
): readonly [number, number] | null {
  let right = column + 1;
  while (right < columns && !isShown(row, right)) right += 1;
  if (isShortcut('calls_first', event)) return [0, column];
  if (isShortcut('calls_last', event)) return [rows - 1, column];
  if (!isShortcut('calls_move', event)) return null;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    ArrowRight: [row, right < columns ? right : column],
    ArrowLeft: [row, column - 1],
    Home: [row, 0],
    End: [row, columns - 1],
    PageDown: [row + page, column],
    PageUp: [row - page, column],
  };
  return steps[event.key] ?? null;
}

function focusCell(grid: HTMLElement | null, { row, column }: Place): void {
  grid?.querySelector<HTMLElement>(`[data-cell="${String(row)}-${String(column)}"]`)?.focus({ preventScroll: true });
}

/** A call selected in the drawing or the document becomes the active row and comes into sight. */
function useFollowSelection(
  rows: readonly GridRow[],
  setActive: (place: (before: Place) => Place) => void,
  room: Sight['room'],
): void {
  const selected = useReview((state) => state.selected);
  const at = rows.findIndex(({ ref }) => ref.kind === selected?.kind && ref.call === selected.call);
  useEffect(() => {
    if (at < 0) return;
    setActive((before) => ({ ...before, row: at }));
    room.current.show(at);
  }, [at, setActive, room]);
}
