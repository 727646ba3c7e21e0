// The word that a file was saved, with the way to it where there is one.
import { findBridge } from '#renderer/api/service.ts';
import { notify } from '#renderer/state/notices.ts';

/** `where` is a path in the desktop window; null when the person cancelled, which needs no word. */
export function tellSaved(text: string, where: string | null): void {
  if (where === null) return;
  const bridge = findBridge();
  const action = bridge === null ? {} : { action: { label: 'Show', run: () => void bridge.reveal(where) } };
  notify({ kind: 'done', text, ...action });
}
