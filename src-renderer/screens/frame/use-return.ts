// Does something again when the service is back, where it failed while the service was away.
import { useEffect, useRef } from 'react';
import { useHealth } from '#renderer/state/health.ts';

export function useReturn(failed: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!failed) return;
    return useHealth.subscribe((now, before) => {
      if (now.reach === 'online' && before.reach !== 'online') latest.current();
    });
  }, [failed]);
}
