// The calls as a grid worked from the keyboard: arrows move, typing edits, Enter keeps and goes down.
// biome-ignore-all lint/a11y/useSemanticElements: cells are laid out by tracks of their own, which a table cannot
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stands on one row or cell at a time, as the grid pattern has it
import { type CSSProperties, useMemo, useRef } from 'react';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { Tract } from '#core/schema/tract.ts';
import { CallRow } from '#renderer/screens/review/CallRow.tsx';
import { columnsOf, type GridColumn, rowsOfTract } from '#renderer/screens/review/grid-columns.ts';
import { useGridMoves } from '#renderer/screens/review/use-grid-moves.ts';
import { useBeside } from '#renderer/state/beside.ts';

export function CallsGrid({ tract }: { readonly tract: Tract }) {
  const grid = useRef<HTMLDivElement>(null);
  const columns = columnsOf(
    tract,
    useBeside((state) => state.beside),
  );
  const rows = useMemo(() => rowsOfTract(tract), [tract]);
  const tracks = useMemo(() => `2.25rem ${columns.map((column) => column.track).join(' ')}`, [columns]);
  const { active, editing, moveTo, edit, onKeyDown } = useGridMoves(grid, rows, columns);
  return (
    <div className="calls-scroll">
      <div
        ref={grid}
        className="calls-grid"
        role="grid"
        aria-label="Calls"
        aria-rowcount={rows.length + 1}
        style={{ '--tracks': tracks } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <HeadRow columns={columns} unit={tract.distance_unit} />
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

interface HeadRowProps {
  readonly columns: readonly GridColumn[];
  readonly unit: DistanceUnit;
}

function HeadRow({ columns, unit }: HeadRowProps) {
  return (
    <div className="calls-row calls-head" role="row">
      <span role="columnheader">#</span>
      {columns.map((column) => (
        <span key={column.id} role="columnheader" className={column.numeric === true ? 'number' : ''}>
          {column.id === 'distance' ? `${column.label}, ${UNIT_MARKS[unit]}` : column.label}
        </span>
      ))}
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
