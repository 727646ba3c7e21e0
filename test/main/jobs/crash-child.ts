// A service in a process of its own, to be killed in mid-work. It says where it is, then waits for its end.
import { openApp } from '#main/app.ts';
import { offlineReader } from '#main/reader/offline.ts';
import { startService } from '#main/service/server.ts';

const [data_dir = ''] = process.argv.slice(2);
const offline = offlineReader('test');
const app = await openApp({
  data_dir,
  reader: {
    model: offline.model,
    // Long enough that a kill often finds a document half read.
    read: async (pages) => {
      await new Promise((resolve) => setTimeout(resolve, 15));
      return offline.read(pages);
    },
  },
});
const service = await startService(app, { port: 0, renderer_dir: null });
process.stdout.write(`${JSON.stringify({ address: service.address, token: service.session_token })}\n`);
