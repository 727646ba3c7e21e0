// The calls as a grid worked from the keyboard: arrows move, typing edits, Enter keeps and goes down. Of a long tract
// only the rows in sight exist.
// biome-ignore-all lint/a11y/useSemanticElements: cells are laid out by tracks of their own, which a table cannot
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stands on one row or cell at a time, as the grid pattern has it
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { Tract } from '#core/schema/tract.ts';
import { CallRow } from '#renderer/screens/review/CallRow.tsx';
import { GridCells } from '#renderer/screens/review/GridCells.tsx';
import { columnsOf, type GridColumn, type GridRow, rowsOfTract } from '#renderer/screens/review/grid-columns.ts';
import {
  type GridLine,
  heightOf,
  isInRow,
  linesOf,
  linesOfRow,
  placeOf,
  widthOf,
} from '#renderer/screens/review/grid-lines.ts';
import { useGridMoves } from '#renderer/screens/review/use-grid-moves.ts';
import { useBeside } from '#renderer/state/beside.ts';

/** So many rows are all there, however few are in sight: a page of them is found and printed as a whole. */
const SHORT = 60;

export function CallsGrid({ tract }: { readonly tract: Tract }) {
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const columns = columnsOf(
    tract,
    useBeside((state) => state.beside),
  );
  const rows = useMemo(() => rowsOfTract(tract), [tract]);
  const [rem, width_rem] = useWidth(scroller);
  const lines = useMemo(() => linesOf(columns, width_rem), [columns, width_rem]);
  const heights = useMemo(() => heightsOf(rows, lines, columns, rem), [rows, lines, columns, rem]);
  const room = useRef({ show: (_: number): void => undefined, page: (): number => 1 });
  const isShown = (row: number, column: number): boolean => {
    const at = rows[row];
    return at !== undefined && isInRow(linesOfRow(lines, columns, at), column);
  };
  const { active, editing, moveTo, edit, onKeyDown } = useGridMoves(grid, rows, columns, { room, isShown });
  const head = heightOf(lines) * rem;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[index] ?? 0,
    scrollMargin: head,
    scrollPaddingStart: head,
    overscan: 8,
    // The row that has the focus stays, however far it is scrolled away, or the keys would go nowhere.
    rangeExtractor: (range: Range) =>
      range.count <= SHORT
        ? Array.from({ length: range.count }, (_, index) => index)
        : [...new Set([...defaultRangeExtractor(range), Math.min(active.row, range.count - 1)])].sort((a, b) => a - b),
  });
  const measured = heights.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights are measured anew
  useLayoutEffect(() => virtual.measure(), [virtual, measured]);
  room.current = {
    show: (index) => virtual.scrollToIndex(index),
    page: () => pageOf((scroller.current?.clientHeight ?? 0) - head, heights[active.row] ?? 1),
  };
  const items = virtual.getVirtualItems();
  return (
    <div ref={scroller} className="calls-scroll">
      <div
        ref={grid}
        className="calls-grid"
        role="grid"
        aria-label="Calls"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        style={{ minWidth: `${String(widthOf(lines, columns))}rem` }}
        onKeyDown={onKeyDown}
      >
        <HeadRow columns={columns} lines={lines} height={head} unit={tract.distance_unit} />
        <div className="calls-rows" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }, place) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <CallRow
                key={`${row.ref.kind}${String(row.ref.call)}`}
                row={row}
                index={index}
                tract={tract}
                columns={columns}
                lines={lines}
                height={heights[index] ?? 0}
                gap={start - (items[place - 1]?.end ?? head)}
                active={active.row === index ? active.column : null}
                editing={editing?.row === index ? editing.column : null}
                typed={editing?.row === index ? editing.typed : null}
                onMove={moveTo}
                onEdit={edit}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Rows that a page key passes over. */
const pageOf = (room: number, height: number): number => Math.max(1, Math.floor(room / height) - 1);

function heightsOf(
  rows: readonly GridRow[],
  lines: readonly GridLine[],
  columns: readonly GridColumn[],
  rem: number,
): number[] {
  return rows.map((row) => heightOf(linesOfRow(lines, columns, row)) * rem);
}

/** Pixels of a rem, and how many rem there is room for; as much as is wanted until it is known. */
function useWidth(scroller: RefObject<HTMLElement | null>): readonly [number, number] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const pane = scroller.current;
    if (pane === null) return;
    setWidth(pane.clientWidth);
    const watch = new ResizeObserver(() => setWidth(pane.clientWidth));
    watch.observe(pane);
    return () => watch.disconnect();
  }, [scroller]);
  return [rem, width / rem];
}

interface HeadRowProps {
  readonly columns: readonly GridColumn[];
  readonly lines: readonly GridLine[];
  readonly height: number;
  readonly unit: DistanceUnit;
}

function HeadRow({ columns, lines, height, unit }: HeadRowProps) {
  return (
    <div className="calls-row calls-head" role="row" aria-rowindex={1} style={{ height }}>
      <span role="columnheader" aria-colindex={1}>
        #
      </span>
      <GridCells columns={columns} lines={lines}>
        {(column, at) => {
          const { id, label, numeric } = column;
          const text = id === 'distance' ? `${label}, ${UNIT_MARKS[unit]}` : label;
          return (
            <span
              key={id}
              role="columnheader"
              aria-colindex={at + 2}
              className={numeric === true ? 'number' : ''}
              style={placeOf(lines, at, column)}
              title={text}
            >
              {text}
            </span>
          );
        }}
      </GridCells>
    </div>
  );
}

const UNIT_MARKS: Readonly<Record<DistanceUnit, string>> = {
  feet: 'ft',
  inches: 'in',
  yards: 'yd',
  miles: 'mi',
  rods: 'rods',
  poles: 'poles',
  perches: 'perches',
  chains: 'chains',
  links: 'links',
  meters: 'm',
  kilometers: 'km',
  varas: 'varas',
  arpents: 'arpents',
};
