// The documents opened last. A Mac keeps its own list and menu; elsewhere the list is ours, in the data folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { z } from 'zod';

const MOST = 10;
const Paths = z.array(z.string().min(1)).max(MOST);

export interface RecentDocuments {
  readonly list: () => readonly string[];
  add(path: string): void;
  clear(): void;
}

/** `changed` is called whenever the list is another. */
export function recentDocuments(dataDir: string, changed: () => void): RecentDocuments {
  const file = join(dataDir, 'recent.json');
  let paths = remembered(file);
  const keep = (now: readonly string[]) => {
    paths = now.slice(0, MOST);
    writeFileSync(file, JSON.stringify(paths), { mode: 0o600 });
    changed();
  };
  return {
    list: () => paths,
    add: (path) => {
      app.addRecentDocument(path);
      if (paths[0] !== path) keep([path, ...paths.filter((one) => one !== path)]);
    },
    clear: () => {
      app.clearRecentDocuments();
      keep([]);
    },
  };
}

function remembered(file: string): readonly string[] {
  try {
    return Paths.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // First start, or a file that no longer reads: the list begins anew.
    return [];
  }
}
