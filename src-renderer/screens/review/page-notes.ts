// What is marked on the pages besides the sentences of the calls: characters in doubt, and places that were not read.
import type { Doubted } from '#core/schema/doubted.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import { chancesText, doubtedName } from '#core/verdict/wording/doubts.ts';
import type { PageNote } from '#renderer/screens/review/PdfPage.tsx';
import { doubtsOfRow } from '#renderer/state/doubts.ts';
import type { RowRef } from '#renderer/state/review.ts';

const UNREAD = {
  hand: 'Written by hand, not read',
  struck: 'Struck out',
  inserted: 'Put in between the lines',
  illegible: 'Not legible',
} as const;

/** The places that were not read, page by page from the top. */
export function unreadNotesOf(extraction: Extraction): PageNote[] {
  return (extraction.pages ?? []).flatMap(({ number, unread_places: places = [] }) =>
    places.map(
      ({ box, kind }, at): PageNote => ({
        id: `place-${String(number)}-${String(at)}`,
        page: number,
        box,
        kind,
        label: UNREAD[kind],
      }),
    ),
  );
}

/** For the open tract; `show` selects a row of it. */
export function pageNotesOf(extraction: Extraction, tract: number, show: (row: RowRef) => void): PageNote[] {
  const open = extraction.tracts[tract];
  const rows: RowRef[] = [
    ...(open?.tie_calls ?? []).map((_, call): RowRef => ({ kind: 'tie', call })),
    ...(open?.calls ?? []).map((_, call): RowRef => ({ kind: 'boundary', call })),
  ];
  const facts = [
    ...(open?.doubts ?? []).filter(({ field }) => !field.startsWith('tie_calls')),
    ...(extraction.doubts ?? []),
  ];
  return [
    ...unreadNotesOf(extraction),
    ...facts.flatMap((doubted, at) => doubtNotes(doubted, `fact-${String(at)}`)),
    ...rows.flatMap((row) =>
      (open === undefined ? [] : doubtsOfRow(open, row)).flatMap((doubted, at) =>
        doubtNotes(doubted, `${row.kind}-${String(row.call)}-${String(at)}`, () => show(row)),
      ),
    ),
  ];
}

function doubtNotes(doubted: Doubted, id: string, onSelect?: () => void): PageNote[] {
  const { source } = doubted;
  if (source === undefined) return [];
  const label = `In doubt: ${doubtedName(doubted.field)} ${chancesText(doubted)}`;
  return source.boxes.map((box, part) => ({
    id: `doubt-${id}-${String(part)}`,
    page: source.page,
    box,
    kind: 'doubt',
    label,
    ...(onSelect === undefined ? {} : { onSelect }),
  }));
}
