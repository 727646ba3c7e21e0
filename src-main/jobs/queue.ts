// The queue at work: as many documents at a time as the machine has cores, and a few more of those that need no
// recogniser, accounts taking turns. On a full disk it waits.
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import { NeedsRecogniser } from '#main/ingest/ingest.ts';
import { type Hand, HEAVY_HAND, LIGHT_HAND } from '#main/jobs/lanes.ts';
import type { Taken } from '#main/jobs/line.ts';
import { isPassing } from '#main/jobs/passing.ts';
import { giveUp, isGivenUp, recover } from '#main/jobs/recover.ts';
import { RoomWatch } from '#main/jobs/room-watch.ts';
import { marksOf, runDocument } from '#main/jobs/run-document.ts';
import { NoRoom, Stopped } from '#main/jobs/stopped.ts';
import { isUnwritable } from '#main/store/data-folder.ts';

export interface Queue {
  /** Looks for work; call after something was queued. */
  wake(): void;
  /** Stops taking work; what is under way may finish for so long, and is then handed back. */
  close(drain_ms?: number): Promise<void>;
}

/** Settles what an earlier process left, then works until closed. */
export async function startQueue(app: App): Promise<Queue> {
  await recover(app);
  const work = new Work(app);
  app.line.watch(() => work.wake());
  work.wake();
  return work;
}

interface Running {
  readonly account_id: number;
  readonly hand: Hand;
  done: Promise<void>;
  /** It has been read, and its outcome is being written. */
  settling: boolean;
}

class Work implements Queue {
  readonly #app: App;
  readonly #running = new Map<string, Running>();
  #looking: Promise<void> | null = null;
  #again = false;
  #closed = false;
  #later: NodeJS.Timeout | undefined;
  readonly #room: RoomWatch;

  constructor(app: App) {
    this.#app = app;
    this.#room = new RoomWatch(app, () => this.wake());
  }

  wake(): void {
    if (this.#closed || this.#room.waiting || !this.#hands().some(([hand, most]) => this.#isFree(hand, most))) return;
    if (this.#looking !== null) {
      this.#again = true;
      return;
    }
    this.#looking = this.#fill()
      .catch((fault: unknown) => {
        this.#app.log.error({ err: fault }, 'the queue stumbled');
        if (isUnwritable(fault)) this.#room.wait(0);
        else this.#wakeLater();
      })
      .finally(() => {
        this.#looking = null;
        if (this.#again && !this.#closed) {
          this.#again = false;
          this.wake();
        }
      });
  }

  /** What waits is not left until somebody brings more, as where another program had the database locked. */
  #wakeLater(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.wake(), this.#app.config.limits.room_check_ms);
    this.#later.unref();
  }

  async close(drain_ms = 0): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#later);
    await this.#room.close();
    await this.#looking;
    // Synchronous work as well: its outcome has to be written down before the store closes.
    const works = [...this.#app.under_way.values()];
    const over = Promise.all([
      ...works.map(({ settled }) => settled),
      ...[...this.#running.values()].map(({ done }) => done),
    ]);
    const patience = setTimeout(() => {
      for (const { stop } of works) stop.abort(new Stopped('closing'));
    }, drain_ms);
    await over;
    clearTimeout(patience);
  }

  async #fill(): Promise<void> {
    for (const [hand, most] of this.#hands()) {
      while (!this.#closed && !this.#room.waiting && this.#isFree(hand, most)) {
        const taken = await this.#app.line.next(hand, (account) => this.#runningOf(account));
        // These hands take whatever there is: where they find nothing, the others need not look.
        if (taken === undefined && hand === HEAVY_HAND) return;
        if (taken === undefined) break;
        this.#start(taken, hand);
      }
    }
  }

  /** Each, and how many of it there are. One that gets free looks for work by itself. */
  #hands(): readonly (readonly [hand: Hand, most: number])[] {
    const { workers, light_workers } = this.#app.config;
    return [
      [HEAVY_HAND, workers],
      [LIGHT_HAND, light_workers],
    ];
  }

  /** What is being written down keeps no hand from reading, unless the disk is so slow that it piles up. */
  #isFree(hand: Hand, most: number): boolean {
    let own = 0;
    let reading = 0;
    for (const one of this.#running.values()) {
      if (one.hand !== hand) continue;
      own += 1;
      if (!one.settling) reading += 1;
    }
    return own < 2 * most && reading < most;
  }

  #runningOf(account: number): number {
    return [...this.#running.values()].filter(({ account_id }) => account_id === account).length;
  }

  #start({ run, bytes }: Taken, hand: Hand): void {
    const marks = marksOf(this.#app, run);
    const own: Running = { account_id: run.account_id, hand, done: Promise.resolve(), settling: false };
    // Where an engine keeps the line, the next is not in this one's transaction: it comes when this one is written.
    const settling = () => {
      own.settling = !this.#app.line.shared;
      if (own.settling) this.wake();
    };
    const read = () => runDocument(this.#app, run, { bytes, recognise: hand.lane === 'heavy', settling });
    own.done = (isGivenUp(this.#app, run) ? giveUp(this.#app, run) : read())
      .then(() => this.#room.enough())
      .catch((why: unknown) => {
        if (why instanceof NoRoom) this.#room.wait(why.bytes, why.handed_back ? null : run);
        if (why instanceof NoRoom || why instanceof Refusal || why instanceof Stopped) return;
        if (why instanceof NeedsRecogniser) return;
        if (isPassing(why)) return this.#app.log.warn({ ...marks, err: why }, 'a document was left to be read again');
        this.#app.log.error({ ...marks, err: why }, 'a document failed');
      })
      .finally(() => {
        this.#running.delete(run.id);
        this.wake();
      });
    this.#running.set(run.id, own);
  }
}
