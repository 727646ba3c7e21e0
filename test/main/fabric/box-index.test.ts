// An index written at once answers as one that was filled box by box, and SQLite itself finds nothing wrong with it.
import { expect, test } from 'vitest';
import { addBoxes, Boxes } from '#main/fabric/box-index.ts';
import { migrateFabric } from '#main/fabric/fabric-tables.ts';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';
import { randomOf } from '#test/support/random.ts';

type Side = [id: number, west: number, east: number, south: number, north: number];

function opened(): Sqlite {
  const db = openSqlite(':memory:');
  migrateFabric(db);
  return db;
}

function placesOf(count: number, from: number, seed: number): Side[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, i) => {
    const [west, south] = [-180 + 359 * random(), -90 + 179 * random()];
    return [from + i, west, west + random() * random(), south, south + random() * random()];
  });
}

function add(db: Sqlite, places: readonly Side[]): void {
  const boxes = new Boxes();
  for (const place of places) boxes.add(...place);
  addBoxes(db, 'section', boxes);
}

const oneByOne = (places: readonly Side[]): Sqlite => {
  const db = opened();
  const insert = db.prepare('INSERT INTO section_box VALUES (?, ?, ?, ?, ?)');
  for (const place of places) insert.run(...place);
  return db;
};

const all = (db: Sqlite) => db.prepare('SELECT * FROM section_box ORDER BY id').all();
const within = (db: Sqlite, [west, south, wide]: [number, number, number]) =>
  db
    .prepare('SELECT id FROM section_box WHERE west <= ? AND east >= ? AND south <= ? AND north >= ? ORDER BY id')
    .all(west + wide, west, south + wide, south);
const checked = (db: Sqlite) => db.prepare("SELECT rtreecheck('section_box') AS told").get()?.told;

test.each([0, 1, 51, 52, 46 * 46, 5000])('%i boxes at once', (count) => {
  const places = placesOf(count, 2 ** 33, count);
  const [packed, slow] = [opened(), oneByOne(places)];
  add(packed, places);
  expect(checked(packed)).toBe('ok');
  expect(all(packed)).toEqual(all(slow));
  for (const at of [
    [-100, 30, 10],
    [0, 0, 1],
    [-180, -90, 360],
    [20, -40, 0.01],
  ] as [number, number, number][])
    expect(within(packed, at)).toEqual(within(slow, at));
});

test('more boxes, few or many, join those that are there, and boxes can be taken out and put in', () => {
  const db = opened();
  const kept = [placesOf(3000, 1, 1), placesOf(40, 10_000, 2), placesOf(4000, 20_000, 3)];
  for (const places of kept) add(db, places);
  const slow = oneByOne(kept.flat());
  for (const one of [db, slow]) {
    one.prepare('DELETE FROM section_box WHERE id % 3 = 0').run();
    one.prepare('INSERT INTO section_box VALUES (?, ?, ?, ?, ?)').run(99_999, -100, -99, 40, 41);
  }
  expect(checked(db)).toBe('ok');
  expect(all(db)).toEqual(all(slow));
  expect(within(db, [-120, 20, 40])).toEqual(within(slow, [-120, 20, 40]));
});

test('the tables of the index cannot be written otherwise', () => {
  expect(() => opened().exec('DELETE FROM section_box_node')).toThrow(/may not be modified/);
});
