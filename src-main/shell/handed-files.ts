// Files and links that the system hands over: by double click, by a second start, by a deedproof:// link.
import { existsSync, statSync } from 'node:fs';
import { extname } from 'node:path';

export const PROTOCOL = 'deedproof';

const OPENABLE: ReadonlySet<string> = new Set([
  '.pdf',
  '.tif',
  '.tiff',
  '.png',
  '.jpg',
  '.jpeg',
  '.txt',
  '.json',
  '.deedproof',
]);

/** The documents among the words of a command line. */
export function filesOf(argv: readonly string[]): string[] {
  return argv.filter((word) => !word.startsWith('-') && OPENABLE.has(extname(word).toLowerCase()) && isFile(word));
}

/** `deedproof://library`, `deedproof://document/<id>`: a place in the application. Null for anything else. */
export function findPlace(argv: readonly string[]): string | null {
  for (const word of argv) {
    const match = new RegExp(`^${PROTOCOL}://(library|map|settings|document/[A-Za-z0-9_-]{1,64})/?$`).exec(word);
    if (match?.[1] !== undefined) return match[1];
  }
  return null;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
