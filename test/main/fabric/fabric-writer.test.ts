// Rows go in many at a time, and into an empty table before its indexes: what is held afterwards is the same.
import { expect, test } from 'vitest';
import { migrateFabric } from '#main/fabric/fabric-tables.ts';
import { fabricWriter } from '#main/fabric/fabric-writer.ts';
import { readRings } from '#main/fabric/geometry-blob.ts';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';

const PLSSID = 'KS060100S0100W0';

function opened(): Sqlite {
  const db = openSqlite(':memory:');
  migrateFabric(db);
  return db;
}

const ringOf = (i: number) => [i / 100, 0, i / 100 + 1, 0, i / 100, 1];

function write(db: Sqlite, source: string, plssid: string, count: number): void {
  const writer = fabricWriter(db, source);
  for (let i = 0; i < count; i += 1) {
    const row = { kind: 'section', plssid, frstdivid: `${plssid}SN${i}`, type: 'SN', number: String(i) } as const;
    writer.write(row, [ringOf(i)], null);
  }
  writer.finish();
}

interface Held {
  id: number;
  source: string;
  plssid: string;
  number: string;
  rings: Uint8Array;
}

const held = (db: Sqlite) => db.prepare<Held>('SELECT * FROM section ORDER BY id').all();
const boxes = (db: Sqlite) => db.prepare('SELECT id FROM section_box ORDER BY id').all();
const indexes = (db: Sqlite) =>
  db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name").all();

test.each([1, 49, 50, 51, 120])('%i sections into an empty table', (count) => {
  const db = opened();
  write(db, 'a', PLSSID, count);
  const rows = held(db);
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, i) => String(i)));
  for (const [i, { rings }] of rows.entries()) expect(readRings(rings).flat(2)).toEqual(ringOf(i));
  expect(boxes(db)).toEqual(rows.map(({ id }) => ({ id })));
});

test('the indexes are those of a new file after the first import and after the next', () => {
  const [db, fresh] = [opened(), indexes(opened())];
  expect(fresh.length).toBeGreaterThan(0);
  write(db, 'a', PLSSID, 60);
  expect(indexes(db)).toEqual(fresh);
  write(db, 'b', PLSSID, 60);
  expect(indexes(db)).toEqual(fresh);
  expect(db.pragma('integrity_check')).toBe('ok');
});

test('an import taken back leaves the indexes that were there', () => {
  const db = opened();
  db.exec('BEGIN');
  fabricWriter(db, 'a').write({ kind: 'township', plssid: PLSSID, label: '' }, [ringOf(0)], null);
  expect(indexes(db)).not.toEqual(indexes(opened()));
  db.exec('ROLLBACK');
  expect(indexes(db)).toEqual(indexes(opened()));
});

test('of a township that comes again, what the older import held is put out, and nothing of others', () => {
  const db = opened();
  const other = 'KS060100S0200W0';
  write(db, 'a', PLSSID, 70);
  write(db, "b's", other, 30);
  write(db, 'c', PLSSID, 55);
  expect(held(db).map(({ source, plssid }) => `${source} ${plssid}`)).toEqual([
    ...Array(30).fill(`b's ${other}`),
    ...Array(55).fill(`c ${PLSSID}`),
  ]);
  expect(boxes(db)).toEqual(held(db).map(({ id }) => ({ id })));
});
