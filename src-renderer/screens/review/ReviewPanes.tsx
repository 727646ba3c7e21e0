// The three panes of a review: the document, its calls, the drawing with the verdict.
import { useEffect, useRef, useState } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import '#renderer/screens/review/review.css';
import '#renderer/screens/review/doubts.css';
import { CertificatePreview } from '#renderer/screens/exports/CertificatePreview.tsx';
import { useCommands } from '#renderer/screens/frame/use-commands.ts';
import { CallsPane } from '#renderer/screens/review/CallsPane.tsx';
import { DocumentVerdictPane } from '#renderer/screens/review/DocumentVerdictPane.tsx';
import { FigureView } from '#renderer/screens/review/FigureView.tsx';
import { ReadingPane } from '#renderer/screens/review/ReadingPane.tsx';
import { ReviewHead } from '#renderer/screens/review/ReviewHead.tsx';
import { SourcePane } from '#renderer/screens/review/SourcePane.tsx';
import { VerdictPane } from '#renderer/screens/review/VerdictPane.tsx';
import { redo, undo, useReview } from '#renderer/state/review.ts';
import { EmptyState } from '#renderer/ui/State.tsx';

export function ReviewPanes() {
  const text = useReview((state) => state.text);
  const document = useReview((state) => state.document);
  const reading = useReview((state) => state.reading);
  const run = useReview(({ origin }) => (origin?.kind === 'library' ? origin.id : null));
  const [preview, setPreview] = useState(false);
  const layout = useDefaultLayout({ id: 'review-panes' });
  useReviewKeys(() => setPreview(!reading));
  useCommands({ undo, redo });
  return (
    <>
      <ReviewHead onPreview={() => setPreview(true)} />
      <Group className="review-panes" orientation="horizontal" {...layout}>
        <Panel id="source" defaultSize="33%" minSize="14%">
          <SourcePane />
        </Panel>
        <Separator className="pane-border" aria-label="Width of the document" />
        <Panel id="calls" defaultSize="38%" minSize="24%">
          {reading ? <ReadingPane /> : <CallsPane />}
        </Panel>
        <Separator className="pane-border" aria-label="Width of the drawing" />
        <Panel id="drawing" defaultSize="29%" minSize="18%">
          {reading ? <div className="pane" /> : <DrawingPane />}
        </Panel>
      </Group>
      {preview ? (
        <CertificatePreview held={text} document={document} run={run} onClose={() => setPreview(false)} />
      ) : null}
    </>
  );
}

function DrawingPane() {
  const working = useReview((state) => state.working);
  const of = useReview(({ origin, tract }) => `${origin?.kind ?? ''} ${origin?.id ?? ''} ${String(tract)}`);
  const layout = useDefaultLayout({ id: 'review-drawing' });
  if (working === null) return <DocumentVerdictPane />;
  return (
    <Group className="pane" orientation="vertical" {...layout}>
      <Panel id="figure" defaultSize="55%" minSize="20%">
        {working.figure === null ? (
          <EmptyState title="Nothing to draw">
            <p>This tract has no figure that could be computed.</p>
          </EmptyState>
        ) : (
          <FigureView figure={working.figure} of={of} />
        )}
      </Panel>
      <Separator className="pane-border pane-border-across" aria-label="Height of the drawing" />
      <Panel id="verdict" defaultSize="45%" minSize="20%">
        <VerdictPane working={working} />
      </Panel>
    </Group>
  );
}

/** Ctrl+Z and Ctrl+Y anywhere but in a field that has its own, and Ctrl+E for the certificate. */
function useReviewKeys(onCertificate: () => void): void {
  const certificate = useRef(onCertificate);
  certificate.current = onCertificate;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || (event.target as HTMLElement).matches('input, textarea')) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'e') certificate.current();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
