// Trouble that passes by itself: a database or a place of documents that does not answer now, or a database that another
// program has locked. Nothing is settled because of it; it is tried again.
import { setTimeout } from 'node:timers/promises';
import { PlaceUnreachable } from '#main/objects/objects.ts';
import { isLocked } from '#main/store/file-driver.ts';
import { isDatabaseGone } from '#main/store/postgres.ts';

export const isPassing = (fault: unknown): boolean =>
  isDatabaseGone(fault) || isLocked(fault) || fault instanceof PlaceUnreachable;

const AGAIN_MS = 1000;
const MOST_TRIES = 300;

/** Does it again until it is done, while the trouble is one that passes, and for some minutes. */
export async function overTrouble<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (fault) {
      if (!isPassing(fault) || tries === MOST_TRIES || signal?.aborted === true) throw fault;
      await setTimeout(AGAIN_MS);
    }
  }
}
