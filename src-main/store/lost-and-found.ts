// Files of the data folder that no row of the database names: found, and set aside rather than deleted.
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DataFolder } from '#main/store/data-folder.ts';

const LOST_AND_FOUND = 'lost-and-found';
/** The rooms that hold what people brought, and what was made of it. */
const ROOMS = ['documents', 'staged', 'results'] as const;

/** What Deedproof itself names so. A person may have named a folder that has such rooms of its own, full of other things. */
const OURS = /^(documents|results)\/(job|doc)_[a-z2-7]{24}\.|^staged\/(up|import)_|^documents\/room\.part$/;

/** Names of the files of ours in these rooms, relative to the folder. */
export function listFiles(folder: DataFolder): string[] {
  return ROOMS.flatMap((room) => namesIn(folder, room)).filter((name) => OURS.test(name));
}

/** The same of what was set aside. */
export function listSetAside(folder: DataFolder): string[] {
  return ROOMS.flatMap((room) => namesIn(folder, `${LOST_AND_FOUND}/${room}`));
}

function namesIn(folder: DataFolder, room: string): string[] {
  const path = join(folder.path, room);
  return existsSync(path) ? readdirSync(path).map((file) => `${room}/${file}`) : [];
}

/** Moves a file out of the way; gives its new name. Nothing that lies there already is written over. */
export function setAside(folder: DataFolder, name: string): string {
  const room = `${LOST_AND_FOUND}/${basename(dirname(name))}`;
  mkdirSync(join(folder.path, room), { recursive: true, mode: 0o700 });
  let free = `${room}/${basename(name)}`;
  for (let n = 2; existsSync(join(folder.path, free)); n += 1) free = `${room}/${n}-${basename(name)}`;
  renameSync(join(folder.path, name), join(folder.path, free));
  return free;
}

/** The file itself, when it is a plain one: what a link leads to is not the folder's. */
export function findPlainFile(folder: DataFolder, name: string): Stats | null {
  const found = lstatSync(join(folder.path, name), { throwIfNoEntry: false });
  return found?.isFile() === true ? found : null;
}
