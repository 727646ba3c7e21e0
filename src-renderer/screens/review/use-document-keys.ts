// The keys of the document: search from anywhere on the screen, all else while its pane has the focus.
import { type RefObject, useEffect, useRef } from 'react';
import {
  fitTo,
  goToPage,
  openFind,
  showNext,
  stepFind,
  toggleThumbnails,
  turnPage,
  useDocumentView,
  ZOOM_STEP,
  zoomBy,
} from '#renderer/state/document-view.ts';
import { isShortcut, type ShortcutName } from '#renderer/state/shortcuts.ts';
import { isDialogOpen } from '#renderer/ui/Dialog.tsx';

type Keys = Partial<Readonly<Record<ShortcutName, () => void>>>;

/** Gives the ref of the pane. */
export function useDocumentKeys(
  hasPages: boolean,
  hasText: boolean,
  found: number,
  field: RefObject<HTMLInputElement | null>,
): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasText) return;
    const anywhere: Keys = {
      document_find: openFind,
      document_found: () => stepFind(1, found),
      document_found_before: () => stepFind(-1, found),
    };
    const onPages: Keys = hasPages ? pageKeys(field) : {};
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      const within = pane.current?.contains(target) === true && !target.matches('input, textarea');
      const act = findAct(anywhere, event) ?? (within ? findAct(onPages, event) : undefined);
      if (act === undefined || isDialogOpen()) return;
      event.preventDefault();
      act();
      const search = pane.current?.querySelector<HTMLInputElement>('.find-input');
      if (isShortcut('document_find', event)) search?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hasPages, hasText, found, field]);
  return pane;
}

const pageKeys = (field: RefObject<HTMLInputElement | null>): Keys => ({
  document_nearer: () => zoomBy(ZOOM_STEP),
  document_farther: () => zoomBy(1 / ZOOM_STEP),
  document_width: () => fitTo('width'),
  document_page: () => fitTo('page'),
  document_turn: turnPage,
  document_next: () => goToPage(useDocumentView.getState().page + 1),
  document_previous: () => goToPage(useDocumentView.getState().page - 1),
  document_go: () => field.current?.focus(),
  document_thumbnails: toggleThumbnails,
  document_view: showNext,
});

function findAct(keys: Keys, event: KeyboardEvent): (() => void) | undefined {
  const name = (Object.keys(keys) as ShortcutName[]).find((one) => isShortcut(one, event));
  return name === undefined ? undefined : keys[name];
}
