// GeoPackage read directly through SQLite: every feature table in turn, row by row.
import { statSync } from 'node:fs';
import { isAsked } from '#main/fabric/cadnsdi-row.ts';
import {
  type SourceFeature,
  type SourceFile,
  type SourceLayer,
  UnreadableFabric,
} from '#main/fabric/source-feature.ts';
import { readGeoPackageShape } from '#main/fabric/well-known-binary.ts';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';

interface LayerRow {
  table_name: string;
  column_name: string;
  organization: string | null;
  code: number | null;
  definition: string | null;
}

const LAYERS = `
  SELECT g.table_name, g.column_name, s.organization, s.organization_coordsys_id AS code, s.definition
  FROM gpkg_geometry_columns g
  JOIN gpkg_contents c ON c.table_name = g.table_name AND c.data_type = 'features'
  LEFT JOIN gpkg_spatial_ref_sys s ON s.srs_id = g.srs_id
  ORDER BY g.table_name`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function* featuresOf(
  db: Sqlite,
  row: LayerRow,
  isWanted: (column: string) => boolean,
  seen: { read: number },
): Generator<SourceFeature> {
  const { column_name } = row;
  const table = quoted(row.table_name);
  const columns = db.prepare<{ name: string }>('SELECT name FROM pragma_table_info(?)').all(row.table_name);
  const wanted = columns.map(({ name }) => name).filter((name) => name === column_name || isWanted(name));
  if (!wanted.includes(column_name)) return;
  for (const record of db.prepare(`SELECT ${wanted.map(quoted).join(', ')} FROM ${table}`).iterate()) {
    seen.read += 1;
    const blob = record[column_name];
    if (!(blob instanceof Uint8Array)) continue;
    const { rings, point } = readGeoPackageShape(blob);
    yield { properties: record, rings, point };
  }
}

/** A definition of a known projection is worth more than its number. */
function systemOf(row: LayerRow): string {
  const code = row.code ?? 0;
  if (code === 4326 || code === 4269 || code === 3857) return `EPSG:${code}`;
  if (row.definition !== null && /^\s*(?:PROJ|GEO|BOUND|COMP)/i.test(row.definition)) return row.definition;
  return code > 0 ? `${row.organization ?? 'EPSG'}:${code}` : '';
}

/** With the columns that are wanted: a county's files have many more than are asked of a feature. */
export function openGeoPackage(path: string, isWanted: (column: string) => boolean = isAsked): SourceFile {
  const db = openSqlite(path, { readonly: true, fileMustExist: true });
  try {
    const rows = db.prepare<LayerRow>(LAYERS).all();
    const counts = rows.map(
      (row) => db.prepare<{ n: number }>(`SELECT count(*) AS n FROM ${quoted(row.table_name)}`).get()?.n ?? 0,
    );
    const total = counts.reduce((sum, n) => sum + n, 0);
    const size = statSync(path).size;
    const seen = { read: 0 };
    const layers: SourceLayer[] = rows.map((row) => ({
      name: row.table_name,
      coordinate_system: systemOf(row),
      features: featuresOf(db, row, isWanted, seen),
    }));
    return {
      format: 'geopackage',
      layers,
      progress: () => ({ read: total === 0 ? size : Math.round((seen.read / total) * size), total: size }),
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    if (error instanceof UnreadableFabric) throw error;
    throw new UnreadableFabric('It is not a GeoPackage with feature tables, or it is damaged.');
  }
}
