// The document under review: the PDF with the words of each call marked, its text, both, or the sentences alone.
import { ArrowDown } from 'lucide-react';
import { useMemo, useRef } from 'react';
import '#renderer/screens/review/document.css';
import { EMPTY_TRACT } from '#core/schema/tract.ts';
import { DocumentTools } from '#renderer/screens/review/DocumentTools.tsx';
import { FindBar } from '#renderer/screens/review/FindBar.tsx';
import { MarkedPages } from '#renderer/screens/review/MarkedPages.tsx';
import { unreadNotesOf } from '#renderer/screens/review/page-notes.ts';
import { findHits, type Hit } from '#renderer/screens/review/read-pages.ts';
import { SentenceList, TextPane } from '#renderer/screens/review/TextPane.tsx';
import { useDocumentKeys } from '#renderer/screens/review/use-document-keys.ts';
import { type ReadPages, useReadPages } from '#renderer/screens/review/use-read-pages.ts';
import { useSource } from '#renderer/screens/review/use-source.ts';
import { type Shown, showAs, useDocumentView } from '#renderer/state/document-view.ts';
import { showPlace, useReview } from '#renderer/state/review.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Segments } from '#renderer/ui/Segments.tsx';
import { EmptyState, ErrorState, LoadingState } from '#renderer/ui/State.tsx';

const SHOWN = [
  { id: 'page', label: 'Page' },
  { id: 'text', label: 'Text' },
  { id: 'both', label: 'Both' },
] as const satisfies readonly { id: Shown; label: string }[];

const NO_HITS: readonly Hit[] = [];

export function SourcePane() {
  const tract = useReview((state) => state.layout?.tract) ?? EMPTY_TRACT;
  const source = useSource();
  const shown = useDocumentView((state) => state.shown);
  const find = useDocumentView((state) => state.find);
  const isPdf = source.kind === 'pdf';
  const read = useReadPages(source, find !== null || shown !== 'page');
  const sought = find?.text ?? '';
  const hits = useMemo(() => (read.kind === 'pages' ? findHits(read.pages, sought) : NO_HITS), [read, sought]);
  const field = useRef<HTMLInputElement>(null);
  const pane = useDocumentKeys(isPdf, isPdf || source.kind === 'text', hits.length, field);
  return (
    <div ref={pane} className="pane document-pane">
      <header className="pane-head document-head">
        <h2>Document</h2>
        <span className="spacer" />
        {isPdf ? (
          <>
            <UnreadButton />
            <Segments label="Shown" value={shown} options={SHOWN} onChange={showAs} />
          </>
        ) : null}
      </header>
      {isPdf ? <DocumentTools field={field} /> : null}
      <FindBar read={read} hits={hits} />
      {source.kind === 'loading' ? <LoadingState title="Opening the document" /> : null}
      {source.kind === 'error' ? <ErrorState title="The document cannot be shown">{source.message}</ErrorState> : null}
      {source.kind === 'later' ? (
        <EmptyState title="The pages are shown once they are read">
          <p>This document came as a picture.</p>
        </EmptyState>
      ) : null}
      {source.kind === 'none' ? <SentenceList tract={tract} /> : null}
      <div className={`document-body document-${isPdf ? shown : source.kind}`}>
        {isPdf ? (
          <div className="document-pages" hidden={shown === 'text'}>
            <MarkedPages bytes={source.bytes} tract={tract} hits={hits} />
          </div>
        ) : null}
        {source.kind === 'text' || (isPdf && shown !== 'page') ? <ReadText read={read} hits={hits} /> : null}
      </div>
    </div>
  );
}

function ReadText({ read, hits }: { readonly read: ReadPages; readonly hits: readonly Hit[] }) {
  const tract = useReview((state) => state.body?.extraction.tracts[state.tract]) ?? EMPTY_TRACT;
  const at = useDocumentView((state) => state.find?.at ?? 0);
  if (read.kind === 'loading') return <LoadingState title="Fetching the text" />;
  if (read.kind === 'missing') return <EmptyState title="There is no text to show">{read.message}</EmptyState>;
  return <TextPane pages={read.pages} tract={tract} hits={hits} at={at} />;
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
