// One import from file to database: a single transaction on a connection of its own, in short turns so that it can be
// stopped; cancelling or failing takes all of it back.
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findFabricRow } from '#main/fabric/cadnsdi-row.ts';
import { asItIs, type ToLonLat, toLonLat } from '#main/fabric/coordinate-system.ts';
import { type FabricWriter, fabricWriter } from '#main/fabric/fabric-writer.ts';
import { openSource } from '#main/fabric/open-source.ts';
import {
  type FlatRing,
  roomFor,
  type SourceFeature,
  type SourceFile,
  type SourceLayer,
  UnreadableFabric,
} from '#main/fabric/source-feature.ts';
import { isUnwritable } from '#main/store/data-folder.ts';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';

export interface ImportRequest {
  id: string;
  path: string;
  name: string;
  databasePath: string;
  workDir: string;
  importedAt: string;
  signal: AbortSignal;
  onProgress(features: number, read: number, total: number): void;
  /** Waited for when all is written and nothing kept yet: the last moment to stop. */
  beforeKeeping?(): Promise<void>;
}

const TURN_FEATURES = 400;

function converted(rings: readonly FlatRing[], convert: ToLonLat): FlatRing[] {
  if (convert === asItIs) return [...rings];
  return rings.map((ring) => {
    const out = roomFor(ring.length);
    for (let i = 0; i < ring.length; i += 2) out.set(convert(ring[i] ?? 0, ring[i + 1] ?? 0), i);
    return out;
  });
}

function isOnEarth(value: ArrayLike<number>): boolean {
  for (let i = 0; i < value.length; i += 2) {
    const lon = value[i] ?? Number.NaN;
    const lat = value[i + 1] ?? Number.NaN;
    if (!(lon >= -180 && lon <= 180 && lat >= -90 && lat <= 90)) return false;
  }
  return true;
}

/** Position in WGS 84, or a refusal when the numbers are no degrees. */
function placed(feature: SourceFeature, convert: ToLonLat): Pick<SourceFeature, 'rings' | 'point'> {
  const point = feature.point === null ? null : convert(feature.point[0], feature.point[1]);
  const rings = converted(feature.rings, convert).filter((ring) => ring.length >= 6);
  if (!rings.every(isOnEarth) || (point !== null && !isOnEarth(point))) {
    throw new UnreadableFabric('Its coordinates are not on the earth: the coordinate system is missing or wrong.');
  }
  return { rings, point };
}

interface Run {
  request: ImportRequest;
  source: SourceFile;
  writer: FabricWriter;
  features: number;
}

/** Features of a layer written, with a pause for others after every few. */
async function writeLayer(layer: SourceLayer, run: Run): Promise<void> {
  let convert: ToLonLat | null = null;
  for (const feature of layer.features) {
    const row = findFabricRow(feature);
    if (row === null) continue;
    convert ??= toLonLat(layer.coordinate_system);
    const place = placed(feature, convert);
    if (place.rings.length === 0 && place.point === null) continue;
    run.writer.write(row, place.rings, place.point);
    run.features += 1;
    if (run.features % TURN_FEATURES === 0) {
      const { read, total } = run.source.progress();
      run.request.onProgress(run.features, read, total);
      await nextTurn();
      run.request.signal.throwIfAborted();
    }
  }
}

async function writeAll(db: Sqlite, request: ImportRequest, source: SourceFile, sha256: string): Promise<number> {
  const insert = db.prepare('INSERT INTO source (id, name, format, sha256, imported_at) VALUES (?, ?, ?, ?, ?)');
  insert.run(request.id, request.name, source.format, sha256, request.importedAt);
  const run: Run = { request, source, writer: fabricWriter(db, request.id), features: 0 };
  for (const layer of source.layers) await writeLayer(layer, run);
  if (run.features === 0) throw new UnreadableFabric('It holds no townships, sections, parts or corners of CadNSDI.');
  run.writer.finish();
  return run.features;
}

/** Of the file, or of every file of a folder in the order of their names. */
async function hashOf(path: string, signal: AbortSignal): Promise<string> {
  const paths = statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .map((name) => join(path, name))
    : [path];
  const hash = createHash('sha256');
  for (const one of paths) {
    if (!statSync(one).isFile()) continue;
    for await (const chunk of createReadStream(one, { signal, highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}

/** Errors that only a damaged file can cause, in words; anything else is an error of ours and stays as it is. */
function damageOf(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  const broken =
    typeof code === 'string' &&
    /^(?:Z_|SQLITE_CORRUPT|SQLITE_NOTADB|ERR_OUT_OF_RANGE|ERR_BUFFER_OUT_OF_BOUNDS)/.test(code);
  return broken || error instanceof RangeError ? new UnreadableFabric('The file is damaged.') : error;
}

/** What was committed is there whether or not the disk has room to fold it into the main file now. */
function foldIn(db: Sqlite): void {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isUnwritable(error)) throw error;
  }
}

/** On a full disk SQLite has taken the transaction back by itself, and says so. */
function takeBack(db: Sqlite): void {
  try {
    db.exec('ROLLBACK');
  } catch {
    // Closing the connection ends whatever is left of it.
  }
}

/** Brings the file in and returns how many features it gave. */
export async function importFabric(request: ImportRequest): Promise<number> {
  const sha256 = await hashOf(request.path, request.signal);
  const source = await openSource(request.path, request.workDir, request.signal).catch((error: unknown) => {
    throw damageOf(error);
  });
  const db = openSqlite(request.databasePath, { timeout: 60_000 });
  db.pragma('synchronous = NORMAL');
  db.pragma('cache_size = -65536');
  let begun = false;
  try {
    db.exec('BEGIN IMMEDIATE');
    begun = true;
    const features = await writeAll(db, request, source, sha256);
    await request.beforeKeeping?.();
    request.signal.throwIfAborted();
    db.exec('COMMIT');
    begun = false;
    foldIn(db);
    const { total } = source.progress();
    request.onProgress(features, total, total);
    return features;
  } catch (error) {
    if (begun) takeBack(db);
    throw damageOf(error);
  } finally {
    source.close();
    db.close();
  }
}
