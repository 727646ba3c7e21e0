// Rows into the fabric database: the first of a township seen in an import puts out what older imports held of it.
import { addBoxes, Boxes } from '#main/fabric/box-index.ts';
import type { FabricRow } from '#main/fabric/cadnsdi-row.ts';
import { FABRIC_CLASSES, type FabricClass } from '#main/fabric/fabric-tables.ts';
import { boxOfRings, writeRings } from '#main/fabric/geometry-blob.ts';
import type { FlatRing } from '#main/fabric/source-feature.ts';
import type { Sqlite, SqliteStatement, SqliteValue } from '#main/store/sqlite.ts';

export interface FabricWriter {
  write(row: FabricRow, rings: readonly FlatRing[], point: readonly [number, number] | null): void;
  /** After the last row: until then none of them is found by its place, nor counted to its source. */
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

const COLUMNS: Readonly<Record<FabricClass, readonly string[]>> = {
  township: ['plssid', 'label', 'rings'],
  section: ['plssid', 'frstdivid', 'type', 'number', 'rings'],
  part: ['plssid', 'frstdivid', 'secdivid', 'type', 'name', 'quarter_quarter', 'record_acres', 'rings'],
  point: ['plssid', 'pointid', 'label', 'lon', 'lat'],
};

/** Rows that go into a table at once: the way there costs a row more than its place. */
const TOGETHER = 50;

/** What an import brings of one class. */
class ClassWriter {
  readonly #db: Sqlite;
  readonly #kind: FabricClass;
  /** As it stands in a statement: the same in every row. */
  readonly #source: string;
  readonly #boxes = new Boxes();
  readonly #replaced = new Set<string>();
  readonly #clearOlder: ((plssid: string) => void) | null;
  readonly #indexes: readonly { name: string; sql: string }[];
  readonly #insertMany: SqliteStatement;
  #last_id: number;
  #waiting: SqliteValue[] = [];
  #rows = 0;

  constructor(db: Sqlite, kind: FabricClass, source: string) {
    this.#db = db;
    this.#kind = kind;
    this.#source = `'${source.replaceAll("'", "''")}'`;
    this.#last_id = db.prepare<{ id: number | null }>(`SELECT max(id) AS id FROM ${kind}`).get()?.id ?? 0;
    const isEmpty = this.#last_id === 0;
    this.#clearOlder = isEmpty ? null : clearingOlder(db, kind, source);
    this.#indexes = isEmpty ? this.#takeIndexes() : [];
    this.#insertMany = this.#insertOf(TOGETHER);
  }

  write(row: FabricRow, rings: readonly FlatRing[], point: readonly [number, number] | null): void {
    if (this.#clearOlder !== null && !this.#replaced.has(row.plssid)) {
      this.#replaced.add(row.plssid);
      this.#clearOlder(row.plssid);
    }
    this.#last_id += 1;
    this.#waiting.push(this.#last_id, ...valuesOf(row));
    if (point === null) {
      this.#waiting.push(writeRings(rings));
      const [west, south, east, north] = boxOfRings(rings);
      this.#boxes.add(this.#last_id, west, east, south, north);
    } else {
      this.#waiting.push(...point);
      this.#boxes.add(this.#last_id, point[0], point[0], point[1], point[1]);
    }
    this.#rows += 1;
    if (this.#rows === TOGETHER) this.#insertWaiting();
  }

  /** Whether rows of older imports may have gone. */
  get clears(): boolean {
    return this.#clearOlder !== null;
  }

  /** Of an import that found none before it. */
  get count(): number {
    return this.#last_id;
  }

  finish(): void {
    if (this.#rows > 0) this.#insertWaiting();
    for (const { sql } of this.#indexes) this.#db.exec(sql);
    addBoxes(this.#db, this.#kind, this.#boxes);
  }

  /** Where there are no rows yet, the indexes over them are made once all are there: sorted, which is much less work. */
  #takeIndexes(): { name: string; sql: string }[] {
    const made = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL";
    const indexes = this.#db.prepare<{ name: string; sql: string }>(made).all(this.#kind);
    for (const { name } of indexes) this.#db.exec(`DROP INDEX ${name}`);
    return indexes;
  }

  #insertOf(rows: number): SqliteStatement {
    const columns = ['source', 'id', ...COLUMNS[this.#kind]];
    const row = `(${columns.map((name) => (name === 'source' ? this.#source : '?')).join(', ')})`;
    return this.#db.prepare(
      `INSERT INTO ${this.#kind} (${columns.join(', ')}) VALUES ${Array(rows).fill(row).join(', ')}`,
    );
  }

  #insertWaiting(): void {
    const insert = this.#rows === TOGETHER ? this.#insertMany : this.#insertOf(this.#rows);
    insert.run(...this.#waiting);
    this.#waiting = [];
    this.#rows = 0;
  }
}

/** Puts out what older imports held of a township. */
function clearingOlder(db: Sqlite, kind: FabricClass, source: string): (plssid: string) => void {
  const older = db.prepare<{ id: number }>(`SELECT id FROM ${kind} WHERE plssid = ? AND source <> ?`);
  const clear = db.prepare(`DELETE FROM ${kind} WHERE id = ?`);
  const clearBox = db.prepare(`DELETE FROM ${kind}_box WHERE id = ?`);
  return (plssid) => {
    for (const { id } of older.all(plssid, source)) {
      clear.run(id);
      clearBox.run(id);
    }
  };
}

export function fabricWriter(db: Sqlite, source: string): FabricWriter {
  const classes = new Map<FabricClass, ClassWriter>();
  return {
    write(row, rings, point) {
      let found = classes.get(row.kind);
      if (found === undefined) {
        found = new ClassWriter(db, row.kind, source);
        classes.set(row.kind, found);
      }
      found.write(row, rings, point);
    },
    finish() {
      for (const one of classes.values()) one.finish();
      if ([...classes.values()].some(({ clears }) => clears)) recountSources(db);
      // What other sources hold is as it was: nothing need be walked through to be counted.
      else
        for (const [kind, { count }] of classes)
          db.prepare(`UPDATE source SET ${kind}s = ? WHERE id = ?`).run(count, source);
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
function recountSources(db: Sqlite): void {
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
