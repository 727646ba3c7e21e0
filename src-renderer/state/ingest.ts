// Documents on their way to the service: being staged, or refused at the door.
import { create } from 'zustand';
import { ServiceError } from '#core/api/client.ts';
import type { IncomingFile } from '#renderer/api/files.ts';
import { isUnreachable, messageOf, service } from '#renderer/api/service.ts';
import { BATCH_DOCUMENTS, submitBatch, submitDocument, submitText } from '#renderer/api/submit.ts';

export interface Arrival {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  readonly state: 'staging' | 'refused';
  readonly error_type: string;
  readonly message: string;
  readonly at: string;
  readonly files: readonly IncomingFile[];
  readonly text: string | null;
  /** The job or batch that it became; null until the service took it in. */
  readonly reference: string | null;
  /** The row of a refused file that this one was sent again for; null for all others. */
  readonly instead_of: string | null;
}

interface Ingest {
  readonly arrivals: readonly Arrival[];
}

export const useIngest = create<Ingest>(() => ({ arrivals: [] }));

let onAccepted: () => Promise<void> = async () => undefined;
let lastId = 0;

/** Called each time the service took something in, which stands among what comes in until that is over. */
export function watchAccepted(tell: () => Promise<void>): void {
  onAccepted = tell;
}

/** Files of one folder go as batches; loose files go one by one. */
export function takeIn(files: readonly IncomingFile[]): void {
  const folders = new Map<string, IncomingFile[]>();
  for (const file of files) folders.set(file.folder, [...(folders.get(file.folder) ?? []), file]);
  for (const [folder, members] of folders) {
    const size = folder === '' ? 1 : BATCH_DOCUMENTS;
    for (let at = 0; at < members.length; at += size) {
      const part = members.slice(at, at + size);
      begin({ name: nameOfFolder(folder, part), folder, files: part, text: null });
    }
  }
}

const nameOfFolder = (folder: string, files: readonly IncomingFile[]): string =>
  files.length === 1 ? (files[0]?.name ?? folder) : `${folder} (${String(files.length)} documents)`;

export function takeInText(text: string, name: string): void {
  begin({ name: name === '' ? 'Pasted description' : name, folder: '', files: [], text });
}

export function retryArrival(id: string): void {
  const arrival = useIngest.getState().arrivals.find((one) => one.id === id);
  if (arrival === undefined) return;
  dismissArrivals([id]);
  begin(arrival);
}

/** By their own names, or by those of the rows in whose place they came. */
export function dismissArrivals(ids: readonly string[]): void {
  const isNamed = ({ id, instead_of }: Arrival) =>
    ids.includes(id) || (instead_of !== null && ids.includes(instead_of));
  useIngest.setState(({ arrivals }) => ({ arrivals: arrivals.filter((one) => !isNamed(one)) }));
}

function changeArrival(id: string, facts: Partial<Arrival>): void {
  useIngest.setState(({ arrivals }) => ({
    arrivals: arrivals.map((one) => (one.id === id ? { ...one, ...facts } : one)),
  }));
}

function begin(what: Pick<Arrival, 'name' | 'folder' | 'files' | 'text'>, instead_of: string | null = null): void {
  lastId += 1;
  const arrival: Arrival = {
    ...what,
    id: `arrival-${String(lastId)}`,
    state: 'staging',
    error_type: '',
    message: '',
    at: new Date().toISOString(),
    reference: null,
    instead_of,
  };
  useIngest.setState(({ arrivals }) => ({ arrivals: [arrival, ...arrivals] }));
  waiting.push(arrival);
  void work();
}

const waiting: Arrival[] = [];
let hands = 0;

/** Three at a time, so that a long drop neither crawls nor floods the service. */
async function work(): Promise<void> {
  if (hands >= 3) return;
  hands += 1;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await hand(next);
  hands -= 1;
}

async function hand(arrival: Arrival): Promise<void> {
  if (!isWanted(arrival)) return;
  try {
    const reference = await submit(arrival);
    if (!isWanted(arrival)) return takeBack(arrival, reference);
    changeArrival(arrival.id, { reference });
    await onAccepted();
    dismissArrivals([arrival.id]);
  } catch (error) {
    if (!isWanted(arrival)) return;
    if (isUnreachable(error)) {
      waiting.push(arrival);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return;
    }
    await refuse(arrival, error);
  }
}

/** False once it was taken away: nothing of it may come to stand in the library after that. */
const isWanted = ({ id }: Arrival): boolean => useIngest.getState().arrivals.some((one) => one.id === id);

/** The service had it already: what it became goes, too. */
async function takeBack(arrival: Arrival, reference: string): Promise<void> {
  try {
    const ids = goesAlone(arrival) ? [reference] : await documentsOf(reference);
    for (const id of ids) await service.call('deleteDocument', { params: { id } });
  } catch {
    // Then it is seen there, and can be deleted once more.
    await onAccepted();
  }
}

async function documentsOf(batch_id: string): Promise<string[]> {
  const { items } = (await service.call('getBatch', { params: { batch_id } })).value;
  return items.map(({ id }) => id);
}

/** One bad file does not keep the rest of its folder out. What was refused stays in the library until it is taken away. */
async function refuse(arrival: Arrival, error: unknown): Promise<void> {
  const position = error instanceof ServiceError ? error.extras.position : undefined;
  const bad = typeof position === 'number' && arrival.files.length > 1 ? arrival.files[position] : undefined;
  const refused = bad === undefined ? arrival : { ...arrival, name: bad.name, files: [bad] };
  const error_type = error instanceof ServiceError ? error.type : 'internal_error';
  const message = messageOf(error).replace(`${refused.name}: `, '');
  try {
    const json = { document: refused.name, error_type, error: message };
    const { value } = await service.call('noteRefusal', { json });
    refusals.set(value.id, { ...refused, folder: bad === undefined ? arrival.folder : '' });
    await onAccepted();
    dismissArrivals([arrival.id]);
  } catch {
    // Nowhere to write it down: then it is at least seen as long as the window is open.
    changeArrival(arrival.id, { state: 'refused', error_type, message });
    return;
  }
  if (bad === undefined) return;
  const files = arrival.files.filter((file) => file !== bad);
  begin({ ...arrival, name: nameOfFolder(arrival.folder, files), files });
}

/** Files that were refused while this window is open, by their rows: these can be sent once more. */
const refusals = new Map<string, Arrival>();

export const isRefusedHere = (id: string): boolean => refusals.has(id);

/** Sends a refused file once more; its row is the caller's to take away. */
export function sendAgain(id: string): void {
  const arrival = refusals.get(id);
  refusals.delete(id);
  if (arrival !== undefined) begin(arrival, id);
}

/** And not as a batch. */
const goesAlone = ({ folder, text }: Arrival): boolean => text !== null || folder === '';

function submit(arrival: Arrival): Promise<string> {
  const { files, name, text } = arrival;
  if (text !== null) return submitText(text, name === 'Pasted description' ? '' : name);
  const [only] = files;
  return goesAlone(arrival) && only !== undefined ? submitDocument(only) : submitBatch(files);
}
