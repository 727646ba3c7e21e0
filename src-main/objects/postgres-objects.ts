// Documents in the database that several processes share: whoever keeps that keeps them too, and one copy is of one moment.
import { createHash } from 'node:crypto';
import {
  type Bytes,
  Damaged,
  joined,
  keptAtOnce,
  type Objects,
  portions,
  type Range,
  type Stored,
  type Written,
} from '#main/objects/objects.ts';
import type { Db } from '#main/store/db.ts';
import { lockName } from '#main/store/dialect.ts';
import {
  deleteObject,
  findObject,
  findPart,
  insertObject,
  insertPart,
  listObjects,
  PART_BYTES,
} from '#main/store/objects.ts';

const PLACE = 'the database';
const AT_A_TIME = 1000;

/** `db` is apart from the store's own connections: a document may be asked for in the middle of a transaction there. */
export function postgresObjects(db: Db, now: () => Date): Objects {
  return {
    place: PLACE,
    ...keptAtOnce((name, bytes) => put(db, name, bytes, now())),
    read: (name) => read(db, name),
    get: async (name, range) => {
      const found = await findObject(db, name);
      return found === undefined ? null : parts(db, found.name, range ?? { from: 0, to: found.bytes - 1 });
    },
    has: async (name) => (await findObject(db, name)) !== undefined,
    seems: () => true,
    remove: async (name) => {
      if (name !== null) await deleteObject(db, name);
    },
    list: (room) => list(db, room),
    close: () => db.destroy(),
  };
}

function put(db: Db, name: string, bytes: Bytes, now: Date): Promise<Written> {
  return db.transaction().execute(async (within) => {
    // Of two that write the same name the second waits, and is then the one that is kept.
    await lockName(within, `object ${name}`);
    await deleteObject(within, name);
    const sum = createHash('sha256');
    let length = 0;
    let part = 0;
    for await (const content of portions(bytes, PART_BYTES)) {
      sum.update(content);
      length += content.length;
      await insertPart(within, { name, part, content });
      part += 1;
    }
    const sha256 = sum.digest('hex');
    await insertObject(within, { name, bytes: length, sha256, stored_at: now.toISOString() });
    return { bytes: length, sha256 };
  });
}

async function read(db: Db, name: string): Promise<Uint8Array | null> {
  const found = await findObject(db, name);
  if (found === undefined) return null;
  const whole = await joined(parts(db, name, { from: 0, to: found.bytes - 1 }));
  if (createHash('sha256').update(whole).digest('hex') === found.sha256) return whole;
  // Removed or written over between the two looks: what is there now counts.
  const later = await findObject(db, name);
  if (later === undefined) return null;
  if (later.sha256 !== found.sha256) return read(db, name);
  throw new Damaged(name, PLACE);
}

async function* parts(db: Db, name: string, { from, to }: Range): AsyncIterable<Uint8Array> {
  for (let part = Math.floor(from / PART_BYTES); part * PART_BYTES <= to; part += 1) {
    const content = await findPart(db, name, part);
    if (content === null) return;
    const start = part * PART_BYTES;
    yield content.subarray(Math.max(0, from - start), to + 1 - start);
  }
}

async function* list(db: Db, room: string): AsyncIterable<Stored> {
  for (let after = ''; ; ) {
    const rows = await listObjects(db, `${room}/`, after, AT_A_TIME);
    for (const { name, bytes, stored_at } of rows) yield { name, bytes, stored_at: new Date(stored_at) };
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_A_TIME) return;
    after = last.name;
  }
}
