// npm run fuzz [-- door… --minutes 10 --seed 1]: runs each door and prints a line for it. What breaks a promise is
// written to a folder as it was, to become a golden case.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { DoorTask } from '#test/fuzz/door-thread.ts';
import { DOORS } from '#test/fuzz/doors.ts';
import type { FuzzResult } from '#test/fuzz/fuzz.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'dist/fuzz' },
  },
});
const HUNG_AFTER_MS = 60_000;
const WINDOW_BYTES = 8 + 64 * 1024;

for (const door of positionals.length > 0 ? positionals : Object.keys(DOORS)) {
  const started = performance.now();
  const result = await watched({
    door,
    seed: Number(values.seed),
    minutes: Number(values.minutes),
    window: new SharedArrayBuffer(WINDOW_BYTES),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  report(door, seconds, result);
}
process.exit();

/** The result of a door, or the input at which it stood still. */
function watched(task: DoorTask): Promise<FuzzResult> {
  const counters = new Uint32Array(task.window, 0, 2);
  const thread = new Worker(join(import.meta.dirname, 'door-thread.ts'), { workerData: task });
  return new Promise((resolve, reject) => {
    let [last, since] = [0, performance.now()];
    const timer = setInterval(() => {
      const now = Atomics.load(counters, 0);
      if (now !== last) [last, since] = [now, performance.now()];
      if (performance.now() - since < HUNG_AFTER_MS || now === 0) return;
      const input = new Uint8Array(task.window, 8, counters[1]).slice();
      clearInterval(timer);
      void thread.terminate();
      const slowest = { ms: HUNG_AFTER_MS, input };
      resolve({ runs: now, kept: 0, blocks: 0, slowest, findings: [{ input, problem: 'It never came back.' }] });
    }, 1000);
    thread.once('message', (result: FuzzResult) => {
      clearInterval(timer);
      resolve(result);
    });
    thread.once('error', (problem) => {
      clearInterval(timer);
      reject(problem);
    });
  });
}

function report(door: string, seconds: string, { runs, kept, blocks, slowest, findings }: FuzzResult): void {
  const folder = join(String(values.out), door);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'slowest.bin'), slowest.input);
  for (const [i, { input, problem }] of findings.entries()) {
    writeFileSync(join(folder, `finding-${i + 1}.bin`), input);
    writeFileSync(join(folder, `finding-${i + 1}.txt`), problem);
  }
  console.log(
    `${door.padEnd(10)} ${seconds} s, ${runs} runs, ${blocks} blocks reached, ${kept} inputs kept, slowest ` +
      `${slowest.ms.toFixed(0)} ms, ${findings.length} findings${findings.length === 0 ? '' : ` in ${folder}`}`,
  );
  if (findings.length > 0) process.exitCode = 1;
}
