// The cells of one row of the calls grid, with the breaks between its lines.
import type { ReactNode } from 'react';
import type { GridColumn } from '#renderer/screens/review/grid-columns.ts';
import { type GridLine, isInRow } from '#renderer/screens/review/grid-lines.ts';

interface GridCellsProps {
  readonly columns: readonly GridColumn[];
  readonly lines: readonly GridLine[];
  readonly children: (column: GridColumn, at: number) => ReactNode;
}

export function GridCells({ columns, lines, children }: GridCellsProps) {
  return (
    <div className="calls-cells" role="presentation">
      {columns.map((column, at) => (isInRow(lines, at) ? children(column, at) : null))}
      {lines.slice(1).map((line, index) => (
        <span key={line[0]} className="calls-break" role="presentation" style={{ order: 2 * index + 1 }} />
      ))}
    </div>
  );
}
