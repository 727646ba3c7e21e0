// A thread that is ended while it is within native code takes the whole program with it. One side says when it is within, the other
// waits for it to be out before the program ends.

/** How many are within, of all that the thread has begun; and a sign that the program ends. */
const [WITHIN, ENDING] = [0, 1];

/** For `uninterrupted` and `awaitOutside`. */
export const newState = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(8));

/** Of a thread: work that native code may do. Nothing is begun once the program ends. */
export async function uninterrupted<T>(state: Int32Array, work: () => Promise<T>): Promise<T> {
  Atomics.add(state, WITHIN, 1);
  try {
    if (Atomics.load(state, ENDING) !== 0) throw new Error('The program ends.');
    return await work();
  } finally {
    Atomics.sub(state, WITHIN, 1);
    Atomics.notify(state, WITHIN);
  }
}

/** A passage is heard in some hundredths of a second, the weights are read in some tenths; on a machine with much else to do in seconds. */
const PATIENCE_MS = 30_000;

/** Of the program that ends, which can wait for nothing but this. It sleeps meanwhile, since it would take the core that is waited for. */
export function awaitOutside(state: Int32Array<SharedArrayBuffer>): void {
  Atomics.store(state, ENDING, 1);
  const until = Date.now() + PATIENCE_MS;
  for (let within = 1; within !== 0 && Date.now() < until; within = Atomics.load(state, WITHIN))
    Atomics.wait(state, WITHIN, within, 100);
}
