// The part of the library that is in sight, as the service last told it; all else stays with the service.
import { create } from 'zustand';
import { ServiceError } from '#core/api/client.ts';
import type { LibraryKind, LibraryPick } from '#core/schema/library.ts';
import type { LibraryDocument } from '#core/schema/local.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { isNarrowed, type LibraryView, queryOf, viewIn, WHOLE_LIBRARY } from '#renderer/state/library-view.ts';
import { useRoute } from '#renderer/state/route.ts';

export type LibraryCounts = Readonly<Record<LibraryKind, number>>;

interface LibraryState extends LibraryView {
  /** By their place in the whole of the present view. */
  readonly rows: ReadonlyMap<number, LibraryDocument>;
  /** Those rows, and the document that is open elsewhere. */
  readonly documents: ReadonlyMap<string, LibraryDocument>;
  /** How many the present view holds. */
  readonly total: number;
  readonly counts: LibraryCounts;
  readonly loaded: boolean;
  readonly error: string | null;
  readonly selected: ReadonlyMap<string, LibraryPick>;
  /** Deleted on screen, and at the service once the time for undo is over. */
  readonly leaving: ReadonlySet<string>;
}

export const useLibrary = create<LibraryState>(() => ({
  ...WHOLE_LIBRARY,
  rows: new Map(),
  documents: new Map(),
  total: 0,
  counts: { working: 0, refused: 0, FAIL: 0, REVIEW: 0, PASS: 0, read: 0 },
  loaded: false,
  error: null,
  selected: new Map(),
  leaving: new Set(),
}));

/** Rows are asked for by so many, beginning at a multiple of it. */
const PAGE = 50;
/** The rows that are in sight. */
let sight = { from: 0, to: PAGE };
let loading: Promise<void> | null = null;
let following: Promise<void> | null = null;
let again = false;

/** Asks anew for what is in sight. Calls during a load wait for one more that follows it. */
export function refreshLibrary(): Promise<void> {
  if (loading !== null) {
    following ??= loading.then(() => {
      following = null;
      return refreshLibrary();
    });
    return following;
  }
  const first = load().finally(() => {
    loading = null;
  });
  // A load that did not count is over when the one behind it is: who waits for it sees what is there.
  loading = first.then(() => {
    if (!again) return undefined;
    again = false;
    return refreshLibrary();
  });
  return loading;
}

/** Tells which places are in sight, and fetches those of them that are not there yet. */
export function lookAt(from: number, to: number): void {
  const { rows, total } = useLibrary.getState();
  sight = { from: Math.max(0, Math.floor(from / PAGE) * PAGE), to: (Math.floor(to / PAGE) + 1) * PAGE };
  for (let place = from; place <= Math.min(to, total - 1); place += 1) {
    if (!rows.has(place)) return void refreshLibrary();
  }
}

/** Another view of the library, from its first row. Rows that stand stay until the new ones come. */
export function changeView(change: Partial<LibraryView>): void {
  sight = { from: 0, to: PAGE };
  useLibrary.setState(change);
  void refreshLibrary();
}

async function load(): Promise<void> {
  const asked = useLibrary.getState();
  const { from, to } = sight;
  try {
    const query = { ...queryOf(viewIn(asked), asked.leaving), offset: from, limit: to - from };
    const { value } = await service.call('listLibrary', { query });
    const open = await openElsewhere(value.documents);
    const now = useLibrary.getState();
    // The person went on typing, or scrolled away: the load that follows is the one that counts.
    if (now.leaving !== asked.leaving || JSON.stringify(viewIn(now)) !== JSON.stringify(viewIn(asked))) {
      again = true;
      return;
    }
    const fresh = value.documents.map((one) => kept(now.documents.get(one.id), one));
    const rows = new Map(fresh.map((one, i) => [from + i, one]));
    const documents = new Map([...fresh, ...open].map((one) => [one.id, one]));
    const { total, counts } = value;
    useLibrary.setState({ rows, documents, total, counts, loaded: true, error: null, selected: seen(now, fresh) });
    if (sight.from !== from || sight.to !== to) again = true;
  } catch (error) {
    useLibrary.setState({ error: messageOf(error) });
  }
}

/** The same row where nothing changed, so that it is not drawn again. */
function kept(before: LibraryDocument | undefined, now: LibraryDocument): LibraryDocument {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** What is selected, as it stands now where it is in sight. */
function seen({ selected }: LibraryState, rows: readonly LibraryDocument[]): ReadonlyMap<string, LibraryPick> {
  const changed = rows.filter((row) => selected.has(row.id) && selected.get(row.id)?.kind !== row.kind);
  return changed.length === 0 ? selected : new Map([...selected, ...changed.map((row) => [row.id, row] as const)]);
}

/** The document of another screen goes on being told. */
async function openElsewhere(rows: readonly LibraryDocument[]): Promise<LibraryDocument[]> {
  const { screen, subject } = useRoute.getState();
  if ((screen !== 'review' && screen !== 'map') || subject === '' || rows.some(({ id }) => id === subject)) return [];
  const known = useLibrary.getState().documents.get(subject);
  if (known !== undefined && !isAtWork(known)) return [known];
  const found = await askFor(subject);
  return found === null ? [] : [found];
}

/** Other programs submit too: looks whether the number of documents or the first is another, and loads when it is. */
export async function noticeNews(): Promise<void> {
  const state = useLibrary.getState();
  try {
    const { value } = await service.call('listLibrary', {
      query: { ...queryOf(viewIn(state), state.leaving), limit: 1 },
    });
    const first = state.rows.get(0);
    const same =
      value.total === state.total &&
      (first === undefined || first.id === value.documents[0]?.id) &&
      JSON.stringify(value.counts) === JSON.stringify(state.counts);
    if (!state.loaded || !same) await refreshLibrary();
  } catch {
    // Whether the service is there at all is the health watch's to tell.
  }
}

/** A document by its id, asked for when it is not in sight. */
export async function findDocument(id: string): Promise<LibraryDocument | null> {
  const known = useLibrary.getState().documents.get(id);
  if (known !== undefined) return known;
  const found = await askFor(id);
  if (found !== null) putDocument(found);
  return found;
}

async function askFor(id: string): Promise<LibraryDocument | null> {
  try {
    return (await service.call('getDocument', { params: { id } })).value;
  } catch (error) {
    if (error instanceof ServiceError && error.type === 'no_such_run') return null;
    throw error;
  }
}

/** Being read, for the first time or once more. */
export const isAtWork = (one: Pick<LibraryDocument, 'status' | 'again'>): boolean =>
  isUnderWay(one) || (one.again !== null && one.again.status !== 'failed');

export const isUnderWay = ({ status }: Pick<LibraryDocument, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** Whether anything is being read, as far as is known here. */
export function isAnythingAtWork(): boolean {
  const { counts, documents } = useLibrary.getState();
  return counts.working > 0 || [...documents.values()].some(isAtWork);
}

/** Puts one row into the list as the service answered it. */
export function putDocument(document: LibraryDocument): void {
  useLibrary.setState(({ documents, rows }) => ({
    documents: new Map(documents).set(document.id, document),
    rows: new Map([...rows].map(([place, row]) => [place, row.id === document.id ? document : row])),
  }));
}

/** True when there is no document at all, whatever the view. */
export function isEmptyLibrary(state: LibraryState): boolean {
  return state.loaded && state.total === 0 && !isNarrowed(state);
}
