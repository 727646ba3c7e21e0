// What was written, brought to the disk by a thread of the system's pool, so that the main one answers meanwhile. One wait
// does for all that was written before it began.
import { close, closeSync, fsync, open, openSync } from 'node:fs';

export interface Disk {
  /** Over when all that was written before now is on the disk. */
  synced(): Promise<void>;
}

/** Of one file, which stays open. */
export interface FileDisk extends Disk {
  /** Whoever still waits is told that it is there: for when the file's owner has brought it there. */
  close(): void;
}

type Over = (fault: Error | null) => void;

interface Waiting {
  readonly done: () => void;
  readonly failed: (fault: Error) => void;
}

function shared(sync: (over: Over) => void): Disk {
  let waiting: Waiting[] = [];
  let busy = false;
  const begin = () => {
    busy = true;
    const these = waiting;
    waiting = [];
    sync((fault) => {
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

/** The names in a folder. It is opened each time: another may stand in its place. */
export function folderDisk(path: string): Disk {
  return shared((over) =>
    open(path, 'r', (unopened, folder) => {
      if (unopened !== null) over(unopened);
      else fsync(folder, (unsynced) => close(folder, (unclosed) => over(unsynced ?? unclosed)));
    }),
  );
}

/** A file that is there by the time somebody waits for it. */
export function fileDisk(path: string): FileDisk {
  let file: number | null = null;
  let closed = false;
  let under_way = false;
  const letGo = () => {
    if (file !== null) closeSync(file);
    file = null;
  };
  const { synced } = shared((over) => {
    if (closed) return over(null);
    try {
      file ??= openSync(path, 'r+');
    } catch (fault) {
      return over(fault as Error);
    }
    under_way = true;
    fsync(file, (fault) => {
      under_way = false;
      if (closed) letGo();
      over(fault);
    });
  });
  return {
    synced,
    close: () => {
      closed = true;
      if (!under_way) letGo();
    },
  };
}
