// Whether the service answers, and what it says of itself.
import { create } from 'zustand';
import type { LocalStatus } from '#core/schema/local.ts';
import { service, watchReach } from '#renderer/api/service.ts';

interface Health {
  readonly reach: 'connecting' | 'online' | 'offline';
  readonly status: LocalStatus | null;
}

export const useHealth = create<Health>(() => ({ reach: 'connecting', status: null }));

const ASK_EVERY_MS = 3000;

/** Asks for the status now and then; the answer tells the library when there is news. */
export function watchHealth(onStatus: () => void): () => void {
  let stopped = false;
  let timer = 0;
  watchReach((reachable) => {
    const reach = reachable ? 'online' : 'offline';
    if (useHealth.getState().reach !== reach) useHealth.setState({ reach });
  });
  const ask = async (): Promise<void> => {
    try {
      const { value } = await service.call('localStatus');
      useHealth.setState({ status: value });
      onStatus();
    } catch {
      // Being unreachable is what watchReach reports; a refusal leaves the last status standing.
    }
    if (!stopped) timer = window.setTimeout(() => void ask(), ASK_EVERY_MS);
  };
  void ask();
  return () => {
    stopped = true;
    window.clearTimeout(timer);
  };
}
