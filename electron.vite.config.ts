// Builds the main process, the preload script and the renderer into out/.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { docPages } from '#main/cli/docs.ts';
import { collectLicences } from '#main/cli/licences.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MAIN = at('src-main/shell/electron.ts');
const PRELOAD = at('src-main/shell/preload.ts');

/** Lays the licences of what ships beside the page, for the About screen. */
const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(collectLicences(at('.'))) });
  },
};

/** Lays the documentation beside the page; the service serves it under /docs, and the server of `npm run dev` as it is written. */
const docs: Plugin = {
  name: 'docs',
  configureServer(server) {
    server.middlewares.use((request, reply, next) => {
      const page = docPages(at('.')).find(({ fileName }) => request.url === `/${fileName}`);
      if (page === undefined) return next();
      const kind = { html: 'text/html; charset=utf-8', css: 'text/css', json: 'application/json', png: 'image/png' };
      reply.setHeader('content-type', kind[page.fileName.split('.').at(-1) as keyof typeof kind]);
      reply.end(page.source);
    });
  },
  generateBundle() {
    for (const page of docPages(at('.'))) this.emitFile({ type: 'asset', ...page });
  },
};

const renderer = {
  root: at('src-renderer'),
  base: './',
  plugins: [react(), licences, docs],
  worker: { format: 'es' as const },
  build: {
    outDir: at('out/renderer'),
    emptyOutDir: true,
    minify: 'oxc' as const,
    target: 'chrome130',
    // All styles come at the start: a screen that is fetched later must not stand there without its own.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rollupOptions: { input: at('src-renderer/index.html') },
  },
};

/** What the service loads before its first page. */
const BUNDLED = [
  'kysely',
  'zod',
  'fastify',
  '@fastify/static',
  '@fastify/multipart',
  'commander',
  'pino',
  'polyclip-ts',
  'geographiclib-geodesic',
  'disposable-email-domains-js',
];

const shell = {
  main: {
    build: {
      outDir: at('out/main'),
      minify: false,
      // Hundreds of small files each, which every start would look for and open one by one.
      externalizeDeps: { exclude: BUNDLED },
      rollupOptions: {
        // Worker processes are started by their file, so each is an entry of its own.
        input: {
          electron: MAIN,
          cli: at('src-main/cli/main.ts'),
          'parse-worker': at('src-main/ingest/workers/parse-worker.ts'),
          'recognise-worker': at('src-main/ingest/workers/recognise-worker.ts'),
          'study-worker': at('src-main/reader/study-worker.ts'),
          'posted-worker': at('src-main/service/posted/posted-worker.ts'),
          'backup-worker': at('src-main/service/backup/backup-worker.ts'),
          'import-worker': at('src-main/fabric/import-worker.ts'),
        },
        output: { format: 'es' as const, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: at('out/preload'),
      minify: false,
      // A sandboxed window loads CommonJS preload scripts only.
      rollupOptions: { input: { preload: PRELOAD }, output: { format: 'cjs' as const, entryFileNames: '[name].cjs' } },
    },
  },
};

const SHELL_PARTS = [MAIN, PRELOAD, at('src-main/app.ts'), at('src-main/service/routes.ts')];

export default defineConfig(SHELL_PARTS.every((part) => existsSync(part)) ? { ...shell, renderer } : { renderer });
