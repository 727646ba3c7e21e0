// Waiting for an end on behalf of a caller: woken by it, for no longer than was asked, and by no more callers than there
// is room for. Who finds no room is answered at once, as though they had not asked to wait.
import type { App } from '#main/app.ts';

/** Half of the places for connections, so that others are still let in. */
const MOST_WAITING = 200;

export interface Patience {
  readonly seconds: number;
  /** Told when the caller hangs up; asked for only where somebody waits. */
  readonly gone: () => AbortSignal;
}

/** What `look` sees once it is over, or when the time is up. `name` is the job or the batch. */
export async function whenOver<State>(
  { endings }: App,
  name: string,
  patience: Patience,
  look: () => Promise<State>,
  isOver: (state: State) => boolean,
): Promise<State> {
  if (patience.seconds <= 0) return look();
  const gone = patience.gone();
  const until = performance.now() + patience.seconds * 1000;
  for (;;) {
    const left = until - performance.now();
    if (left <= 0 || endings.waiting >= MOST_WAITING) return look();
    // Listening before looking, so that no end falls between the two.
    const waiting = endings.wait(name, left);
    gone.addEventListener('abort', waiting.stop, { once: true });
    try {
      const state = await look();
      if (isOver(state) || gone.aborted) return state;
      await waiting.woken;
    } finally {
      waiting.stop();
      gone.removeEventListener('abort', waiting.stop);
    }
    if (endings.closed) return look();
  }
}
