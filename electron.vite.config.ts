// Builds the main process, the preload script and the renderer into out/.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { compileAhead } from '#main/cli/compile-ahead.ts';
import { docPages } from '#main/cli/docs.ts';
import { collectLicences } from '#main/cli/licences.ts';
import { partsOf } from '#main/cli/parts.ts';
import { FRESH, makeFreshStore } from '#main/store/fresh-store.ts';

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

/** The page is built last. */
const ahead: Plugin = {
  name: 'compile-ahead',
  apply: 'build',
  async closeBundle() {
    if (!(await compileAhead(at('.')))) this.warn('The service could not be started once to be compiled ahead.');
  },
};

const renderer = {
  root: at('src-renderer'),
  base: './',
  plugins: [react(), licences, docs, ahead],
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

/**
 * Node holds a file with a single letter beyond Latin-1 at two bytes a letter, in every thread that loads it. The bundler
 * writes such letters as their numbers, but for patterns that are written raw, in which a number says the same.
 */
const oneByte: Plugin = {
  name: 'one-byte',
  renderChunk: (code) => ({
    code: code.replaceAll(/String\.raw`[^`]*`/g, (pattern) =>
      pattern.replaceAll(/[\u0100-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
    map: null,
  }),
};

/** Lays an empty database beside the programs. */
const fresh: Plugin = {
  name: 'fresh-store',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FRESH, source: await makeFreshStore() });
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

/**
 * What the server's library would bring along for what the service never asks of it: schemas that are compiled, requests
 * that are made up, HTTP/2, and folders that are listed.
 */
const UNASKED = /^(node:http2|@fastify\/(ajv-compiler|fast-json-stringify-compiler)|light-my-request|glob)$/;

const leftOut: Plugin = {
  name: 'left-out',
  enforce: 'pre',
  resolveId(source, importer) {
    const asks = /node_modules[\\/](fastify|@fastify[\\/]static)[\\/]/.test(importer ?? '');
    return asks && UNASKED.test(source) ? `\0left-out:${source}` : null;
  },
  load(id) {
    if (!id.startsWith('\0left-out:')) return null;
    const message = `${id.slice(10)} is left out of the build.`;
    return `module.exports = () => { throw new Error(${JSON.stringify(message)}); }; module.exports.glob = module.exports;`;
  },
};

/** Worker processes and threads are started by their file, so each is an entry of its own. */
const WORKERS = {
  'parse-worker': at('src-main/ingest/workers/parse-worker.ts'),
  'recognise-worker': at('src-main/ingest/workers/recognise-worker.ts'),
  'study-worker': at('src-main/reader/study-worker.ts'),
  'ear-worker': at('src-main/reader/ear/ear-worker.ts'),
  'posted-worker': at('src-main/service/posted/posted-worker.ts'),
  'backup-worker': at('src-main/service/backup/backup-worker.ts'),
  'import-worker': at('src-main/fabric/import-worker.ts'),
};

const command = (name: string): string => at(`src-main/cli/commands/${name}.ts`);

/** Programs that load much of the same; the commands that open no data folder load little. */
const PROGRAMS = {
  start: [MAIN, at('src-main/cli/main.ts')],
  service: [command('serve'), command('work')],
  commands: ['backup', 'correct', 'export', 'extract', 'fabric', 'keys', 'locate', 'restore', 'verify'].map(command),
  lone: ['compare', 'keyring'].map(command),
  ...Object.fromEntries(Object.entries(WORKERS).map(([name, path]) => [name.replace('-worker', ''), [path]])),
};

const shell = {
  main: {
    plugins: [leftOut, oneByte, fresh],
    build: {
      outDir: at('out/main'),
      minify: false,
      // Hundreds of small files each, which every start would look for and open one by one.
      externalizeDeps: { exclude: BUNDLED },
      rollupOptions: {
        input: { electron: MAIN, cli: at('src-main/cli/main.ts'), served: at('src-main/cli/served.ts'), ...WORKERS },
        output: {
          format: 'es' as const,
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: { groups: partsOf(PROGRAMS, 'service') },
          comments: { legal: true, annotation: false, jsdoc: false },
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
        },
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
