// When reading that went on for long has ended.

/** Reading that went on for less was waited for. */
export const LONG_MS = 20_000;

export interface ReadingWatch {
  /** When the work that is under way was first seen; null when there is none. */
  readonly since_ms: number | null;
  /** The most documents that were under way at once. */
  readonly most: number;
}

export const NO_READING: ReadingWatch = { since_ms: null, most: 0 };

/** The watch after a look, and how many documents a long reading had when this look finds it ended; else 0. */
export function looked(watch: ReadingWatch, busy: number, now_ms: number): { watch: ReadingWatch; ended: number } {
  if (busy > 0) return { watch: { since_ms: watch.since_ms ?? now_ms, most: Math.max(watch.most, busy) }, ended: 0 };
  const isLong = watch.since_ms !== null && now_ms - watch.since_ms >= LONG_MS;
  return { watch: NO_READING, ended: isLong ? watch.most : 0 };
}

export const endedText = (documents: number): string =>
  documents === 1
    ? 'The document has been read. Its verdict is in the library.'
    : `${documents.toLocaleString('en-US')} documents have been read. Their verdicts are in the library.`;
