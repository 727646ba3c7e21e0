// The rows of the library, of which only those in sight exist; moved through and selected by keyboard or mouse.
// biome-ignore-all lint/a11y/useSemanticElements: rows that exist only while in sight cannot be laid out by a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stands on one row or cell at a time, as the grid pattern has it
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { LibraryRowView } from '#renderer/screens/library/LibraryRowView.tsx';
import { useRowMoves } from '#renderer/screens/library/use-row-moves.ts';
import { useLibrary } from '#renderer/state/library.ts';
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
  const rowHeight = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 2.375;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
  });
  const show = (index: number): void => {
    virtual.scrollToIndex(index);
    requestAnimationFrame(() => focusRow(scroller.current, rows[index]?.id));
  };
  const { current, onKeyDown, onPress } = useRowMoves(rows, show);
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

function focusRow(scroller: HTMLElement | null, id: string | undefined): void {
  // By the time the row is drawn the person may have gone elsewhere.
  if (id !== undefined && scroller?.closest('[role="grid"]')?.contains(document.activeElement) === true)
    scroller?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}
