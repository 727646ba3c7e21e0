// A reading thread's way to the ear: what goes through the port between them.
import type { MessagePort } from 'node:worker_threads';
import type { Hear, Passage } from '#main/reader/ear/ear.ts';

export interface AskedEar {
  readonly id: number;
  readonly passages: readonly Passage[];
}

export type EarSaid =
  | { readonly id: number; readonly odds: readonly number[] }
  | { readonly id: number; readonly fault: unknown };

interface Waiting {
  readonly told: (odds: readonly number[]) => void;
  readonly failed: (fault: unknown) => void;
}

export function hearBy(port: MessagePort): Hear {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isGone = false;
  port.on('message', (said: EarSaid) => {
    const one = waiting.get(said.id);
    waiting.delete(said.id);
    if ('odds' in said) one?.told(said.odds);
    else one?.failed(said.fault);
  });
  const gone = () => new Error('The thread that hears sentences has ended.');
  port.on('close', () => {
    isGone = true;
    for (const { failed } of waiting.values()) failed(gone());
    waiting.clear();
  });
  return (passages) =>
    new Promise((told, failed) => {
      if (isGone) return failed(gone());
      asked += 1;
      waiting.set(asked, { told, failed });
      port.postMessage({ id: asked, passages } satisfies AskedEar);
    });
}
