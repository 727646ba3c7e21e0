// What can be done to documents of the library: select, cancel, read again, label, delete with a way back.
import type { LabelChange, LibraryPick } from '#core/schema/library.ts';
import type { LibraryDocument } from '#core/schema/local.ts';
import type { ReaderChoice } from '#core/schema/second-reading.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { setDeleting } from '#renderer/state/deleting.ts';
import { dismissArrivals, isRefusedHere, retryArrival, sendAgain, useIngest } from '#renderer/state/ingest.ts';
import { isAtWork, putDocument, refreshLibrary, useLibrary } from '#renderer/state/library.ts';
import { type LibraryRow, queryOf, viewIn } from '#renderer/state/library-view.ts';
import { dismissNotice, notify } from '#renderer/state/notices.ts';
import { go } from '#renderer/state/route.ts';

const UNDO_MS = 6000;

export function select(picks: Iterable<LibraryPick>): void {
  useLibrary.setState({ selected: new Map([...picks].map((pick) => [pick.id, pick])) });
}

/** A row as it is selected. */
export function pickOf(row: LibraryRow): LibraryPick {
  if (row.kind === 'document') return row.document;
  const kind = row.arrival.state === 'refused' ? 'refused' : 'working';
  return { id: row.id, document: row.name, kind, result_available: false, placements: 0 };
}

/** Documents of the present view from one place to another, also those that are not in sight. */
export async function picksBetween(from: number, to: number): Promise<readonly LibraryPick[]> {
  const state = useLibrary.getState();
  const inSight: LibraryPick[] = [];
  for (let place = from; place <= to; place += 1) {
    const row = state.rows.get(place);
    if (row !== undefined) inSight.push(row);
  }
  if (inSight.length === to - from + 1) return inSight;
  try {
    const query = { ...queryOf(viewIn(state), state.leaving), offset: from, limit: Math.max(1, to - from + 1) };
    const { value } = await service.call('pickDocuments', { query });
    return value.picks;
  } catch (error) {
    notify({ kind: 'refused', text: messageOf(error) });
    return inSight;
  }
}

export async function cancelDocuments(ids: readonly string[]): Promise<void> {
  const { documents } = useLibrary.getState();
  await each(
    // One that has ended meanwhile is left alone by the service.
    ids.filter((id) => isAtWork(documents.get(id) ?? UNSEEN)),
    async (id) => putDocument((await service.call('cancelDocument', { params: { id } })).value),
  );
}

/** Reads documents once more: refused ones, and those whose result stands until the new one is recorded. */
export async function readAgain(ids: readonly string[], reader?: ReaderChoice): Promise<void> {
  const { arrivals } = useIngest.getState();
  const { documents } = useLibrary.getState();
  const here = new Set(arrivals.map(({ id }) => id));
  for (const id of ids) if (arrivals.some((one) => one.id === id && one.state === 'refused')) retryArrival(id);
  const refused = new Set(ids.filter(isRefusedHere));
  // At once in the place of the row that goes: whoever deletes it meanwhile deletes what is on its way.
  useLibrary.setState(({ leaving }) => ({ leaving: new Set([...leaving, ...refused]) }));
  for (const id of refused) sendAgain(id);
  await deleteForGood([...refused]);
  await each(
    ids.filter((id) => !here.has(id) && !refused.has(id) && isReadable(documents.get(id) ?? KEPT)),
    async (id) =>
      putDocument(
        (await service.call('readAgain', { params: { id }, json: reader === undefined ? {} : { reader } })).value,
      ),
  );
  await refreshLibrary();
}

/** What is not in sight may be at work, and may have been kept: the service knows. */
const UNSEEN = { status: 'running', again: null } as const;
const KEPT = { id: '', status: 'succeeded', kept: true, again: null } as const;

/** Whether it can be read once more: its document was kept, or it was refused and is still at hand. */
export const isReadable = (one: Pick<LibraryDocument, 'id' | 'status' | 'again' | 'kept'> | undefined): boolean =>
  one !== undefined && (one.kept || isRefusedHere(one.id)) && !isAtWork(one);

/** After fabric came in: says which documents it can place now, and offers to read those again. */
export async function offerPlaceable(): Promise<void> {
  const { read_again, place } = (await service.call('listPlaceable')).value;
  const [first] = place;
  if (read_again.length > 0) {
    const text = `${documentsText(read_again.length)} may now be placed.`;
    offer(text, 'Read again', () => void readAgain(read_again));
  }
  if (first !== undefined) {
    const begin = place.length === 1 ? 'begins' : 'begin';
    const text = `${documentsText(place.length)} ${begin} at a survey corner that is in the fabric now.`;
    offer(text, 'Place', () => go('map', first));
  }
}

function offer(text: string, label: string, act: () => void): void {
  const run = (): void => {
    dismissNotice(notice);
    act();
  };
  const notice = notify({ kind: 'done', text, action: { label, run } }, OFFER_MS);
}

const OFFER_MS = 60_000;
const documentsText = (count: number): string =>
  count === 1 ? '1 document' : `${count.toLocaleString('en-US')} documents`;

/** Writes on documents what is named; true when it was kept. */
export async function labelDocuments(ids: readonly string[], labels: LabelChange['labels']): Promise<boolean> {
  try {
    await service.call('labelDocuments', { json: { documents: ids, labels } });
    for (const id of ids) if (useLibrary.getState().documents.has(id)) await reload(id);
    await refreshLibrary();
    return true;
  } catch (error) {
    notify({ kind: 'refused', text: `The labels were not kept. ${messageOf(error)}` });
    return false;
  }
}

const reload = async (id: string): Promise<void> =>
  putDocument((await service.call('getDocument', { params: { id } })).value);

/** So many are asked about first, and then gone; fewer can be brought back. */
const MANY = 100;

/** Takes rows off the screen at once, and from the service when nobody took it back. */
export function deleteDocuments(ids: readonly string[]): void {
  if (ids.length + useLibrary.getState().leaving.size > MANY) {
    setDeleting(ids);
    return;
  }
  const arrived = new Set(useIngest.getState().arrivals.flatMap(({ id, instead_of }) => [id, instead_of]));
  dismissArrivals(ids);
  const { leaving, selected } = useLibrary.getState();
  const gone = ids.filter((id) => !arrived.has(id));
  if (gone.length === 0) return;
  const going = new Set(ids);
  useLibrary.setState({
    leaving: new Set([...leaving, ...gone]),
    selected: new Map([...selected].filter(([id]) => !going.has(id))),
  });
  void refreshLibrary();
  const text = gone.length === 1 ? 'Document deleted.' : `${documentsText(gone.length)} deleted.`;
  let timer = 0;
  const finish = (): void => {
    window.clearTimeout(timer);
    window.removeEventListener('pagehide', finish);
    void deleteForGood(gone);
  };
  const notice = notify({ kind: 'done', text, action: { label: 'Undo', run: undo } }, UNDO_MS);
  function undo(): void {
    window.clearTimeout(timer);
    window.removeEventListener('pagehide', finish);
    dismissNotice(notice);
    stay(gone);
  }
  timer = window.setTimeout(finish, UNDO_MS);
  window.addEventListener('pagehide', finish);
}

function stay(ids: readonly string[]): void {
  const staying = new Set(ids);
  useLibrary.setState(({ leaving }) => ({ leaving: new Set([...leaving].filter((id) => !staying.has(id))) }));
  void refreshLibrary();
}

async function deleteForGood(ids: readonly string[]): Promise<void> {
  await each(ids, async (id) => {
    await service.call('deleteDocument', { params: { id } });
  });
  stay(ids);
}

/** After the person said so: without a way back. */
export async function deleteMany(ids: readonly string[]): Promise<void> {
  dismissArrivals(ids);
  const arrived = new Set(useIngest.getState().arrivals.map(({ id }) => id));
  select([]);
  await deleteForGood(ids.filter((id) => !arrived.has(id) && !id.startsWith('arrival-')));
  notify({ kind: 'done', text: `${documentsText(ids.length)} deleted.` });
}

async function each(ids: readonly string[], act: (id: string) => Promise<void>): Promise<void> {
  const refusals = new Set<string>();
  for (const id of ids) await act(id).catch((error: unknown) => refusals.add(messageOf(error)));
  for (const text of refusals) notify({ kind: 'refused', text });
}
