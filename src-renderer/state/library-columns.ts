// The columns of the library: which there are, which the person chose, how wide and in what order.
import { create } from 'zustand';
import type { LibraryLayout, LibrarySort } from '#core/schema/library.ts';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';

export type ColumnId =
  | 'document'
  | 'verdict'
  | 'progress'
  | 'parties'
  | 'county'
  | 'book'
  | 'stated_acres'
  | 'computed_acres'
  | 'closure'
  | 'pages'
  | 'dated'
  | 'read_at'
  | 'order_number'
  | 'client'
  | 'assignee'
  | 'reviewed'
  | 'pending'
  | 'notes';

export interface Column {
  readonly id: ColumnId;
  readonly label: string;
  readonly sort: LibrarySort | null;
  /** Pixels, unless the person chose another width. */
  readonly width: number;
  /** Figures stand to the right. */
  readonly numeric?: true;
  /** Only when the person asks for it. */
  readonly optional?: true;
}

/** In the order in which they stand unless the person chose another. */
export const COLUMNS: readonly Column[] = [
  { id: 'document', label: 'Document', sort: 'document', width: 200 },
  { id: 'verdict', label: 'Verdict', sort: 'verdict', width: 104 },
  { id: 'progress', label: 'Status', sort: null, width: 136 },
  { id: 'parties', label: 'Grantor → grantee', sort: 'grantor', width: 158 },
  { id: 'county', label: 'County', sort: 'county', width: 84 },
  { id: 'book', label: 'Book / page', sort: 'book', width: 84 },
  { id: 'stated_acres', label: 'Stated ac', sort: 'stated_acres', width: 72, numeric: true },
  { id: 'computed_acres', label: 'Computed ac', sort: 'computed_acres', width: 92, numeric: true },
  { id: 'closure', label: 'Closure', sort: 'closure', width: 90, numeric: true },
  { id: 'pages', label: 'Pages', sort: 'pages', width: 52, numeric: true },
  { id: 'read_at', label: 'Read', sort: 'read_at', width: 150 },
  { id: 'dated', label: 'Dated', sort: 'dated', width: 100, optional: true },
  { id: 'order_number', label: 'Order', sort: 'order_number', width: 110, optional: true },
  { id: 'client', label: 'Client', sort: 'client', width: 130, optional: true },
  { id: 'assignee', label: 'Assigned to', sort: 'assignee', width: 110, optional: true },
  { id: 'reviewed', label: 'Reviewed', sort: 'reviewed_at', width: 170, optional: true },
  { id: 'pending', label: 'Pending', sort: 'pending', width: 90, optional: true },
  { id: 'notes', label: 'Notes', sort: null, width: 200, optional: true },
];

export const NARROWEST = 48;
export const WIDEST = 900;

/** The widths while one of them is being dragged; settled in the settings when it is let go. */
const useDragged = create<{ readonly id: ColumnId | null; readonly width: number }>(() => ({ id: null, width: 0 }));

/** The chosen columns in their order, with their widths. */
function columnsOf(layout: LibraryLayout): readonly Column[] {
  const chosen = layout.flatMap(({ id, width }) => {
    const column = COLUMNS.find((one) => one.id === id);
    return column === undefined ? [] : [{ ...column, width }];
  });
  // A document without its name could not be told from another.
  return chosen.some(({ id }) => id === 'document') ? chosen : COLUMNS.filter(({ optional }) => optional !== true);
}

const NO_LAYOUT: LibraryLayout = [];

export function useColumns(): readonly Column[] {
  const layout = useSettings(({ settings }) => settings?.library_columns ?? NO_LAYOUT);
  const dragged = useDragged();
  return columnsOf(layout).map((one) => (one.id === dragged.id ? { ...one, width: dragged.width } : one));
}

const chosen = (): readonly Column[] => columnsOf(useSettings.getState().settings?.library_columns ?? NO_LAYOUT);

function keepColumns(columns: readonly Pick<Column, 'id' | 'width'>[]): void {
  void changeSettings({ library_columns: columns.map(({ id, width }) => ({ id, width })) });
}

/** While the edge of a column is dragged. */
export function dragWidth(id: ColumnId, width: number): void {
  useDragged.setState({ id, width: within(width) });
}

export function settleWidth(id: ColumnId, width: number): void {
  keepColumns(chosen().map((one) => (one.id === id ? { ...one, width: within(width) } : one)));
  useDragged.setState({ id: null });
}

const within = (width: number): number => Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)));

export function toggleColumn(id: ColumnId): void {
  const columns = chosen();
  const column = COLUMNS.find((one) => one.id === id);
  if (column === undefined || id === 'document') return;
  keepColumns(columns.some((one) => one.id === id) ? columns.filter((one) => one.id !== id) : [...columns, column]);
}

/** One place to the left or to the right. */
export function moveColumn(id: ColumnId, step: -1 | 1): void {
  const columns = [...chosen()];
  const at = columns.findIndex((one) => one.id === id);
  const to = at + step;
  const [column, other] = [columns[at], columns[to]];
  // The document stands first, where it stays in sight.
  if (column === undefined || other === undefined || at === 0 || to === 0) return;
  columns[at] = other;
  columns[to] = column;
  keepColumns(columns);
}

export const resetColumns = (): void => keepColumns([]);
