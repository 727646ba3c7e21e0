// deedproof work: reads documents that wait in a shared database, beside the service that takes them in and beside any
// number of others like it, on this machine or another.
import type { Command } from 'commander';
import { type AppOptions, closeApp, openApp } from '#main/app.ts';
import { readAddress } from '#main/cli/office-options.ts';
import { addShared, type SharedWords, sharedOptionsOf } from '#main/cli/shared-options.ts';
import { startQueue } from '#main/jobs/queue.ts';
import { openWatchDoor } from '#main/service/door/watch-door.ts';
import { placeOf } from '#main/store/postgres.ts';

interface WorkWords extends SharedWords {
  readonly metrics?: string;
}

const METRICS_PORT = 9464;

export function addWork(program: Command): void {
  addShared(
    program
      .command('work')
      .description(
        'read documents that wait in a shared database, beside the service and other workers; its data folder has the ' +
          'keyring and the fabric of the service, and may be its own',
      )
      .option('--metrics <address>', 'answer /healthz, /readyz and /metrics there, such as 127.0.0.1:9464'),
  ).action(async ({ drain, metrics, ...words }: WorkWords) => {
    const watch = metrics === undefined ? null : readAddress(metrics, '--metrics', METRICS_PORT);
    await work({ ...sharedOptionsOf(words), beside: true }, drain * 1000, watch);
  });
}

/** Runs until the process is asked to stop: nothing more is taken up, and what does not finish in time goes back. */
async function work(
  options: AppOptions,
  drain_ms: number,
  watch: ReturnType<typeof readAddress> | null,
): Promise<void> {
  const app = await openApp({ log: process.stdout, say: (line) => console.log(line), ...options });
  try {
    const { database, workers } = app.config;
    let closing = false;
    const stopped = new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    const door = watch === null ? null : await openWatchDoor(app, { ...watch, closing: () => closing });
    const queue = await startQueue(app);
    console.log(
      `Reading what waits in ${placeOf(database?.address ?? '')}, ${workers} scans at a time. Stop it with Ctrl+C.`,
    );
    if (door !== null) console.log(`Its health and numbers are at ${door.address}`);
    await stopped;
    closing = true;
    await queue.close(drain_ms);
    await door?.close();
  } finally {
    await closeApp(app);
  }
}
