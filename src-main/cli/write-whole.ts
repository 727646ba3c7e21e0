// Writing a result so that a crash or a full disk leaves the old file or the new one, never half of either.
import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export function writeWhole(path: string, content: string | Uint8Array): void {
  // A link stays one: the file that it names is replaced.
  const target = existsSync(path) ? realpathSync(path) : path;
  const draft = `${target}.${process.pid}.part`;
  try {
    const file = openSync(draft, 'w');
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, target);
  } catch (fault) {
    rmSync(draft, { force: true });
    throw fault;
  }
}
