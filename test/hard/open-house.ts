// `deedproof serve` with the limit of requests a minute lifted, so that the load of a busy day is real.
import { join } from 'node:path';
import { closeApp, openApp } from '#main/app.ts';
import { startService } from '#main/service/server.ts';

const [data_dir = ''] = process.argv.slice(2);
const unlimited = { requests_per_minute: 1_000_000, free_requests_per_minute: 1_000_000 };
const app = await openApp({ data_dir, limits: unlimited });
const renderer_dir = join(import.meta.dirname, '..', '..', 'out', 'renderer');
const service = await startService(app, { port: 0, renderer_dir });
console.log(`Deedproof is at ${service.launch_address}`);
process.once('SIGTERM', async () => {
  await service.close();
  await closeApp(app);
});
