// The pages of the document with everything that is marked on them: calls, reasons, doubts, and words looked for.
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Call } from '#core/schema/call.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { FactConfidences } from '#core/schema/fact-confidence.ts';
import type { Tract } from '#core/schema/tract.ts';
import { later } from '#renderer/screens/frame/later.tsx';
import type { PageHit, PageLight, PageMark } from '#renderer/screens/review/PdfPage.tsx';
import { aroundOf, type Size } from '#renderer/screens/review/page-layout.ts';
import { pageNotesOf } from '#renderer/screens/review/page-notes.ts';
import { type Box, partedLines, type Turn, turnedBox } from '#renderer/screens/review/page-turn.ts';
import type { Hit } from '#renderer/screens/review/read-pages.ts';
import { isRow } from '#renderer/screens/review/TextPane.tsx';
import type { Wanted } from '#renderer/screens/review/use-page-scroll.ts';
import { comeCloser, resetView, useDocumentView } from '#renderer/state/document-view.ts';
import { hoverRow, selectRow, useReview } from '#renderer/state/review.ts';

const PdfPages = later(
  () => import('#renderer/screens/review/PdfPages.tsx').then((room) => room.PdfPages),
  'Opening the document',
);

interface MarkedPagesProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tract: Tract;
  readonly hits: readonly Hit[];
}

export function MarkedPages({ bytes, tract, hits }: MarkedPagesProps) {
  const extraction = useReview((state) => state.body?.extraction);
  const open = useReview((state) => state.tract);
  const shown = useReview((state) => state.shown);
  const view = useDocumentView();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is looked at afresh
  useLayoutEffect(() => resetView(), [bytes]);
  const notes = useMemo(
    () => (extraction === undefined ? [] : pageNotesOf(extraction, open, selectRow)),
    [extraction, open],
  );
  const known = useMemo(() => turnsOf(extraction), [extraction]);
  const turns = useMemo(() => addedTurns(known, view.turned), [known, view.turned]);
  const marks = useCallMarks(tract, known);
  const lights = useLights(known);
  const wanted = useWanted(tract, lights, hits, view.find?.at ?? 0, open);
  const at = view.find?.at ?? 0;
  const pageHits = useMemo(() => pageHitsOf(hits, at), [hits, at]);
  const zoom = useMemo(() => ({ fit: view.fit, zoom: view.zoom }), [view.fit, view.zoom]);
  const onRoom = useCallback(
    (pane: Size, paper: Size) => {
      if (wanted !== null) comeCloser(legibleZoom(wanted, turns.get(wanted.page) ?? 0, pane, paper));
    },
    [wanted, turns],
  );
  return (
    <PdfPages
      label="Document pages"
      bytes={bytes}
      marks={marks}
      lights={lights}
      hits={pageHits}
      notes={notes}
      turns={turns}
      shown={shown}
      asked={view.asked}
      wanted={wanted}
      zoom={zoom}
      chosen={view.chosen}
      onSight={tellSight}
      onRoom={onRoom}
      thumbnails={view.thumbnails}
    />
  );
}

function tellSight(page: number, pages: number): void {
  const before = useDocumentView.getState();
  if (before.page !== page || before.pages !== pages) useDocumentView.setState({ page, pages });
}

const turnsOf = (extraction: Extraction | undefined): ReadonlyMap<number, Turn> =>
  new Map((extraction?.pages ?? []).map(({ number, turn }): [number, Turn] => [number, turn ?? 0]));

/** What the reader knows, and what a person turned beyond it. */
function addedTurns(known: ReadonlyMap<number, Turn>, turned: ReadonlyMap<number, Turn>): ReadonlyMap<number, Turn> {
  const all = new Map(known);
  for (const [page, turn] of turned) all.set(page, (((known.get(page) ?? 0) + turn) % 4) as Turn);
  return all;
}

/** The pages that a call stands on: one, or more where a page break cuts it. */
function placesOf({ source }: Call): { page: number; boxes: readonly Box[] }[] {
  return source === null ? [] : [source, ...(source.onwards ?? [])];
}

function useCallMarks(tract: Tract, turns: ReadonlyMap<number, Turn>): PageMark[] {
  const selected = useReview((state) => state.selected);
  const hovered = useReview((state) => state.hovered);
  return useMemo(
    () =>
      tract.calls.flatMap((call, index): PageMark[] => {
        const row = { kind: 'boundary', call: index } as const;
        const state = isRow(selected, row) ? 'selected' : isRow(hovered, row) ? 'hovered' : 'quiet';
        return placesOf(call).flatMap(({ page, boxes }, place) =>
          partedLines(boxes, turns.get(page) ?? 0).map((box, part) => ({
            id: `${String(index)}-${String(place)}-${String(part)}`,
            page,
            box,
            label: `Call ${String(index + 1)}${place === 0 ? '' : ', goes on'}`,
            state,
            onSelect: () => selectRow(row),
            onHover: (over) => hoverRow(over ? row : null),
          })),
        );
      }),
    [tract, turns, selected, hovered],
  );
}

function useLights(turns: ReadonlyMap<number, Turn>): PageLight[] {
  const lit = useReview((state) => state.lit);
  return useMemo(
    () =>
      (lit?.spans ?? []).flatMap(({ page, start, boxes = [] }): PageLight[] =>
        partedLines(boxes, turns.get(page) ?? 0).map((box, part) => ({
          id: `lit-${lit?.code ?? ''}-${String(page)}-${String(start)}-${String(part)}`,
          page,
          box,
        })),
      ),
    [lit, turns],
  );
}

const pageHitsOf = (hits: readonly Hit[], at: number): PageHit[] =>
  hits.flatMap(({ page, start, boxes }, index) =>
    boxes.map((box, part) => ({
      id: `hit-${String(page)}-${String(start)}-${String(part)}`,
      page,
      box,
      now: index === at,
    })),
  );

/** What is to be in sight: whichever of a place found, a reason, a call and the beginning was asked for last. */
function useWanted(
  tract: Tract,
  lights: readonly PageLight[],
  hits: readonly Hit[],
  at: number,
  open: number,
): Wanted | null {
  const selected = useReview((state) => (state.selected?.kind === 'boundary' ? state.selected.call : null));
  const facts = useReview((state) => state.body?.extraction.fact_confidence);
  const hit = hits[at];
  const [light] = lights;
  const call = selected === null ? undefined : tract.calls[selected]?.source;
  const first =
    tract.calls.find(({ source }) => source !== null)?.source ?? findFactPlace({ ...facts, ...tract.fact_confidence });
  const asked: (Wanted | null)[] = [
    first == null ? null : { key: `open-${String(open)}`, page: first.page, boxes: first.boxes, opening: true },
    call == null ? null : { key: `call-${String(open)}-${String(selected)}`, page: call.page, boxes: call.boxes },
    light === undefined
      ? null
      : {
          key: light.id,
          page: light.page,
          boxes: lights.filter(({ page }) => page === light.page).map(({ box }) => box),
        },
    hit === undefined || hit.boxes.length === 0
      ? null
      : { key: `hit-${String(hit.page)}-${String(hit.start)}-${String(hit.end)}`, page: hit.page, boxes: hit.boxes },
  ];
  const keys = useRef<(string | undefined)[]>([]);
  const last = useRef(-1);
  asked.forEach((place, index) => {
    if (place !== null && place.key !== keys.current[index]) last.current = index;
    keys.current[index] = place?.key;
  });
  const wanted = asked[last.current] ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same key is the same place
  return useMemo(() => (wanted === null ? null : { ...wanted, column: columnOf(tract, wanted) }), [wanted?.key]);
}

const FACTS = ['aliquot', 'pob_description', 'lot_block[0]', 'stated_area'] as const;

/** Where a tract without calls is described. */
function findFactPlace(told: FactConfidences): { page: number; boxes: readonly Box[] } | null {
  const spans = FACTS.flatMap((fact) => told[fact]?.span ?? []);
  const placed = spans.find(({ boxes = [] }) => boxes.length > 0);
  return placed === undefined ? null : { page: placed.page, boxes: placed.boxes ?? [] };
}

/** The lines of the description, around which a page may be cut at its sides. */
const columnOf = (tract: Tract, { boxes }: Wanted): readonly Box[] => [
  ...tract.calls.flatMap(placesOf).flatMap((place) => place.boxes),
  ...boxes,
];

/** Words lower than this, in pixels, are guessed at rather than read. */
const LEGIBLE_PX = 15;
const RIM_PX = 12;

/** So near that the lines can be read, but not so near that they are wider than the pane. */
function legibleZoom({ boxes, column = boxes }: Wanted, turn: Turn, pane: Size, paper: Size): number {
  const wide = turn % 2 === 0 ? paper.width : paper.height;
  const fitted = (pane.width - 20) / wide;
  const [x0, , x1] = aroundOf(column.map((box) => turnedBox(box, turn, paper)));
  const [, top = 0, , foot = 0] = boxes[0] === undefined ? [] : turnedBox(boxes[0], turn, paper);
  return Math.min(LEGIBLE_PX / ((foot - top) * fitted), (pane.width - 2 * RIM_PX) / ((x1 - x0) * fitted));
}
