// The tables of the fabric database, one migration after another; `user_version` says how far a file has come.
import type { Sqlite } from '#main/store/sqlite.ts';

const MIGRATIONS = [
  `
  CREATE TABLE source (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    format TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    imported_at TEXT NOT NULL,
    townships INTEGER NOT NULL DEFAULT 0,
    sections INTEGER NOT NULL DEFAULT 0,
    parts INTEGER NOT NULL DEFAULT 0,
    points INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE township (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    plssid TEXT NOT NULL,
    label TEXT NOT NULL,
    rings BLOB NOT NULL
  );
  CREATE TABLE section (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    plssid TEXT NOT NULL,
    frstdivid TEXT NOT NULL,
    type TEXT NOT NULL,
    number TEXT NOT NULL,
    rings BLOB NOT NULL
  );
  CREATE TABLE part (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    plssid TEXT NOT NULL,
    frstdivid TEXT NOT NULL,
    secdivid TEXT NOT NULL,
    type TEXT NOT NULL,
    name TEXT NOT NULL,
    quarter_quarter TEXT NOT NULL,
    record_acres REAL,
    rings BLOB NOT NULL
  );
  CREATE TABLE point (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    plssid TEXT NOT NULL,
    pointid TEXT NOT NULL,
    label TEXT NOT NULL,
    lon REAL NOT NULL,
    lat REAL NOT NULL
  );
  CREATE INDEX township_plssid ON township (plssid);
  CREATE INDEX section_plssid ON section (plssid);
  CREATE INDEX section_frstdivid ON section (frstdivid);
  CREATE INDEX part_plssid ON part (plssid);
  CREATE INDEX part_frstdivid ON part (frstdivid);
  CREATE INDEX point_pointid ON point (pointid);
  CREATE INDEX point_plssid ON point (plssid);
  CREATE VIRTUAL TABLE township_box USING rtree(id, west, east, south, north);
  CREATE VIRTUAL TABLE section_box USING rtree(id, west, east, south, north);
  CREATE VIRTUAL TABLE part_box USING rtree(id, west, east, south, north);
  CREATE VIRTUAL TABLE point_box USING rtree(id, west, east, south, north);
  `,
] as const;

export const FABRIC_CLASSES = ['township', 'section', 'part', 'point'] as const;
export type FabricClass = (typeof FABRIC_CLASSES)[number];

/** Brings a fabric file up to the newest layout. */
export function migrateFabric(db: Sqlite): void {
  const version = Number(db.pragma('user_version'));
  if (version > MIGRATIONS.length) throw new Error('The survey fabric was written by a newer Deedproof.');
  for (let next = version; next < MIGRATIONS.length; next += 1) {
    db.transaction(() => {
      db.exec(MIGRATIONS[next] ?? '');
      db.pragma(`user_version = ${next + 1}`);
    });
  }
}
