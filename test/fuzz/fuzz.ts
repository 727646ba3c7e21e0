// The loop: mutate what is known, run it through the door, keep what reached new code, report what broke a promise.
import { type Coverage, watchCoverage } from '#test/fuzz/coverage.ts';
import { bytesOf, type FuzzDoor } from '#test/fuzz/fuzz-door.ts';
import { mutated } from '#test/fuzz/mutate.ts';
import { chanceOf } from '#test/support/deed-chance.ts';

export interface Finding {
  readonly input: Uint8Array;
  readonly problem: string;
}

export interface FuzzResult {
  readonly runs: number;
  readonly kept: number;
  readonly blocks: number;
  readonly slowest: { readonly ms: number; readonly input: Uint8Array };
  readonly findings: readonly Finding[];
}

export interface FuzzOptions {
  readonly seed: number;
  /** Asked before each batch. */
  readonly goesOn: (runs: number) => boolean;
  /** Told of each input before it runs, so that one that never returns is known. */
  readonly before?: (input: Uint8Array) => void;
  /** Whether inputs that reach new code are changed further: counting what ran costs more than most doors do. */
  readonly guided?: boolean;
}

const BATCH = 48;
const ENOUGH_FINDINGS = 20;

/** Findings that say the same are reported once. */
export async function fuzz(door: FuzzDoor, options: FuzzOptions): Promise<FuzzResult> {
  const chance = chanceOf(options.seed);
  const words = door.words.map(bytesOf);
  const pool: Uint8Array[] = [...door.seeds];
  const trial = trialOf(door, options);
  const coverage = options.guided === false ? null : await watchCoverage();
  for (const seed of door.seeds) await trial.run(seed);
  const seen = (await coverage?.look()) ?? new Set<string>();
  while (trial.findings.size < ENOUGH_FINDINGS && options.goesOn(trial.runs())) {
    const batch = Array.from({ length: BATCH }, () => mutated(chance.pick(pool), chance, chance.pick(pool), words));
    for (const input of batch) await trial.run(input);
    if (coverage === null) continue;
    const fresh = [...(await coverage.look())].filter((block) => !seen.has(block));
    if (fresh.length > 0) pool.push(...(await whichReached(fresh, batch, trial, coverage)));
    for (const block of fresh) seen.add(block);
  }
  coverage?.stop();
  return {
    runs: trial.runs(),
    kept: pool.length - door.seeds.length,
    blocks: seen.size,
    slowest: trial.slowest(),
    findings: [...trial.findings.values()],
  };
}

interface Trial {
  run(input: Uint8Array): Promise<void>;
  runs(): number;
  slowest(): FuzzResult['slowest'];
  readonly findings: ReadonlyMap<string, Finding>;
}

function trialOf(door: FuzzDoor, options: FuzzOptions): Trial {
  const findings = new Map<string, Finding>();
  let runs = 0;
  let slowest: FuzzResult['slowest'] = { ms: 0, input: new Uint8Array() };
  return {
    findings,
    runs: () => runs,
    slowest: () => slowest,
    run: async (input) => {
      runs += 1;
      options.before?.(input);
      const started = performance.now();
      const problem = await problemOf(door, input);
      const ms = performance.now() - started;
      if (ms > slowest.ms) slowest = { ms, input };
      if (problem !== null && !findings.has(kindOf(problem))) findings.set(kindOf(problem), { input, problem });
    },
  };
}

/** Replays a batch one by one: the inputs that bring the fresh blocks, each block counted once. */
async function whichReached(
  fresh: readonly string[],
  batch: readonly Uint8Array[],
  trial: Trial,
  coverage: Coverage,
): Promise<Uint8Array[]> {
  const wanted = new Set(fresh);
  const kept: Uint8Array[] = [];
  for (const input of batch) {
    if (wanted.size === 0) break;
    await trial.run(input);
    const reached = [...(await coverage.look())].filter((block) => wanted.has(block));
    if (reached.length > 0) kept.push(input);
    for (const block of reached) wanted.delete(block);
  }
  return kept;
}

async function problemOf(door: FuzzDoor, input: Uint8Array): Promise<string | null> {
  try {
    await door.check(input);
    return null;
  } catch (problem) {
    return problem instanceof Error ? `${problem.name}: ${problem.message}\n${problem.stack ?? ''}` : String(problem);
  }
}

/** Two problems are one when they differ in figures and quoted text only. */
const kindOf = (problem: string): string =>
  (problem.split('\n')[0] ?? '').replace(/["“].*?["”]|\d+/g, '#').slice(0, 120);
