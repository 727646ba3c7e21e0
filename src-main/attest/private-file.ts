// Writing a file that only its owner reads, so that a crash leaves the old one or the new one, never half of either.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export function writePrivately(path: string, text: string): void {
  const draft = `${path}.new`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (fault) {
    rmSync(draft, { force: true });
    throw fault;
  }
}
