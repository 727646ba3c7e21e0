// Processor seconds as Linux counts them, for machines that do other work too: there the clock on the wall says little.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

interface Counted {
  readonly parent: number;
  readonly seconds: number;
}

/** Of a process and of all that it started, those that ended included; null where the system does not say. */
export function findProcessorSeconds(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const all = new Map<number, Counted>();
  for (const name of readdirSync('/proc')) {
    const counted = /^\d+$/.test(name) ? countedOf(name) : null;
    if (counted !== null) all.set(Number(name), counted);
  }
  const isWithin = (one: number): boolean => one === pid || (one > 1 && isWithin(all.get(one)?.parent ?? 0));
  return [...all].reduce((sum, [one, { seconds }]) => (isWithin(one) ? sum + seconds : sum), 0);
}

/** proc(5): the parent is the fourth field; user and system time are the next to the tenth after it, own and of the ended. */
function countedOf(name: string): Counted | null {
  try {
    const line = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold anything.
    const [, parent, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(parent), seconds: ticks / TICKS_A_SECOND };
  } catch {
    // It ended meanwhile.
    return null;
  }
}
