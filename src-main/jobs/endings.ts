// Whoever waits for a document or a batch is woken by its end.

export interface Waiting {
  /** Over when something of that name ended, when the time is up, or when the service closes. */
  readonly woken: Promise<void>;
  stop(): void;
}

export interface Endings {
  /** A document of these names (its own and its batch's) has settled. */
  tell(names: readonly string[]): void;
  wait(name: string, ms: number): Waiting;
  /** Wakes everybody to look again. */
  again(): void;
  /** Wakes everybody; nobody waits any more from here on. */
  close(): void;
  readonly waiting: number;
  readonly closed: boolean;
}

export function openEndings(): Endings {
  const waiters = new Map<string, Set<() => void>>();
  let waiting = 0;
  let closed = false;
  const wake = (name: string) => {
    for (const stop of [...(waiters.get(name) ?? [])]) stop();
  };
  return {
    tell: (names) => {
      for (const name of new Set(names)) wake(name);
    },
    wait: (name, ms) => {
      let stop: () => void = () => undefined;
      const woken = new Promise<void>((resolve) => {
        const own = waiters.get(name) ?? new Set();
        const timer = setTimeout(() => stop(), closed ? 0 : ms);
        stop = () => {
          clearTimeout(timer);
          if (own.delete(stop)) waiting -= 1;
          if (own.size === 0 && waiters.get(name) === own) waiters.delete(name);
          resolve();
        };
        waiters.set(name, own.add(stop));
        waiting += 1;
      });
      return { woken, stop: () => stop() };
    },
    again: () => {
      for (const name of [...waiters.keys()]) wake(name);
    },
    close: () => {
      closed = true;
      for (const name of [...waiters.keys()]) wake(name);
    },
    get waiting() {
      return waiting;
    },
    get closed() {
      return closed;
    },
  };
}
