// Moving through the rows and selecting them by keyboard and mouse, as in any list of the desktop.
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { LibraryPick } from '#core/schema/library.ts';
import { openRow } from '#renderer/screens/library/open-row.ts';
import type { ShownRows } from '#renderer/screens/library/use-shown-rows.ts';
import { setLabelling } from '#renderer/state/labelling.ts';
import { useLibrary } from '#renderer/state/library.ts';
import { deleteDocuments, pickOf, picksBetween, select } from '#renderer/state/library-acts.ts';
import { isShortcut } from '#renderer/state/shortcuts.ts';

interface Place {
  readonly index: number;
  readonly id: string;
}

/** Where the person was when they left for another screen. */
let left: Place = { index: 0, id: '' };

interface Moves {
  /** Rows that a page key passes over. */
  readonly page: () => number;
  /** Brings a row into sight and focus. */
  readonly show: (index: number) => void;
}

export function useRowMoves(shown: ShownRows, { page, show }: Moves) {
  const [active, setActive] = useState<Place>(left);
  const anchor = useRef(left.index);
  const latest = useRef(shown);
  latest.current = shown;
  const current = standingOf(active, shown);
  const moveTo = (index: number, extend: boolean): void => {
    const next = Math.max(0, Math.min(shown.count - 1, index));
    settle(next);
    if (extend) void selectBetween(shown, anchor.current, next);
    else anchor.current = next;
    show(next);
  };
  const settle = (index: number): void => {
    left = { index, id: latest.current.rowAt(index)?.id ?? '' };
    setActive(left);
  };
  // Where it stands now is remembered, for when it is out of sight and cannot be looked up.
  useEffect(() => {
    if (active.id === '' || current === active.index || latest.current.rowAt(current)?.id !== active.id) return;
    left = { index: current, id: active.id };
    setActive(left);
  }, [active, current]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget && !(event.target as HTMLElement).matches('[role="row"]')) return;
    if (keyAct(event, shown, current, page(), moveTo)) event.preventDefault();
  };
  // Keeps its identity, so that rows are drawn again only when they changed.
  const onPress = useCallback((event: MouseEvent, index: number): void => {
    const rows = latest.current;
    left = { index, id: rows.rowAt(index)?.id ?? '' };
    setActive(left);
    const row = rows.rowAt(index);
    if (event.shiftKey) void selectBetween(rows, anchor.current, index);
    else if (row !== undefined) {
      select(event.ctrlKey || event.metaKey ? toggled(useLibrary.getState().selected, pickOf(row)) : [pickOf(row)]);
    }
    if (!event.shiftKey) anchor.current = index;
  }, []);
  return { current, onKeyDown, onPress };
}

/** Rows come and go above it: the row itself counts, and its index only where it is out of sight. */
function standingOf({ index, id }: Place, shown: ShownRows): number {
  const last = Math.max(0, shown.count - 1);
  const there = shown.rowAt(index);
  if (there === undefined || there.id === id || id === '') return Math.min(index, last);
  return Math.min(shown.indexOf(id) ?? index, last);
}

/** Does what the key means to the grid; false when it means nothing. */
function keyAct(
  event: KeyboardEvent,
  shown: ShownRows,
  current: number,
  page: number,
  moveTo: (index: number, extend: boolean) => void,
): boolean {
  const row = shown.rowAt(current);
  const { selected } = useLibrary.getState();
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + page,
    PageUp: current - page,
    Home: 0,
    End: shown.count - 1,
  };
  const step = steps[event.key] ?? current;
  if (isShortcut('library_move', event)) moveTo(step, false);
  else if (isShortcut('library_extend', event)) moveTo(step, true);
  else if (isShortcut('library_open', event) && row !== undefined) openRow(row);
  else if (isShortcut('library_toggle', event) && row !== undefined) select(toggled(selected, pickOf(row)));
  else if (isShortcut('library_all', event)) void selectBetween(shown, 0, shown.count - 1);
  else if (isShortcut('library_none', event)) select([]);
  else if (isShortcut('library_label', event) && row?.kind === 'document') {
    setLabelling(selected.size > 0 ? [...selected.keys()] : [row.id]);
  } else if (isShortcut('library_delete', event) && row !== undefined) {
    deleteDocuments(selected.size > 0 ? [...selected.keys()] : [row.id]);
  } else return false;
  return true;
}

async function selectBetween(shown: ShownRows, a: number, b: number): Promise<void> {
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  const coming: LibraryPick[] = [];
  for (let index = from; index <= Math.min(to, shown.arrivals - 1); index += 1) {
    const row = shown.rowAt(index);
    if (row !== undefined) coming.push(pickOf(row));
  }
  const documents =
    to < shown.arrivals ? [] : await picksBetween(shown.placeAt(Math.max(from, shown.arrivals)), shown.placeAt(to));
  select([...coming, ...documents]);
}

function toggled(selected: ReadonlyMap<string, LibraryPick>, pick: LibraryPick): LibraryPick[] {
  const others = [...selected.values()].filter(({ id }) => id !== pick.id);
  return selected.has(pick.id) ? others : [...others, pick];
}
