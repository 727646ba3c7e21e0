// From the command to the first answer, and the memory of a service that nobody asks, beside a bare Fastify server.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from '#test/bench/bench-row.ts';

const root = join(import.meta.dirname, '..', '..');
const BARE = `import('fastify').then(async ({ default: fastify }) => {
  console.log('at ' + await fastify().get('/', () => 'good').listen({ port: 0 }));
});`;
const TIMES = 5;
const REST_MS = 3000;

interface Start {
  readonly ms: number;
  readonly memory_mb: number | null;
}

async function startOf(words: readonly string[], data: string, rest: boolean): Promise<Start> {
  const started = performance.now();
  const env = { ...process.env, DEEDPROOF_DATA: data };
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await addressOf(child);
  await (await fetch(address)).arrayBuffer();
  const ms = performance.now() - started;
  if (rest) await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const memory_mb = rest ? residentMegabytes(child.pid) : null;
  child.kill();
  await new Promise((resolve) => child.once('exit', resolve));
  return { ms, memory_mb };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /at (http:\/\/[^\s,]+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

/** Null on Windows, which has no ps. */
function residentMegabytes(pid: number | undefined): number | null {
  if (pid === undefined || process.platform === 'win32') return null;
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

interface Starts extends Start {
  /** Of the next start in the same folder, which finds its tables made and what was compiled kept. */
  readonly next_ms: number;
}

async function bestOf(words: readonly string[]): Promise<Starts> {
  const [first, next]: [Start[], Start[]] = [[], []];
  for (let i = 0; i < TIMES; i += 1) {
    const data = mkdtempSync(join(tmpdir(), 'deedproof-bench-start-'));
    first.push(await startOf(words, data, i === 0));
    next.push(await startOf(words, data, false));
    rmSync(data, { recursive: true, force: true });
  }
  const least = (starts: readonly Start[]) => Math.min(...starts.map(({ ms }) => ms));
  return { ms: least(first), next_ms: least(next), memory_mb: first[0]?.memory_mb ?? null };
}

export async function bench(): Promise<BenchRow[]> {
  const built = join(root, 'out', 'main', 'cli.js');
  const bare = await bestOf(['--input-type=module', '-e', BARE]);
  const own = await bestOf([existsSync(built) ? built : 'src-main/cli/main.ts', 'serve', '--port', '0']);
  const row = (name: string, ms: number, bare_ms: number): BenchRow => ({
    name,
    value: `${ms.toFixed(0)} ms`,
    peer: `bare Fastify ${bare_ms.toFixed(0)} ms`,
    ratio: `${(ms / bare_ms).toFixed(1)} ×`,
    note: existsSync(built) ? 'as built; asked: 400 ms' : 'from the sources; asked: 400 ms',
  });
  return [
    row('first start of a folder: command to first page', own.ms, bare.ms),
    row('every other start', own.next_ms, bare.next_ms),
    {
      name: 'memory at rest',
      value: own.memory_mb === null ? 'not known here' : `${own.memory_mb.toFixed(0)} MB`,
      ...(bare.memory_mb === null || own.memory_mb === null
        ? {}
        : {
            peer: `bare Fastify ${bare.memory_mb.toFixed(0)} MB`,
            ratio: `${(own.memory_mb / bare.memory_mb).toFixed(1)} ×`,
          }),
    },
  ];
}
