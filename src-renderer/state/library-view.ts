// The rows of the library as they stand on screen: arrivals and documents, filtered, searched and sorted.
import type { LibraryDocument } from '#core/schema/local.ts';
import type { VerdictStatus } from '#core/schema/verdict.ts';
import type { Arrival } from '#renderer/state/ingest.ts';

export type LibraryFilter = 'all' | 'working' | VerdictStatus | 'refused';
export type LibrarySort = 'document' | 'verdict' | 'read_at';

export type LibraryRow =
  | {
      readonly kind: 'arrival';
      readonly id: string;
      readonly name: string;
      readonly at: string;
      readonly arrival: Arrival;
    }
  | {
      readonly kind: 'document';
      readonly id: string;
      readonly name: string;
      readonly at: string;
      readonly document: LibraryDocument;
      /** The same bytes were submitted before. */
      readonly copy: boolean;
    };

const RANK: Readonly<Record<VerdictStatus, number>> = { FAIL: 0, REVIEW: 1, PASS: 2 };

/** The worst verdict of a document; null while there is none. */
export function worstOf(document: LibraryDocument): VerdictStatus | null {
  const statuses = document.verdicts.map((verdict) => verdict.status);
  return statuses.toSorted((a, b) => RANK[a] - RANK[b])[0] ?? null;
}

export function filterOf(row: LibraryRow): LibraryFilter {
  if (row.kind === 'arrival') return row.arrival.state === 'refused' ? 'refused' : 'working';
  if (row.document.status === 'failed') return 'refused';
  if (row.document.status !== 'succeeded') return 'working';
  return worstOf(row.document) ?? 'all';
}

export function rowsOf(
  documents: ReadonlyMap<string, LibraryDocument>,
  arrivals: readonly Arrival[],
  leaving: ReadonlySet<string>,
): LibraryRow[] {
  const rows: LibraryRow[] = arrivals.map((arrival) => ({
    kind: 'arrival',
    id: arrival.id,
    name: arrival.name,
    at: arrival.at,
    arrival,
  }));
  const staying = [...documents.values()].filter((document) => !leaving.has(document.id));
  const first = firstOfEach(staying);
  for (const document of staying) {
    rows.push({
      kind: 'document',
      id: document.id,
      name: document.document === '' ? 'Untitled document' : document.document,
      at: document.submitted_at,
      document,
      copy: document.document_sha256 !== null && first.get(document.document_sha256) !== document,
    });
  }
  return rows;
}

/** The document that was submitted first with each content. */
function firstOfEach(documents: readonly LibraryDocument[]): ReadonlyMap<string, LibraryDocument> {
  const first = new Map<string, LibraryDocument>();
  for (const document of documents) {
    if (document.document_sha256 === null) continue;
    const known = first.get(document.document_sha256);
    if (known === undefined || document.submitted_at < known.submitted_at) {
      first.set(document.document_sha256, document);
    }
  }
  return first;
}

export interface LibraryView {
  readonly search: string;
  readonly filter: LibraryFilter;
  readonly sort: LibrarySort;
  readonly descending: boolean;
}

export function viewOf(rows: readonly LibraryRow[], view: LibraryView): LibraryRow[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter(
    (row) =>
      (view.filter === 'all' || filterOf(row) === view.filter) && words.every((word) => textOf(row).includes(word)),
  );
  const sign = view.descending ? -1 : 1;
  return found.sort(
    (a, b) => sign * (compare(a, b, view.sort) || a.at.localeCompare(b.at) || a.id.localeCompare(b.id)),
  );
}

function textOf(row: LibraryRow): string {
  if (row.kind === 'arrival') return `${row.name} ${row.arrival.message}`.toLowerCase();
  const { document } = row;
  const tracts = document.verdicts.map((verdict) => `${verdict.tract} ${verdict.status}`).join(' ');
  return `${row.name} ${document.reference} ${tracts} ${document.error ?? ''}`.toLowerCase();
}

const ORDER: readonly LibraryFilter[] = ['working', 'refused', 'FAIL', 'REVIEW', 'PASS', 'all'];

function compare(a: LibraryRow, b: LibraryRow, sort: LibrarySort): number {
  if (sort === 'document') return a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' });
  if (sort === 'verdict') return ORDER.indexOf(filterOf(a)) - ORDER.indexOf(filterOf(b));
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0;
}
