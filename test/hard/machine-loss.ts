// The machines of an office go one after the other, under load: workers, the server and the database. What was answered
// is read once, billed once and signed. One worker stands for another machine: it has a folder of its own.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, ServiceError } from '#core/api/client.ts';
import { openPostgres } from '#main/store/postgres.ts';
import { type Accepted, nothingAccepted, requireSettled } from '#test/hard/accepted.ts';
import { handedIn } from '#test/hard/documents.ts';
import { type Figure, type HardDay, type Length, pause, until } from '#test/hard/hard-day.ts';
import { type Running, startService, startWorker, type Worker } from '#test/hard/processes.ts';
import { auditSharedBooks } from '#test/hard/shared-books.ts';
import { databaseAt } from '#test/support/postgres.ts';
import { startServer, stopServer } from '#test/support/postgres-server.ts';
import { randomOf } from '#test/support/random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const WORKERS = 2;
/** More would only wait: then nothing new is handed in. */
const MOST_WAITING = 15;

interface Office {
  readonly home: string;
  readonly port: number;
  readonly data: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly workers: Worker[];
  service: Running;
}

async function openOffice(): Promise<Office> {
  const home = join(temporaryFolder('hard-machines'), 'postgres');
  const port = await startServer(home, { durable: true });
  const environment = { DEEDPROOF_DATABASE: databaseAt(port, 'postgres').address, DEEDPROOF_WORKER_SILENCE: '10' };
  const data = temporaryFolder('hard-server');
  const service = await startService(data, { environment });
  const office: Office = { home, port, data, environment, workers: [], service };
  for (let i = 0; i < WORKERS; i += 1) office.workers.push(await startWorker(folderOf(office, i), environment));
  return office;
}

/** The first works beside the server, the others as on machines of their own. */
function folderOf({ data }: Office, worker: number): string {
  if (worker === 0) return data;
  const own = `${data}-machine-${worker}`;
  mkdirSync(own, { recursive: true, mode: 0o700 });
  copyFileSync(join(data, 'keyring.json'), join(own, 'keyring.json'));
  return own;
}

let count = 0;

async function submit(client: Client, accepted: Accepted): Promise<void> {
  const documents = Array.from({ length: count % 4 === 3 ? 5 : 1 }, () => handedIn(count++));
  const [first] = documents;
  if (first === undefined) return;
  if (documents.length === 1) {
    const { name, bytes } = first;
    const { value } = await client.call('submitExtract', { headers: { 'x-document-name': name }, body: bytes });
    accepted.jobs.push(value.job);
    return;
  }
  const form = new FormData();
  for (const { name, bytes } of documents) form.append('files', new Blob([bytes]), name);
  const { batch } = (await client.call('submitBatch', { body: form })).value;
  accepted.batches.push({ id: batch, documents: documents.map(({ name }) => name) });
}

/** Hands in whatever the server takes until told to stop; what it could not answer was not accepted. */
async function keepBusy(office: Office, accepted: Accepted, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const { queued } = (await office.service.desktop.call('localStatus')).value;
      if (queued < MOST_WAITING) await submit(office.service.desktop, accepted);
      else await pause(200);
    } catch (problem) {
      const away = problem instanceof TypeError || (problem instanceof ServiceError && problem.status >= 500);
      if (!away) throw problem;
      await pause(100);
    }
  }
}

async function lose(office: Office, what: 'worker' | 'service' | 'database', which: number): Promise<void> {
  if (what === 'database') {
    await stopServer(office.home);
    await startServer(office.home, { port: office.port, durable: true });
  } else if (what === 'service') {
    await office.service.kill();
    office.service = await startService(office.data, { environment: office.environment });
  } else {
    await office.workers[which]?.kill();
    office.workers[which] = await startWorker(folderOf(office, which), office.environment);
  }
}

const TURNS = ['worker', 'service', 'worker', 'database', 'worker'] as const;

export const machineLoss: HardDay = {
  name: 'lost machines',
  async run(length: Length): Promise<Figure[]> {
    const kills = length === 'short' ? 5 : 200;
    const office = await openOffice();
    const random = randomOf(15_2026);
    const accepted = nothingAccepted();
    const lost = { worker: 0, service: 0, database: 0 };
    try {
      let over = false;
      const busy = keepBusy(office, accepted, () => over);
      await until('documents are accepted', () => (accepted.jobs.length > 3 ? true : null));
      for (let kill = 0; kill < kills; kill += 1) {
        const what = TURNS[kill % TURNS.length] ?? 'worker';
        await pause(100 + random() * 900);
        await lose(office, what, Math.floor(random() * WORKERS));
        lost[what] += 1;
      }
      over = true;
      await busy;
      const documents = await requireSettled(office.service.desktop, accepted);
      const db = openPostgres(databaseAt(office.port, 'postgres'), { most: 1 });
      // Also what was taken in and could not be answered any more.
      await until('nothing waits', async () => ((await unsettled(office)) === 0 ? true : null), 300_000);
      for (const worker of office.workers) await worker.stop();
      await office.service.stop();
      const books = await auditSharedBooks(db, office.data);
      await db.destroy();
      assert.equal(books.billed, books.succeeded);
      return [
        { what: 'killed workers, servers, databases', measured: `${lost.worker}, ${lost.service}, ${lost.database}` },
        { what: 'documents accepted, each settled once', measured: String(documents) },
        { what: 'runs, of them read, failed', measured: `${books.runs}, ${books.succeeded}, ${books.failed}` },
        { what: 'billed; results that verify', measured: `${books.billed}; ${books.verified}` },
      ];
    } finally {
      await stopServer(office.home);
    }
  },
};

async function unsettled({ service }: Office): Promise<number> {
  const { queued, running } = (await service.desktop.call('localStatus')).value;
  return queued + running;
}
