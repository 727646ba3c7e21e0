// Where documents wait to be read. On one machine the queued rows themselves are the line; where several processes share
// a PostgreSQL an engine keeps it beside them.
import type { JobProgress } from '#core/schema/job.ts';
import type { Hand } from '#main/jobs/lanes.ts';
import type { Db } from '#main/store/db.ts';
import type { FreshRun } from '#main/store/fresh-run.ts';
import { findInput, runOfInput } from '#main/store/inputs.ts';
import { findOnlyWaiting, listWaitingAccounts, takeOldest } from '#main/store/queue.ts';
import type { Lane, StoredRun } from '#main/store/runs.ts';
import { writeTogether } from '#main/store/write-together.ts';

/** How something came to the line. */
export interface Entry {
  /** The id of the request that brought it, for the log of whoever reads it. */
  readonly request?: string;
  /** Where it stood before it was taken up. */
  readonly place?: number;
}

export interface Taken {
  readonly run: StoredRun;
  /** The document, where it was at hand. */
  readonly bytes?: Uint8Array | undefined;
}

export interface Line {
  /** Whether other processes read documents too. */
  readonly shared: boolean;
  /** In the transaction that queues it. */
  enter(db: Db, run: FreshRun, entry?: Entry): Promise<void>;
  /** In the transaction that settles it, or that has it wait elsewhere. A promise only where something is waited for. */
  leave(db: Db, run: StoredRun): Promise<void> | undefined;
  /** Takes one into work; undefined when none waits. `runningOf` counts an account's documents at work here. */
  next(hand: Hand, runningOf: (account: number) => number): Promise<Taken | undefined>;
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
  const turnOf = async (within: Db, lanes: readonly Lane[], runningOf: (account: number) => number) => {
    // Nobody to take turns with, as nearly always; whether anything of it waits in these lanes is asked with what.
    const only = await findOnlyWaiting(within);
    if (only !== null) return only;
    const waiting = await listWaitingAccounts(within, lanes);
    const rank = (account: number) => [runningOf(account), served.get(account) ?? -1] as const;
    waiting.sort((a, b) => {
      const [runningA, servedA] = rank(a.account_id);
      const [runningB, servedB] = rank(b.account_id);
      return runningA - runningB || servedA - servedB || (a.since < b.since ? -1 : 1);
    });
    return waiting[0]?.account_id;
  };
  /** Looked up where it is taken: whoever only reads would have to fetch anew what was just written. */
  const take = async (within: Db, { takes }: Hand, runningOf: (account: number) => number) => {
    for (const lanes of takes) {
      const account = await turnOf(within, lanes, runningOf);
      const run = account === undefined ? undefined : await takeOldest(within, account, lanes);
      if (run === undefined) continue;
      const waited = runOfInput(run.input);
      return { run, bytes: (waited === null ? null : await findInput(within, waited)) ?? undefined };
    }
    return undefined;
  };
  return {
    shared: false,
    enter: async () => undefined,
    leave: () => undefined,
    next: async (hand, runningOf) => {
      // What a power cut takes back waits again.
      const taken = await writeTogether(db, (within) => take(within, hand, runningOf), { lasting: false });
      if (taken !== undefined) served.set(taken.run.account_id, turn++);
      return taken;
    },
    watch: () => undefined,
    recover: async () => 0,
    stop: async () => undefined,
    progressOf: () => null,
    entryOf: () => ({}),
    close: async () => undefined,
  };
}
