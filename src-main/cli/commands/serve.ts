// deedproof serve: the HTTP service and the application on the local port, and for the office where that is asked for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { type AppOptions, closeApp, openApp } from '#main/app.ts';
import { type OfficeWords, readOffice } from '#main/cli/office-options.ts';
import { addShared, type SharedWords, sharedOptionsOf } from '#main/cli/shared-options.ts';
import { productRoot } from '#main/config.ts';
import type { OfficeOptions } from '#main/service/door/office-door.ts';
import { type RunningService, startService } from '#main/service/server.ts';

interface ServeWords extends OfficeWords, SharedWords {
  readonly port?: number;
}

export function addServe(program: Command): void {
  const command = program
    .command('serve')
    .description('serve the API and the application on this machine, and to the office where --listen says so')
    .option('--port <n>', 'the local port; 0 takes a free one', readPort)
    .option('--listen <address>', 'also serve desks and programs of the office there, such as 0.0.0.0:7443')
    .option('--tls <file...>', 'the certificate and its key (PEM); without them the server makes its own')
    .option('--base-url <url>', 'where the office reaches it; upload and poll addresses begin with it')
    .option('--allow-host <name...>', 'a name under which it may be addressed; no other is answered')
    .option('--trust-proxy <address...>', 'a proxy whose forwarded headers are believed');
  addShared(command).action(
    async ({ port, data, database, objects, keyring, threads, drain, ...words }: ServeWords) => {
      const office = readOffice(words);
      const announce = (service: Served) => console.log(announcement(service));
      const shared = { data, database, objects, keyring, threads };
      await serve({
        ...(port === undefined ? {} : { port }),
        app: sharedOptionsOf(shared),
        office,
        drain_ms: drain * 1000,
        only_that_port: true,
        announce,
      });
    },
  );
}

interface Served extends Pick<RunningService, 'address' | 'port' | 'launch_address' | 'office'> {
  /** The port that was asked for; 0 for any. */
  readonly wanted: number;
  /** Whether the application's page is served beside the interface. */
  readonly page: boolean;
}

/** What a person needs to go on: where to look, and where a program asks. */
export function announcement({ address, port, launch_address, office, wanted, page }: Served): string {
  return [
    ...(wanted === 0 || wanted === port ? [] : [`Port ${wanted} is taken; this is another.`]),
    ...(page ? [`Deedproof is at ${launch_address}`] : ['The application is not built: npm run build makes its page.']),
    `The API is at ${address}, its contract at ${address}/api`,
    ...(office === null ? [] : [`The office reaches it at ${office.address}`]),
    ...(office?.fingerprint == null ? [] : [`Fingerprint of its certificate (SHA-256): ${office.fingerprint}`]),
    'Stop it with Ctrl+C.',
  ].join('\n');
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new InvalidArgumentError('a port is 0 to 65535.');
  return port;
}

/** Runs until the process is asked to stop: no more is taken in, and what does not finish in time goes back to the queue. */
export async function serve(options: {
  port?: number;
  app?: AppOptions;
  office?: OfficeOptions | undefined;
  drain_ms?: number;
  only_that_port?: boolean;
  announce: (service: Served) => void;
}): Promise<void> {
  // Starting anew it keeps its place, so that whoever was there finds it again.
  for (let port = options.port; ; ) {
    const ended = await serveOnce({ ...options, ...(port === undefined ? {} : { port }) });
    if (!ended.again) return;
    port = ended.port;
  }
}

interface Ended {
  /** On the data that now lies in the folder. */
  readonly again: boolean;
  readonly port: number;
}

async function serveOnce(options: Parameters<typeof serve>[0]): Promise<Ended> {
  const app = await openApp({ ...options.app, say: (line) => console.error(line) });
  const renderer = join(productRoot(), 'out', 'renderer');
  const renderer_dir = existsSync(join(renderer, 'index.html')) ? renderer : null;
  const wanted = options.port ?? app.config.port;
  const { only_that_port = false, office, drain_ms = 0 } = options;
  let end: (again: boolean) => void = () => undefined;
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const restart = () => end(true);
  const service = await startService(app, { port: wanted, renderer_dir, only_that_port, office, restart }).catch(
    async (fault: unknown) => {
      await closeApp(app);
      throw fault;
    },
  );
  options.announce({ ...service, page: renderer_dir !== null, wanted });
  const stop = () => end(false);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const again = await ended;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  await service.close(drain_ms);
  await closeApp(app);
  return { again, port: service.port };
}
