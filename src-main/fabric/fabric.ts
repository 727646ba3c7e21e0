// The survey fabric of this machine: a database of townships, sections, parts and corners beside the main one.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '#core/api/errors.ts';
import type { FabricImport, FabricSource } from '#core/schema/local.ts';
import { fetchTownshipFile } from '#main/fabric/arcgis.ts';
import { migrateFabric } from '#main/fabric/fabric-tables.ts';
import { clearSource } from '#main/fabric/fabric-writer.ts';
import {
  type ImportOptions,
  type ImportQueue,
  importQueue,
  importState,
  messageOf,
  type RunningImport,
} from '#main/fabric/import-queue.ts';
import { type FabricLookup, lookupOf } from '#main/fabric/lookup.ts';
import { findFabricKind, UNPACKED } from '#main/fabric/open-source.ts';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';
import { makePrivate } from '#main/store/private-files.ts';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';

export interface Fabric extends FabricLookup {
  /** Begins an import, or puts it behind those that run, and returns at once. Refuses a file of no fabric format. */
  beginImport(path: string, options: ImportOptions): RunningImport;
  /** Fetches and imports one township from a map service, unless its sections are held already. Never runs by itself. */
  fetchTownship(plssid: string, address: string): Promise<FabricImport>;
  /** False when no such import runs. */
  cancelImport(id: string): boolean;
  list(): { sources: FabricSource[]; imports: FabricImport[] };
  /** False when there is no such source. While an import runs, the source is gone from the list at once and from look-ups after it. */
  remove(id: string): boolean;
  /** Cancels what runs and closes the database. */
  close(): Promise<void>;
}

const FETCH_TIMEOUT_MS = 600_000;

function openDatabase(path: string): Sqlite {
  makePrivate(path);
  const db = openSqlite(path, { timeout: 10_000 });
  db.pragma('journal_mode = WAL');
  migrateFabric(db);
  return db;
}

/** Folders that an import left unpacked when the program was ended in the middle of it. */
function clearLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNPACKED)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function begin(queue: ImportQueue, path: string, options: ImportOptions): RunningImport {
  if (findFabricKind(path) === null) {
    throw new Refusal('unsupported_format', {}, 'This is not a GeoPackage, shapefile, GeoJSON or file geodatabase.');
  }
  return queue.add(path, options);
}

/** `now` is the clock of the application; `report` takes errors of ours that a person is only told of in general. */
export function openFabric(
  dataDir: string,
  now: () => Date,
  report: (error: unknown) => void = () => undefined,
): Fabric {
  mkdirSync(dataDir, { recursive: true });
  clearLeftovers(dataDir);
  const databasePath = join(dataDir, 'fabric.sqlite');
  const db = openDatabase(databasePath);
  const lookup = lookupOf(db);
  const leaving = new Set<string>();
  const queue = importQueue({ databasePath, workDir: dataDir, now, report, onChange: lookup.forget });
  return {
    ...lookup,
    beginImport: (path, options) => begin(queue, path, options),
    async fetchTownship(plssid, address) {
      const name = `${plssid} from ${address}`;
      if (lookup.holdsSectionsOf(plssid)) return { ...importState(name), status: 'succeeded' };
      try {
        const path = await fetchTownshipFile(address, plssid, dataDir, AbortSignal.timeout(FETCH_TIMEOUT_MS));
        return await begin(queue, path, { name, consume: true }).done;
      } catch (error) {
        if (!(error instanceof UnreadableFabric)) report(error);
        return { ...importState(name), status: 'failed', error: messageOf(error) };
      }
    },
    cancelImport: queue.cancel,
    list() {
      const sources = db.prepare<FabricSource>('SELECT * FROM source ORDER BY imported_at DESC').all();
      return { sources: sources.filter(({ id }) => !leaving.has(id)), imports: queue.list() };
    },
    remove(id) {
      if (leaving.has(id) || db.prepare('SELECT id FROM source WHERE id = ?').get(id) === undefined) return false;
      leaving.add(id);
      queue.afterwards(() => {
        db.transaction(() => clearSource(db, id));
        leaving.delete(id);
        lookup.forget();
      });
      return true;
    },
    async close() {
      await queue.close();
      db.close();
    },
  };
}
