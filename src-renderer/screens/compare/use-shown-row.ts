// The row of the difference that is looked at comes into sight and takes the focus.
import { type RefObject, useEffect, useRef } from 'react';
import { type ComparedPlace, isPlace, useComparing } from '#renderer/state/comparing.ts';

export function useShownRow(place: ComparedPlace): {
  readonly row: RefObject<HTMLTableRowElement | null>;
  readonly selected: boolean;
} {
  const row = useRef<HTMLTableRowElement>(null);
  const chosen = useComparing((state) => (isPlace(state.selected, place) ? state.selected : null));
  useEffect(() => {
    if (chosen === null) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    row.current?.focus({ preventScroll: true });
  }, [chosen]);
  return { row, selected: chosen !== null };
}
