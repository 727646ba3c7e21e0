// The queue at work: as many documents at a time as the machine has cores, accounts taking turns. On a full disk it waits.
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import { recover } from '#main/jobs/recover.ts';
import { RoomWatch } from '#main/jobs/room-watch.ts';
import { runDocument } from '#main/jobs/run-document.ts';
import { NoRoom, Stopped } from '#main/jobs/stopped.ts';
import { isUnwritable } from '#main/store/data-folder.ts';
import { claimOldest, listWaitingAccounts } from '#main/store/queue.ts';
import type { RunTable } from '#main/store/runs.ts';

export interface Queue {
  /** Looks for work; call after something was queued. */
  wake(): void;
  /** Stops taking work and hands back what is under way. */
  close(): Promise<void>;
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
  readonly #running = new Map<string, { account_id: number; done: Promise<void> }>();
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

  async close(): Promise<void> {
    this.#closed = true;
    await this.#room.close();
    await this.#looking;
    // Synchronous work as well: its outcome has to be written down before the store closes.
    const works = [...this.#app.under_way.values()];
    for (const { stop } of works) stop.abort(new Stopped('closing'));
    await Promise.all([...works.map(({ settled }) => settled), ...[...this.#running.values()].map(({ done }) => done)]);
  }

  async #fill(): Promise<void> {
    while (!this.#closed && !this.#room.waiting && this.#running.size < this.#app.config.workers) {
      const run = await this.#next();
      if (run === undefined) return;
      this.#start(run);
    }
  }

  async #next(): Promise<RunTable | undefined> {
    const waiting = await listWaitingAccounts(this.#app.db);
    const rank = (account: number) => [this.#runningOf(account), this.#served.get(account) ?? -1] as const;
    waiting.sort((a, b) => {
      const [runningA, servedA] = rank(a.account_id);
      const [runningB, servedB] = rank(b.account_id);
      return runningA - runningB || servedA - servedB || (a.since < b.since ? -1 : 1);
    });
    const account = waiting[0]?.account_id;
    if (account === undefined) return undefined;
    this.#served.set(account, this.#turn++);
    return claimOldest(this.#app.db, account);
  }

  #runningOf(account: number): number {
    return [...this.#running.values()].filter(({ account_id }) => account_id === account).length;
  }

  #start(run: RunTable): void {
    const done = runDocument(this.#app, run)
      .then(() => this.#room.enough())
      .catch((why: unknown) => {
        if (why instanceof NoRoom) this.#room.wait(why.bytes, why.handed_back ? null : run);
        if (why instanceof NoRoom || why instanceof Refusal || why instanceof Stopped) return;
        this.#app.log.error({ run: run.id, err: why }, 'a document failed');
      })
      .finally(() => {
        this.#running.delete(run.id);
        this.wake();
      });
    this.#running.set(run.id, { account_id: run.account_id, done });
  }
}
