// What was written to a file, brought to the disk by a thread of the system's pool, so that the main one answers meanwhile.
// One wait does for all that was written before it began.
import { close, fsync, open } from 'node:fs';

export interface Disk {
  /** Over when all that was written to the file before now is on the disk. */
  synced(): Promise<void>;
}

interface Waiting {
  readonly done: () => void;
  readonly failed: (fault: Error) => void;
}

/** The file is opened anew each time: it may not be there yet. A folder's names are brought there likewise. */
export function openDisk(path: string, flags: 'r' | 'r+' = 'r+'): Disk {
  let waiting: Waiting[] = [];
  let busy = false;
  const begin = () => {
    busy = true;
    const these = waiting;
    waiting = [];
    sync(path, flags, (fault) => {
      for (const { done, failed } of these) {
        if (fault === null) done();
        else failed(fault);
      }
      if (waiting.length > 0) begin();
      else busy = false;
    });
  };
  return {
    synced: () =>
      new Promise((done, failed) => {
        waiting.push({ done, failed });
        if (!busy) begin();
      }),
  };
}

function sync(path: string, flags: string, over: (fault: Error | null) => void): void {
  open(path, flags, (unopened, file) => {
    if (unopened !== null) return over(unopened);
    fsync(file, (unsynced) => close(file, (unclosed) => over(unsynced ?? unclosed)));
  });
}
