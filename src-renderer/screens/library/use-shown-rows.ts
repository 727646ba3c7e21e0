// The rows of the library by their index on screen: what is coming in first, then the documents of the present view.
import { useMemo } from 'react';
import { useIngest } from '#renderer/state/ingest.ts';
import { useLibrary } from '#renderer/state/library.ts';
import { arrivalRows, documentRow, type LibraryRow, viewIn } from '#renderer/state/library-view.ts';

export interface ShownRows {
  readonly count: number;
  /** How many of them, at the top, are still coming in. */
  readonly arrivals: number;
  /** Undefined while the service has not told it yet. */
  rowAt(index: number): LibraryRow | undefined;
  /** Where a row stands, when it is known to. */
  indexOf(id: string): number | null;
  /** Its place at the service; the first one for what is coming in. */
  placeAt(index: number): number;
}

export function useShownRows(): ShownRows {
  const state = useLibrary();
  const { rows, total } = state;
  const arrivals = useIngest((ingest) => ingest.arrivals);
  const view = JSON.stringify(viewIn(state));
  return useMemo(() => {
    const listed = new Set([...rows.values()].map(({ reference }) => reference));
    const coming = arrivalRows(arrivals, JSON.parse(view), listed);
    const made = new Map([...rows].map(([place, document]) => [place, documentRow(document)]));
    const placeAt = (index: number): number => Math.max(0, index - coming.length);
    return {
      count: coming.length + total,
      arrivals: coming.length,
      rowAt: (index) => (index < coming.length ? coming[index] : made.get(placeAt(index))),
      indexOf: (id) => {
        const among = coming.findIndex((row) => row.id === id);
        if (among >= 0) return among;
        const place = [...made].find(([, row]) => row.id === id)?.[0];
        return place === undefined ? null : coming.length + place;
      },
      placeAt,
    };
  }, [rows, total, arrivals, view]);
}
