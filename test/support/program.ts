// The program as tests start it in processes of its own: as it was built last, which starts in half the time, unless a
// source has changed since.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
export const BUILT = join(ROOT, 'out', 'main');
const SOURCES = ['src-core', 'src-main', 'package.json', 'electron.vite.config.ts'];

/** Whether what was built is what the sources say. */
export const isFresh = SOURCES.every((name) => changedAt(join(ROOT, name)) < builtAt());

/** What Node is given to run before the words of a command. */
export const PROGRAM = isFresh ? join(BUILT, 'cli.js') : join(ROOT, 'src-main', 'cli', 'main.ts');

/** A service without its page prints no address that opens a session: whoever waits for one would wait for ever. */
export function requirePage(root = ROOT): void {
  if (existsSync(join(root, 'out', 'renderer', 'index.html'))) return;
  throw new Error('The application is not built: run npm run build first.');
}

function builtAt(): number {
  return statSync(join(BUILT, 'cli.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** When anything in it was last written, put there or taken away. */
function changedAt(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}
