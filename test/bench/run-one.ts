// One bench in a process of its own; its rows go to the one that asked for them.
import { join } from 'node:path';
import type { BenchRow } from '#test/bench/bench-row.ts';

interface Bench {
  bench: () => Promise<BenchRow[]>;
}

const { bench } = (await import(join(import.meta.dirname, process.argv[2] ?? ''))) as Bench;
process.send?.(await bench(), () => process.exit());
