// Several pieces of work in one transaction of SQLite, and the wait for the disk apart from it: one wait does for all that
// was committed before. Each piece is whole or not at all by itself, and is answered once it is on the disk.
import { commitAhead, type Db, directOf, writesOf } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import type { Disk } from '#main/store/disk.ts';
import { isLocked } from '#main/store/file-driver.ts';

/** So that others are answered in between: some, and more of what is done soon. */
const AT_ONCE = 16;
const MOST_AT_ONCE = 64;
const MOST_MS = 5;
/**
 * Of the time, so that others come meanwhile and share the next commit: most of it where the last was shared too. Those who
 * were answered then come again; once they are all there nothing is waited for. On a slow disk no longer than that.
 */
const REST = 3;
const REST_OF_MANY = 8;
const MOST_WAIT_MS = 20;

interface Piece {
  /** Whether it is answered only once no power cut takes it back. */
  readonly lasting: boolean;
  /** Until then it may wait for others to share its commit. */
  readonly due: number;
  readonly work: (db: Db) => Promise<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (fault: unknown) => void;
}

const desks = new WeakMap<Db, Desk>();

/**
 * `work` in a transaction, perhaps with that of others before and after it. It may be run a second time, after all that it
 * wrote was taken back: it does nothing but ask and write the database. Where a power cut may take it back, since it would
 * only be done anew, it is not `lasting`. Where nothing is lost by it, it waits `patience_ms` for others to share its commit.
 * PostgreSQL gathers commits by itself.
 */
export function writeTogether<Result>(
  db: Db,
  work: (db: Db) => Promise<Result>,
  { lasting = true, patience_ms = 0 } = {},
): Promise<Result> {
  if (isPostgres(db)) return db.transaction().execute(work);
  const desk = desks.get(db) ?? new Desk(db);
  desks.set(db, desk);
  const due = patience_ms === 0 ? 0 : performance.now() + patience_ms;
  return new Promise<Result>((done, failed) => desk.take({ lasting, due, work, done: done as Piece['done'], failed }));
}

class Desk {
  readonly #db: Db;
  readonly #waiting: Piece[] = [];
  #busy = false;
  /** How many commits wait for the disk. */
  #syncing = 0;
  /** Begins what waits until the disk is free. */
  #held: (() => void) | null = null;
  /** When the last commit was over, and how long it took. */
  #last = { at: 0, took: 0, rest: REST };
  /** How many are likely to come: as many as shared a commit, less with each that fewer shared. */
  #expected = 0;
  /** The next commit, while it waits for its time. */
  #soon: { readonly at: number; readonly timer: NodeJS.Timeout } | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  take(piece: Piece): void {
    this.#waiting.push(piece);
    if (!this.#busy) this.#begin();
    else if (isInHaste(piece)) this.#held?.();
    if (this.#soon !== null && this.#time() < this.#soon.at) {
      clearTimeout(this.#soon.timer);
      this.#beginSoon();
    }
  }

  /**
   * Once whoever knocks now is let in; and after a commit only once the rest of the time was for others. What has to wait
   * for the disk is not earlier there for being committed while it is at work on the commit before.
   */
  #begin(): void {
    this.#busy = true;
    if (this.#syncing === 0 || this.#waiting.some(isInHaste)) {
      this.#beginSoon();
      return;
    }
    const begin = () => {
      clearTimeout(patience);
      this.#held = null;
      this.#beginSoon();
    };
    const patience = setTimeout(begin, MOST_WAIT_MS);
    this.#held = begin;
  }

  #beginSoon(): void {
    const at = this.#time();
    const wait = at - performance.now();
    if (wait >= 1) this.#soon = { at, timer: setTimeout(() => void this.#write(), wait) };
    else {
      this.#soon = null;
      setImmediate(() => void this.#write());
    }
  }

  /** Of the next commit: once all are there, or the rest is over and one waits that waits no longer, or many do. */
  #time(): number {
    const hasty = hastyOf(this.#waiting);
    if (hasty >= Math.max(1, this.#expected)) return this.#last.at;
    const rested = this.#last.at + Math.min(MOST_WAIT_MS, this.#last.rest * this.#last.took);
    if (this.#waiting.length >= AT_ONCE || hasty > 0) return rested;
    return Math.max(rested, Math.min(...this.#waiting.map(({ due }) => due)));
  }

  async #write(): Promise<void> {
    this.#soon = null;
    const pieces = this.#waiting.splice(0, MOST_AT_ONCE);
    this.#expected = Math.max(hastyOf(pieces), this.#expected - 1);
    const started = performance.now();
    const committed = await this.#commit(pieces);
    const at = performance.now();
    this.#last = { at, took: at - started, rest: pieces.length > 1 ? REST_OF_MANY : REST };
    if (Array.isArray(committed)) {
      // Left for the next.
      this.#waiting.unshift(...pieces.slice(committed[0].length));
      this.#tell(...committed);
    } else if (isLocked(committed)) for (const { failed } of pieces) failed(committed);
    // The database took all of it back, as on a full disk: whose fault it was shows when each stands alone.
    else for (const piece of pieces) await alone(this.#db, piece);
    this.#busy = false;
    if (this.#waiting.length > 0) this.#begin();
  }

  #tell(ends: readonly End[], disk: Disk): void {
    this.#syncing += 1;
    void tell(ends, disk).then(() => {
      this.#syncing -= 1;
      if (this.#syncing === 0) this.#held?.();
    });
  }

  /** The fault when the database took all of it back; otherwise those of the pieces that came to their end, from the first on. */
  async #commit(pieces: readonly Piece[]): Promise<[End[], Disk] | Error> {
    const attempt = (how: typeof inOne) =>
      commitAhead(this.#db, (within) => how(within, pieces)).catch((fault: Error) => fault);
    const first = await attempt(inOne);
    return Array.isArray(first) || pieces.length === 1 || isLocked(first) ? first : attempt(together);
  }
}

/** What need not wait for the disk is not kept from the database while the disk is at work; but what has time is. */
const isInHaste = ({ lasting, due }: Piece): boolean => !lasting && due === 0;

/** How many have no time to wait for others. */
const hastyOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((count, { due }) => (due === 0 ? count + 1 : count), 0);

/** What became of a piece, for whoever waits for it. */
interface End {
  readonly piece: Piece;
  readonly tell: () => void;
}

/**
 * Without a savepoint for each, at which the full-text index would write all that it has gathered. That does while those
 * that are refused have written nothing; one that has takes all of it back, and each then has its own.
 */
async function inOne(db: Db, pieces: readonly Piece[]): Promise<End[]> {
  const ends: End[] = [];
  const started = performance.now();
  for (const piece of pieces) {
    if (ends.length >= AT_ONCE && performance.now() - started > MOST_MS) break;
    const before = writesOf(db);
    try {
      const value = await piece.work(db);
      ends.push({ piece, tell: () => piece.done(value) });
    } catch (fault) {
      // After a fault of its own the database may have ended the transaction.
      if (isOfDatabase(fault) || writesOf(db) !== before) throw fault;
      ends.push({ piece, tell: () => piece.failed(fault) });
    }
  }
  return ends;
}

const isOfDatabase = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && String(fault.code).startsWith('SQLITE_');

/** Each with a savepoint of its own. */
async function together(db: Db, pieces: readonly Piece[]): Promise<End[]> {
  const ends: End[] = [];
  // Past the query builder, whose way takes longer than all that these do.
  const say = (statement: string) => directOf(db)?.atOnce(statement).run();
  for (const piece of pieces) {
    say('SAVEPOINT piece');
    try {
      const value = await piece.work(db);
      ends.push({ piece, tell: () => piece.done(value) });
    } catch (fault) {
      say('ROLLBACK TO piece');
      ends.push({ piece, tell: () => piece.failed(fault) });
    }
    say('RELEASE piece');
  }
  return ends;
}

/** Whoever has to wait for the disk does, and others are at the database meanwhile. A refusal is also of what stands there. */
async function tell(ends: readonly End[], disk: Disk): Promise<void> {
  for (const { piece, tell } of ends) if (!piece.lasting) tell();
  const waiting = ends.filter(({ piece }) => piece.lasting);
  if (waiting.length === 0) return;
  await disk.synced().then(
    () => {
      for (const { tell } of waiting) tell();
    },
    (fault: unknown) => {
      for (const { piece } of waiting) piece.failed(fault);
    },
  );
}

function alone(db: Db, { work, done, failed }: Piece): Promise<void> {
  return db.transaction().execute(work).then(done, failed);
}
