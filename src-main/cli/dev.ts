// npm run dev: the application at work on its own sources. The screens are replaced as they change; the service starts
// anew when one of its sources changes, and the page goes on with it. Both on loopback, in a data folder of their own.
import { spawn } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer, type Plugin, type ProxyOptions } from 'vite';
import { productRoot } from '#main/config.ts';
import { findServiceAddress } from '#main/store/service-address.ts';

const ROOT = productRoot();
const DATA = process.env.DEEDPROOF_DATA ?? join(ROOT, '.deedproof');
const PAGE_PORT = 7430;
const SERVICE = 'http://127.0.0.1:7431';

/** What the service itself writes into its page: the session of the person at this machine. */
const session: Plugin = {
  name: 'session',
  transformIndexHtml: () => {
    const content = findServiceAddress(DATA)?.session_token ?? '';
    return [{ tag: 'meta', attrs: { name: 'deedproof-session', content }, injectTo: 'head-prepend' }];
  },
  configureServer(page) {
    // A new service has a new session.
    watch(DATA, (_, name) => {
      if (name === 'service.json' && findServiceAddress(DATA) !== null) page.ws.send({ type: 'full-reload' });
    });
  },
};

/** The service answers its own pages alone, so what the page asks for is handed on as its own. */
const handOn: ProxyOptions = { target: SERVICE, changeOrigin: true, headers: { origin: SERVICE } };

async function dev(): Promise<void> {
  mkdirSync(DATA, { recursive: true, mode: 0o700 });
  const port = new URL(SERVICE).port;
  const words = ['--watch', '--watch-preserve-output', join(ROOT, 'src-main/cli/main.ts'), 'serve'];
  const service = spawn(process.execPath, [...words, '--port', port, '--data', DATA], { cwd: ROOT, stdio: 'inherit' });
  const build = (await import(pathToFileURL(join(ROOT, 'electron.vite.config.ts')).href)) as {
    default: { renderer: { plugins: Plugin[] } };
  };
  const { renderer } = build.default;
  const page = await createServer({
    ...renderer,
    configFile: false,
    plugins: [...renderer.plugins, session],
    server: {
      host: '127.0.0.1',
      port: PAGE_PORT,
      strictPort: true,
      // The screens have a folder `api` too.
      proxy: { '^/v1/': handOn, '^/api$': handOn, '^/openapi.json$': handOn },
    },
  });
  await page.listen();
  console.log(`The screens, replaced as they change, are at http://127.0.0.1:${PAGE_PORT}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => service.kill(signal));
  service.once('exit', () => void page.close());
}

await dev();
