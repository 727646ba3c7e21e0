// Exports of many documents: each into a folder that the person chose, or all of them in one ZIP.
import type { LibraryPick } from '#core/schema/library.ts';
import { EXPORTS, type ExportKind, exportName, makeExport } from '#renderer/api/exports.ts';
import { saveFile } from '#renderer/api/files.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { refusedText, tellSaved } from '#renderer/screens/exports/tell-saved.ts';
import { notify } from '#renderer/state/notices.ts';

/** As much as the browser has of it; absent where folders cannot be written. */
interface WritableFolder {
  getFileHandle(
    name: string,
    options: { create: true },
  ): Promise<{
    createWritable(): Promise<{ write(bytes: Uint8Array<ArrayBuffer>): Promise<void>; close(): Promise<void> }>;
  }>;
}
type PickFolder = (options: { mode: 'readwrite' }) => Promise<WritableFolder>;

const folderPicker = (): PickFolder | undefined =>
  (window as unknown as { readonly showDirectoryPicker?: PickFolder }).showDirectoryPicker;

export const canWriteFolders = (): boolean => folderPicker() !== undefined;

type Keep = (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;

/** Into a folder; a file of the same name there is replaced. */
export async function exportToFolder(id: string, documents: readonly LibraryPick[]): Promise<void> {
  const kind = EXPORTS.find((one) => one.id === id);
  const pick = folderPicker();
  if (kind === undefined || pick === undefined) return;
  let folder: WritableFolder;
  try {
    folder = await pick.call(window, { mode: 'readwrite' });
  } catch {
    // The person changed their mind.
    return;
  }
  const written = await makeAll(kind, documents, async (name, bytes) => {
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await file.write(bytes);
    await file.close();
  });
  notify({ kind: 'done', text: `${kind.label}: ${written.toLocaleString('en-US')} saved in the folder.` });
}

export async function exportAsZip(id: string, documents: readonly LibraryPick[]): Promise<void> {
  const kind = EXPORTS.find((one) => one.id === id);
  if (kind === undefined) return;
  const files: Record<string, Uint8Array<ArrayBuffer>> = {};
  const made = await makeAll(kind, documents, async (name, bytes) => {
    files[name] = bytes;
  });
  if (made === 0) return;
  const { zip } = await import('fflate');
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip(files, { level: 6 }, (fault, packed) => (fault === null ? resolve(Uint8Array.from(packed)) : reject(fault)));
  });
  const where = await saveFile(`${made.toLocaleString('en-US')} documents.zip`, bytes, 'application/zip');
  tellSaved(`${kind.label}: ${made.toLocaleString('en-US')} saved in one ZIP.`, where);
}

const MOST_TOGETHER = 2000;

/** All of them in one GIS file. */
export async function exportTogether(documents: readonly LibraryPick[]): Promise<void> {
  if (documents.length > MOST_TOGETHER) {
    const most = MOST_TOGETHER.toLocaleString('en-US');
    notify({ kind: 'refused', text: `One GIS file takes ${most} documents at most. Select fewer.` });
    return;
  }
  const { bytes, media_type } = await service.call('geopackageOfMany', {
    json: { documents: documents.map(({ id }) => id) },
  });
  const count = documents.length.toLocaleString('en-US');
  const where = await saveFile(`${count} documents.gpkg`, bytes, media_type);
  tellSaved(`One GIS file of ${count} documents saved. Its layer “documents” names those without a figure.`, where);
}

/** One after the other; the documents that cannot be exported are named at the end, and the rest go on. */
async function makeAll(kind: ExportKind, documents: readonly LibraryPick[], keep: Keep): Promise<number> {
  const refused: string[] = [];
  const taken = new Set<string>();
  for (const { id, document, placements } of documents) {
    try {
      const { text } = await service.call('getDocumentResult', { params: { id } });
      const made = await makeExport(kind.id, text, placements > 0 ? id : null);
      const name = freeName(plainName(exportName(document, kind)), taken);
      await keep(name, made.bytes);
      taken.add(name.toLowerCase());
    } catch (error) {
      refused.push(`${document}: ${messageOf(error)}`);
    }
  }
  if (refused.length > 0) notify({ kind: 'refused', text: `${kind.label}: ${refusedText(refused)}` });
  return taken.size;
}

/** Without what no system takes in the name of a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const plainName = (name: string): string => name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_').replace(/^\.+/, '_');

/** Two documents may bear one name: deed.dxf, deed (2).dxf. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name;
  const dot = name.indexOf('.', 1);
  const [stem, end] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  for (let number = 2; ; number += 1) {
    const next = `${stem} (${String(number)})${end}`;
    if (!taken.has(next.toLowerCase())) return next;
  }
}
