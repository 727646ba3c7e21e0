// The thread of the ear: hears what reading threads ask it through their ports.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { AskedEar, EarSaid } from '#main/reader/ear/asked-ear.ts';
import { hearHere } from '#main/reader/ear/hear-here.ts';
import { uninterrupted } from '#main/reader/ear/uninterrupted.ts';
import { giveWay } from '#main/reader/give-way.ts';

giveWay();
const state = new Int32Array((workerData as { state: SharedArrayBuffer }).state);

parentPort?.on('message', (port: MessagePort | 'end') => {
  if (port === 'end') process.exit();
  port.on('message', ({ id, passages }: AskedEar) => {
    void heard(id, passages).then((said) => port.postMessage(said));
  });
});

async function heard(id: number, passages: AskedEar['passages']): Promise<EarSaid> {
  try {
    const odds: number[] = [];
    for (const passage of passages) odds.push(...(await uninterrupted(state, () => hearHere([passage]))));
    return { id, odds };
  } catch (fault) {
    return { id, fault };
  }
}
