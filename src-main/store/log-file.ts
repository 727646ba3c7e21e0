// The log of this installation: one file and the one before it. A log that cannot be written stops nobody's work.
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { appendPrivately } from '#main/store/private-files.ts';

const TURNS_AT_BYTES = 8_000_000;

/** Takes whole lines. Turns over when the file is full, at the start and later. */
export function openLogFile(path: string, turnsAt = TURNS_AT_BYTES): { write(line: string): void } {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let bytes = sizeOf(path);
  return {
    write(line) {
      try {
        if (bytes > turnsAt) {
          renameSync(path, `${path}.1`);
          bytes = 0;
        }
        appendPrivately(path, line);
        bytes += Buffer.byteLength(line);
      } catch {
        // A full or vanished disk: there is nowhere left to say so, and the service goes on.
      }
    },
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
