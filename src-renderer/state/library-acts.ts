// What can be done to documents of the library: select, cancel, read again, delete with a way back.
import type { LibraryDocument } from '#core/schema/local.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { dismissArrivals, isRefusedHere, retryArrival, sendAgain, useIngest } from '#renderer/state/ingest.ts';
import { isAtWork, putDocument, refreshLibrary, useLibrary } from '#renderer/state/library.ts';
import { dismissNotice, notify } from '#renderer/state/notices.ts';
import { go } from '#renderer/state/route.ts';

const UNDO_MS = 6000;

export function select(ids: Iterable<string>): void {
  useLibrary.setState({ selected: new Set(ids) });
}

export async function cancelDocuments(ids: readonly string[]): Promise<void> {
  const { documents } = useLibrary.getState();
  await each(
    ids.filter((id) => {
      const one = documents.get(id);
      return one !== undefined && isAtWork(one);
    }),
    async (id) => putDocument((await service.call('cancelDocument', { params: { id } })).value),
  );
}

/** Reads documents once more: refused ones, and those whose result stands until the new one is recorded. */
export async function readAgain(ids: readonly string[]): Promise<void> {
  const { arrivals } = useIngest.getState();
  const { documents } = useLibrary.getState();
  for (const id of ids) if (arrivals.some((one) => one.id === id && one.state === 'refused')) retryArrival(id);
  await each(ids.filter(isRefusedHere), async (id) => {
    await deleteForGood([id]);
    sendAgain(id);
  });
  await each(
    ids.filter((id) => isReadable(documents.get(id))),
    async (id) => putDocument((await service.call('readAgain', { params: { id } })).value),
  );
  await refreshLibrary();
}

/** Whether it can be read once more: its document was kept, or it was refused and is still at hand. */
export const isReadable = (one: LibraryDocument | undefined): boolean =>
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
const documentsText = (count: number): string => (count === 1 ? '1 document' : `${String(count)} documents`);

/** Takes rows off the screen at once, and from the service when nobody took it back. */
export function deleteDocuments(ids: readonly string[]): void {
  dismissArrivals(ids);
  const { documents, leaving, selected } = useLibrary.getState();
  const gone = ids.filter((id) => documents.has(id));
  if (gone.length === 0) return;
  useLibrary.setState({
    leaving: new Set([...leaving, ...gone]),
    selected: new Set([...selected].filter((id) => !ids.includes(id))),
  });
  const text = gone.length === 1 ? 'Document deleted.' : `${String(gone.length)} documents deleted.`;
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
  useLibrary.setState(({ leaving }) => ({ leaving: new Set([...leaving].filter((id) => !ids.includes(id))) }));
}

async function deleteForGood(ids: readonly string[]): Promise<void> {
  await each(ids, async (id) => {
    await service.call('deleteDocument', { params: { id } });
    useLibrary.setState(({ documents }) => {
      const rest = new Map(documents);
      rest.delete(id);
      return { documents: rest };
    });
  });
  stay(ids);
}

async function each(ids: readonly string[], act: (id: string) => Promise<void>): Promise<void> {
  const refusals = new Set<string>();
  for (const id of ids) await act(id).catch((error: unknown) => refusals.add(messageOf(error)));
  for (const text of refusals) notify({ kind: 'refused', text });
}
