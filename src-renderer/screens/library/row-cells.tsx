// What stands in each cell of a row of the library.
import { FileText, Folder, Image, MapPin, PencilLine } from 'lucide-react';
import type { FunctionComponent } from 'react';
import type { MarkedText } from '#core/schema/library.ts';
import type { LibraryDocument } from '#core/schema/local.ts';
import type { VerdictStatus } from '#core/schema/verdict.ts';
import { RowProgress } from '#renderer/screens/library/RowProgress.tsx';
import type { ColumnId } from '#renderer/state/library-columns.ts';
import type { LibraryRow } from '#renderer/state/library-view.ts';
import { StatusChip } from '#renderer/ui/StatusChip.tsx';

type Cell = FunctionComponent<{ readonly row: LibraryRow }>;

/** A cell with a text of the document, which a pointer shows whole; empty for what is still coming in. */
function textCell(textOf: (document: LibraryDocument) => string | null): Cell {
  return function TextCell({ row }) {
    const text = row.kind === 'document' ? (textOf(row.document) ?? '') : '';
    return text === '' ? null : <span title={text}>{text}</span>;
  };
}

export const CELLS: Readonly<Record<ColumnId, Cell>> = {
  document: NameCell,
  verdict: ({ row }) => (row.kind === 'document' ? <VerdictChips document={row.document} /> : null),
  progress: ({ row }) => <RowProgress row={row} />,
  parties: textCell(({ facts: { grantor, grantee } }) =>
    grantor === null && grantee === null ? null : `${grantor ?? '–'} → ${grantee ?? '–'}`,
  ),
  county: textCell(({ facts: { county, state } }) => (county === null ? state : county)),
  book: textCell(({ facts: { book, page, instrument } }) =>
    book === null ? instrument : page === null ? book : `${book} / ${page}`,
  ),
  stated_acres: textCell(({ facts }) => acresText(facts.stated_acres)),
  computed_acres: textCell(({ facts }) => acresText(facts.computed_acres)),
  closure: textCell(({ facts }) => closureText(facts.closure)),
  pages: textCell(({ facts: { pages } }) => (pages === null ? null : pages.toLocaleString('en-US'))),
  dated: textCell(({ facts: { dated } }) => (dated === null ? null : dayText(dated))),
  read_at: ({ row }) => <time dateTime={row.at}>{timeText(row.at)}</time>,
  order_number: textCell(({ labels }) => labels.order_number),
  client: textCell(({ labels }) => labels.client),
  assignee: textCell(({ labels }) => labels.assignee),
  reviewed: textCell(({ labels: { reviewed_by, reviewed_at } }) =>
    reviewed_by === '' ? null : `${reviewed_by}${reviewed_at === null ? '' : `, ${dayText(reviewed_at)}`}`,
  ),
  pending: textCell(({ pending }) => (pending === 0 ? null : pendingText(pending))),
  notes: textCell(({ labels }) => labels.notes.replace(/\s+/g, ' ')),
};

const ACRES = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const acresText = (acres: number | null): string | null => (acres === null ? null : ACRES.format(acres));

/** 1:12,116. */
const closureText = (closure: string | null): string | null =>
  closure === null ? null : closure.replace(/\d{4,}/, (digits) => Number(digits).toLocaleString('en-US'));

const pendingText = (pending: number): string =>
  pending === 1 ? '1 correction' : `${pending.toLocaleString('en-US')} corrections`;

function NameCell({ row }: { readonly row: LibraryRow }) {
  const hit = row.kind === 'document' ? row.document.hit : null;
  return (
    <>
      <KindIcon row={row} />
      <span className="cell-name-text" title={row.name}>
        {hit === null || hit.name.length === 0 ? row.name : <Marked text={hit.name} />}
      </span>
      {row.kind === 'document' ? <Marks document={row.document} /> : null}
    </>
  );
}

/** Text with what was searched for marked in it. */
export function Marked({ text }: { readonly text: MarkedText }) {
  return text.map((part, at) => {
    const key = `${String(at)}${part.text}`;
    return part.marked ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}

function KindIcon({ row }: { readonly row: LibraryRow }) {
  const size = 15;
  if (row.kind === 'arrival' && row.arrival.files.length > 1) return <Folder size={size} aria-hidden />;
  if (/\.(tiff?|png|jpe?g)$/i.test(row.name)) return <Image size={size} aria-hidden />;
  return <FileText size={size} aria-hidden />;
}

function Marks({ document }: { readonly document: LibraryDocument }) {
  const { corrected, placements, pending, copy, source } = document;
  return (
    <>
      {corrected ? (
        <span className="mark" title="Corrected">
          <PencilLine size={12} aria-label="Corrected" />
        </span>
      ) : null}
      {placements > 0 ? (
        <span className="mark" title="Placed on the map">
          <MapPin size={12} aria-label="Placed on the map" />
        </span>
      ) : null}
      {pending > 0 ? (
        <span className="mark mark-word mark-pending" title={`${pendingText(pending)} not applied yet`}>
          pending
        </span>
      ) : null}
      {copy ? (
        <span className="mark mark-word" title="The same file was read before and is still in the library">
          copy
        </span>
      ) : null}
      {source === 'batch' ? <span className="mark mark-word">batch</span> : null}
    </>
  );
}

/** A chip for each tract of a small document; one with its number for each status of a large one. */
function VerdictChips({ document }: { readonly document: LibraryDocument }) {
  const { verdicts } = document;
  if (verdicts.length <= 2) {
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

const MOMENT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const UTC_DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

const timeText = (at: string): string => (Number.isNaN(Date.parse(at)) ? '' : MOMENT.format(new Date(at)));

/** A day alone is that day everywhere; a moment is a day of this machine. Whatever else a deed gave stands as it is. */
function dayText(at: string): string {
  if (Number.isNaN(Date.parse(at)) || !/^\d{4}-\d\d-\d\d/.test(at)) return at;
  return (at.length === 10 ? UTC_DAY : DAY).format(new Date(at));
}
