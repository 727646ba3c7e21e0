import { expect, test } from 'vitest';
import { closeApp, openApp } from '#main/app.ts';
import { startQueue } from '#main/jobs/queue.ts';
import { openWatchDoor } from '#main/service/door/watch-door.ts';
import { freshDatabase } from '#test/support/postgres.ts';
import { DEED, settledJob, standService, TEXT } from '#test/support/service.ts';

const silent = { write: () => undefined };

test('a worker tells who watches over it that it is there, whether it can work, and what it has read', async () => {
  const { database } = await freshDatabase();
  const stand = await standService({ database, workers: 0, light_workers: 0 });
  const shared = { database, data_dir: stand.data_dir, beside: true, log: silent, now: stand.clock.now };
  const app = await openApp({ ...shared, metrics_token: 'watcher' });
  let closing = false;
  const here = await openWatchDoor(app, { host: '127.0.0.1', port: 0, closing: () => closing });
  const beyond = await openWatchDoor(app, { host: '0.0.0.0', port: 0, closing: () => closing });
  const elsewhere = beyond.address.replace('0.0.0.0', '127.0.0.1');
  const ask = async (address: string, headers = {}) => {
    const reply = await fetch(address, { headers });
    return { status: reply.status, text: await reply.text() };
  };
  const queue = await startQueue(app);
  const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(stand.desktop, job);
  await expect
    .poll(async () => (await ask(`${here.address}/metrics`)).text)
    .toContain('verdicts_total{status="PASS"} 1');
  const { text } = await ask(`${here.address}/metrics`);
  expect(text).toContain('deedproof_documents_total{status="succeeded"} 1\n');
  expect(text).toContain('deedproof_queue_documents{state="queued"} 0\n');
  expect(text).toMatch(/deedproof_pages_total\{by="text"\} 1\n/);
  // The service that took it in read nothing.
  expect((await ask(`${stand.service.address}/metrics`)).text).not.toContain('deedproof_documents_total{');
  expect(await ask(`${elsewhere}/healthz`)).toEqual({ status: 200, text: 'ok\n' });
  expect(await ask(`${elsewhere}/readyz`)).toEqual({ status: 200, text: 'ready\n' });
  expect((await ask(`${elsewhere}/metrics`)).status).toBe(401);
  expect((await ask(`${elsewhere}/metrics`, { authorization: 'Bearer watcher' })).status).toBe(200);
  expect((await ask(`${here.address}/v1/runs`)).status).toBe(404);
  closing = true;
  expect(await ask(`${here.address}/readyz`)).toEqual({ status: 503, text: 'closing\n' });
  await queue.close();
  await here.close();
  await beyond.close();
  await closeApp(app);
  await stand.close();
});
