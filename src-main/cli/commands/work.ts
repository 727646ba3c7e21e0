// deedproof work: reads documents that wait in a shared database, beside the service that takes them in and beside any
// number of others like it, on this machine or another.
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { type AppOptions, closeApp, openApp } from '#main/app.ts';
import { optionsFor } from '#main/cli/with-app.ts';
import { databaseOf, objectsOf } from '#main/config.ts';
import { startQueue } from '#main/jobs/queue.ts';
import { placeOf } from '#main/store/postgres.ts';

interface WorkWords {
  readonly database?: string;
  readonly objects?: string;
  readonly threads?: number;
  readonly drain: number;
  readonly data?: string;
}

export function addWork(program: Command): void {
  program
    .command('work')
    .description('read documents that wait in a shared database, beside the service and other workers')
    .option('--database <address>', 'the PostgreSQL that the service uses, such as postgres://deedproof@db/deedproof')
    .option('--objects <place>', 'where the service keeps documents: s3://bucket/prefix or a folder; else the database')
    .option('--threads <n>', 'scans read at the same time; else as many as there are cores', readThreads)
    .option('--drain <seconds>', 'how long documents being read may take to finish when it is stopped', readDrain, 10)
    .option('--data <dir>', 'a data folder with the keyring and the fabric of the service; it may be its own')
    .action(async ({ drain, ...words }: WorkWords) => work(optionsOf(words), drain * 1000));
}

function optionsOf({ database, objects, threads, data }: Omit<WorkWords, 'drain'>): AppOptions {
  return {
    ...optionsFor(data),
    ...(database === undefined ? {} : { database: databaseOf(database) }),
    ...(objects === undefined ? {} : { objects: objectsOf(objects) }),
    ...(threads === undefined ? {} : { workers: threads }),
    beside: true,
  };
}

function readThreads(text: string): number {
  const threads = Number(text);
  if (!Number.isInteger(threads) || threads < 1 || threads > 64) throw new InvalidArgumentError('1 to 64.');
  return threads;
}

function readDrain(text: string): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3600) throw new InvalidArgumentError('0 to 3600 seconds.');
  return seconds;
}

/** Runs until the process is asked to stop: nothing more is taken up, and what does not finish in time goes back. */
async function work(options: AppOptions, drain_ms: number): Promise<void> {
  const app = await openApp({ log: process.stdout, say: (line) => console.log(line), ...options });
  try {
    const { database, workers } = app.config;
    const stopped = new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    const queue = await startQueue(app);
    console.log(
      `Reading what waits in ${placeOf(database?.address ?? '')}, ${workers} scans at a time. Stop it with Ctrl+C.`,
    );
    await stopped;
    await queue.close(drain_ms);
  } finally {
    await closeApp(app);
  }
}
