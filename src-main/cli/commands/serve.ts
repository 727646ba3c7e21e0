// deedproof serve: the HTTP service and the application on the local port.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { closeApp, openApp } from '#main/app.ts';
import { optionsFor } from '#main/cli/with-app.ts';
import { productRoot } from '#main/config.ts';
import { type RunningService, startService } from '#main/service/server.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the API and the application on this machine alone')
    .option('--port <n>', 'the local port; 0 takes a free one', readPort)
    .option('--data <dir>', 'the data folder')
    .action(async (options: { port?: number; data?: string }) => {
      await serve({ ...options, only_that_port: true, announce: (service) => console.log(announcement(service)) });
    });
}

interface Served extends Pick<RunningService, 'address' | 'port' | 'launch_address'> {
  /** The port that was asked for; 0 for any. */
  readonly wanted: number;
  /** Whether the application's page is served beside the interface. */
  readonly page: boolean;
}

/** What a person needs to go on: where to look, and where a program asks. */
export function announcement({ address, port, launch_address, wanted, page }: Served): string {
  return [
    ...(wanted === 0 || wanted === port ? [] : [`Port ${wanted} is taken; this is another.`]),
    ...(page ? [`Deedproof is at ${launch_address}`] : ['The application is not built: npm run build makes its page.']),
    `The API is at ${address}, its contract at ${address}/api`,
    'Stop it with Ctrl+C.',
  ].join('\n');
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new InvalidArgumentError('a port is 0 to 65535.');
  return port;
}

/** Runs until the process is asked to stop; work under way is handed back to the queue. */
export async function serve(options: {
  port?: number;
  data?: string;
  only_that_port?: boolean;
  announce: (service: Served) => void;
}): Promise<void> {
  const app = await openApp(optionsFor(options.data));
  const renderer = join(productRoot(), 'out', 'renderer');
  const renderer_dir = existsSync(join(renderer, 'index.html')) ? renderer : null;
  const wanted = options.port ?? app.config.port;
  const { only_that_port = false } = options;
  const service = await startService(app, { port: wanted, renderer_dir, only_that_port }).catch(
    async (fault: unknown) => {
      await closeApp(app);
      throw fault;
    },
  );
  options.announce({ ...service, page: renderer_dir !== null, wanted });
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await service.close();
  await closeApp(app);
}
