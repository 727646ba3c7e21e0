// Writing a file that only its owner reads, so that a crash leaves the old one or the new one, never half of either.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function writePrivately(path: string, text: string): void {
  const draft = `${path}.new`;
  try {
    // What a crash left of an earlier one goes, and so does a link that somebody put there.
    rmSync(draft, { force: true });
    const file = openSync(draft, 'wx', 0o600);
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
    settleName(dirname(path));
  } catch (fault) {
    rmSync(draft, { force: true });
    throw fault;
  }
}

/** A new name is on the disk only once its folder is. Windows keeps names by itself and opens no folders. */
function settleName(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
