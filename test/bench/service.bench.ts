// The service under load on the loopback, beside two bare routes of the same server library in the same run: one that
// answers twenty bytes, and one that takes the same body, sends the same bytes and does nothing. By requests a second, and
// by the time of the main thread's processor that each takes, which other programs on the machine change less.
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
/** So long that all of it is compiled: of a submission that takes some ten thousand. */
const WARM_SECONDS = 8;
const CONNECTIONS = 25;
const WITHOUT_END = { concurrent: 1_000_000, requests_per_minute: 1_000_000_000 };

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
  await autocannon({ ...sending, duration: WARM_SECONDS });
  const before = process.threadCpuUsage();
  const { requests, latency, non2xx } = await autocannon({ ...sending, duration: SECONDS });
  const { user, system } = process.threadCpuUsage(before);
  const main_us = (user + system) / requests.total;
  const goes = profiled ? await whereTimeGoes(() => autocannon({ ...sending, duration: SECONDS / 2 })) : null;
  return { rate: requests.average, p50_ms: latency.p50, p99_ms: latency.p99, refused: non2xx, main_us, goes };
}

/** A route of the server library that does nothing but take a body and answer. */
async function bareLoad(options: Partial<autocannon.Options>, answer: () => unknown): Promise<Load> {
  const server = fastify();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.all('/', async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return answer();
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const measured = await load(`http://127.0.0.1:${port}/`, options, false);
  await server.close();
  return measured;
}

/** A request, what it took, and what one takes that is sent the same and answers the same bytes without work. */
interface Measured {
  readonly name: string;
  readonly own: Load;
  readonly like: Load;
}

async function beside(name: string, url: string, options: Partial<autocannon.Options>): Promise<Measured> {
  const { method = 'GET', headers = {}, body } = options;
  const sent = { method, headers: headers as Record<string, string>, body: (body as string | undefined) ?? null };
  const answer = Buffer.from(await (await fetch(url, sent)).arrayBuffer());
  // Before: what was submitted is still being read afterwards, on the same thread.
  const like = await bareLoad(options, () => answer);
  return { name, own: await load(url, options), like };
}

function rowsOf({ name, own, like }: Measured, bare: Load): BenchRow[] {
  const times = (peer: Load) => `${(peer.main_us / own.main_us).toFixed(2)}×`;
  const by_rate = (peer: Load) => `${(own.rate / peer.rate).toFixed(2)} by requests a second`;
  const note = own.refused === 0 ? by_rate(bare) : `${by_rate(bare)}; ${own.refused} refused`;
  return [
    {
      name: `${name}, ${CONNECTIONS} clients`,
      value: figuresOf(own),
      peer: `bare route, 20 bytes: ${figuresOf(bare)}`,
      ratio: times(bare),
      note,
    },
    {
      name: '  beside the same bytes without work',
      value: '',
      peer: `bare route, same bytes: ${figuresOf(like)}`,
      ratio: times(like),
      note: by_rate(like),
    },
    ...(own.goes === null ? [] : [{ name: '  where the main thread’s time goes', value: own.goes }]),
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

/** Of a service that reads nothing itself, as one beside workers of its office: what taking a document in takes alone. */
async function takenInAlone(): Promise<Measured> {
  const stand = await standService({ workers: 0, light_workers: 0, limits: WITHOUT_END });
  const authorization = `Bearer ${await stand.key('desktop')}`;
  const sent = { method: 'POST', headers: { ...TEXT, authorization }, body: DEED } as const;
  const measured = await beside(
    'submit a pasted deed, nothing read beside it',
    `${stand.service.address}/v1/extracts`,
    sent,
  );
  await stand.close();
  return measured;
}

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
  const stand = await standService({ limits: WITHOUT_END });
  const authorization = `Bearer ${await stand.key('desktop')}`;
  const text = { ...TEXT, authorization };
  const program = stand.as(authorization.slice('Bearer '.length));
  const { job } = (await program.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(program, job);
  const own = { authorization: `Bearer ${stand.service.session_token}` };
  const { address } = stand.service;
  const poll = await beside('poll a finished job', `${address}/v1/extracts/${job}`, { headers: { authorization } });
  // Not the first, while the server library is still being compiled.
  const bare = await bareLoad({}, () => ({ status: 'queued' }));
  const deed = { method: 'POST', headers: text, body: DEED } as const;
  const sync = await beside('extract a pasted deed, synchronously', `${address}/v1/extract`, deed);
  const held = (await stand.desktop.call('extract', { headers: TEXT, body: DEED })).text;
  // Threads take a while to start; a service that has been at work has them.
  await Promise.all(Array.from({ length: 8 }, () => stand.desktop.call('checkHeld', { body: held })));
  const posted = { method: 'POST', body: held } as const;
  const verify = await beside('verify a held result again', `${address}/v1/local/verify`, { ...posted, headers: own });
  const drawn = await beside('draw a held result as DXF', `${address}/v1/dxf`, {
    ...posted,
    headers: { authorization },
  });
  const submit = await beside('submit a pasted deed', `${address}/v1/extracts`, deed);
  const [before, after] = await memory(stand, `${address}/v1/usage`, own);
  await stand.close();
  const alone = await takenInAlone();
  const quiet = await standService();
  const seconds = await batchSeconds(quiet);
  await quiet.close();
  return [
    ...[poll, sync, verify, drawn, submit, alone].flatMap((measured) => rowsOf(measured, bare)),
    { name: 'batch of 50 text-layer PDFs, end to end', value: `${seconds.toFixed(1)} s` },
    { name: 'heap after 1,000 and 11,000 requests', value: `${before.toFixed(0)} MB, ${after.toFixed(0)} MB` },
  ];
}
