// The heads of the columns: what is sorted by them, and the edges that are dragged to another width.
// biome-ignore-all lint/a11y/useSemanticElements: rows that exist only while in sight cannot be laid out by a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stands on one row or cell at a time, as the grid pattern has it
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { changeView, useLibrary } from '#renderer/state/library.ts';
import { type Column, dragWidth, NARROWEST, settleWidth, WIDEST } from '#renderer/state/library-columns.ts';

/** The first press shows the newest, the most and the best; names begin with A. */
const DOWN_FIRST: ReadonlySet<string> = new Set(['read_at', 'dated', 'reviewed', 'pending']);

export function GridHead({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <div className="library-row library-head" role="row" aria-rowindex={1}>
      {columns.map((column, at) => (
        <HeadCell key={column.id} column={column} at={at} />
      ))}
      <span role="columnheader" aria-colindex={columns.length + 1}>
        <span className="visually-hidden">Actions</span>
      </span>
    </div>
  );
}

function HeadCell({ column, at }: { readonly column: Column; readonly at: number }) {
  const sort = useLibrary((state) => state.sort);
  const descending = useLibrary((state) => state.descending);
  const sorted = column.sort !== null && column.sort === sort;
  const Arrow = descending ? ArrowDown : ArrowUp;
  const press = (): void => {
    if (column.sort === null) return;
    changeView({ sort: column.sort, descending: sorted ? !descending : DOWN_FIRST.has(column.id) });
  };
  return (
    <span
      role="columnheader"
      className={`head-cell${column.numeric === true ? ' head-number' : ''}${at === 0 ? ' cell-first' : ''}`}
      aria-colindex={at + 1}
      aria-sort={column.sort === null ? undefined : !sorted ? 'none' : descending ? 'descending' : 'ascending'}
    >
      {column.sort === null ? (
        <span className="head-label">{column.label}</span>
      ) : (
        <button type="button" className="sort-button" onClick={press}>
          <span className="head-label">{column.label}</span>
          {sorted ? <Arrow size={12} aria-hidden /> : null}
        </button>
      )}
      <WidthHandle column={column} />
    </span>
  );
}

const STEP = 16;

function WidthHandle({ column }: { readonly column: Column }) {
  const { id, label, width } = column;
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault();
    const handle = event.currentTarget;
    const began = event.clientX;
    // The document takes what room is left, so that its width on screen may be another.
    const before = handle.parentElement?.getBoundingClientRect().width ?? width;
    handle.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent): void => dragWidth(id, before + moved.clientX - began);
    const end = (ended: globalThis.PointerEvent): void => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      settleWidth(id, before + ended.clientX - began);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    settleWidth(id, width + step);
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      tabIndex={0}
      className="width-handle"
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  );
}
