// Lets a screen answer the desktop menu's commands while it is open.
import { useEffect, useRef } from 'react';

export function useCommands(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const hear = (event: Event): void => {
      const act = event instanceof CustomEvent ? latest.current[String(event.detail)] : undefined;
      if (act === undefined) return;
      // Whoever sent it learns that it was heard.
      event.preventDefault();
      act();
    };
    window.addEventListener('deedproof-command', hear);
    return () => window.removeEventListener('deedproof-command', hear);
  }, []);
}
