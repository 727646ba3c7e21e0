// Moving through the library's rows and selecting them, by keyboard or mouse.
import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import { openRow } from '#renderer/screens/library/LibraryRowView.tsx';
import { useLibrary } from '#renderer/state/library.ts';
import { deleteDocuments, select } from '#renderer/state/library-acts.ts';
import type { LibraryRow } from '#renderer/state/library-view.ts';

/** Rows that a page key passes over. */
const PAGE_ROWS = 15;

/** `show` brings a row into sight and focus. */
export function useRowMoves(rows: readonly LibraryRow[], show: (index: number) => void) {
  const [active, setActive] = useState(0);
  const anchor = useRef(0);
  const latest = useRef(rows);
  latest.current = rows;
  const current = Math.min(active, rows.length - 1);
  const moveTo = (index: number, extend: boolean): void => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    setActive(next);
    if (extend) select(between(rows, anchor.current, next));
    else anchor.current = next;
    show(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget && !(event.target as HTMLElement).matches('[role="row"]')) return;
    if (keyAct(event, rows, current, moveTo)) event.preventDefault();
  };
  // Keeps its identity, so that rows are drawn again only when they changed.
  const onPress = useCallback((event: MouseEvent, index: number): void => {
    setActive(index);
    const id = latest.current[index]?.id ?? '';
    if (event.shiftKey) select(between(latest.current, anchor.current, index));
    else if (event.ctrlKey || event.metaKey) select(toggled(useLibrary.getState().selected, id));
    else select([id]);
    if (!event.shiftKey) anchor.current = index;
  }, []);
  return { current, onKeyDown, onPress };
}

/** Does what the key means to the grid; false when it means nothing. */
function keyAct(
  event: KeyboardEvent,
  rows: readonly LibraryRow[],
  current: number,
  moveTo: (index: number, extend: boolean) => void,
): boolean {
  const row = rows[current];
  const { selected } = useLibrary.getState();
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + PAGE_ROWS,
    PageUp: current - PAGE_ROWS,
    Home: 0,
    End: rows.length - 1,
  };
  const step = steps[event.key];
  if (step !== undefined) moveTo(step, event.shiftKey);
  else if (event.key === 'Enter' && row !== undefined) openRow(row);
  else if (event.key === ' ' && row !== undefined) select(toggled(selected, row.id));
  else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) select(rows.map((one) => one.id));
  else if (event.key === 'Escape') select([]);
  else if (event.key === 'Delete' && row !== undefined) deleteDocuments(selected.size > 0 ? [...selected] : [row.id]);
  else return false;
  return true;
}

function between(rows: readonly LibraryRow[], from: number, to: number): string[] {
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id);
}

function toggled(selected: ReadonlySet<string>, id: string): string[] {
  return selected.has(id) ? [...selected].filter((one) => one !== id) : [...selected, id];
}
