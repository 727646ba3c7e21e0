// Files in and out: native dialogs in the desktop window, inputs and downloads in a plain browser.
import { findBridge } from '#renderer/api/service.ts';

export interface IncomingFile {
  readonly name: string;
  readonly bytes: Blob;
  /** The folder that it was dropped or opened with; empty for a loose file. */
  readonly folder: string;
}

type Kind = 'documents' | 'held' | 'fabric';

const ACCEPT: Readonly<Record<Kind, string>> = {
  documents: '.pdf,.docx,.tif,.tiff,.png,.jpg,.jpeg,.txt,application/pdf,image/tiff,image/png,image/jpeg,text/plain',
  held: '.json,.deedproof,application/json',
  fabric: '.gpkg,.zip,.shp,.geojson,.json',
};

/** Asks the person for files; an empty list when they changed their mind. */
export async function pickFiles(kind: Kind): Promise<IncomingFile[]> {
  const bridge = findBridge();
  if (bridge === null) return pickWithInput(ACCEPT[kind], false);
  const picked = await bridge.pickFiles(kind);
  return picked.map((file) => ({ name: file.name, bytes: new Blob([file.bytes]), folder: '' }));
}

/** Asks the person for a folder and all that is in it. */
export const pickFolder = (): Promise<IncomingFile[]> => pickWithInput('', true);

function pickWithInput(accept: string, folder: boolean): Promise<IncomingFile[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = accept;
    input.webkitdirectory = folder;
    input.addEventListener('change', () => resolve(inOrder([...(input.files ?? [])].map(incomingOf))));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

function incomingOf(file: File): IncomingFile {
  const path = file.webkitRelativePath.split('/');
  return { name: file.name, bytes: file, folder: path.length > 1 ? (path[0] ?? '') : '' };
}

/** The system hands a folder out in any order; people count: deed 2 before deed 10. */
export function inOrder(files: readonly IncomingFile[]): IncomingFile[] {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return files.toSorted((a, b) => compare(a.folder, b.folder) || compare(a.name, b.name));
}

/** Everything in a drop, folders walked. Entries must be taken before the event ends, so call it in the handler. */
export async function filesOfDrop(transfer: DataTransfer): Promise<IncomingFile[]> {
  const entries = [...transfer.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry === null ? [] : [entry];
  });
  if (entries.length === 0) return withoutOwn([...transfer.files].map(incomingOf));
  const found = await Promise.all(entries.map((entry) => filesOfEntry(entry, '')));
  return withoutOwn(inOrder(found.flat().filter((file) => !file.name.startsWith('.'))));
}

/** The file that left this window last by being dragged. */
let dragged: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | null = null;

/** Lets a file be dragged out of the desktop window. */
export async function dragOut(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  dragged = { name, bytes };
  await findBridge()?.dragOut(name, bytes);
}

/** What was dragged out and let go over its own window is no deed that came in. */
async function withoutOwn(files: readonly IncomingFile[]): Promise<IncomingFile[]> {
  const own = await Promise.all(files.map(isDragged));
  return files.filter((_, i) => own[i] === false);
}

async function isDragged({ name, bytes }: IncomingFile): Promise<boolean> {
  if (dragged === null || dragged.name !== name || dragged.bytes.length !== bytes.size) return false;
  const came = new Uint8Array(await bytes.arrayBuffer());
  return came.every((byte, i) => byte === dragged?.bytes[i]);
}

async function filesOfEntry(entry: FileSystemEntry, folder: string): Promise<IncomingFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => {
      (entry as FileSystemFileEntry).file(resolve, reject);
    });
    return [{ name: file.name, bytes: file, folder }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: IncomingFile[] = [];
  // readEntries hands out a hundred at a time and an empty list at the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return found;
    for (const inner of part) found.push(...(await filesOfEntry(inner, folder === '' ? entry.name : folder)));
  }
}

/** Where the file went: a path, `downloads` in a browser, or null when the person cancelled. */
export async function saveFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
): Promise<string | null> {
  const bridge = findBridge();
  if (bridge !== null) return bridge.saveFile(name, bytes);
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return 'downloads';
}
