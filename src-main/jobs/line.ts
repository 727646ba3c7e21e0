// Where documents wait to be read. On one machine the queued rows themselves are the line; where several processes share
// a PostgreSQL an engine keeps it beside them.
import type { JobProgress } from '#core/schema/job.ts';
import type { Hand } from '#main/jobs/lanes.ts';
import type { Db } from '#main/store/db.ts';
import type { FreshRun } from '#main/store/fresh-run.ts';
import { claim, findOldest, findOnlyWaiting, listWaitingAccounts } from '#main/store/queue.ts';
import type { Lane, StoredRun } from '#main/store/runs.ts';
import { writeTogether } from '#main/store/write-together.ts';

/** How something came to the line. */
export interface Entry {
  /** The id of the request that brought it, for the log of whoever reads it. */
  readonly request?: string;
  /** Where it stood before it was taken up. */
  readonly place?: number;
}

export interface Line {
  /** Whether other processes read documents too. */
  readonly shared: boolean;
  /** In the transaction that queues it. */
  enter(db: Db, run: FreshRun, entry?: Entry): Promise<void>;
  /** In the transaction that settles it, or that has it wait elsewhere. */
  leave(db: Db, run: StoredRun): Promise<void>;
  /** Takes one into work; undefined when none waits. `runningOf` counts an account's documents at work here. */
  next(hand: Hand, runningOf: (account: number) => number): Promise<StoredRun | undefined>;
  /** Looks out for documents that come, until `close`. */
  watch(wake: () => void): void;
  /** Whatever a crash, or a database brought back from a copy, left neither waiting nor at work; gives how many. */
  recover(): Promise<number>;
  /** Asks the process that reads it, whichever it is, to stop. */
  stop(id: string): Promise<void>;
  /** How far another process is with it. */
  progressOf(id: string): JobProgress | null;
  /** Of something at work here. */
  entryOf(id: string): Entry;
  close(): Promise<void>;
}

/** The rows of one process's own database. Accounts take turns. */
export function rowLine(db: Db): Line {
  /** Accounts in the order they were last served. */
  const served = new Map<number, number>();
  let turn = 0;
  const turnOf = async (lanes: readonly Lane[], runningOf: (account: number) => number) => {
    // Nobody to take turns with, as nearly always; whether anything of it waits in these lanes is asked with what.
    const only = await findOnlyWaiting(db);
    if (only !== null) return only;
    const waiting = await listWaitingAccounts(db, lanes);
    const rank = (account: number) => [runningOf(account), served.get(account) ?? -1] as const;
    waiting.sort((a, b) => {
      const [runningA, servedA] = rank(a.account_id);
      const [runningB, servedB] = rank(b.account_id);
      return runningA - runningB || servedA - servedB || (a.since < b.since ? -1 : 1);
    });
    return waiting[0]?.account_id;
  };
  const takeOf = async (lanes: readonly Lane[], runningOf: (account: number) => number) => {
    for (;;) {
      const account = await turnOf(lanes, runningOf);
      const waiting = account === undefined ? undefined : await findOldest(db, account, lanes);
      if (account === undefined || waiting === undefined) return undefined;
      served.set(account, turn++);
      // What a power cut takes back waits again.
      const taken = await writeTogether(db, (within) => claim(within, waiting), { lasting: false });
      if (taken !== undefined) return taken;
      // Cancelled since it was seen: the next one, then.
    }
  };
  return {
    shared: false,
    enter: async () => undefined,
    leave: async () => undefined,
    next: async ({ takes }, runningOf) => {
      for (const lanes of takes) {
        const run = await takeOf(lanes, runningOf);
        if (run !== undefined) return run;
      }
      return undefined;
    },
    watch: () => undefined,
    recover: async () => 0,
    stop: async () => undefined,
    progressOf: () => null,
    entryOf: () => ({}),
    close: async () => undefined,
  };
}
