// Where the bytes of documents lie, whoever keeps them: files of the data folder, rows of PostgreSQL, or a bucket. A name
// is that of a row, such as documents/job_….in.
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';

/** Bytes as they come, or all of them. */
export type Bytes = Uint8Array | AsyncIterable<Uint8Array>;

export interface Stored {
  readonly name: string;
  readonly bytes: number;
  readonly stored_at: Date;
}

/** What was written, for whoever has to say so. */
export interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

/** The first and the last byte, counted from nothing, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Objects {
  /** What a person calls the place, without anything secret. */
  readonly place: string;
  /** Whole or not at all, over whatever bears the name, and kept when it resolves. */
  put(name: string, bytes: Bytes): Promise<Written>;
  /** The same of a file of the data folder, which may be gone from where it was. */
  take(name: string, path: string): Promise<void>;
  /** The same for a row that is still to be written: a file of the data folder does not bear its name until `settle`. */
  draft(name: string, bytes: Uint8Array): Promise<void>;
  settle(name: string): Promise<void>;
  /** All of it; null when there is none. Throws Damaged where it is not what was put. */
  read(name: string): Promise<Uint8Array | null>;
  /** As it comes, or a part of it. */
  get(name: string, range?: Range): Promise<AsyncIterable<Uint8Array> | null>;
  has(name: string): Promise<boolean>;
  /** For long lists: looks where that costs nothing, and elsewhere believes the row. */
  seems(name: string): boolean;
  /** Nothing happens where there is none. */
  remove(name: string | null): Promise<void>;
  list(room: string): AsyncIterable<Stored>;
  close(): Promise<void>;
}

/** What is kept under a name is not what was put there. */
export class Damaged extends Error {
  override name = 'Damaged';

  constructor(name: string, place: string) {
    super(`${name} in ${place} is damaged: its checksum is another.`);
  }
}

/** The place where documents are kept cannot be reached, or takes nothing now. */
export class PlaceUnreachable extends Error {
  override name = 'PlaceUnreachable';
}

/** A place that keeps whole objects by their names at once: there a draft bears its name from the first. */
export function keptAtOnce(write: Objects['put']): Pick<Objects, 'put' | 'take' | 'draft' | 'settle'> {
  return {
    put: write,
    take: async (name, path) => {
      await write(name, createReadStream(path));
      await rm(path, { force: true });
    },
    draft: async (name, bytes) => void (await write(name, bytes)),
    settle: async () => undefined,
  };
}

export async function joined(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return all.length === 1 && all[0] !== undefined ? all[0] : Buffer.concat(all);
}

/** In portions of exactly `size`, the last one smaller; at least one, which may be empty. */
export async function* portions(bytes: Bytes, size: number): AsyncIterable<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  let any = false;
  for await (const part of bytes instanceof Uint8Array ? [bytes] : bytes) {
    for (let at = 0; at < part.length; ) {
      const taken = part.subarray(at, at + size - length);
      held.push(taken);
      length += taken.length;
      at += taken.length;
      if (length < size) continue;
      yield Buffer.concat(held);
      any = true;
      held = [];
      length = 0;
    }
  }
  if (length > 0 || !any) yield Buffer.concat(held);
}
