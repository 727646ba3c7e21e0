// Power loss: a service killed at random moments under a running batch, again and again. DEEDPROOF_KILLS sets how often.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type Client, clientOf, type Fetch } from '#core/api/client.ts';
import { openSqlite } from '#main/store/db.ts';
import { DEED, endedBatch } from '#test/support/service.ts';

const KILLS = Number(process.env.DEEDPROOF_KILLS ?? 6);
const DOCUMENTS = 12;
const data_dir = mkdtempSync(join(tmpdir(), 'deedproof-crash-'));
let running: ChildProcess | null = null;

afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(data_dir, { recursive: true, force: true });
});

async function start(): Promise<Client> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./crash-child.ts', import.meta.url)), data_dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const { address, token } = JSON.parse(line) as { address: string; token: string };
    return clientOf(address, token, fetch as unknown as Fetch);
  }
  throw new Error('The service did not start.');
}

async function killAfter(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  const over = new Promise((resolve) => running?.once('exit', resolve));
  running?.kill('SIGKILL');
  await over;
}

/** The id of a batch that was answered, or null when the kill came first. */
async function submit(client: Client): Promise<string | null> {
  const form = new FormData();
  for (let i = 0; i < DOCUMENTS; i++) form.append('files', new Blob([DEED]), `deed-${i}.txt`);
  try {
    return (await client.call('submitBatch', { body: form })).value.batch;
  } catch {
    return null;
  }
}

test(`after ${KILLS} kills every document is accounted for, once`, { timeout: 30_000 + KILLS * 10_000 }, async () => {
  const batches: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const client = await start();
    const submitted = submit(client);
    // On a busy machine every kill may come before the answer: the last one waits for it.
    if (kill === KILLS - 1) await submitted;
    await Promise.all([submitted, killAfter(20 + ((kill * 37) % 160))]);
    const batch = await submitted;
    if (batch !== null) batches.push(batch);
  }
  expect(batches.length).toBeGreaterThan(0);

  const client = await start();
  for (const batch of batches) {
    const state = await endedBatch(client, batch);
    expect(state.succeeded + state.failed).toBe(DOCUMENTS);
    const { results } = (await client.call('getBatchResults', { params: { batch_id: batch } })).value;
    expect(results.map(({ document }) => document)).toEqual(
      Array.from({ length: DOCUMENTS }, (_, i) => `deed-${i}.txt`),
    );
    for (const item of results) expect((item.result === null) !== (item.error === null)).toBe(true);
  }
  await killAfter(0);

  const db = openSqlite(join(data_dir, 'deedproof.db'));
  const count = (sql: string) => db.prepare<{ n: number }>(sql).get()?.n;
  expect(count("SELECT count(*) n FROM runs WHERE status IN ('queued', 'running')")).toBe(0);
  // Billed once each: as many ledger rows and first readings as succeeded documents.
  const succeeded = count("SELECT count(*) n FROM runs WHERE status = 'succeeded'");
  expect(count('SELECT count(*) n FROM usage')).toBe(succeeded);
  expect(count('SELECT count(*) n FROM results')).toBe(succeeded);
  expect(count('SELECT count(*) n FROM usage u JOIN runs r ON r.id = u.run_id')).toBe(succeeded);
  expect(count("SELECT count(*) n FROM batches WHERE status <> 'ended'")).toBe(0);
  db.close();
});
