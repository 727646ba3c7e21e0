// Reading comes after answering: where both want a core, whoever submits or asks is served first.
import { getPriority, setPriority } from 'node:os';

/** A tenth of the share of a thread that does not give way. */
const NICE = 10;

/** Of the calling thread. Only Linux counts threads apart: elsewhere the whole service would give way to other programs. */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, Math.max(NICE, getPriority(0)));
  } catch {
    // Where the system does not let it, it reads as before.
  }
}
