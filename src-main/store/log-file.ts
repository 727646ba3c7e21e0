// The log of this installation: one file and the one before it. A log that cannot be written stops nobody's work.
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { appendPrivately } from '#main/store/private-files.ts';

const TURNS_AT_BYTES = 8_000_000;

interface LogFile {
  write(line: string): void;
  /** Writes what it was given so far. */
  flush(): void;
}

/** What is still to be written, also where the process ends with a fault. */
const unwritten = new Set<() => void>();
const writeAll = () => {
  for (const put of unwritten) put();
};

/**
 * Takes whole lines, and writes those of one turn of the loop together: under load a file opened for each takes longer
 * than many an answer. Turns over when the file is full, at the start and later.
 */
export function openLogFile(path: string, turnsAt = TURNS_AT_BYTES): LogFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let bytes = sizeOf(path);
  let lines = '';
  const put = () => {
    unwritten.delete(put);
    const text = lines;
    lines = '';
    try {
      if (bytes > turnsAt) {
        renameSync(path, `${path}.1`);
        bytes = 0;
      }
      appendPrivately(path, text);
      bytes += Buffer.byteLength(text);
    } catch {
      // A full or vanished disk: there is nowhere left to say so, and the service goes on.
    }
  };
  process.off('exit', writeAll).on('exit', writeAll);
  const flush = () => {
    if (unwritten.has(put)) put();
  };
  return {
    write(line) {
      if (lines === '') {
        unwritten.add(put);
        setImmediate(flush);
      }
      lines += line;
    },
    flush,
  };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** A fault for the log: what and where, and its words only when they cannot hold any of a document. */
export function loggedFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const code = 'code' in fault ? String(fault.code) : undefined;
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const speaks = code !== undefined || fault instanceof TypeError || fault instanceof RangeError;
  return {
    type: fault.name,
    code,
    ...(speaks ? { message: fault.message.slice(0, 300) } : {}),
    stack: frames.join('\n'),
  };
}
