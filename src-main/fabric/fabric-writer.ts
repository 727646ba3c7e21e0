// Rows into the fabric database: the first of a township seen in an import puts out what older imports held of it.
import { addBoxes, Boxes } from '#main/fabric/box-index.ts';
import type { FabricRow } from '#main/fabric/cadnsdi-row.ts';
import { FABRIC_CLASSES, type FabricClass } from '#main/fabric/fabric-tables.ts';
import { boxOfRings, writeRings } from '#main/fabric/geometry-blob.ts';
import type { FlatRing } from '#main/fabric/source-feature.ts';
import type { Sqlite, SqliteValue } from '#main/store/db.ts';

export interface FabricWriter {
  write(row: FabricRow, rings: readonly FlatRing[], point: readonly [number, number] | null): void;
  /** After the last row: until then none of them is found by its place. */
  finish(): void;
}

function valuesOf(row: FabricRow): SqliteValue[] {
  switch (row.kind) {
    case 'township':
      return [row.plssid, row.label];
    case 'section':
      return [row.plssid, row.frstdivid, row.type, row.number];
    case 'part':
      return [row.plssid, row.frstdivid, row.secdivid, row.type, row.name, row.quarter_quarter, row.record_acres];
    case 'point':
      return [row.plssid, row.pointid, row.label];
  }
}

const INSERTS: Readonly<Record<FabricClass, string>> = {
  township: 'INSERT INTO township (source, plssid, label, rings) VALUES (?, ?, ?, ?)',
  section: 'INSERT INTO section (source, plssid, frstdivid, type, number, rings) VALUES (?, ?, ?, ?, ?, ?)',
  part: `INSERT INTO part (source, plssid, frstdivid, secdivid, type, name, quarter_quarter, record_acres, rings)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  point: 'INSERT INTO point (source, plssid, pointid, label, lon, lat) VALUES (?, ?, ?, ?, ?, ?)',
};

function statementsOf(db: Sqlite, kind: FabricClass) {
  return {
    insert: db.prepare(INSERTS[kind]),
    boxes: new Boxes(),
    older: db.prepare<{ id: number }>(`SELECT id FROM ${kind} WHERE plssid = ? AND source <> ?`),
    clear: db.prepare(`DELETE FROM ${kind} WHERE id = ?`),
    clearBox: db.prepare(`DELETE FROM ${kind}_box WHERE id = ?`),
  };
}

export function fabricWriter(db: Sqlite, source: string): FabricWriter {
  const statements: Record<FabricClass, ReturnType<typeof statementsOf>> = {
    township: statementsOf(db, 'township'),
    section: statementsOf(db, 'section'),
    part: statementsOf(db, 'part'),
    point: statementsOf(db, 'point'),
  };
  const replaced = new Set<string>();
  return {
    write(row, rings, point) {
      const { insert, boxes, older, clear, clearBox } = statements[row.kind];
      const key = `${row.kind} ${row.plssid}`;
      if (!replaced.has(key)) {
        replaced.add(key);
        for (const { id } of older.all(row.plssid, source)) {
          clear.run(id);
          clearBox.run(id);
        }
      }
      const place: SqliteValue[] = point === null ? [writeRings(rings)] : [...point];
      const { lastInsertRowid } = insert.run(source, ...valuesOf(row), ...place);
      const [west, south, east, north] = point === null ? boxOfRings(rings) : [point[0], point[1], point[0], point[1]];
      boxes.add(Number(lastInsertRowid), west, east, south, north);
    },
    finish() {
      for (const kind of FABRIC_CLASSES) addBoxes(db, kind, statements[kind].boxes);
    },
  };
}

/** Takes out everything that a source brought. */
export function clearSource(db: Sqlite, source: string): void {
  for (const kind of FABRIC_CLASSES) {
    db.prepare(`DELETE FROM ${kind}_box WHERE id IN (SELECT id FROM ${kind} WHERE source = ?)`).run(source);
    db.prepare(`DELETE FROM ${kind} WHERE source = ?`).run(source);
  }
  db.prepare('DELETE FROM source WHERE id = ?').run(source);
}

/** Counts anew what every source still holds, and forgets those that hold nothing. */
export function recountSources(db: Sqlite): void {
  for (const kind of FABRIC_CLASSES) {
    db.prepare(`UPDATE source SET ${kind}s = 0`).run();
    // All of them in one walk, however many there are.
    db.prepare(
      `UPDATE source SET ${kind}s = held.count
       FROM (SELECT source, count(*) AS count FROM ${kind} GROUP BY source) AS held WHERE held.source = source.id`,
    ).run();
  }
  db.prepare('DELETE FROM source WHERE townships + sections + parts + points = 0').run();
}
