// One row of the library.
// biome-ignore-all lint/a11y/useSemanticElements: rows that exist only while in sight cannot be laid out by a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stands on one row or cell at a time, as the grid pattern has it
import { Ban, FileText, Folder, Image, MapPin, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import type { LibraryDocument } from '#core/schema/local.ts';
import type { VerdictStatus } from '#core/schema/verdict.ts';
import { RowProgress } from '#renderer/screens/library/RowProgress.tsx';
import { isAtWork, isUnderWay } from '#renderer/state/library.ts';
import { cancelDocuments, deleteDocuments, isReadable, readAgain } from '#renderer/state/library-acts.ts';
import { filterOf, type LibraryRow } from '#renderer/state/library-view.ts';
import { notify } from '#renderer/state/notices.ts';
import { go } from '#renderer/state/route.ts';
import { StatusChip } from '#renderer/ui/StatusChip.tsx';

/** What has a result, and what is being read: its pages are there. */
export const opens = (row: LibraryRow): boolean =>
  row.kind === 'document' && (row.document.result_available || isUnderWay(row.document));

/** Opens what can be looked at, and says why when there is nothing to open. */
export function openRow(row: LibraryRow): void {
  if (opens(row)) go('review', row.id);
  else notify({ kind: 'refused', text: `${row.name}: ${whyClosed(row)}` });
}

function whyClosed(row: LibraryRow): string {
  if (filterOf(row) === 'working') return 'still on its way. It opens once it has arrived.';
  const told = row.kind === 'arrival' ? row.arrival.message : row.document.error;
  return told ?? 'its result was deleted.';
}

interface LibraryRowViewProps {
  readonly row: LibraryRow;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onPress: (event: MouseEvent, index: number) => void;
}

export const LibraryRowView = memo(function LibraryRowView(props: LibraryRowViewProps) {
  const { row, index, top, height, active, selected, onPress } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around the rows handles the keys of all of them
    <div
      role="row"
      data-row={row.id}
      className={selected ? 'library-row library-row-selected' : 'library-row'}
      aria-rowindex={index + 2}
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      style={{ height, transform: `translateY(${String(top)}px)` }}
      onClick={(event) => onPress(event, index)}
      onDoubleClick={() => openRow(row)}
    >
      <span role="gridcell" className="cell-name">
        <KindIcon row={row} />
        <span className="cell-name-text" title={row.name}>
          {row.name}
        </span>
        {row.kind === 'document' ? <Marks document={row.document} copy={row.copy} /> : null}
      </span>
      <span role="gridcell" className="cell-verdict">
        {row.kind === 'document' ? <VerdictChips document={row.document} /> : null}
      </span>
      <span role="gridcell" className="cell-progress">
        <RowProgress row={row} />
      </span>
      <span role="gridcell" className="cell-at">
        <time dateTime={row.at}>{timeText(row.at)}</time>
      </span>
      <span role="gridcell" className="cell-acts">
        <RowActs row={row} />
      </span>
    </div>
  );
});

function KindIcon({ row }: { readonly row: LibraryRow }) {
  const size = 15;
  if (row.kind === 'arrival' && row.arrival.files.length > 1) return <Folder size={size} aria-hidden />;
  if (/\.(tiff?|png|jpe?g)$/i.test(row.name)) return <Image size={size} aria-hidden />;
  return <FileText size={size} aria-hidden />;
}

function Marks({ document, copy }: { readonly document: LibraryDocument; readonly copy: boolean }) {
  return (
    <>
      {document.corrected ? (
        <span className="mark" title="Corrected">
          <PencilLine size={12} aria-label="Corrected" />
        </span>
      ) : null}
      {document.placements > 0 ? (
        <span className="mark" title="Placed on the map">
          <MapPin size={12} aria-label="Placed on the map" />
        </span>
      ) : null}
      {copy ? (
        <span className="mark mark-word" title="The same file was read before and is still in the library">
          copy
        </span>
      ) : null}
      {document.source === 'batch' ? <span className="mark mark-word">batch</span> : null}
    </>
  );
}

/** A chip for each tract of a small document; one with its number for each status of a large one. */
function VerdictChips({ document }: { readonly document: LibraryDocument }) {
  const { verdicts } = document;
  if (verdicts.length <= 3) {
    return verdicts.map((verdict, index) => (
      <StatusChip key={`${String(index)}${verdict.tract}`} status={verdict.status} title={verdict.tract} />
    ));
  }
  const statuses: readonly VerdictStatus[] = ['FAIL', 'REVIEW', 'PASS'];
  return statuses.map((status) => {
    const count = verdicts.filter((verdict) => verdict.status === status).length;
    return count === 0 ? null : <StatusChip key={status} status={status} count={count} />;
  });
}

function RowActs({ row }: { readonly row: LibraryRow }) {
  const kind = filterOf(row);
  return (
    <>
      {(row.kind === 'arrival' && kind === 'refused') || (row.kind === 'document' && isReadable(row.document)) ? (
        <RowButton label={`Read ${row.name} again`} icon={RotateCcw} onPress={() => void readAgain([row.id])} />
      ) : null}
      {row.kind === 'document' && isAtWork(row.document) ? (
        <RowButton label={`Cancel ${row.name}`} icon={Ban} onPress={() => void cancelDocuments([row.id])} />
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

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });
const timeText = (at: string): string => (Number.isNaN(Date.parse(at)) ? '' : DAY.format(new Date(at)));
