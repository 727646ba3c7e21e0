// The rows of the library, of which only those in sight exist; moved through and selected by keyboard or mouse.
// biome-ignore-all lint/a11y/useSemanticElements: rows that exist only while in sight cannot be laid out by a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stands on one row or cell at a time, as the grid pattern has it
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { GridHead } from '#renderer/screens/library/GridHead.tsx';
import { LibraryRowView } from '#renderer/screens/library/LibraryRowView.tsx';
import { useRowMoves } from '#renderer/screens/library/use-row-moves.ts';
import type { ShownRows } from '#renderer/screens/library/use-shown-rows.ts';
import { lookAt, useLibrary } from '#renderer/state/library.ts';
import { type Column, useColumns } from '#renderer/state/library-columns.ts';

const ROW_REM = 2.375;
/** A row of a search tells on a second line where it was found. */
const FOUND_REM = 3.375;
const HEAD_REM = 1.75;

/** How far the person had scrolled when they left for another screen, and in what view. */
let left = { top: 0, view: '' };

export function LibraryGrid({ shown }: { readonly shown: ShownRows }) {
  const scroller = useRef<HTMLDivElement>(null);
  const searching = useLibrary((state) => state.search.trim() !== '');
  const view = useLibrary(({ search, filter, county, assignee, pending, period, sort, descending }) =>
    JSON.stringify([search, filter, county, assignee, pending, period, sort, descending]),
  );
  const columns = useColumns();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rowHeight = rem * (searching ? FOUND_REM : ROW_REM);
  const wanted = useRef<number | null>(null);
  const page = (): number =>
    Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - rem * HEAD_REM) / rowHeight) - 1);
  const show = (index: number): void => {
    wanted.current = index;
    virtual.scrollToIndex(index);
  };
  const { current, onKeyDown, onPress } = useRowMoves(shown, { page, show });
  const virtual = useVirtualizer({
    count: shown.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown.rowAt(index)?.id ?? index,
    initialOffset: left.view === view ? left.top : 0,
    scrollMargin: rem * HEAD_REM,
    scrollPaddingStart: rem * HEAD_REM,
    overscan: 12,
    // The row that has the focus stays, however far it is scrolled away, or the keys would go nowhere.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(current, range.count - 1)])].sort((a, b) => a - b),
  });
  const measured = useRef(rowHeight);
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    virtual.measure();
  }, [virtual, rowHeight]);
  useViewScroll(scroller, view);
  useRowFocus(scroller, current, wanted);
  const items = virtual.getVirtualItems();
  useSight(shown, virtual.range);
  return (
    <div
      className="library-grid"
      role="grid"
      aria-label="Documents"
      aria-multiselectable
      aria-rowcount={shown.count + 1}
      aria-colcount={columns.length + 1}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      style={{ '--columns': templateOf(columns), '--table-width': `${String(widthOf(columns))}px` } as CSSProperties}
    >
      <div
        ref={scroller}
        className={searching ? 'library-scroll library-found' : 'library-scroll'}
        role="presentation"
        onScroll={(event) => {
          left = { top: event.currentTarget.scrollTop, view };
        }}
      >
        <div className="library-table" role="presentation">
          <GridHead columns={columns} />
          <div className="library-canvas" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
            {items.map((item) => (
              <PlacedRow
                key={item.key}
                shown={shown}
                columns={columns}
                index={item.index}
                top={item.start - rem * HEAD_REM}
                height={item.size}
                active={item.index === current}
                onPress={onPress}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

interface PlacedRowProps {
  readonly shown: ShownRows;
  readonly columns: readonly Column[];
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly active: boolean;
  readonly onPress: Parameters<typeof LibraryRowView>[0]['onPress'];
}

function PlacedRow({ shown, index, ...rest }: PlacedRowProps) {
  const row = shown.rowAt(index);
  const selected = useLibrary((state) => row !== undefined && state.selected.has(row.id));
  if (row !== undefined) return <LibraryRowView row={row} index={index} selected={selected} {...rest} />;
  return (
    <div
      role="row"
      className="library-row library-row-coming"
      aria-rowindex={index + 2}
      aria-busy
      tabIndex={rest.active ? 0 : -1}
      data-index={index}
      style={{ height: rest.height, transform: `translateY(${String(rest.top)}px)` }}
    >
      <span role="gridcell" className="cell-name" aria-colindex={1}>
        <span className="visually-hidden">Loading</span>
      </span>
    </div>
  );
}

function templateOf(columns: readonly Column[]): string {
  const widths = columns.map(({ id, width }) =>
    id === 'document' ? `minmax(${String(width)}px, 1fr)` : `${String(width)}px`,
  );
  return [...widths, `${String(ACTS)}px`].join(' ');
}

/** They lie over the last columns of the row that they belong to. */
const ACTS = 0;
const GAP = 12;
const EDGES = 28;

function widthOf(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width + GAP, ACTS + EDGES);
}

/** Fetches the rows that are in sight, a moment after the scrolling came to them. */
function useSight(shown: ShownRows, range: { startIndex: number; endIndex: number } | null): void {
  const from = shown.placeAt(range?.startIndex ?? 0);
  const to = shown.placeAt(range?.endIndex ?? 0);
  useEffect(() => {
    const timer = window.setTimeout(() => lookAt(from, to), 30);
    return () => window.clearTimeout(timer);
    // Rows that were forgotten while out of sight are asked for again.
  }, [from, to]);
  useEffect(() => {
    if (shown.count > 0 && shown.rowAt(range?.startIndex ?? 0) === undefined) lookAt(from, to);
  }, [shown, range?.startIndex, from, to]);
}

/** Another search, filter or order begins at its first row. */
function useViewScroll(scroller: React.RefObject<HTMLDivElement | null>, view: string): void {
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, view]);
}

/** Focus follows the keys, and stays with its row while rows come, go and are drawn anew. */
function useRowFocus(
  scroller: React.RefObject<HTMLDivElement | null>,
  current: number,
  wanted: React.RefObject<number | null>,
): void {
  const inside = useRef(false);
  useEffect(() => {
    const grid = scroller.current;
    if (grid === null) return;
    const enter = (event: FocusEvent): void => {
      inside.current = (event.target as HTMLElement).matches('[role="row"]');
    };
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget !== null) inside.current = false;
    };
    grid.addEventListener('focusin', enter);
    grid.addEventListener('focusout', leave);
    return () => {
      grid.removeEventListener('focusin', enter);
      grid.removeEventListener('focusout', leave);
    };
  }, [scroller]);
  useLayoutEffect(() => {
    const at = document.activeElement;
    const lost = inside.current && (at === null || at === document.body);
    const grid = scroller.current?.closest('[role="grid"]');
    const moved = wanted.current === current && grid?.contains(at) === true;
    if (!lost && !moved) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${String(current)}"]`);
    if (row === null || row === undefined) return;
    wanted.current = null;
    if (row !== at) row.focus({ preventScroll: true });
  });
}
