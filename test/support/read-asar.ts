// An application archive as Electron shows it to the programs inside: one tree, with what stands beside the archive in
// its place. The format is a length-prefixed JSON header and the files one after another.
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>;
  readonly link?: string;
  readonly unpacked?: boolean;
  readonly offset?: string;
  readonly size?: number;
  readonly executable?: boolean;
}

export interface ArchivedFile {
  readonly path: string;
  /** Stands beside the archive, where the system can load it. */
  readonly outside: boolean;
}

/** Writes the whole tree to `folder`; gives its files. */
export function unfoldArchive(archive: string, folder: string): ArchivedFile[] {
  const bytes = readFileSync(archive);
  const start = 8 + bytes.readUInt32LE(4);
  const header = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12))) as Entry;
  const found: ArchivedFile[] = [];
  const walk = (entry: Entry, path: string): void => {
    const to = join(folder, path);
    if (entry.files !== undefined) {
      mkdirSync(to, { recursive: true });
      for (const [name, inner] of Object.entries(entry.files)) walk(inner, join(path, name));
      return;
    }
    found.push({ path, outside: entry.unpacked === true });
    if (entry.link !== undefined) symlinkSync(join(folder, entry.link), to);
    else if (entry.unpacked === true) copyFileSync(join(`${archive}.unpacked`, path), to);
    else {
      const from = start + Number(entry.offset);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, bytes.subarray(from, from + (entry.size ?? 0)), { mode: entry.executable ? 0o755 : 0o644 });
    }
  };
  walk(header, '');
  return found;
}
