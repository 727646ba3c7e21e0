// Several pieces of work in one transaction of SQLite: a commit waits for the disk, and one wait does for all that came
// meanwhile. Each piece is whole or not at all by itself, and is answered once it is on the disk.
import { sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';

/** So that others are answered in between. */
const MOST_AT_ONCE = 8;
/** On a slow disk, for others to come. */
const MOST_WAIT_MS = 20;

interface Piece {
  readonly work: (db: Db) => Promise<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (fault: unknown) => void;
}

const desks = new WeakMap<Db, Desk>();

/**
 * `work` in a transaction, perhaps with that of others before and after it. It may be run a second time, after all that it
 * wrote was taken back: it does nothing but ask and write the database. PostgreSQL gathers commits by itself.
 */
export function writeTogether<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (isPostgres(db)) return db.transaction().execute(work);
  const desk = desks.get(db) ?? new Desk(db);
  desks.set(db, desk);
  return new Promise<Result>((done, failed) => desk.take({ work, done: done as Piece['done'], failed }));
}

class Desk {
  readonly #db: Db;
  readonly #waiting: Piece[] = [];
  #busy = false;
  /** When the last commit was over, and how long it took. */
  #last = { at: 0, took: 0 };

  constructor(db: Db) {
    this.#db = db;
  }

  take(piece: Piece): void {
    this.#waiting.push(piece);
    if (!this.#busy) this.#begin();
  }

  /** Once whoever knocks now is let in; and no sooner after a commit than it took, so that most of the time is for others. */
  #begin(): void {
    this.#busy = true;
    const wait = Math.min(MOST_WAIT_MS, this.#last.took) - (performance.now() - this.#last.at);
    if (wait >= 1) setTimeout(() => void this.#write(), wait);
    else setImmediate(() => void this.#write());
  }

  async #write(): Promise<void> {
    const pieces = this.#waiting.splice(0, MOST_AT_ONCE);
    const started = performance.now();
    const ends = await together(this.#db, pieces).catch(() => null);
    this.#last = { at: performance.now(), took: performance.now() - started };
    // The database took all of it back, as on a full disk: whose fault it was shows when each stands alone.
    if (ends === null) for (const piece of pieces) await alone(this.#db, piece);
    else for (const end of ends) end();
    this.#busy = false;
    if (this.#waiting.length > 0) this.#begin();
  }
}

/** What to tell each, once this resolves. */
function together(db: Db, pieces: readonly Piece[]): Promise<(() => void)[]> {
  return db.transaction().execute(async (within) => {
    const ends: (() => void)[] = [];
    for (const { work, done, failed } of pieces) {
      await sql`SAVEPOINT piece`.execute(within);
      try {
        const value = await work(within);
        ends.push(() => done(value));
      } catch (fault) {
        await sql`ROLLBACK TO piece`.execute(within);
        ends.push(() => failed(fault));
      }
      await sql`RELEASE piece`.execute(within);
    }
    return ends;
  });
}

function alone(db: Db, { work, done, failed }: Piece): Promise<void> {
  return db.transaction().execute(work).then(done, failed);
}
