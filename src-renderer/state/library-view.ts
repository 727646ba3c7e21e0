// What the person wants to see of the library, as a question to the service, and the rows that stand on screen.
import type { LibraryKind, LibrarySort } from '#core/schema/library.ts';
import type { LibraryDocument } from '#core/schema/local.ts';
import type { Arrival } from '#renderer/state/ingest.ts';

export type LibraryFilter = 'all' | Exclude<LibraryKind, 'read'>;
export type LibraryPeriod = 'any' | 'day' | 'week' | 'month' | 'year';

export interface LibraryView {
  readonly search: string;
  readonly filter: LibraryFilter;
  /** Empty for any. */
  readonly county: string;
  readonly assignee: string;
  /** Only those with corrections that were not applied yet. */
  readonly pending: boolean;
  readonly period: LibraryPeriod;
  readonly sort: LibrarySort;
  readonly descending: boolean;
}

export const WHOLE_LIBRARY: LibraryView = {
  search: '',
  filter: 'all',
  county: '',
  assignee: '',
  pending: false,
  period: 'any',
  sort: 'read_at',
  descending: true,
};

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
    };

export function viewIn(state: LibraryView): LibraryView {
  const { search, filter, county, assignee, pending, period, sort, descending } = state;
  return { search, filter, county, assignee, pending, period, sort, descending };
}

/** Whether some documents of the library are left out. */
export function isNarrowed(view: LibraryView): boolean {
  const { search, filter, county, assignee, pending, period } = view;
  return search.trim() !== '' || filter !== 'all' || county !== '' || assignee !== '' || pending || period !== 'any';
}

const DAYS: Readonly<Record<Exclude<LibraryPeriod, 'any'>, number>> = { day: 0, week: 6, month: 29, year: 364 };

/** The midnight with which a period of whole days begins. */
export function beginningOf(period: LibraryPeriod, now: Date): string | null {
  if (period === 'any') return null;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[period]).toISOString();
}

/** The view as the service is asked for it; those that leave are left out already. */
export function queryOf(view: LibraryView, leaving: ReadonlySet<string> = new Set(), now = new Date()) {
  const since = beginningOf(view.period, now);
  const asked = view.search.trim();
  return {
    sort: view.sort,
    descending: view.descending ? ('true' as const) : ('false' as const),
    ...(asked === '' ? {} : { search: asked }),
    ...(view.filter === 'all' ? {} : { kind: view.filter }),
    ...(view.county === '' ? {} : { county: view.county }),
    ...(view.assignee === '' ? {} : { assignee: view.assignee }),
    ...(view.pending ? { pending: 'true' as const } : {}),
    ...(since === null ? {} : { since }),
    ...(leaving.size === 0 ? {} : { without: [...leaving].join(',') }),
  };
}

export function filterOf(row: LibraryRow): LibraryKind {
  if (row.kind === 'document') return row.document.kind;
  return row.arrival.state === 'refused' ? 'refused' : 'working';
}

export function documentRow(document: LibraryDocument): LibraryRow {
  const name = document.document === '' ? 'Untitled document' : document.document;
  return { kind: 'document', id: document.id, name, at: document.submitted_at, document };
}

/** What has not reached the service, or was refused at its door, stands above the documents. */
export function arrivalRows(
  arrivals: readonly Arrival[],
  view: LibraryView,
  listed: ReadonlySet<string | null> = new Set(),
): LibraryRow[] {
  if (view.county !== '' || view.assignee !== '' || view.pending) return [];
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  return arrivals
    .filter(({ reference }) => reference === null || !listed.has(reference))
    .map((arrival): LibraryRow => ({ kind: 'arrival', id: arrival.id, name: arrival.name, at: arrival.at, arrival }))
    .filter((row) => view.filter === 'all' || filterOf(row) === view.filter)
    .filter((row) => words.every((word) => row.name.toLowerCase().includes(word)));
}
