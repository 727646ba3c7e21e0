// deedproof serve: the HTTP service and the application on the local port.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { closeApp, openApp } from '#main/app.ts';
import { optionsFor } from '#main/cli/with-app.ts';
import { productRoot } from '#main/config.ts';
import { startService } from '#main/service/server.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the API and the application on this machine alone')
    .option('--port <n>', 'the local port; a free one when taken', readPort)
    .option('--data <dir>', 'the data folder')
    .action(async (options: { port?: number; data?: string }) => {
      await serve({ ...options, announce: (address) => console.log(`Deedproof is at ${address}`) });
    });
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
  announce: (address: string) => void;
}): Promise<void> {
  const app = await openApp(optionsFor(options.data));
  const renderer = join(productRoot(), 'out', 'renderer');
  const service = await startService(app, {
    port: options.port ?? app.config.port,
    renderer_dir: existsSync(join(renderer, 'index.html')) ? renderer : null,
  });
  options.announce(service.launch_address);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await service.close();
  await closeApp(app);
}
