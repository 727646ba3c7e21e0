// Writes layers of plain features as a GeoPackage file: contents, extents, spatial index, column notes and metadata.
import { boxOf, type Geometry, positionsOf } from '#main/export/geometry.ts';
import { geopackageBinary } from '#main/export/geopackage-binary.ts';
import {
  APPLICATION_ID,
  CORE_TABLES,
  quoted,
  RTREE_DEFINITION,
  spatialIndexTriggers,
  USER_VERSION,
} from '#main/export/geopackage-tables.ts';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';

export type ColumnValue = string | number | boolean | null;

export interface Column {
  readonly name: string;
  readonly type: 'TEXT' | 'REAL' | 'INTEGER' | 'BOOLEAN';
  /** What the column holds and in what unit. */
  readonly note: string;
}

export interface LayerFeature {
  /** Null for a row that belongs to the layer but has no shape of its own. */
  readonly geometry: Geometry | null;
  readonly values: Readonly<Record<string, ColumnValue>>;
}

export interface Layer {
  readonly name: string;
  readonly description: string;
  readonly srs_id: number;
  readonly geometry_type: 'POINT' | 'LINESTRING' | 'POLYGON' | 'MULTIPOLYGON';
  readonly columns: readonly Column[];
  readonly features: readonly LayerFeature[];
}

export interface FileNotes {
  /** RFC 3339; the only clock that the file knows, so that the same input gives the same bytes. */
  readonly at: string;
  readonly facts: Readonly<Record<string, ColumnValue>>;
}

/** The bytes of a GeoPackage with the layers in the order given. */
export function geopackageFile(layers: readonly Layer[], notes: FileNotes): Uint8Array<ArrayBuffer> {
  const db = openSqlite(':memory:');
  try {
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${USER_VERSION}`);
    db.transaction(() => {
      db.exec(CORE_TABLES);
      const at = new Date(notes.at).toISOString();
      for (const layer of layers) writeLayer(db, layer, at);
      writeMetadata(db, notes.facts, at);
    });
    return db.serialize();
  } finally {
    db.close();
  }
}

function writeLayer(db: Sqlite, layer: Layer, at: string): void {
  const columns = layer.columns.map((column) => `${quoted(column.name)} ${column.type}`).join(', ');
  db.exec(
    `CREATE TABLE ${quoted(layer.name)} (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom ${layer.geometry_type}, ${columns})`,
  );
  const box = boxOf(positionsIn(layer));
  db.prepare('INSERT INTO gpkg_contents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    layer.name,
    'features',
    layer.name,
    layer.description,
    at,
    box?.west ?? null,
    box?.south ?? null,
    box?.east ?? null,
    box?.north ?? null,
    layer.srs_id,
  );
  db.prepare('INSERT INTO gpkg_geometry_columns VALUES (?, ?, ?, ?, 0, 0)').run(
    layer.name,
    'geom',
    layer.geometry_type,
    layer.srs_id,
  );
  describeColumns(db, layer);
  writeFeatures(db, layer);
}

function* positionsIn(layer: Layer) {
  for (const { geometry } of layer.features) if (geometry !== null) yield* positionsOf(geometry);
}

function describeColumns(db: Sqlite, layer: Layer): void {
  const insert = db.prepare(
    'INSERT INTO gpkg_data_columns (table_name, column_name, title, description) VALUES (?, ?, ?, ?)',
  );
  for (const { name, note } of layer.columns) insert.run(layer.name, name, name.replaceAll('_', ' '), note);
}

function writeFeatures(db: Sqlite, layer: Layer): void {
  const index = quoted(`rtree_${layer.name}_geom`);
  db.exec(`CREATE VIRTUAL TABLE ${index} USING rtree(id, minx, maxx, miny, maxy)`);
  const names = layer.columns.map((column) => quoted(column.name));
  const slots = names.map(() => '?').join(', ');
  const insert = db.prepare(`INSERT INTO ${quoted(layer.name)} (geom, ${names.join(', ')}) VALUES (?, ${slots})`);
  const point = db.prepare(`INSERT INTO ${index} VALUES (?, ?, ?, ?, ?)`);
  for (const { geometry, values } of layer.features) {
    const blob = geometry === null ? null : geopackageBinary(geometry, layer.srs_id);
    const { lastInsertRowid } = insert.run(blob, ...layer.columns.map(({ name }) => plain(values[name])));
    const box = geometry === null ? null : boxOf(positionsOf(geometry));
    if (box !== null) point.run(lastInsertRowid, box.west, box.east, box.south, box.north);
  }
  db.exec(spatialIndexTriggers(layer.name));
  db.prepare("INSERT INTO gpkg_extensions VALUES (?, 'geom', 'gpkg_rtree_index', ?, 'write-only')").run(
    layer.name,
    RTREE_DEFINITION,
  );
}

function writeMetadata(db: Sqlite, facts: FileNotes['facts'], at: string): void {
  db.prepare(
    "INSERT INTO gpkg_metadata VALUES (1, 'dataset', 'https://schema.org/Dataset', 'application/json', ?)",
  ).run(JSON.stringify(facts));
  db.prepare("INSERT INTO gpkg_metadata_reference VALUES ('geopackage', NULL, NULL, NULL, ?, 1, NULL)").run(at);
}

const plain = (value: ColumnValue | undefined) => (typeof value === 'boolean' ? Number(value) : (value ?? null));
