// Loaded before a worker's program: makes a forked process of Node look like a utility process of Electron, as far as a
// program can see: the kind of process, the version, and the port to its parent in place of Node's own channel.
import { EventEmitter } from 'node:events';

class ParentPort extends EventEmitter {
  postMessage(message: unknown): void {
    send(message);
  }
}

const port = new ParentPort();
const send = process.send?.bind(process) ?? (() => undefined);
process.on('message', (data) => port.emit('message', { data, ports: [] }));
process.on('disconnect', () => process.exit(0));

const set = (name: string, value: unknown) =>
  Object.defineProperty(process, name, { value, writable: false, enumerable: true, configurable: true });
set('versions', { ...process.versions, electron: '45.3.2' });
set('type', 'utility');
set('parentPort', port);
set('send', undefined);
