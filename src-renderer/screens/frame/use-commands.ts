// Lets a screen answer the desktop menu's commands while it is open.
import { useEffect, useRef } from 'react';

export function useCommands(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const hear = (event: Event): void => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') latest.current[event.detail]?.();
    };
    window.addEventListener('deedproof-command', hear);
    return () => window.removeEventListener('deedproof-command', hear);
  }, []);
}
