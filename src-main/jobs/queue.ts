// The queue at work: as many documents at a time as the machine has cores, and a few more of those that need no
// recogniser, accounts taking turns. On a full disk it waits.
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import { NeedsRecogniser } from '#main/ingest/ingest.ts';
import { type Hand, HEAVY_HAND, LIGHT_HAND } from '#main/jobs/lanes.ts';
import { recover } from '#main/jobs/recover.ts';
import { RoomWatch } from '#main/jobs/room-watch.ts';
import { runDocument } from '#main/jobs/run-document.ts';
import { NoRoom, Stopped } from '#main/jobs/stopped.ts';
import { isUnwritable } from '#main/store/data-folder.ts';
import { claimOldest, listWaitingAccounts } from '#main/store/queue.ts';
import type { Lane, StoredRun } from '#main/store/runs.ts';

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
  work.wake();
  return work;
}

class Work implements Queue {
  readonly #app: App;
  readonly #running = new Map<string, { account_id: number; hand: Hand; done: Promise<void> }>();
  /** Accounts in the order they were last served. */
  readonly #served = new Map<number, number>();
  #turn = 0;
  #looking: Promise<void> | null = null;
  #again = false;
  #closed = false;
  readonly #room: RoomWatch;

  constructor(app: App) {
    this.#app = app;
    this.#room = new RoomWatch(app, () => this.wake());
  }

  wake(): void {
    if (this.#room.waiting) return;
    if (this.#looking !== null) {
      this.#again = true;
      return;
    }
    this.#looking = this.#fill()
      .catch((fault: unknown) => {
        this.#app.log.error({ err: fault }, 'the queue stumbled');
        if (isUnwritable(fault)) this.#room.wait(0);
      })
      .finally(() => {
        this.#looking = null;
        if (this.#again && !this.#closed) {
          this.#again = false;
          this.wake();
        }
      });
  }

  async close(drain_ms = 0): Promise<void> {
    this.#closed = true;
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
    const { workers, light_workers } = this.#app.config;
    for (const [hand, most] of [[HEAVY_HAND, workers] as const, [LIGHT_HAND, light_workers] as const]) {
      while (!this.#closed && !this.#room.waiting && this.#busy(hand) < most) {
        const run = await this.#next(hand);
        if (run === undefined) break;
        this.#start(run, hand);
      }
    }
  }

  #busy(hand: Hand): number {
    return [...this.#running.values()].filter((one) => one.hand === hand).length;
  }

  async #next({ takes }: Hand): Promise<StoredRun | undefined> {
    for (const lanes of takes) {
      const account = await this.#turnOf(lanes);
      if (account === undefined) continue;
      this.#served.set(account, this.#turn++);
      return claimOldest(this.#app.db, account, lanes);
    }
    return undefined;
  }

  /** The account whose turn it is among those with work in these lanes. */
  async #turnOf(lanes: readonly Lane[]): Promise<number | undefined> {
    const waiting = await listWaitingAccounts(this.#app.db, lanes);
    const rank = (account: number) => [this.#runningOf(account), this.#served.get(account) ?? -1] as const;
    waiting.sort((a, b) => {
      const [runningA, servedA] = rank(a.account_id);
      const [runningB, servedB] = rank(b.account_id);
      return runningA - runningB || servedA - servedB || (a.since < b.since ? -1 : 1);
    });
    return waiting[0]?.account_id;
  }

  #runningOf(account: number): number {
    return [...this.#running.values()].filter(({ account_id }) => account_id === account).length;
  }

  #start(run: StoredRun, hand: Hand): void {
    const done = runDocument(this.#app, run, { recognise: hand.lane === 'heavy' })
      .then(() => this.#room.enough())
      .catch((why: unknown) => {
        if (why instanceof NoRoom) this.#room.wait(why.bytes, why.handed_back ? null : run);
        if (why instanceof NoRoom || why instanceof Refusal || why instanceof Stopped) return;
        if (why instanceof NeedsRecogniser) return;
        this.#app.log.error({ run: run.id, err: why }, 'a document failed');
      })
      .finally(() => {
        this.#running.delete(run.id);
        this.wake();
      });
    this.#running.set(run.id, { account_id: run.account_id, hand, done });
  }
}
