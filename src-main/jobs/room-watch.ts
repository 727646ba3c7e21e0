// Waiting for a full disk to have room: looked at again and again, and then the work goes on by itself.
import type { App } from '#main/app.ts';
import { putBack } from '#main/jobs/record.ts';
import { hasRoom, isUnwritable } from '#main/store/data-folder.ts';
import type { StoredRun } from '#main/store/runs.ts';
import { putSetting } from '#main/store/settings.ts';

/** Room that was not enough after all is looked for less often, up to so many times. */
const MOST_PATIENCE = 12;

export class RoomWatch {
  readonly #app: App;
  readonly #goOn: () => void;
  /** Documents whose return to the queue could not be written. */
  readonly #owed = new Map<string, StoredRun>();
  #bytes = 0;
  #patience = 1;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #closed = false;

  constructor(app: App, goOn: () => void) {
    this.#app = app;
    this.#goOn = goOn;
  }

  get waiting(): boolean {
    return this.#app.disk.full;
  }

  /** Room for so many bytes is wanted; `owed` is a run that is to go back to the queue as soon as that can be written. */
  wait(bytes: number, owed: StoredRun | null = null): void {
    this.#bytes = Math.max(this.#bytes, bytes);
    if (owed !== null) this.#owed.set(owed.id, owed);
    if (this.waiting || this.#closed) return;
    this.#app.disk.full = true;
    this.#app.log.warn('the disk of the data folder has no room: the queue waits');
    this.#lookLater();
  }

  /** A document was written down: the next want of room is a new one. */
  enough(): void {
    this.#patience = 1;
    this.#bytes = 0;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
    await this.#payBack().catch((fault: unknown) => {
      // Still no room: the next start finds them running, and queues them.
      if (!isUnwritable(fault)) throw fault;
    });
  }

  #lookLater(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().catch((fault: unknown) => {
        this.#app.log.error({ err: fault }, 'room could not be looked for');
        if (!this.#closed) this.#lookLater();
      });
    }, this.#app.config.limits.room_check_ms * this.#patience);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    if (!(await this.#isWritable())) {
      if (!this.#closed) this.#lookLater();
      return;
    }
    this.#patience = Math.min(MOST_PATIENCE, this.#patience * 2);
    this.#app.disk.full = false;
    this.#app.log.info('the disk of the data folder has room again: the queue goes on');
    this.#goOn();
  }

  async #isWritable(): Promise<boolean> {
    const { db, folder, now } = this.#app;
    if (!(await hasRoom(folder, this.#bytes))) return false;
    try {
      await putSetting(db, 'room_seen', now().toISOString());
      await this.#payBack();
      return true;
    } catch (fault) {
      if (isUnwritable(fault)) return false;
      throw fault;
    }
  }

  async #payBack(): Promise<void> {
    for (const [id, run] of this.#owed) {
      await putBack(this.#app, run);
      this.#owed.delete(id);
    }
  }
}
