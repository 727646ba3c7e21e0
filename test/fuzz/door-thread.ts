// One door in a thread of its own, which leaves the input it is at where the watcher can see it.
import { parentPort, workerData } from 'node:worker_threads';
import { DOORS } from '#test/fuzz/doors.ts';
import { fuzz } from '#test/fuzz/fuzz.ts';

export interface DoorTask {
  readonly door: string;
  readonly seed: number;
  readonly minutes: number;
  /** Two 32-bit words (runs so far, length of the input), then the input. */
  readonly window: SharedArrayBuffer;
}

const { door: name, seed, minutes, window } = workerData as DoorTask;
const open = DOORS[name];
if (open === undefined) throw new Error(`No door is called ${name}.`);
const counters = new Uint32Array(window, 0, 2);
const shown = new Uint8Array(window, 8);
const until = performance.now() + minutes * 60_000;

const door = await open();
const result = await fuzz(door, {
  seed,
  goesOn: () => performance.now() < until,
  before: (input) => {
    shown.set(input.subarray(0, shown.length));
    counters[1] = input.length;
    Atomics.add(counters, 0, 1);
  },
});
await door.close?.();
parentPort?.postMessage(result);
