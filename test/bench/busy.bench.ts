// An office at work for three minutes: 25 clients, of whom most ask for jobs that are done and the others submit, extract
// and verify; how long who asks has to wait, and whether the memory stays. BENCH_SECONDS for a shorter while.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { startService } from '#test/hard/processes.ts';
import { DEED, settledJob, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 180);
const POLLING = 18;
const OTHERS = ['/v1/extracts', '/v1/extract', '/v1/verify'] as const;
/** A person or a program between two documents. */
const OTHERS_EACH = { connections: 2, overallRate: 4 };

/** Megabytes that a process holds. */
const memoryOf = (pid: number): number =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6;

export async function bench(): Promise<BenchRow[]> {
  const service = await startService(temporaryFolder('bench-busy'));
  const authorization = `Bearer ${service.token}`;
  const { job } = (await service.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(service.desktop, job);
  const held = (await service.desktop.call('extract', { headers: TEXT, body: DEED })).text;
  const ask = (path: string, options: Partial<autocannon.Options>) =>
    autocannon({ url: `${service.address}${path}`, duration: SECONDS, workers: 1, ...options });
  const polls = ask(`/v1/extracts/${job}`, { headers: { authorization }, connections: POLLING, overallRate: 900 });
  const others = OTHERS.map((path) => {
    const body = path === '/v1/verify' ? held : DEED;
    const headers = { ...(path === '/v1/verify' ? {} : TEXT), authorization };
    return ask(path, { method: 'POST', headers, body, ...OTHERS_EACH });
  });
  await setTimeout(SECONDS * 300);
  const early = memoryOf(service.pid);
  await setTimeout(SECONDS * 650);
  const late = memoryOf(service.pid);
  const { latency, requests, non2xx } = await polls;
  const done = await Promise.all(others);
  await service.stop();
  const load = `load ${loadavg()[0]?.toFixed(1) ?? '?'}`;
  return [
    {
      name: `poll, ${POLLING} of ${POLLING + OTHERS.length * OTHERS_EACH.connections} clients, ${SECONDS} s`,
      value: `p50 ${latency.p50} ms, p99 ${latency.p99} ms, most ${latency.max} ms`,
      note: `${requests.average.toFixed(0)}/s; ${non2xx} refused; ${load}`,
    },
    ...done.map(({ latency: waited, requests: answered, non2xx: refused }, i) => ({
      name: `  meanwhile ${OTHERS[i]}`,
      value: `p50 ${waited.p50} ms, p99 ${waited.p99} ms`,
      note: `${answered.average.toFixed(1)}/s; ${refused} refused`,
    })),
    {
      name: '  memory of the service after a third, and at the end',
      value: `${early.toFixed(0)} MB, ${late.toFixed(0)} MB`,
    },
  ];
}
