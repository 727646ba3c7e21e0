// The survey fabric of this machine: a database of townships, sections, parts and corners beside the main one.
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '#core/api/errors.ts';
import type { FabricImport, FabricSource } from '#core/schema/local.ts';
import { fetchTownshipFile } from '#main/fabric/arcgis.ts';
import { migrateFabric } from '#main/fabric/fabric-tables.ts';
import { clearSource } from '#main/fabric/fabric-writer.ts';
import { importFabric } from '#main/fabric/import-fabric.ts';
import { type FabricLookup, lookupOf } from '#main/fabric/lookup.ts';
import { findFabricKind } from '#main/fabric/open-source.ts';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';
import { openSqlite, type Sqlite } from '#main/store/db.ts';

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

export interface Fabric extends FabricLookup {
  /** Begins an import and returns at once. Refuses a file that is none of the formats. */
  beginImport(path: string, options: ImportOptions): RunningImport;
  /** Fetches and imports one township from a map service, unless it is held already. Never runs by itself. */
  fetchTownship(plssid: string, address: string): Promise<FabricImport>;
  /** False when no such import runs. */
  cancelImport(id: string): boolean;
  list(): { sources: FabricSource[]; imports: FabricImport[] };
  /** False when there is no such source. */
  remove(id: string): boolean;
  /** Cancels what runs and closes the database. */
  close(): Promise<void>;
}

interface Tracked extends RunningImport {
  stop: AbortController;
}

function messageOf(error: unknown): string {
  if (error instanceof UnreadableFabric) return error.message;
  return 'The import stopped on an error of ours; the log says more.';
}

function importState(name: string): FabricImport {
  return { id: randomUUID(), name, status: 'running', features: 0, bytes_read: 0, bytes_total: 0, error: null };
}

const FETCH_TIMEOUT_MS = 600_000;

function openDatabase(path: string): Sqlite {
  const db = openSqlite(path, { timeout: 10_000 });
  db.pragma('journal_mode = WAL');
  migrateFabric(db);
  return db;
}

/** `now` is the clock of the application; `report` takes errors of ours that a person is only told of in general. */
export function openFabric(
  dataDir: string,
  now: () => Date,
  report: (error: unknown) => void = () => undefined,
): Fabric {
  mkdirSync(dataDir, { recursive: true });
  const databasePath = join(dataDir, 'fabric.sqlite');
  const db = openDatabase(databasePath);
  const tracked = new Map<string, Tracked>();
  const lookup = lookupOf(db);

  function run(id: string, path: string, options: ImportOptions, state: FabricImport, stop: AbortController) {
    const request = {
      id,
      path,
      name: options.name,
      databasePath,
      workDir: dataDir,
      importedAt: now().toISOString(),
      signal: stop.signal,
      onProgress(features: number, read: number, total: number) {
        Object.assign(state, { features, bytes_read: read, bytes_total: total });
        options.onProgress?.(state);
      },
    };
    return importFabric(request)
      .then(
        () => Object.assign(state, { status: 'succeeded' }),
        (error: unknown) => {
          if (stop.signal.aborted) return Object.assign(state, { status: 'cancelled' });
          if (!(error instanceof UnreadableFabric)) report(error);
          return Object.assign(state, { status: 'failed', error: messageOf(error) });
        },
      )
      .finally(() => {
        if (options.consume === true) rmSync(path, { force: true, recursive: true });
        lookup.forget();
        options.onProgress?.(state);
      });
  }

  function begin(path: string, options: ImportOptions): RunningImport {
    if (findFabricKind(path) === null) throw new Refusal('unsupported_format');
    const state = importState(options.name);
    const stop = new AbortController();
    const done = run(state.id, path, options, state, stop);
    tracked.set(state.id, { state, done, stop });
    return { state, done };
  }

  async function fetchTownship(plssid: string, address: string): Promise<FabricImport> {
    const name = `${plssid} from ${address}`;
    if (lookup.hasTownship(plssid)) return { ...importState(name), status: 'succeeded' };
    try {
      const path = await fetchTownshipFile(address, plssid, dataDir, AbortSignal.timeout(FETCH_TIMEOUT_MS));
      return await begin(path, { name, consume: true }).done;
    } catch (error) {
      if (!(error instanceof UnreadableFabric)) report(error);
      return { ...importState(name), status: 'failed', error: messageOf(error) };
    }
  }

  return {
    ...lookup,
    beginImport: begin,
    fetchTownship,
    cancelImport(id) {
      const running = tracked.get(id);
      if (running?.state.status !== 'running') return false;
      running.stop.abort();
      return true;
    },
    list() {
      const sources = db.prepare<FabricSource>('SELECT * FROM source ORDER BY imported_at DESC').all();
      return { sources, imports: [...tracked.values()].map(({ state }) => ({ ...state })) };
    },
    remove(id) {
      const found = db.prepare('SELECT id FROM source WHERE id = ?').get(id);
      if (found === undefined) return false;
      db.transaction(() => clearSource(db, id));
      lookup.forget();
      return true;
    },
    async close() {
      for (const { stop } of tracked.values()) stop.abort();
      await Promise.all([...tracked.values()].map(({ done }) => done));
      db.close();
    },
  };
}
