// Another program measured beside ours in the same run.
import { execFileSync, spawnSync } from 'node:child_process';
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

/** Seconds that a processor worked for another program, which a loaded machine changes little; null where it is not installed. */
export function peerProcessorSeconds(program: string, args: string[]): number | null {
  // The second line that the shell tells is of the programs it ran.
  const script = 'command -v "$0" >/dev/null || exit 127; "$0" "$@" >/dev/null 2>&1 || exit; times';
  const { status, stdout } = spawnSync('sh', ['-c', script, program, ...args], { encoding: 'utf8' });
  if (status === 127) return null;
  const told = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(stdout);
  if (status !== 0 || told === null) throw new Error(`${program} ended with ${status}.`);
  const [user = 0, seconds = 0, system = 0, more = 0] = told.slice(1).map(Number);
  return (user + system) * 60 + seconds + more;
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
