// The document under review: the PDF with the words of each call marked, the pasted text, or the sentences alone.
import { ZoomIn, ZoomOut } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import type { PageMark } from '#renderer/screens/review/PdfPage.tsx';
import { pageNotesOf } from '#renderer/screens/review/page-notes.ts';
import type { Turn } from '#renderer/screens/review/page-turn.ts';
import { isRow, SentenceList, TextPane } from '#renderer/screens/review/TextPane.tsx';
import { hoverRow, selectRow, useReview } from '#renderer/state/review.ts';
import { IconButton } from '#renderer/ui/Button.tsx';
import { ErrorState, LoadingState } from '#renderer/ui/State.tsx';

const PdfPages = lazy(() =>
  import('#renderer/screens/review/PdfPages.tsx').then((room) => ({ default: room.PdfPages })),
);

type Source =
  | { readonly kind: 'loading' | 'none' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'text'; readonly text: string };

export function SourcePane() {
  const origin = useReview((state) => state.origin);
  const tract = useReview((state) => state.body?.extraction.tracts[state.tract]) ?? EMPTY_TRACT;
  const id = origin?.kind === 'library' && origin.has_source ? origin.id : null;
  const source = useSource(id);
  const { zoom, step, comeCloser } = useZoom();
  return (
    <div className="pane">
      <header className="pane-head">
        <h2>Document</h2>
        <span className="spacer" />
        {source.kind === 'pdf' ? (
          <>
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
      {source.kind === 'none' ? <SentenceList tract={tract} /> : null}
      {source.kind === 'text' ? <TextPane text={source.text} tract={tract} /> : null}
      {source.kind === 'pdf' ? (
        <MarkedPages bytes={source.bytes} tract={tract} zoom={zoom} onLegible={comeCloser} />
      ) : null}
    </div>
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

function useSource(id: string | null): Source {
  const [source, setSource] = useState<Source>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    setSource({ kind: id === null ? 'none' : 'loading' });
    if (id === null) return;
    service
      .call('getDocumentSource', { params: { id } })
      .then(({ bytes, media_type }) => {
        if (gone) return;
        const isText = media_type.startsWith('text/');
        setSource(isText ? { kind: 'text', text: new TextDecoder().decode(bytes) } : { kind: 'pdf', bytes });
      })
      .catch((error: unknown) => gone || setSource({ kind: 'error', message: messageOf(error) }));
    return () => {
      gone = true;
    };
  }, [id]);
  return source;
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
  const marks = useMemo(
    () =>
      tract.calls.flatMap((call, index): PageMark[] => {
        const row = { kind: 'boundary', call: index } as const;
        const state = isRow(selected, row) ? 'selected' : isRow(hovered, row) ? 'hovered' : 'quiet';
        return (call.source?.boxes ?? []).map((box, part) => ({
          id: `${String(index)}-${String(part)}`,
          page: call.source?.page ?? 1,
          box,
          label: `Call ${String(index + 1)}`,
          state,
          onSelect: () => selectRow(row),
          onHover: (over) => hoverRow(over ? row : null),
        }));
      }),
    [tract, selected, hovered],
  );
  const extraction = useReview((state) => state.body?.extraction);
  const open = useReview((state) => state.tract);
  const notes = useMemo(
    () => (extraction === undefined ? [] : pageNotesOf(extraction, open, selectRow)),
    [extraction, open],
  );
  const turns = useMemo(
    () => new Map((extraction?.pages ?? []).map(({ number, turn }): [number, Turn] => [number, turn ?? 0])),
    [extraction],
  );
  return (
    <Suspense fallback={<LoadingState title="Opening the document" />}>
      <PdfPages
        label="Document pages"
        bytes={bytes}
        marks={marks}
        notes={notes}
        turns={turns}
        zoom={zoom}
        onLegible={onLegible}
      />
    </Suspense>
  );
}
