// The rows of the library, of which only those in sight exist; moved through and selected by keyboard or mouse.
// biome-ignore-all lint/a11y/useSemanticElements: rows that exist only while in sight cannot be laid out by a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stands on one row or cell at a time, as the grid pattern has it
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { LibraryRowView, openRow } from '#renderer/screens/library/LibraryRowView.tsx';
import { useLibrary } from '#renderer/state/library.ts';
import { deleteDocuments, select } from '#renderer/state/library-acts.ts';
import type { LibraryRow, LibrarySort } from '#renderer/state/library-view.ts';

const COLUMNS: readonly { label: string; sort: LibrarySort | null }[] = [
  { label: 'Document', sort: 'document' },
  { label: 'Verdict', sort: 'verdict' },
  { label: 'Progress', sort: null },
  { label: 'Read', sort: 'read_at' },
  { label: 'Actions', sort: null },
];

export function LibraryGrid({ rows }: { readonly rows: readonly LibraryRow[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const selected = useLibrary((state) => state.selected);
  const [active, setActive] = useState(0);
  const anchor = useRef(0);
  const rowHeight = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 2.375;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
  });
  const current = Math.min(active, rows.length - 1);

  const moveTo = (index: number, extend: boolean): void => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    setActive(next);
    virtual.scrollToIndex(next);
    if (extend) select(between(rows, anchor.current, next));
    else anchor.current = next;
    requestAnimationFrame(() => focusRow(scroller.current, rows[next]?.id));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget && !(event.target as HTMLElement).matches('[role="row"]')) return;
    const act = keyAct(event, { rows, current, selected, moveTo, page: Math.floor(600 / rowHeight) });
    if (act) event.preventDefault();
  };
  const onPress = (event: MouseEvent, index: number): void => {
    setActive(index);
    const id = rows[index]?.id ?? '';
    if (event.shiftKey) select(between(rows, anchor.current, index));
    else if (event.ctrlKey || event.metaKey) select(toggled(selected, id));
    else select([id]);
    if (!event.shiftKey) anchor.current = index;
  };
  return (
    <div
      className="library-grid"
      role="grid"
      aria-label="Documents"
      aria-multiselectable
      aria-rowcount={rows.length + 1}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <GridHead />
      <div ref={scroller} className="library-scroll" role="rowgroup">
        <div className="library-canvas" role="presentation" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index];
            return row === undefined ? null : (
              <LibraryRowView
                key={row.id}
                row={row}
                index={item.index}
                top={item.start}
                height={item.size}
                active={item.index === current}
                selected={selected.has(row.id)}
                onPress={onPress}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

function GridHead() {
  const { sort, descending } = useLibrary();
  return (
    <div className="library-row library-head" role="row" aria-rowindex={1}>
      {COLUMNS.map(({ label, sort: by }) => (
        <span
          key={label}
          role="columnheader"
          aria-sort={by === null ? undefined : by !== sort ? 'none' : descending ? 'descending' : 'ascending'}
        >
          {by === null ? (
            <span className={label === 'Actions' ? 'visually-hidden' : ''}>{label}</span>
          ) : (
            <button
              type="button"
              className="sort-button"
              onClick={() =>
                useLibrary.setState({ sort: by, descending: by === sort ? !descending : by === 'read_at' })
              }
            >
              {label}
              {by !== sort ? null : descending ? (
                <ArrowDown size={12} aria-hidden />
              ) : (
                <ArrowUp size={12} aria-hidden />
              )}
            </button>
          )}
        </span>
      ))}
    </div>
  );
}

interface KeyContext {
  readonly rows: readonly LibraryRow[];
  readonly current: number;
  readonly selected: ReadonlySet<string>;
  readonly moveTo: (index: number, extend: boolean) => void;
  readonly page: number;
}

/** Does what the key means to the grid; false when it means nothing. */
function keyAct(event: KeyboardEvent, { rows, current, selected, moveTo, page }: KeyContext): boolean {
  const row = rows[current];
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + page,
    PageUp: current - page,
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

function focusRow(scroller: HTMLElement | null, id: string | undefined): void {
  // By the time the row is drawn the person may have gone elsewhere.
  if (id !== undefined && scroller?.closest('[role="grid"]')?.contains(document.activeElement) === true)
    scroller?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}
