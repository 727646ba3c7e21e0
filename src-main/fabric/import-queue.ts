// Imports one after another: the database has one writer, and a second would wait for it without letting it work.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { FabricImport } from '#core/schema/local.ts';
import { importApart } from '#main/fabric/import-apart.ts';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';
import { isUnwritable } from '#main/store/data-folder.ts';

export interface ImportOptions {
  /** What the person calls the file. */
  name: string;
  /** The file was handed over and is deleted when the import is done with it. */
  consume?: boolean;
  onProgress?(state: FabricImport): void;
}

export interface RunningImport {
  state: FabricImport;
  /** Settles when the import has succeeded, failed or been cancelled; never rejects. */
  done: Promise<FabricImport>;
}

export interface ImportQueue {
  add(path: string, options: ImportOptions): RunningImport;
  /** False when no such import waits or runs. */
  cancel(id: string): boolean;
  /** The imports of this session, the last twenty that are over among them. */
  list(): FabricImport[];
  isBusy(): boolean;
  /** Runs the work when no import does. */
  afterwards(work: () => void): void;
  close(): Promise<void>;
}

export interface QueueSettings {
  databasePath: string;
  workDir: string;
  now(): Date;
  report(error: unknown): void;
  /** Called after every import, however it ended. */
  onChange(): void;
}

const MOST_REMEMBERED = 20;

export function importState(name: string): FabricImport {
  return { id: randomUUID(), name, status: 'running', features: 0, bytes_read: 0, bytes_total: 0, error: null };
}

export function messageOf(error: unknown): string {
  if (error instanceof UnreadableFabric) return error.message;
  if (isUnwritable(error)) return 'There is no room for it: the disk of the data folder is full, read-only or gone.';
  return 'The import stopped on an error of ours; the log says more.';
}

interface Tracked extends RunningImport {
  stop: AbortController;
}

async function runImport(
  path: string,
  options: ImportOptions,
  state: FabricImport,
  signal: AbortSignal,
  settings: QueueSettings,
) {
  try {
    signal.throwIfAborted();
    await importApart({
      ...settings,
      id: state.id,
      path,
      name: options.name,
      importedAt: settings.now().toISOString(),
      signal,
      onProgress(features, read, total) {
        Object.assign(state, { features, bytes_read: read, bytes_total: total });
        options.onProgress?.(state);
      },
    });
    state.status = 'succeeded';
  } catch (error) {
    if (signal.aborted) state.status = 'cancelled';
    else {
      if (!(error instanceof UnreadableFabric)) settings.report(error);
      Object.assign(state, { status: 'failed', error: messageOf(error) });
    }
  }
  if (options.consume === true) rmSync(path, { force: true, recursive: true });
  settings.onChange();
  options.onProgress?.(state);
  return state;
}

export function importQueue(settings: QueueSettings): ImportQueue {
  const tracked = new Map<string, Tracked>();
  let tail: Promise<unknown> = Promise.resolve();
  const isBusy = () => [...tracked.values()].some(({ state }) => state.status === 'running');
  const forgetOld = () => {
    const over = [...tracked].filter(([, { state }]) => state.status !== 'running');
    for (const [id] of over.slice(0, Math.max(0, over.length - MOST_REMEMBERED))) tracked.delete(id);
  };
  return {
    add(path, options) {
      const state = importState(options.name);
      const stop = new AbortController();
      const done = tail.then(() => runImport(path, options, state, stop.signal, settings));
      tail = done.then(forgetOld);
      tracked.set(state.id, { state, done, stop });
      return { state, done };
    },
    cancel(id) {
      const found = tracked.get(id);
      if (found?.state.status !== 'running') return false;
      found.stop.abort();
      return true;
    },
    list: () => [...tracked.values()].map(({ state }) => ({ ...state })),
    isBusy,
    afterwards(work) {
      if (isBusy()) tail = tail.then(work).catch(settings.report);
      else work();
    },
    async close() {
      for (const { stop } of tracked.values()) stop.abort();
      await tail;
    },
  };
}
