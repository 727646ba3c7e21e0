// Another program measured beside ours in the same run.
import { execFileSync } from 'node:child_process';
import type { BenchRow } from '#test/bench/bench-row.ts';

export async function seconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Seconds of another program; null where it is not installed. */
export function peerSeconds(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): number | null {
  const start = performance.now();
  try {
    execFileSync(program, args, { stdio: 'ignore', env });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return (performance.now() - start) / 1000;
}

export function beside(
  name: string,
  value: string,
  ours: number,
  peer: string,
  theirs: number | null,
  note?: string,
): BenchRow {
  const row: BenchRow = { name, value };
  if (theirs !== null) Object.assign(row, { peer, ratio: (ours / theirs).toFixed(2) });
  return note === undefined ? row : { ...row, note };
}
