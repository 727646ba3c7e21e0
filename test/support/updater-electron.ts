// Loaded before the updater in a process of its own: what it asks of Electron, over plain Node. The real updater then
// looks at a real feed.
import { EventEmitter } from 'node:events';
import { request } from 'node:http';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';

const feed = process.env.FEED_FOLDER ?? '';
Object.defineProperty(process, 'resourcesPath', { value: feed });

const app = Object.assign(new EventEmitter(), {
  name: 'Deedproof',
  isPackaged: true,
  getName: () => 'Deedproof',
  getVersion: () => '0.1.0',
  getAppPath: () => dirname(feed),
  getPath: () => tmpdir(),
  whenReady: async () => undefined,
  quit: () => undefined,
});

/** Electron's own requests have the shape of Node's. */
const net = {
  request: ({ session: _, redirect: __, ...options }: Record<string, unknown>) => request(options),
};

Object.assign(globalThis, {
  electronStandIn: { app, net, session: { fromPartition: () => ({}) }, autoUpdater: new EventEmitter() },
});

const HERE = 'electron:stand-in';
const source = 'module.exports = globalThis.electronStandIn';
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: HERE, format: 'commonjs', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === HERE ? { format: 'commonjs', source, shortCircuit: true } : next(url, context),
});
