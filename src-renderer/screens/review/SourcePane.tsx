// The document under review: the PDF with the words of each call marked, the pasted text, or the sentences alone.
import { ArrowDown, ZoomIn, ZoomOut } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import type { PageLight, PageMark } from '#renderer/screens/review/PdfPage.tsx';
import { pageNotesOf, unreadNotesOf } from '#renderer/screens/review/page-notes.ts';
import { partedLines, type Turn } from '#renderer/screens/review/page-turn.ts';
import { isRow, SentenceList, TextPane } from '#renderer/screens/review/TextPane.tsx';
import { useSource } from '#renderer/screens/review/use-source.ts';
import { hoverRow, selectRow, showPlace, useReview } from '#renderer/state/review.ts';
import { Button, IconButton } from '#renderer/ui/Button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#renderer/ui/State.tsx';

const PdfPages = lazy(() =>
  import('#renderer/screens/review/PdfPages.tsx').then((room) => ({ default: room.PdfPages })),
);

export function SourcePane() {
  const tract = useReview((state) => state.body?.extraction.tracts[state.tract]) ?? EMPTY_TRACT;
  const source = useSource();
  const { zoom, step, comeCloser } = useZoom();
  return (
    <div className="pane">
      <header className="pane-head">
        <h2>Document</h2>
        <span className="spacer" />
        {source.kind === 'pdf' ? (
          <>
            <UnreadButton />
            <IconButton label="Smaller page" onPress={() => step(1 / 1.25)}>
              <ZoomOut size={15} aria-hidden />
            </IconButton>
            <IconButton label="Larger page" onPress={() => step(1.25)}>
              <ZoomIn size={15} aria-hidden />
            </IconButton>
          </>
        ) : null}
      </header>
      {source.kind === 'loading' ? <LoadingState title="Opening the document" /> : null}
      {source.kind === 'error' ? <ErrorState title="The document cannot be shown">{source.message}</ErrorState> : null}
      {source.kind === 'later' ? (
        <EmptyState title="The pages are shown once they are read">
          <p>This document came as a picture.</p>
        </EmptyState>
      ) : null}
      {source.kind === 'none' ? <SentenceList tract={tract} /> : null}
      {source.kind === 'text' ? <TextPane text={source.text} tract={tract} /> : null}
      {source.kind === 'pdf' ? (
        <MarkedPages bytes={source.bytes} tract={tract} zoom={zoom} onLegible={comeCloser} />
      ) : null}
    </div>
  );
}

/** Goes through the places that were not read, wherever they stand. */
function UnreadButton() {
  const extraction = useReview((state) => state.body?.extraction);
  const shown = useReview((state) => state.shown?.note);
  const places = useMemo(() => (extraction === undefined ? [] : unreadNotesOf(extraction)), [extraction]);
  if (places.length === 0) return null;
  const next = places[(places.findIndex(({ id }) => id === shown) + 1) % places.length];
  return (
    <Button
      kind="quiet"
      icon={<ArrowDown size={13} aria-hidden />}
      aria-label={`Next of ${String(places.length)} not read`}
      onPress={() => (next === undefined ? undefined : showPlace({ page: next.page, note: next.id }))}
    >
      {places.length} not read
    </Button>
  );
}

/** Closer than this a line no longer stands in its pane. */
const CLOSEST = 1.5;

/** The page fits its pane until words on it are selected and too small to read; a person's own zoom stands. */
function useZoom() {
  const [zoom, setZoom] = useState(1);
  const chosen = useRef(false);
  const step = (times: number): void => {
    chosen.current = true;
    setZoom((now) => Math.min(4, Math.max(0.5, now * times)));
  };
  const comeCloser = useCallback((legible: number): void => {
    if (!chosen.current) setZoom((now) => Math.max(now, Math.min(CLOSEST, legible)));
  }, []);
  return { zoom, step, comeCloser };
}

interface MarkedPagesProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tract: Tract;
  readonly zoom: number;
  readonly onLegible: (zoom: number) => void;
}

function MarkedPages({ bytes, tract, zoom, onLegible }: MarkedPagesProps) {
  const selected = useReview((state) => state.selected);
  const hovered = useReview((state) => state.hovered);
  const extraction = useReview((state) => state.body?.extraction);
  const open = useReview((state) => state.tract);
  const shown = useReview((state) => state.shown);
  const lit = useReview((state) => state.lit);
  const notes = useMemo(
    () => (extraction === undefined ? [] : pageNotesOf(extraction, open, selectRow)),
    [extraction, open],
  );
  const turns = useMemo(
    () => new Map((extraction?.pages ?? []).map(({ number, turn }): [number, Turn] => [number, turn ?? 0])),
    [extraction],
  );
  const marks = useMemo(
    () =>
      tract.calls.flatMap((call, index): PageMark[] => {
        const row = { kind: 'boundary', call: index } as const;
        const state = isRow(selected, row) ? 'selected' : isRow(hovered, row) ? 'hovered' : 'quiet';
        const page = call.source?.page ?? 1;
        return partedLines(call.source?.boxes ?? [], turns.get(page) ?? 0).map((box, part) => ({
          id: `${String(index)}-${String(part)}`,
          page,
          box,
          label: `Call ${String(index + 1)}`,
          state,
          onSelect: () => selectRow(row),
          onHover: (over) => hoverRow(over ? row : null),
        }));
      }),
    [tract, turns, selected, hovered],
  );
  const lights = useMemo(
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
  return (
    <Suspense fallback={<LoadingState title="Opening the document" />}>
      <PdfPages
        label="Document pages"
        bytes={bytes}
        marks={marks}
        lights={lights}
        notes={notes}
        turns={turns}
        shown={shown}
        zoom={zoom}
        onLegible={onLegible}
      />
    </Suspense>
  );
}
