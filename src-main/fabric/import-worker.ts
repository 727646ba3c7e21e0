// The thread of one import.
import { parentPort } from 'node:worker_threads';
import type { ImportNews, ImportOrder, ToldFault } from '#main/fabric/import-apart.ts';
import { importFabric } from '#main/fabric/import-fabric.ts';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';

const stop = new AbortController();
const say = (news: ImportNews) => parentPort?.postMessage(news);

function toldFault(fault: unknown): ToldFault {
  if (!(fault instanceof Error)) return { unreadable: false, message: String(fault) };
  const { message, stack = '' } = fault;
  const code = 'code' in fault ? { code: fault.code } : {};
  return { unreadable: fault instanceof UnreadableFabric, message, stack, ...code };
}

let goOn: () => void = () => undefined;

function beforeKeeping(): Promise<void> {
  say('written');
  return new Promise((resolve) => {
    goOn = resolve;
  });
}

parentPort?.on('message', (order: ImportOrder) => {
  if (order === 'stop') stop.abort();
  if (order === 'stop' || order === 'keep') goOn();
  else
    importFabric({
      ...order,
      signal: stop.signal,
      onProgress: (...progress) => say({ progress }),
      beforeKeeping,
    }).then(
      (features) => say({ features }),
      (fault: unknown) => say({ fault: toldFault(fault) }),
    );
});
say('ready');
