// The service under load on the loopback, beside a bare route of the same server library in the same run: by requests a
// second, and by the time of the main thread's processor that each takes, which other programs on the machine change less.
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import autocannon from 'autocannon';
import { fastify } from 'fastify';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { whereTimeGoes } from '#test/bench/where-time-goes.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

const SECONDS = 4;
const WARM_REQUESTS = 600;
const CONNECTIONS = 25;

interface Load {
  readonly rate: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly refused: number;
  /** Of the main thread's processor, for each request. */
  readonly main_us: number;
  /** By kind; null where nobody asked. */
  readonly goes: string | null;
}

async function load(url: string, options: Partial<autocannon.Options>, profiled = true): Promise<Load> {
  // The sender has a thread of its own, so that it does not slow the service down.
  const sending = { url, connections: CONNECTIONS, workers: 1, ...options };
  // What has been at work for a while is compiled.
  await autocannon({ ...sending, amount: WARM_REQUESTS });
  const before = process.threadCpuUsage();
  const { requests, latency, non2xx } = await autocannon({ ...sending, duration: SECONDS });
  const { user, system } = process.threadCpuUsage(before);
  const main_us = (user + system) / requests.total;
  const goes = profiled ? await whereTimeGoes(() => autocannon({ ...sending, duration: SECONDS / 2 })) : null;
  return { rate: requests.average, p50_ms: latency.p50, p99_ms: latency.p99, refused: non2xx, main_us, goes };
}

async function bareRoute(): Promise<Load> {
  const server = fastify();
  server.get('/', async () => ({ status: 'queued' }));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const measured = await load(`http://127.0.0.1:${port}/`, {}, false);
  await server.close();
  return measured;
}

function rowsOf(name: string, measured: Load, bare: Load): BenchRow[] {
  const by_rate = `${(measured.rate / bare.rate).toFixed(2)} by requests a second`;
  return [
    {
      name: `${name}, ${CONNECTIONS} clients`,
      value: figuresOf(measured),
      peer: `bare fastify route ${figuresOf(bare)}`,
      ratio: `${(bare.main_us / measured.main_us).toFixed(2)}×`,
      note: measured.refused === 0 ? by_rate : `${by_rate}; ${measured.refused} refused`,
    },
    ...(measured.goes === null ? [] : [{ name: '  where the main thread’s time goes', value: measured.goes }]),
  ];
}

function figuresOf({ rate, p50_ms, p99_ms, main_us }: Load): string {
  return `${Math.round(rate)}/s, main thread ${main_us.toFixed(0)} µs, p50 ${p50_ms.toFixed(0)} ms, p99 ${p99_ms.toFixed(0)} ms`;
}

async function batchSeconds(stand: Stand): Promise<number> {
  const pdf = Uint8Array.from(await pdfOf((page) => void page.font('Times-Roman').fontSize(12).text(DEED)));
  const form = new FormData();
  for (let i = 0; i < 50; i++) form.append('files', new Blob([pdf]), `deed-${i}.pdf`);
  const started = performance.now();
  const { batch } = (await stand.desktop.call('submitBatch', { body: form })).value;
  const ended = await endedBatch(stand.desktop, batch);
  if (ended.succeeded !== 50) throw new Error(`${ended.failed} of the batch failed: ${ended.items[0]?.error}`);
  return (performance.now() - started) / 1000;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes in use after the first thousand requests and after ten thousand more. */
async function memory(stand: Stand, url: string, headers: Record<string, string>): Promise<[number, number]> {
  const settle = async () => {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return process.memoryUsage().heapUsed / 1e6;
  };
  await autocannon({ url, headers, connections: CONNECTIONS, amount: 1000 });
  const before = await settle();
  await autocannon({ url, headers, connections: CONNECTIONS, amount: 10_000 });
  await stand.desktop.call('localStatus');
  return [before, await settle()];
}

export async function bench(): Promise<BenchRow[]> {
  const stand = await standService({ limits: { concurrent: 1_000_000, requests_per_minute: 1_000_000_000 } });
  const authorization = `Bearer ${await stand.key('desktop')}`;
  const text = { ...TEXT, authorization };
  const program = stand.as(authorization.slice('Bearer '.length));
  const { job } = (await program.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(program, job);
  const own = { authorization: `Bearer ${stand.service.session_token}` };
  const { address } = stand.service;
  const bare = await bareRoute();
  const poll = await load(`${address}/v1/extracts/${job}`, { headers: { authorization } });
  const sync = await load(`${address}/v1/extract`, { method: 'POST', headers: text, body: DEED });
  const held = (await stand.desktop.call('extract', { headers: TEXT, body: DEED })).text;
  // Threads take a while to start; a service that has been at work has them.
  await Promise.all(Array.from({ length: 8 }, () => stand.desktop.call('checkHeld', { body: held })));
  const verify = await load(`${address}/v1/local/verify`, { method: 'POST', headers: own, body: held });
  const drawn = await load(`${address}/v1/dxf`, { method: 'POST', headers: { authorization }, body: held });
  const submit = await load(`${address}/v1/extracts`, { method: 'POST', headers: text, body: DEED });
  const [before, after] = await memory(stand, `${address}/v1/usage`, own);
  await stand.close();
  const quiet = await standService();
  const seconds = await batchSeconds(quiet);
  await quiet.close();
  return [
    ...rowsOf('poll a finished job', poll, bare),
    ...rowsOf('extract a pasted deed, synchronously', sync, bare),
    ...rowsOf('verify a held result again', verify, bare),
    ...rowsOf('draw a held result as DXF', drawn, bare),
    ...rowsOf('submit a pasted deed', submit, bare),
    { name: 'batch of 50 text-layer PDFs, end to end', value: `${seconds.toFixed(1)} s` },
    { name: 'heap after 1,000 and 11,000 requests', value: `${before.toFixed(0)} MB, ${after.toFixed(0)} MB` },
  ];
}
