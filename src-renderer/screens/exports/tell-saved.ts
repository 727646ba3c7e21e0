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

/** As many as a notice has room for. */
const MOST_NAMED = 6;

/** Every document that could not be exported, with its reason, in one text: single notices would push each other out. */
export function refusedText(refused: readonly string[]): string {
  if (refused.length === 1) return refused[0] ?? '';
  const more = refused.length - MOST_NAMED;
  const named = refused.slice(0, MOST_NAMED).join(' · ');
  return `${String(refused.length)} could not be exported. ${named}${more > 0 ? ` · and ${String(more)} more` : ''}`;
}
