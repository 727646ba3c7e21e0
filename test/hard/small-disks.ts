// Disks made for a day: one of a few megabytes, and one that turns read-only. Linux as root alone can make them.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { NotHere } from '#test/hard/hard-day.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** Programs of Linux, not of npm. */
const [MOUNT, UNMOUNT] = ['mount', 'umount'] as const;

function mount(...words: string[]): void {
  const { status, stderr, error } = spawnSync(MOUNT, words, { encoding: 'utf8' });
  if (status === 0) return;
  throw new NotHere(`a disk cannot be made here: ${(stderr ?? String(error)).trim()}`);
}

const unmount = (folder: string) => void spawnSync(UNMOUNT, ['-l', folder]);

function requireRoot(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new NotHere('needs Linux and root, to make a disk');
}

/** Gives the work a folder on a disk of its own, which goes afterwards. */
export async function withSmallDisk<Result>(bytes: number, work: (folder: string) => Promise<Result>): Promise<Result> {
  requireRoot();
  const folder = join(temporaryFolder('hard-disk'), 'disk');
  mkdirSync(folder);
  mount('-t', 'tmpfs', '-o', `size=${bytes},mode=700`, 'tmpfs', folder);
  try {
    return await work(folder);
  } finally {
    unmount(folder);
  }
}

/** While the work lasts, the folder and all in it can be read and not written, by root neither. */
export async function withReadOnly<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  requireRoot();
  mount('--bind', folder, folder);
  try {
    mount('-o', 'remount,bind,ro', folder);
    return await work();
  } finally {
    unmount(folder);
  }
}
