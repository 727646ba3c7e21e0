// One course of the grid. Cells that carry a pending correction say what they read before.
// biome-ignore-all lint/a11y/useSemanticElements: rows that exist only while in sight cannot be laid out by a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stands on one row or cell at a time, as the grid pattern has it
import { Spline } from 'lucide-react';
import { memo } from 'react';
import { changedText } from '#core/corrections/change-words.ts';
import { type Change, isConfirmation } from '#core/corrections/changes.ts';
import { repairText } from '#core/drawing/recorded-text.ts';
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { chancesText } from '#core/verdict/wording/doubts.ts';
import { CellEditor } from '#renderer/screens/review/CellEditor.tsx';
import { ConfidenceMark } from '#renderer/screens/review/ConfidenceMark.tsx';
import { GridCells } from '#renderer/screens/review/GridCells.tsx';
import { cellText, fieldOf, type GridColumn, type GridRow, rowName } from '#renderer/screens/review/grid-columns.ts';
import { type GridLine, isUnder, linesOfRow, placeOf } from '#renderer/screens/review/grid-lines.ts';
import { LitText } from '#renderer/screens/review/LitText.tsx';
import { litInCell } from '#renderer/screens/review/lit-in-cell.ts';
import { isRow } from '#renderer/screens/review/TextPane.tsx';
import { doubtsOfRow } from '#renderer/state/doubts.ts';
import { type Edit, fieldValueText, type ValueEdit } from '#renderer/state/edits.ts';
import { type Layout, pendingOf } from '#renderer/state/layout.ts';
import { hoverRow, selectRow, useReview } from '#renderer/state/review.ts';
import { changesOfTract, rowOfChange } from '#renderer/state/signed-changes.ts';

interface CallRowProps {
  readonly row: GridRow;
  readonly index: number;
  readonly tract: Tract;
  readonly columns: readonly GridColumn[];
  readonly lines: readonly GridLine[];
  /** In pixels, as the space before it that stands for rows out of sight. */
  readonly height: number;
  readonly gap: number;
  /** The active column when this row is the active one. */
  readonly active: number | null;
  readonly editing: number | null;
  readonly typed: string | null;
  readonly onMove: (row: number, column: number) => void;
  readonly onEdit: (row: number, column: number, typed: string | null) => void;
}

const NO_EDITS: readonly Edit[] = [];

export const CallRow = memo(
  function CallRow(props: CallRowProps) {
    const { row, index, columns, lines } = props;
    const tractIndex = useReview((state) => state.tract);
    const selected = useReview((state) => isRow(state.selected, row.ref));
    const hovered = useReview((state) => isRow(state.hovered, row.ref));
    const suspect = useReview((state) => suspectRank(state.working?.verdict.suspects ?? [], row));
    const edits = useReview((state) => (state.edits.length === 0 ? NO_EDITS : state.edits));
    const layout = useReview((state) => state.layout);
    const signed = useReview(({ body, tract }) => changesOfTract(body, tract));
    const state = `${selected ? ' calls-row-selected' : ''}${hovered ? ' calls-row-hovered' : ''}`;
    return (
      <div
        className={`calls-row${state}${row.call === null ? ' calls-row-tie' : ''}`}
        role="row"
        data-row={index}
        aria-rowindex={index + 2}
        aria-selected={selected}
        style={{ height: props.height, marginTop: props.gap }}
        onPointerEnter={() => hoverRow(row.ref)}
        onPointerLeave={() => hoverRow(null)}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all rows */}
        <span
          role="rowheader"
          aria-colindex={1}
          className="calls-number"
          aria-label={rowName(row.ref)}
          onClick={() => selectRow(row.ref)}
        >
          {row.call === null ? 'T' : ''}
          {row.ref.call + 1}
          {suspect === null ? null : <span className="suspect-dot" title={`Suspect ${String(suspect)}`} />}
        </span>
        <GridCells columns={columns} lines={linesOfRow(lines, columns, row)}>
          {(column, at) => (
            <GridCell
              key={column.id}
              {...props}
              column={column}
              at={at}
              edit={editOfCell(edits, tractIndex, column, row, layout)}
              signed={signedText(signed, column, row, layout)}
            />
          )}
        </GridCells>
      </div>
    );
  },
  (before, after) =>
    before.row.call === after.row.call &&
    before.row.tie === after.row.tie &&
    before.tract.doubts === after.tract.doubts &&
    before.index === after.index &&
    before.columns === after.columns &&
    before.lines === after.lines &&
    before.height === after.height &&
    before.gap === after.gap &&
    before.active === after.active &&
    before.editing === after.editing &&
    before.onMove === after.onMove &&
    before.onEdit === after.onEdit,
);

function editOfCell(
  edits: readonly Edit[],
  tract: number,
  column: GridColumn,
  row: GridRow,
  layout: Layout | null,
): ValueEdit | undefined {
  const field = edits.length === 0 ? null : fieldOf(column, row);
  return field === null ? undefined : pendingOf(edits, { tract, ...row.ref, field }, layout);
}

function signedText(changes: readonly Change[], column: GridColumn, row: GridRow, layout: Layout | null): string {
  const field = changes.length === 0 ? null : fieldOf(column, row);
  const change =
    field === null
      ? undefined
      : changes.findLast((one) => one.correction.field === field && isRow(rowOfChange(one, layout), row.ref));
  if (change === undefined) return '';
  const { before, by, at, note } = change.correction;
  const done = isConfirmation(change.correction)
    ? 'Confirmed as read'
    : `Corrected: read ${changedText(before, field ?? '', 'feet')} before`;
  return `${done}; ${by || 'not named'}, ${at.slice(0, 10)}${note === '' ? '' : `: ${note}`}`;
}

interface GridCellProps extends CallRowProps {
  readonly column: GridColumn;
  readonly at: number;
  readonly edit: ValueEdit | undefined;
  /** What the value read before it was corrected and signed, by whom and when; empty where it was not. */
  readonly signed: string;
}

function GridCell({
  row,
  index,
  tract,
  column,
  lines,
  at,
  active,
  editing,
  typed,
  edit,
  signed,
  onMove,
  onEdit,
}: GridCellProps) {
  const field = fieldOf(column, row);
  const text = cellText(column, row, tract);
  const doubted = field === null ? undefined : doubtsOfRow(tract, row.ref).find((one) => one.field === field);
  const derived = field !== null && row.call?.computed.includes(field) === true;
  const kind = `${column.numeric === true ? ' number' : ''}${derived ? ' cell-derived' : ''}${edit === undefined ? '' : ' cell-edited'}${signed === '' ? '' : ' cell-signed'}`;
  const title =
    edit === undefined
      ? signed !== ''
        ? signed
        : derived
          ? `${text} (derived, not recorded)`
          : column.id === 'confidence'
            ? repairText(row.call)
            : doubted === undefined
              ? text
              : `In doubt on the scan: ${chancesText(doubted)}`
      : `Read: ${fieldValueText(edit.field, edit.before) || 'nothing'}`;
  return (
    <span
      role="gridcell"
      className={`calls-cell${isUnder(lines, at) ? ' calls-under' : ''}${kind}`}
      data-cell={`${String(index)}-${String(at)}`}
      aria-colindex={at + 2}
      style={placeOf(lines, at, column)}
      aria-readonly={field === null}
      tabIndex={active === at && editing === null ? 0 : -1}
      title={title}
      onClick={() => onMove(index, at)}
      onKeyDown={() => undefined}
      onDoubleClick={() => onEdit(index, at, null)}
    >
      {editing === at && field !== null ? (
        <CellEditor
          row={row}
          field={field}
          label={`${column.label} of ${rowName(row.ref).toLowerCase()}`}
          start={typed ?? text}
          place={[index, at]}
          onMove={onMove}
        />
      ) : column.id === 'confidence' ? (
        row.call === null ? null : (
          <ReadingMark call={row.call} />
        )
      ) : (
        <>
          {column.id === 'bearing' && row.call?.call_type === 'curve' ? (
            <Spline size={12} className="curve-mark" aria-label="Curve, chord bearing" />
          ) : null}
          {doubted === undefined ? text : <LitText text={text} at={litInCell(text, doubted)} />}
        </>
      )}
    </span>
  );
}

/** How surely the course was read, or that an operator entered it. */
function ReadingMark({ call }: { readonly call: Call }) {
  if (call.typed === true) return <span className="typed-mark">typed</span>;
  return <ConfidenceMark confidence={call.confidence} repairs={repairText(call)} />;
}

function suspectRank(suspects: readonly { readonly call: number }[], row: GridRow): number | null {
  const at = row.call === null ? -1 : suspects.findIndex((suspect) => suspect.call === row.ref.call);
  return at < 0 ? null : at + 1;
}
