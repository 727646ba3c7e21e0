// The machines of an office go one after the other, under load: workers, the server, the database and the store of
// documents. What was answered is read once, billed once and signed. One worker stands for another machine: it has a
// folder of its own.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, ServiceError } from '#core/api/client.ts';
import { objectsOf } from '#main/config.ts';
import { knownFiles } from '#main/jobs/strays.ts';
import type { Objects } from '#main/objects/objects.ts';
import { postgresObjects } from '#main/objects/postgres-objects.ts';
import { s3Objects } from '#main/objects/s3-objects.ts';
import type { Db } from '#main/store/db.ts';
import { openPostgres } from '#main/store/postgres.ts';
import { type Accepted, nothingAccepted, requireSettled } from '#test/hard/accepted.ts';
import { handedIn } from '#test/hard/documents.ts';
import { type Figure, type HardDay, type Length, pause, until } from '#test/hard/hard-day.ts';
import {
  type BucketProcess,
  type Running,
  startBucket,
  startService,
  startWorker,
  type Worker,
} from '#test/hard/processes.ts';
import { auditSharedBooks } from '#test/hard/shared-books.ts';
import { databaseAt } from '#test/support/postgres.ts';
import { startServer, stopServer } from '#test/support/postgres-server.ts';
import { randomOf } from '#test/support/random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const WORKERS = 2;
/** More would only wait: then nothing new is handed in. */
const MOST_WAITING = 15;

type Machine = 'worker' | 'service' | 'database' | 'bucket';

/** Where documents lie, and what is lost in which order. */
interface Plan {
  readonly kept: 'database' | 'bucket';
  readonly kills: number;
  readonly turns: readonly Machine[];
}

const SHORT: readonly Plan[] = [{ kept: 'bucket', kills: 4, turns: ['worker', 'service', 'bucket', 'database'] }];
const LONG: readonly Plan[] = [
  { kept: 'bucket', kills: 60, turns: ['bucket', 'worker', 'service', 'bucket', 'database', 'worker'] },
  { kept: 'database', kills: 140, turns: ['worker', 'service', 'worker', 'database', 'worker'] },
];

interface Office {
  readonly home: string;
  readonly port: number;
  readonly data: string;
  readonly shelves: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly workers: Worker[];
  service: Running;
  bucket: BucketProcess | null;
}

async function openOffice(kept: Plan['kept']): Promise<Office> {
  const home = join(temporaryFolder('hard-machines'), 'postgres');
  const port = await startServer(home, { durable: true });
  const shelves = temporaryFolder('hard-bucket');
  const bucket = kept === 'bucket' ? await startBucket(shelves) : null;
  const environment = {
    DEEDPROOF_DATABASE: databaseAt(port, 'postgres').address,
    DEEDPROOF_WORKER_SILENCE: '10',
    ...(bucket === null ? {} : bucketEnvironment(bucket.port)),
  };
  const data = temporaryFolder('hard-server');
  const service = await startService(data, { environment });
  const office: Office = { home, port, data, shelves, environment, workers: [], service, bucket };
  for (let i = 0; i < WORKERS; i += 1) office.workers.push(await startWorker(folderOf(office, i), environment));
  return office;
}

const bucketEnvironment = (port: number) => ({
  DEEDPROOF_OBJECTS: `s3://deeds/office?endpoint=http://127.0.0.1:${port}`,
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
});

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

async function lose(office: Office, what: Machine, which: number): Promise<void> {
  if (what === 'database') {
    await stopServer(office.home);
    await startServer(office.home, { port: office.port, durable: true });
  } else if (what === 'bucket') {
    if (office.bucket === null) return;
    await office.bucket.kill();
    office.bucket = await startBucket(office.shelves, office.bucket.port);
  } else if (what === 'service') {
    await office.service.kill();
    office.service = await startService(office.data, { environment: office.environment });
  } else {
    await office.workers[which]?.kill();
    office.workers[which] = await startWorker(folderOf(office, which), office.environment);
  }
}

/** Loses one machine after the other while documents come in; gives what was accepted. */
async function loseAll(office: Office, { kills, turns }: Plan): Promise<Accepted> {
  const random = randomOf(15_2026);
  const accepted = nothingAccepted();
  let over = false;
  const busy = keepBusy(office, accepted, () => over);
  await until('documents are accepted', () => (accepted.jobs.length > 3 ? true : null));
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(100 + random() * 900);
    await lose(office, turns[kill % turns.length] ?? 'worker', Math.floor(random() * WORKERS));
  }
  over = true;
  await busy;
  // Whatever was lost last may still be coming back.
  await until('the service answers', () => unsettled(office).catch(() => null));
  return accepted;
}

async function inOneOffice(plan: Plan): Promise<Figure[]> {
  const office = await openOffice(plan.kept);
  const database = databaseAt(office.port, 'postgres');
  const db = openPostgres(database, { most: 1 });
  const place = objectsOf(office.environment.DEEDPROOF_OBJECTS, office.environment);
  const objects =
    place !== null && 'endpoint' in place
      ? s3Objects(place)
      : postgresObjects(openPostgres(database, { most: 1 }), () => new Date());
  try {
    const accepted = await loseAll(office, plan);
    const documents = await requireSettled(office.service.desktop, accepted);
    // Also what was taken in and could not be answered any more.
    await until('nothing waits', async () => ((await unsettled(office)) === 0 ? true : null));
    for (const worker of office.workers) await worker.stop();
    await office.service.stop();
    const books = await auditSharedBooks(db, objects, office.data);
    assert.equal(books.billed, books.succeeded);
    assert.deepEqual(await listFailures(db), [], 'a sound document failed since machines went');
    const lost = (what: Machine) =>
      Array.from({ length: plan.kills }, (_, i) => plan.turns[i % plan.turns.length]).filter((one) => one === what)
        .length;
    const where = `documents in the ${plan.kept}:`;
    return [
      {
        what: `${where} killed workers, servers, databases, buckets`,
        measured: (['worker', 'service', 'database', 'bucket'] as const).map(lost).join(', '),
      },
      { what: `${where} accepted, each settled once`, measured: String(documents) },
      { what: `${where} runs, of them read, failed`, measured: `${books.runs}, ${books.succeeded}, ${books.failed}` },
      { what: `${where} billed; results that verify`, measured: `${books.billed}; ${books.verified}` },
      { what: `${where} files that no row names, for the sweep`, measured: String(await countStrays(db, objects)) },
    ];
  } finally {
    await db.destroy();
    await objects.close();
    await office.bucket?.kill();
    await stopServer(office.home);
  }
}

/** With how often each was taken up, and why it failed. */
async function listFailures(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('runs').selectAll().where('status', '=', 'failed').execute();
  return rows.map(({ id, attempts, error }) => `${id}, ${attempts} times: ${error}`);
}

async function countStrays(db: Db, objects: Objects): Promise<number> {
  const known = await knownFiles({ db });
  let strays = 0;
  for (const room of ['documents', 'staged', 'results'])
    for await (const { name } of objects.list(room)) if (!known.has(name)) strays += 1;
  return strays;
}

export const machineLoss: HardDay = {
  name: 'lost machines',
  async run(length: Length): Promise<Figure[]> {
    const figures: Figure[] = [];
    for (const plan of length === 'short' ? SHORT : LONG) figures.push(...(await inOneOffice(plan)));
    return figures;
  },
};

async function unsettled({ service }: Office): Promise<number> {
  const { queued, running } = (await service.desktop.call('localStatus')).value;
  return queued + running;
}
