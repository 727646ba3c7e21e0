// The boxes of an import and the index over them. SQLite's R*Tree takes one box at a time, which costs more than all else
// of an import; where most of an index is new it is written at once: neighbours in one leaf, leaf beside leaf (sort, tile,
// recurse: Leutenegger and others 1997), in the form of its own tables (https://www.sqlite.org/rtree.html).
import type { FabricClass } from '#main/fabric/fabric-tables.ts';
import type { Sqlite } from '#main/store/sqlite.ts';

/** A cell is an id of eight bytes and four sides of four; before the cells stand the depth and how many there are. */
const CELL_BYTES = 24;
const HEAD_BYTES = 4;
/** Nodes are left some room, so that what comes later does not split every one. */
const FILLED = 0.9;
/** Every so many pairs go into the table at once. */
const TOGETHER = 100;

/** West, east, south and north of each, as the index keeps them: single precision, rounded outward. */
export class Boxes {
  count = 0;
  ids = new Float64Array(256);
  sides = new Float32Array(1024);

  add(id: number, west: number, east: number, south: number, north: number): void {
    if (this.count === this.ids.length) {
      this.ids = longer(this.ids, new Float64Array(this.count * 2));
      this.sides = longer(this.sides, new Float32Array(this.count * 8));
    }
    const at = this.count * 4;
    this.ids[this.count] = id;
    this.sides[at] = downward(west);
    this.sides[at + 1] = upward(east);
    this.sides[at + 2] = downward(south);
    this.sides[at + 3] = upward(north);
    this.count += 1;
  }
}

function longer<List extends Float64Array | Float32Array>(short: List, long: List): List {
  long.set(short);
  return long;
}

// As SQLite rounds a box that is put in by itself (rtree.c).
const AWAY = 1 + 1 / 2 ** 23;
const TOWARDS = 1 - 1 / 2 ** 23;

function downward(side: number): number {
  const single = Math.fround(side);
  return single > side ? Math.fround(side * (side < 0 ? AWAY : TOWARDS)) : single;
}

function upward(side: number): number {
  const single = Math.fround(side);
  return single < side ? Math.fround(side * (side < 0 ? TOWARDS : AWAY)) : single;
}

/** Brings the boxes into the index of their class. */
export function addBoxes(db: Sqlite, kind: FabricClass, added: Boxes): void {
  if (added.count === 0) return;
  const table = `${kind}_box`;
  const held = db.prepare<{ n: number }>(`SELECT count(*) AS n FROM ${table}_rowid`).get()?.n ?? 0;
  if (added.count < held / 2) addEach(db, table, added);
  else {
    const rows = db.prepare<Record<'id' | 'west' | 'east' | 'south' | 'north', number>>(`SELECT * FROM ${table}`);
    for (const { id, west, east, south, north } of rows.all()) added.add(id, west, east, south, north);
    db.withShadowTables(() => new Packing(db, table, added).write());
  }
}

function addEach(db: Sqlite, table: string, { count, ids, sides }: Boxes): void {
  const insert = db.prepare(`INSERT INTO ${table} VALUES (?, ?, ?, ?, ?)`);
  for (let i = 0; i < count; i += 1) insert.run(ids[i] as number, ...sides.subarray(i * 4, i * 4 + 4));
}

/** What stands in a node: rows in a leaf, nodes in all others. */
interface Level {
  readonly count: number;
  readonly ids: Float64Array;
  readonly sides: Float32Array;
}

class Packing {
  readonly #db: Sqlite;
  readonly #table: string;
  readonly #boxes: Boxes;
  readonly #node_bytes: number;
  readonly #most: number;
  readonly #insert: ReturnType<Sqlite['prepare']>;
  /** The root is the first. */
  #last_node = 1;

  constructor(db: Sqlite, table: string, boxes: Boxes) {
    this.#db = db;
    this.#table = table;
    this.#boxes = boxes;
    const root = db.prepare<{ bytes: number }>(`SELECT length(data) AS bytes FROM ${table}_node WHERE nodeno = 1`);
    this.#node_bytes = root.get()?.bytes ?? 0;
    this.#most = Math.floor((this.#node_bytes - HEAD_BYTES) / CELL_BYTES);
    if (this.#most < 2) throw new Error(`The index ${table} has no root to build on.`);
    this.#insert = db.prepare(`INSERT INTO ${table}_node (nodeno, data) VALUES (?, ?)`);
  }

  write(): void {
    for (const part of ['node', 'rowid', 'parent']) this.#db.exec(`DELETE FROM ${this.#table}_${part}`);
    let level: Level = this.#boxes;
    let depth = 0;
    for (; level.count > this.#most; depth += 1) level = this.#above(level, depth === 0);
    const all = Uint32Array.from({ length: level.count }, (_, i) => i);
    this.#insert.run(1, this.#nodeOf(level, all, depth));
    this.#tell(level, new Float64Array(level.count).fill(1), depth === 0);
  }

  /** The nodes that hold a level, as the level above it. */
  #above(level: Level, isLeaf: boolean): Level {
    const groups = groupsOf(level, Math.floor(this.#most * FILLED));
    const ids = new Float64Array(groups.length);
    const sides = new Float32Array(groups.length * 4);
    const within = new Float64Array(level.count);
    for (const [i, group] of groups.entries()) {
      this.#last_node += 1;
      ids[i] = this.#last_node;
      this.#insert.run(this.#last_node, this.#nodeOf(level, group, 0));
      sides.set(around(level, group), i * 4);
      for (const member of group) within[member] = this.#last_node;
    }
    this.#tell(level, within, isLeaf);
    return { count: groups.length, ids, sides };
  }

  /** Tells of each row, or of each node, the node that it stands in. */
  #tell({ count, ids }: Level, within: Float64Array, isLeaf: boolean): void {
    const into = isLeaf ? `${this.#table}_rowid (rowid, nodeno)` : `${this.#table}_parent (nodeno, parentnode)`;
    // The driver hands over every number as a real one.
    const pair = '(?, CAST(? AS INTEGER))';
    const pairs = (n: number) => this.#db.prepare(`INSERT INTO ${into} VALUES ${Array(n).fill(pair).join(', ')}`);
    const many = pairs(TOGETHER);
    for (let from = 0; from < count; from += TOGETHER) {
      const to = Math.min(count, from + TOGETHER);
      const values: number[] = [];
      for (let i = from; i < to; i += 1) values.push(ids[i] as number, within[i] as number);
      (to - from === TOGETHER ? many : pairs(to - from)).run(...values);
    }
  }

  #nodeOf({ ids, sides }: Level, group: Uint32Array, depth: number): Uint8Array {
    const bytes = new Uint8Array(this.#node_bytes);
    const view = new DataView(bytes.buffer);
    view.setUint16(0, depth);
    view.setUint16(2, group.length);
    let at = HEAD_BYTES;
    for (const member of group) {
      const id = ids[member] as number;
      view.setUint32(at, Math.floor(id / 2 ** 32));
      view.setUint32(at + 4, id % 2 ** 32);
      for (let side = 0; side < 4; side += 1) view.setFloat32(at + 8 + side * 4, sides[member * 4 + side] as number);
      at += CELL_BYTES;
    }
    return bytes;
  }
}

/** Neighbours together, at most so many: strips from west to east, each cut from south to north. */
function groupsOf(level: Level, most: number): Uint32Array[] {
  const all = Uint32Array.from({ length: level.count }, (_, i) => i);
  const strips = Math.ceil(Math.sqrt(level.count / most));
  return cut(sorted(level, all, 0), strips).flatMap((strip) =>
    cut(sorted(level, strip, 2), Math.ceil(strip.length / most)),
  );
}

/** So many pieces of nearly the same length. */
function cut(list: Uint32Array, pieces: number): Uint32Array[] {
  const at = (i: number) => Math.floor((i * list.length) / pieces);
  return Array.from({ length: pieces }, (_, i) => list.subarray(at(i), at(i + 1)));
}

const PLACES = 2 ** 26;

/** By the middles along an axis, to a metre or so: place and member in one number, which is sorted without being asked. */
function sorted({ sides }: Level, members: Uint32Array, axis: 0 | 2): Uint32Array {
  const keys = new Float64Array(members.length);
  for (let i = 0; i < members.length; i += 1) {
    const member = members[i] as number;
    const middle = ((sides[member * 4 + axis] as number) + (sides[member * 4 + axis + 1] as number)) / 2;
    keys[i] = Math.floor(((middle + 180) / 360) * (PLACES - 1)) * PLACES + member;
  }
  keys.sort();
  const inOrder = new Uint32Array(members.length);
  for (let i = 0; i < members.length; i += 1) inOrder[i] = (keys[i] as number) % PLACES;
  return inOrder;
}

function around({ sides }: Level, group: Uint32Array): [number, number, number, number] {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const member of group) {
    west = Math.min(west, sides[member * 4] as number);
    east = Math.max(east, sides[member * 4 + 1] as number);
    south = Math.min(south, sides[member * 4 + 2] as number);
    north = Math.max(north, sides[member * 4 + 3] as number);
  }
  return [west, east, south, north];
}
