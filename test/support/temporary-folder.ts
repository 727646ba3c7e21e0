// Folders for tests and benches under the system's temporary folder; each goes with the process that made it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** A new, empty folder; `word` says in its name what it is for. */
export function temporaryFolder(word: string): string {
  if (made.length === 0) process.once('exit', removeAll);
  const folder = mkdtempSync(join(tmpdir(), `deedproof-${word}-`));
  made.push(folder);
  return folder;
}

function removeAll(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}
