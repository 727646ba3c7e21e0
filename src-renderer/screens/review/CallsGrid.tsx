// The calls as a grid worked from the keyboard: arrows move, typing edits, Enter keeps and goes down.
// biome-ignore-all lint/a11y/useSemanticElements: rows that exist only while in sight cannot be laid out by a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stands on one row or cell at a time, as the grid pattern has it
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Tract } from '#core/schema/tract.ts';
import { CallRow } from '#renderer/screens/review/CallRow.tsx';
import { columnsOf, fieldOf, rowsOfTract } from '#renderer/screens/review/grid-columns.ts';
import { type RowRef, selectRow, useReview } from '#renderer/state/review.ts';

interface Place {
  readonly row: number;
  readonly column: number;
}

interface Editing extends Place {
  /** The character that opened the editor; null to edit what stands there. */
  readonly typed: string | null;
}

export function CallsGrid({ tract }: { readonly tract: Tract }) {
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing | null>(null);
  const columns = columnsOf(tract);
  const rows = useMemo(() => rowsOfTract(tract), [tract]);
  const tracks = useMemo(() => `2.25rem ${columns.map((column) => column.track).join(' ')}`, [columns]);
  // The rows' handlers keep their identity while values change, so that a keystroke draws one row and not all.
  const latest = useRef({ rows, columns });
  const wantsFocus = useRef(false);
  latest.current = { rows, columns };
  useFollowSelection(
    rows.map((row) => row.ref),
    setActive,
    grid,
  );

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
    if (editing !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    const { row, column } = active;
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      ArrowRight: [row, column + 1],
      ArrowLeft: [row, column - 1],
      Home: [row, 0],
      End: [row, columns.length - 1],
      PageDown: [row + 12, column],
      PageUp: [row - 12, column],
    };
    const step = steps[event.key];
    if (step !== undefined) moveTo(...step);
    else if (event.key === 'Enter' || event.key === 'F2') edit(row, column, null);
    else if (/^[\w.]$/.test(event.key)) edit(row, column, event.key);
    else return;
    event.preventDefault();
  };
  return (
    <div className="calls-scroll">
      <div
        ref={grid}
        className="calls-grid"
        role="grid"
        aria-label="Calls"
        aria-rowcount={rows.length + 1}
        style={{ '--tracks': tracks } as React.CSSProperties}
        onKeyDown={onKeyDown}
      >
        <div className="calls-row calls-head" role="row">
          <span role="columnheader">#</span>
          {columns.map((column) => (
            <span key={column.id} role="columnheader" className={column.numeric === true ? 'number' : ''}>
              {column.label}
            </span>
          ))}
        </div>
        {rows.map((row, index) => (
          <CallRow
            key={`${row.ref.kind}${String(row.ref.call)}`}
            row={row}
            index={index}
            tract={tract}
            columns={columns}
            active={active.row === index ? active.column : null}
            editing={editing?.row === index ? editing.column : null}
            typed={editing?.row === index ? editing.typed : null}
            onMove={moveTo}
            onEdit={edit}
          />
        ))}
      </div>
    </div>
  );
}

function focusCell(grid: HTMLElement | null, { row, column }: Place): void {
  grid?.querySelector<HTMLElement>(`[data-cell="${String(row)}-${String(column)}"]`)?.focus();
}

/** A call selected in the drawing or the document becomes the active row and comes into sight. */
function useFollowSelection(
  rows: readonly RowRef[],
  setActive: (place: (before: Place) => Place) => void,
  grid: { readonly current: HTMLElement | null },
): void {
  const selected = useReview((state) => state.selected);
  const at = rows.findIndex((row) => row.kind === selected?.kind && row.call === selected.call);
  useEffect(() => {
    if (at < 0) return;
    setActive((before) => ({ ...before, row: at }));
    grid.current?.querySelector(`[data-row="${String(at)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at, setActive, grid]);
}
