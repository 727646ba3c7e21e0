// The library's documents as the service last told them, and what the person filtered, sorted and selected.
import { create } from 'zustand';
import type { LibraryDocument } from '#core/schema/local.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import type { LibraryFilter, LibrarySort } from '#renderer/state/library-view.ts';

interface LibraryState {
  readonly documents: ReadonlyMap<string, LibraryDocument>;
  readonly loaded: boolean;
  readonly error: string | null;
  readonly search: string;
  readonly filter: LibraryFilter;
  readonly sort: LibrarySort;
  readonly descending: boolean;
  readonly selected: ReadonlySet<string>;
  /** Deleted on screen, and at the service once the time for undo is over. */
  readonly leaving: ReadonlySet<string>;
}

export const useLibrary = create<LibraryState>(() => ({
  documents: new Map(),
  loaded: false,
  error: null,
  search: '',
  filter: 'all',
  sort: 'read_at',
  descending: true,
  selected: new Set(),
  leaving: new Set(),
}));

const PAGE = 5000;
const NEWEST = 200;
let loading: Promise<void> | null = null;
let again = false;

/** Loads everything once, later only what may have changed. Calls during a load make one more load follow. */
export function refreshLibrary(): Promise<void> {
  if (loading !== null) {
    again = true;
    return loading;
  }
  loading = load().finally(() => {
    loading = null;
    if (again) {
      again = false;
      void refreshLibrary();
    }
  });
  return loading;
}

async function load(): Promise<void> {
  try {
    const { documents, loaded } = useLibrary.getState();
    const next = loaded ? await loadNewest(documents) : await loadAll();
    useLibrary.setState({ documents: next, loaded: true, error: null });
  } catch (error) {
    useLibrary.setState({ error: messageOf(error) });
  }
}

async function loadAll(): Promise<Map<string, LibraryDocument>> {
  const all = new Map<string, LibraryDocument>();
  for (let offset = 0; ; offset += PAGE) {
    const { value } = await service.call('listLibrary', { query: { limit: PAGE, offset } });
    for (const one of value.documents) all.set(one.id, one);
    if (value.documents.length < PAGE || all.size >= value.total) return all;
  }
}

async function loadNewest(known: ReadonlyMap<string, LibraryDocument>): Promise<Map<string, LibraryDocument>> {
  const { value } = await service.call('listLibrary', { query: { limit: NEWEST } });
  const newest = new Set(value.documents.map((one) => one.id));
  const older = [...known.values()].filter((one) => !newest.has(one.id));
  const unsettled = older.some((one) => isAtWork(one));
  // A change beyond the newest page, or one that came or went elsewhere, needs the whole list.
  if (unsettled || older.length + newest.size !== value.total) return loadAll();
  return new Map([...value.documents, ...older].map((one) => [one.id, one]));
}

/** Other programs submit too: looks whether the newest document or their number is another, and loads when it is. */
export async function noticeNews(): Promise<void> {
  const { documents, loaded } = useLibrary.getState();
  try {
    const { value } = await service.call('listLibrary', { query: { limit: 1 } });
    const [newest] = value.documents;
    const known = newest === undefined ? undefined : documents.get(newest.id);
    const same = value.total === documents.size && known?.status === newest?.status;
    if (!loaded || !same) await refreshLibrary();
  } catch {
    // Whether the service is there at all is the health watch's to tell.
  }
}

/** A document by its id, loaded when the list does not hold it yet. */
export async function findDocument(id: string): Promise<LibraryDocument | null> {
  // A load that was already under way may have asked too early, so a second one may follow.
  for (let asked = 0; asked < 2 && !useLibrary.getState().documents.has(id); asked += 1) await refreshLibrary();
  return useLibrary.getState().documents.get(id) ?? null;
}

/** Being read, for the first time or once more. */
export const isAtWork = (one: LibraryDocument): boolean =>
  isUnderWay(one) || (one.again !== null && one.again.status !== 'failed');

export const isUnderWay = (one: LibraryDocument): boolean => one.status === 'queued' || one.status === 'running';

/** Puts one row into the list as the service answered it. */
export function putDocument(document: LibraryDocument): void {
  useLibrary.setState(({ documents }) => ({ documents: new Map(documents).set(document.id, document) }));
}
