// Files and links that the system hands over: by double click, by a second start, by a deedproof:// link.
import { existsSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

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

export interface Handed {
  readonly paths: readonly string[];
  /** A place in the application; null when none was named. */
  readonly place: string | null;
}

/** The words after the program's name. Run from the sources, that name is followed by theirs. */
export function wordsOf(argv: readonly string[], sources: string | null): readonly string[] {
  const said = argv.slice(1);
  if (sources === null) return said;
  return said.slice(said.findIndex((word) => resolve(word) === sources) + 1);
}

/** The documents and the link among the words of a command line that was typed in `folder`. */
export function handedBy(words: readonly string[], folder: string): Handed {
  const paths = words
    .filter((word) => !word.startsWith('-'))
    // Linux hands documents over by their address.
    .map((word) => (word.startsWith('file:') ? pathOf(word) : resolve(folder, word)))
    .filter((path) => OPENABLE.has(extname(path).toLowerCase()) && isFile(path));
  return { paths, place: findPlace(words) };
}

function pathOf(address: string): string {
  try {
    return fileURLToPath(address);
  } catch {
    // Of another machine, or no address at all.
    return '';
  }
}

/** `deedproof://library`, `deedproof://document/<id>`: a place in the application. Null for anything else. */
export function findPlace(words: readonly string[]): string | null {
  for (const word of words) {
    const match = new RegExp(`^${PROTOCOL}://(library|map|settings|document/[A-Za-z0-9_-]{1,64})/?$`).exec(word);
    if (match?.[1] !== undefined) return match[1];
  }
  return null;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** Keeps what was handed over until somebody can take it: a page that listens, or the start after this one. */
export class HandOver {
  #paths: readonly string[];
  #place: string | null;
  #startedAgain = false;
  #take: ((handed: Handed) => void) | null = null;
  #show: () => void = () => undefined;

  constructor(begun: Handed) {
    this.#paths = begun.paths;
    this.#place = begun.place;
  }

  /** The application was started or asked once more. */
  again(handed: Handed): void {
    this.#paths = [...this.#paths, ...handed.paths];
    this.#place = handed.place ?? this.#place;
    this.#startedAgain = true;
    this.#show();
    this.#pass();
  }

  /** Somebody listens, until `hold`. */
  takenBy(take: (handed: Handed) => void): void {
    this.#take = take;
    this.#pass();
  }

  /** Nobody listens for now: the page is being loaded, or its process died. */
  hold(): void {
    this.#take = null;
  }

  /** What brings the window to the front; from then on a start is a wish to see it, and no other. */
  shownBy(show: () => void): void {
    this.#show = show;
    this.#startedAgain = false;
  }

  /** For the start after this one: null when nobody asked for one. */
  rest(): Handed | null {
    return this.#startedAgain ? { paths: this.#paths, place: this.#place } : null;
  }

  #pass(): void {
    if (this.#take === null) return;
    const handed = { paths: this.#paths, place: this.#place };
    this.#paths = [];
    this.#place = null;
    this.#startedAgain = false;
    if (handed.paths.length > 0 || handed.place !== null) this.#take(handed);
  }
}
