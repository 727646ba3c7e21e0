// One row of the library.
// biome-ignore-all lint/a11y/useSemanticElements: rows that exist only while in sight cannot be laid out by a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stands on one row or cell at a time, as the grid pattern has it
import { Ban, KeyRound, RotateCcw, Tag, Trash2 } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { openRow } from '#renderer/screens/library/open-row.ts';
import { CELLS, Marked } from '#renderer/screens/library/row-cells.tsx';
import { setLabelling } from '#renderer/state/labelling.ts';
import { isAtWork } from '#renderer/state/library.ts';
import { cancelDocuments, deleteDocuments, isReadable, readAgain } from '#renderer/state/library-acts.ts';
import type { Column } from '#renderer/state/library-columns.ts';
import { filterOf, type LibraryRow } from '#renderer/state/library-view.ts';
import { askPassword } from '#renderer/state/unlocking.ts';

interface LibraryRowViewProps {
  readonly row: LibraryRow;
  readonly columns: readonly Column[];
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onPress: (event: MouseEvent, index: number) => void;
}

export const LibraryRowView = memo(function LibraryRowView(props: LibraryRowViewProps) {
  const { row, columns, index, top, height, active, selected, onPress } = props;
  const found = row.kind === 'document' ? (row.document.hit?.words ?? []) : [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around the rows handles the keys of all of them
    <div
      role="row"
      data-row={row.id}
      data-index={index}
      className={selected ? 'library-row library-row-selected' : 'library-row'}
      aria-rowindex={index + 2}
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      style={{ height, transform: `translateY(${String(top)}px)` }}
      onClick={(event) => onPress(event, index)}
      onDoubleClick={() => openRow(row)}
    >
      {columns.map((column, at) => {
        const Cell = CELLS[column.id];
        const kind = column.numeric === true ? ' cell-number' : '';
        return (
          <span
            key={column.id}
            role="gridcell"
            aria-colindex={at + 1}
            className={`cell cell-${column.id.replace('_', '-')}${kind}${at === 0 ? ' cell-first' : ''}`}
          >
            <Cell row={row} />
          </span>
        );
      })}
      <span role="gridcell" className="cell-acts" aria-colindex={columns.length + 1}>
        <RowActs row={row} />
      </span>
      {found.length === 0 ? null : (
        <span role="gridcell" className="cell-found" aria-label="Found">
          <Marked text={found} />
        </span>
      )}
    </div>
  );
});

function RowActs({ row }: { readonly row: LibraryRow }) {
  const kind = filterOf(row);
  const locked = row.kind === 'document' && row.document.locked ? row.document : null;
  return (
    <>
      {locked === null ? null : (
        <RowButton label={`Give the password of ${row.name}`} icon={KeyRound} onPress={() => askPassword(locked)} />
      )}
      {(row.kind === 'arrival' && kind === 'refused') || (row.kind === 'document' && isReadable(row.document)) ? (
        <RowButton label={`Read ${row.name} again`} icon={RotateCcw} onPress={() => void readAgain([row.id])} />
      ) : null}
      {row.kind === 'document' && isAtWork(row.document) ? (
        <RowButton label={`Cancel ${row.name}`} icon={Ban} onPress={() => void cancelDocuments([row.id])} />
      ) : null}
      {row.kind === 'document' && kind !== 'refused' ? (
        <RowButton label={`Label ${row.name}`} icon={Tag} onPress={() => setLabelling([row.id])} />
      ) : null}
      <RowButton label={`Delete ${row.name}`} icon={Trash2} onPress={() => deleteDocuments([row.id])} />
    </>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly icon: typeof Ban;
  readonly onPress: () => void;
}

/** A plain button: rows come and go by the hundred while scrolling, and must cost little. Keys reach the same acts. */
function RowButton({ label, icon: Icon, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      tabIndex={-1}
      title={label}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <Icon size={14} aria-hidden />
    </button>
  );
}
