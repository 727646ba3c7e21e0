// Which of the fabric formats a file is, by its bytes, and the reader for it; zips are unpacked beside the database.
import { closeSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openFileGdb } from '#main/fabric/read-filegdb.ts';
import { openGeoJson } from '#main/fabric/read-geojson.ts';
import { openGeoPackage } from '#main/fabric/read-geopackage.ts';
import { openShapefiles } from '#main/fabric/read-shapefile.ts';
import { type SourceFile, UnreadableFabric } from '#main/fabric/source-feature.ts';
import { unzip } from '#main/fabric/unzip.ts';

/** How the folders begin that zips are unpacked to. */
export const UNPACKED = 'fabric-unzip-';

export type FabricKind = 'geojson' | 'geopackage' | 'shapefile' | 'filegdb' | 'zip';

/** Null when the bytes are none of the formats that a fabric comes in. */
export function findFabricKind(path: string): FabricKind | null {
  if (!existsSync(path)) return null;
  if (statSync(path).isDirectory()) return existsSync(join(path, 'a00000001.gdbtable')) ? 'filegdb' : null;
  const file = openSync(path, 'r');
  const head = Buffer.alloc(64);
  const count = readSync(file, head, 0, 64, 0);
  closeSync(file);
  if (count < 8) return null;
  if (head.toString('latin1', 0, 15) === 'SQLite format 3') return 'geopackage';
  if (head.readUInt32LE(0) === 0x04034b50) return 'zip';
  if (head.readInt32BE(0) === 9994) return 'shapefile';
  return /^[^{[]{0,16}\{/.test(head.toString('latin1', 0, count)) ? 'geojson' : null;
}

async function openZip(path: string, workDir: string, signal?: AbortSignal): Promise<SourceFile> {
  const folder = await mkdtemp(join(workDir, UNPACKED));
  try {
    const files = await unzip(path, folder, signal);
    const inner = innerSource(files);
    return {
      ...inner,
      close: () => {
        inner.close();
        // At once: the thread of an import ends right behind it.
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function innerSource(files: readonly string[]): SourceFile {
  const catalog = files.find((file) => /a00000001\.gdbtable$/i.test(file));
  if (catalog !== undefined) return openFileGdb(dirname(catalog));
  const shapefiles = files.filter((file) => /\.shp$/i.test(file));
  if (shapefiles.length > 0) return openShapefiles(shapefiles);
  const geopackage = files.find((file) => /\.gpkg$/i.test(file));
  if (geopackage !== undefined) return openGeoPackage(geopackage);
  const geojson = files.find((file) => /\.(?:geo)?json$/i.test(file));
  if (geojson !== undefined) return openGeoJson(geojson);
  if (files.some((file) => /\.cdf$/i.test(file))) {
    throw new UnreadableFabric('The geodatabase is compressed (CDF). Save it uncompressed.');
  }
  throw new UnreadableFabric('The zip archive holds no geodatabase, shapefile, GeoPackage or GeoJSON.');
}

export async function openSource(path: string, workDir: string, signal?: AbortSignal): Promise<SourceFile> {
  switch (findFabricKind(path)) {
    case 'geojson':
      return openGeoJson(path);
    case 'geopackage':
      return openGeoPackage(path);
    case 'shapefile':
      return openShapefiles([path]);
    case 'filegdb':
      return openFileGdb(path);
    case 'zip':
      return openZip(path, workDir, signal);
    case null:
      throw new UnreadableFabric('It is not a GeoPackage, shapefile, GeoJSON or file geodatabase.');
  }
}
