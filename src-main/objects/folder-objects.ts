// Documents as files of the data folder: the way of one machine, and the default.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Bytes, joined, type Objects, type Stored, type Written } from '#main/objects/objects.ts';
import {
  type DataFolder,
  draftDurably,
  isKept,
  openKept,
  readKept,
  removeApart,
  settleDraft,
  writeDurably,
} from '#main/store/data-folder.ts';

export function folderObjects(folder: DataFolder): Objects {
  return {
    place: folder.path,
    put: (name, bytes) => put(folder, name, bytes),
    take: (name, path) => take(folder, name, path),
    draft: (name, bytes) => draftDurably(folder, name, bytes),
    settle: async (name) => settleDraft(folder, name),
    read: (name) => readKept(folder, name),
    get: async (name, range) => {
      const file = await openKept(folder, name);
      return file?.createReadStream(range === undefined ? {} : { start: range.from, end: range.to }) ?? null;
    },
    has: async (name) => isKept(folder, name),
    seems: (name) => isKept(folder, name),
    remove: (name) => removeApart(folder, name),
    list: (room) => list(folder, room),
    close: async () => undefined,
  };
}

/** A folder that several machines reach is on another disk: there it is copied. */
async function take(folder: DataFolder, name: string, path: string): Promise<void> {
  try {
    renameSync(path, join(folder.path, name));
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EXDEV')) throw fault;
    await put(folder, name, createReadStream(path));
  }
}

async function put(folder: DataFolder, name: string, bytes: Bytes): Promise<Written> {
  const whole = bytes instanceof Uint8Array ? bytes : await joined(bytes);
  await writeDurably(folder, name, whole);
  return { bytes: whole.length, sha256: createHash('sha256').update(whole).digest('hex') };
}

async function* list(folder: DataFolder, room: string): AsyncIterable<Stored> {
  const path = join(folder.path, room);
  if (!existsSync(path)) return;
  for (const file of readdirSync(path)) {
    const found = statSync(join(path, file), { throwIfNoEntry: false });
    if (found?.isFile() === true) yield { name: `${room}/${file}`, bytes: found.size, stored_at: found.mtime };
  }
}
